"""What the bot's host reads on the console when something cannot work."""

from pathlib import Path

from bot.texts.voice import Voice


class HostTexts(Voice):
    """One sentence each: what is wrong, and what to do."""

    def no_token(self) -> str:
        """Say that there is no token."""
        return self._(
            "DISCORD_TOKEN is not set: put the bot's token into the environment or into a file "
            "named .env (copy .env.example), and start again."
        )

    def bad_setting(self, name: str, problem: str) -> str:
        """Say that a variable holds what it cannot hold."""
        return self._("{name} {problem}. See .env.example for what it may be.").format(
            name=name, problem=problem
        )

    def unfit_setting(self, name: str, value: str, words: tuple[str, ...]) -> str:
        """Say what a variable may be: one of some words, or else a number."""
        _ = self._
        told = (
            _("{name} is {value!r}: it may be {words}. See .env.example for what that means.")
            if words
            else _("{name} is {value!r}: it must be a number. See .env.example for which.")
        )
        return told.format(name=name, value=value, words=self.any_of(words))

    def wrong_token(self) -> str:
        """Say that Discord does not know the token."""
        return self._(
            "Discord does not accept the token in DISCORD_TOKEN: reset it on "
            "https://discord.com/developers/applications (your application, Bot, Reset Token) "
            "and put the new one in."
        )

    def unreachable(self, cause: str) -> str:
        """Say that Discord does not answer."""
        return self._(
            "Discord cannot be reached ({cause}): check this machine's connection and its proxy."
        ).format(cause=cause)

    def unsupported_database(self, url: str) -> str:
        """Say that an address is of another kind of database."""
        return self._(
            "DATABASE_URL names no database that can be used ({url}): it should look like "
            "sqlite+aiosqlite:///data/crapette.db."
        ).format(url=url)

    def unwritable_database(self, path: Path, cause: str) -> str:
        """Say that a file or its folder cannot be written."""
        return self._(
            "The database {path} cannot be written ({cause}): make its folder writable for the "
            "bot, or choose another one by DATABASE_URL."
        ).format(path=path, cause=cause)

    def foreign_database(self, path: Path) -> str:
        """Say that a file is not the bot's."""
        return self._(
            "{path} is not a database of this bot, so it was left alone: choose another file "
            "by DATABASE_URL."
        ).format(path=path)

    def newer_database(self, path: Path) -> str:
        """Say that a later version of the bot has written a file."""
        return self._(
            "{path} was written by a newer version of the bot: update the bot, or restore the "
            "copy in the folder backup beside it."
        ).format(path=path)

    def damaged_database(self, path: Path, cause: str) -> str:
        """Say that a file does not read any more."""
        return self._(
            "{path} is damaged ({cause}): restore the newest copy in the folder backup beside it."
        ).format(path=path, cause=cause)

    def database_busy(self) -> str:
        """Say that a database does not answer."""
        return self._(
            "The database is busy: is another copy of the bot running on it? Stop it, try again."
        )

    def unreadable_file(self, path: Path, cause: str) -> str:
        """Say that a file given on the command line cannot be used."""
        return self._(
            "{path} cannot be read ({cause}): name a record, "
            "as `/record` in the thread of a game gives it."
        ).format(path=path, cause=cause)

    def unwritable_file(self, path: Path, cause: str) -> str:
        """Say that a file cannot be written."""
        return self._(
            "{path} cannot be written ({cause}): name a file in a folder that is there "
            "and can be written."
        ).format(path=path, cause=cause)

    def other_ending(self, path: Path, ending: str) -> str:
        """Say that a file of another kind was asked for than is written."""
        return self._(
            "{path} would hold what its name does not say: name a file that ends in {ending}."
        ).format(path=path, ending=ending)
