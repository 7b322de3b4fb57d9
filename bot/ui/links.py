"""Where to find a message or a thread with one tap."""


def message_link(guild_id: int, channel_id: int | None, message_id: int | None) -> str | None:
    """Return the address of a message, or None as long as there is none."""
    if channel_id is None or message_id is None:
        return None
    return f"https://discord.com/channels/{guild_id}/{channel_id}/{message_id}"
