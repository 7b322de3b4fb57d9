"""What can be wrong with a database, and what a write finds already done."""

from pathlib import Path


class StoreError(Exception):
    """The store cannot do it; nothing was written."""


class UnsupportedDatabase(StoreError):
    """The address names no database that the store can keep; it is given without password."""

    def __init__(self, url: str) -> None:
        super().__init__(f"not a database that can be used: {url}")
        self.url = url


class UnwritableDatabase(StoreError):
    """The file, or the folder it should lie in, cannot be written."""

    def __init__(self, path: Path, cause: str) -> None:
        super().__init__(f"cannot write {path}: {cause}")
        self.path, self.cause = path, cause


class ForeignDatabase(StoreError):
    """The file is there and holds something else."""

    def __init__(self, path: Path) -> None:
        super().__init__(f"{path} is not a database of this bot")
        self.path = path


class NewerDatabase(StoreError):
    """A later version of the bot has written the file."""

    def __init__(self, path: Path, revision: str) -> None:
        super().__init__(f"{path} is at revision {revision}, unknown here")
        self.path, self.revision = path, revision


class DamagedDatabase(StoreError):
    """The file was a database and does not read as one any more."""

    def __init__(self, path: Path, cause: str) -> None:
        super().__init__(f"{path} is damaged: {cause}")
        self.path, self.cause = path, cause


class StoreUnavailable(StoreError):
    """The database was busy for too long or refused; trying again later may help."""


class Conflict(StoreError):
    """Somebody else has written in between; look again."""


class Departed(StoreError):
    """Somebody who sat in a game has been forgotten since it was looked at."""


class Full(StoreError):
    """A player has as many games in play as the server lets one have."""

    def __init__(self, user_id: int) -> None:
        super().__init__(f"user {user_id} has no room for another game")
        self.user_id = user_id


class AlreadyDone(StoreError):
    """The interaction has been answered before."""

    def __init__(self, interaction_id: int) -> None:
        super().__init__(f"interaction {interaction_id} was answered before")
        self.interaction_id = interaction_id
