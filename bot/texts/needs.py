"""The permissions that the bot may lack, each by the name its host sees."""

from collections.abc import Iterable
from enum import Enum
from typing import assert_never

from bot.texts.voice import Voice


class Need(Enum):
    """A permission; the value is its name in the programming interface."""

    VIEW = "view_channel"
    SEND = "send_messages"
    SEND_IN_THREADS = "send_messages_in_threads"
    CREATE_THREADS = "create_public_threads"
    PRIVATE_THREADS = "create_private_threads"
    ATTACH = "attach_files"
    EMBED = "embed_links"
    HISTORY = "read_message_history"


class NeedTexts(Voice):
    """The sentences about missing permissions."""

    def missing(self, needs: Iterable[Need]) -> str:
        """Say which permissions are missing, and who can help."""
        names = ", ".join(f"**{self.need(need)}**" for need in needs)
        return self._(
            "I am missing a permission in this channel: {names}. Someone who manages the server "
            "can grant it (channel settings, permissions); then try again. Nothing is lost."
        ).format(names=names)

    def need(self, need: Need) -> str:
        """Name a permission as the server's settings do."""
        _ = self._
        match need:
            case Need.VIEW:
                return _("View Channel")
            case Need.SEND:
                return _("Send Messages")
            case Need.SEND_IN_THREADS:
                return _("Send Messages in Threads")
            case Need.CREATE_THREADS | Need.PRIVATE_THREADS:
                public = need is Need.CREATE_THREADS
                return _("Create Public Threads") if public else _("Create Private Threads")
            case Need.ATTACH:
                return _("Attach Files")
            case Need.EMBED | Need.HISTORY:
                return _("Embed Links") if need is Need.EMBED else _("Read Message History")
            case _:
                assert_never(need)
