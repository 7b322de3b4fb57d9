"""What a host can set: the token, where the database lies, how to log."""

from pathlib import Path
from typing import Any, Final, Literal, Self

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
            name = str(first["loc"][0]).upper()
            problem = f"is {first['input']!r}: {first['msg'][0].lower()}{first['msg'][1:]}"
            raise SettingsError(name, problem) from error
        except (OSError, UnicodeDecodeError) as error:
            raise SettingsError(str(env_file), f"cannot be read ({error})") from error

    def token(self) -> str:
        """Return the bot's token, from its variable or else from its file.

        Raises:
            SettingsError: there is none, or its file cannot be read.
        """
        if self.discord_token is not None:
            return self.discord_token.get_secret_value().strip()
        if self.discord_token_file is None:
            raise NoToken
        try:
            token = self.discord_token_file.read_text(encoding="utf-8").strip()
        except (OSError, UnicodeDecodeError) as error:
            raise SettingsError("DISCORD_TOKEN_FILE", f"cannot be read ({error})") from error
        if not token:
            problem = f"names an empty file ({self.discord_token_file})"
            raise SettingsError("DISCORD_TOKEN_FILE", problem)
        return token
