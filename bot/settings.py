"""What a host can set: the token, where the database lies, how to log."""

from pathlib import Path
from typing import Any, Final, Literal, Self, get_args, get_origin

from pydantic import SecretStr, ValidationError
from pydantic_settings import BaseSettings, SettingsConfigDict

DEFAULT_DATABASE: Final = "sqlite+aiosqlite:///data/crapette.db"
ENV_FILE: Final = Path(".env")


class SettingsError(ValueError):
    """A setting is missing or makes no sense; `name` is the variable, `problem` what is wrong."""

    def __init__(self, name: str, problem: str) -> None:
        super().__init__(f"{name} {problem}")
        self.name, self.problem = name, problem


class NoToken(SettingsError):
    """The token is neither in its variable nor in a file."""

    def __init__(self) -> None:
        super().__init__("DISCORD_TOKEN", "is not set")


class UnfitSetting(SettingsError):
    """A variable holds what it cannot hold: it is one of some words, or else a number."""

    def __init__(self, name: str, value: str, words: tuple[str, ...]) -> None:
        super().__init__(name, f"is {value!r}")
        self.value, self.words = value, words


class Settings(BaseSettings):
    """The settings, from the environment first, then from the file `.env`."""

    model_config = SettingsConfigDict(env_ignore_empty=True, extra="ignore", frozen=True)

    discord_token: SecretStr | None = None
    discord_token_file: Path | None = None
    database_url: str = DEFAULT_DATABASE
    dev_guild_id: int | None = None
    log_level: Literal["DEBUG", "INFO", "WARNING", "ERROR"] = "INFO"
    log_format: Literal["console", "json"] = "console"
    health_file: Path = Path("data/health")

    @classmethod
    def load(cls, env_file: Path | None = ENV_FILE) -> Self:
        """Read the settings now.

        Raises:
            SettingsError: a variable holds what it cannot hold (names the first such one), or
                the file cannot be read.
        """
        # The plugin knows the fields, but not the source's own arguments.
        source: dict[str, Any] = {"_env_file": env_file}
        try:
            return cls(**source)
        except ValidationError as error:
            first = error.errors()[0]
            name = str(first["loc"][0])
            words = _words(cls.model_fields[name].annotation)
            raise UnfitSetting(name.upper(), str(first["input"]), words) from error
        except (OSError, UnicodeDecodeError) as error:
            raise SettingsError(str(env_file), f"cannot be read ({_cause(error)})") from error

    def token(self) -> str:
        """Return the bot's token, from its variable or else from its file.

        Raises:
            SettingsError: there is none, or its file cannot be read.
        """
        if self.discord_token is not None:
            return self.discord_token.get_secret_value().strip()
        file = self.discord_token_file
        if file is None:
            raise NoToken
        try:
            token = file.read_text(encoding="utf-8").strip()
        except (OSError, UnicodeDecodeError) as error:
            problem = f"names a file that cannot be read ({file}: {_cause(error)})"
            raise SettingsError("DISCORD_TOKEN_FILE", problem) from error
        if not token:
            problem = f"names an empty file ({file})"
            raise SettingsError("DISCORD_TOKEN_FILE", problem)
        return token


def _words(kind: object) -> tuple[str, ...]:
    """Return the words that a setting of this type may be, none if it is something else."""
    return get_args(kind) if get_origin(kind) is Literal else ()


def _cause(error: OSError | UnicodeDecodeError) -> str:
    """Return why a file cannot be read, without its name."""
    if isinstance(error, UnicodeDecodeError):
        return "it is no text in UTF-8"
    return error.strerror or str(error)
