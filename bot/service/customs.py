"""What a server has chosen for the games that are played in it."""

from dataclasses import dataclass
from typing import Final

LARGEST_CAP: Final = 50
"""The most games at once that a server can name as its limit."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Customs:
    """The choices of a server; None, or no channel, where it leaves things as they are.

    `rules` and `pace` are those of a challenge that names none, `language` is that of public
    texts, `cap` is how many games one player may have at once, `role_id` is whose holders
    alone may challenge, and `channels` are where challenges may be made.
    """

    rules: str
    pace: int | None = None
    language: str | None = None
    cap: int | None = None
    role_id: int | None = None
    channels: tuple[int, ...] = ()
