"""The token `m`: which card must go to the centre next, as long as nothing is left to choose."""

from dataclasses import dataclass
from enum import Enum, auto

from engine.cards import Card
from engine.duties import centre_plays
from engine.moves import Play
from engine.piles import Spot, centre_places
from engine.position import View
from engine.rules import CentreDuty, Enforcement, Rules


class Unforced(Enum):
    """Why `m` plays nothing."""

    NOT_REFEREED = auto()
    NOTHING_FITS = auto()
    EQUAL_CARDS = auto()


@dataclass(frozen=True, slots=True)
class NotForced:
    """Nothing is forced to the centre; `plays` are the equal cards that leave a choice."""

    cause: Unforced
    plays: tuple[tuple[Card, Play], ...] = ()


def forced_play(view: View, rules: Rules) -> Play | NotForced:
    """Return the play that `m` makes next, the first of reserve, houses a–h, upcard, own waste.

    It exists only where the duty towards the centre is refereed. Of two equal cards that
    only one pile needs the player chooses, unless D1 decides (notation.md).
    """
    if rules.centre_duty is CentreDuty.NONE or rules.centre_enforcement is not Enforcement.REFEREED:
        return NotForced(Unforced.NOT_REFEREED)
    plays = centre_plays(view, rules)
    if not plays:
        return NotForced(Unforced.NOTHING_FITS)
    card, play = plays[0]
    if rules.centre_duty is CentreDuty.RESERVE_FIRST and play.source is Spot.RESERVE:
        return play
    equals = tuple((other, way) for other, way in plays if other.face == card.face)
    if len(equals) > _needed(view, card):
        return NotForced(Unforced.EQUAL_CARDS, equals)
    return play


def _needed(view: View, card: Card) -> int:
    """Return how many of the suit's two piles wait for the card."""
    return sum(len(view.piles[place].up) == card.rank - 1 for place in centre_places(card.suit))
