"""One language: the sentences are looked up here, and the words they are made of."""

import gettext
from collections.abc import Iterable
from functools import lru_cache
from pathlib import Path
from typing import Final, assert_never

from engine.cards import Suit
from engine.piles import LETTERS, Spot

DOMAIN: Final = "crapette"
LOCALES: Final = Path(__file__).parent.parent / "locales"


class Voice:
    """A language to speak in, and the words that many sentences need."""

    def __init__(self, translations: gettext.NullTranslations) -> None:
        self._ = translations.gettext
        self._n = translations.ngettext

    def pile(self, spot: Spot) -> str:
        """Name a pile as the mover does."""
        _ = self._
        if spot.is_house:
            return _("house {letter}").format(letter=LETTERS[spot])
        match spot:
            case Spot.CENTRE:
                return _("the centre")
            case Spot.UPCARD:
                return _("the upcard")
            case Spot.RESERVE | Spot.WASTE:
                return _("your reserve") if spot is Spot.RESERVE else _("your waste")
            case Spot.THEIR_RESERVE:
                return _("the opponent's reserve")
            case Spot.THEIR_WASTE:
                return _("the opponent's waste")
            case _:
                return spot.name.lower()

    def suit(self, suit: Suit) -> str:
        """Name a suit."""
        _ = self._
        match suit:
            case Suit.SPADES:
                return _("spades")
            case Suit.HEARTS:
                return _("hearts")
            case Suit.DIAMONDS:
                return _("diamonds")
            case Suit.CLUBS:
                return _("clubs")
            case _:
                assert_never(suit)

    def any_of(self, things: Iterable[str]) -> str:
        """Join alternatives: a, b or c."""
        *first, last = tuple(things) or ("",)
        if not first:
            return last
        return self._("{some} or {last}").format(some=", ".join(first), last=last)


@lru_cache(maxsize=64)
def translations(locale: str) -> gettext.NullTranslations:
    """Return the sentences of a language by its tag (`pt-BR`), English where there are none."""
    tag = locale.replace("-", "_")
    languages = [tag, tag.partition("_")[0]]
    return gettext.translation(DOMAIN, LOCALES, languages, fallback=True)


def languages() -> tuple[str, ...]:
    """Return the languages that there are sentences in, by their tags; English is in the code."""
    found = LOCALES.glob(f"*/LC_MESSAGES/{DOMAIN}.mo")
    return ("en", *sorted(file.parent.parent.name.replace("_", "-") for file in found))
