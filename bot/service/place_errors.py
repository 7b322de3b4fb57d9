"""What is refused to who wants to give a game a new place."""

from bot.service.errors import ServiceError


class SeveralGames(ServiceError):
    """Somebody plays several games in a server and named none."""

    def __init__(self, count: int) -> None:
        super().__init__(f"one of {count} games")
        self.count = count


class NothingToResume(ServiceError):
    """Somebody plays no game in a server."""
