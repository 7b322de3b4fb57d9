"""What a server or a player does not want: each error carries the facts for its sentence."""

from bot.service.errors import ServiceError
from bot.service.people import Person


class ChoiceError(ServiceError):
    """Somebody's choice stands against what was asked."""


class WrongChannel(ChoiceError):
    """The server keeps its games to other channels."""

    def __init__(self, channels: tuple[int, ...]) -> None:
        super().__init__(f"games are kept to channels {channels}")
        self.channels = channels


class WrongRole(ChoiceError):
    """The server lets only those with a role challenge."""

    def __init__(self, role_id: int) -> None:
        super().__init__(f"only role {role_id} may challenge")
        self.role_id = role_id


class GamesFull(ChoiceError):
    """A player has as many games in play as the server lets one have."""

    def __init__(self, person: Person, cap: int) -> None:
        super().__init__(f"{person.user_id} has {cap} games")
        self.person, self.cap = person, cap


class Unwanted(ChoiceError):
    """A player has blocked whoever wants to play; the sentence must not say so."""

    def __init__(self, person: Person) -> None:
        super().__init__(f"{person.user_id} does not want that")
        self.person = person


class BlockedByYou(ChoiceError):
    """The challenger has blocked the person challenged."""

    def __init__(self, person: Person) -> None:
        super().__init__(f"{person.user_id} is blocked by the challenger")
        self.person = person


class BlockSelf(ChoiceError):
    """One cannot block oneself."""


class TooManyBlocks(ChoiceError):
    """Somebody has blocked as many people as one may."""

    def __init__(self, limit: int) -> None:
        super().__init__(f"{limit} people are blocked")
        self.limit = limit


class StillPlaying(ChoiceError):
    """Somebody wants to be forgotten, but has begun yet another game or challenge."""


class OpponentGone(ChoiceError):
    """The opponent wanted to be forgotten, and plays no more."""


class PrivateInThread(ChoiceError):
    """A thread cannot have a private thread of its own."""


class UnknownLanguage(ChoiceError):
    """There are no sentences in a language of this name."""

    def __init__(self, language: str, known: tuple[str, ...]) -> None:
        super().__init__(f"no sentences in {language!r}")
        self.language, self.known = language, known
