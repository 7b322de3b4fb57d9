"""The questions a rule text must answer; each answer is the rule's own sentence."""

from dataclasses import dataclass
from enum import Enum
from typing import Final


class Packs(Enum):
    """Whose cards a player is dealt."""

    OWN = "each player has a pack of his own"
    MIXED = "both packs are shuffled together and dealt alternately"


class Side(Enum):
    """On which side of its owner the reserve lies."""

    RIGHT = "the reserve lies on its owner's right"
    LEFT = "the reserve lies on its owner's left"


class Starter(Enum):
    """Who starts."""

    LOWEST = "the lower reserve card starts"
    HIGHEST = "the higher reserve card starts"


class Tie(Enum):
    """How equal reserve cards are decided."""

    HOUSES_IN_TURN = "the houses nearest the reserves are compared, then the next ones"
    TALON_CARDS = "the next talon cards are compared and go into the middle of the talon"
    SORTED_HOUSES = "the four own houses, highest first, then the suit of the reserve card"


class Turning(Enum):
    """When a talon card is turned up."""

    AFTER_DUTIES = "on request, when no duty is open and none is up"
    ON_REQUEST = "on request, at any time while none is up"
    BY_ITSELF = "at the start of the turn, and again whenever the upcard is played"


class CentreDuty(Enum):
    """What must go to the centre."""

    NONE = "nothing must go to the centre"
    RESERVE_FIRST = "a fitting reserve card before all else, then any fitting own-side card"
    ANY = "a fitting own-side card before anything that is no centre play"


class HouseDuty(Enum):
    """What an empty house demands while the own reserve is not empty."""

    NONE = "an empty house demands nothing"
    BEFORE_TURNING = "no talon card is turned and no plain pass made"
    BEFORE_UPCARD = "the upcard may not be built or loaded and the turn may not be ended"


class Enforcement(Enum):
    """Who sees to a duty."""

    REFEREED = "the referee refuses what breaks it"
    CALLED = "what breaks it stands until the opponent calls"


class Search(Enum):
    """Which combinations may be called."""

    NONE = "none"
    OMITTED = "a combination left lying"
    PRIORITIES = "the list of priorities"


class UpcardToEmptyHouse(Enum):
    """Whether the upcard may enter an empty house."""

    ALWAYS = "always"
    RESERVE_EMPTY = "only when the own reserve is empty"


class OwnWaste(Enum):
    """Whether the own waste's top may be played."""

    NEVER = "never"
    TO_EMPTY_HOUSE = "into an empty house only, once the own reserve is empty"
    LIKE_A_HOUSE = "like the end of a house"


class OpponentTops(Enum):
    """Whether the tops of the opponent's reserve and waste may be played."""

    NEVER = "never"
    TO_CENTRE = "to the centre only, never as a duty"


class Loading(Enum):
    """When a reserve may be loaded."""

    ALWAYS = "always"
    ONCE_USED = "only once its owner has played a card from it"


class Entry(Enum):
    """When reserve and talon cards may enter the houses."""

    ANY = "into any fitting house"
    OPEN_HOUSE_ONLY = "only while some house is empty"


class PairMoves(Enum):
    """Whether two cards may be moved at once."""

    NEVER = "one card at a time"
    THROUGH_EMPTY_HOUSE = "two cards when another house is empty"


class Remedy(Enum):
    """To where an upheld call brings the table back."""

    AFTER_FAULT = "the table stays as just after the fault"
    BEFORE_FAULT = "the table goes back to before the fault, and the centre play is made"


class Touch(Enum):
    """What an impossible move costs."""

    WARN = "it is refused, without consequence"
    FOUL = "the opponent may call and take the turn"


class Stalemate(Enum):
    """What a stalemate is worth."""

    DRAWN = "it is drawn"
    FEWEST_CARDS = "the lower count wins"


class Scoring(Enum):
    """How a game is counted."""

    NONE = "a win is a win"
    PAGAT = "thirty, and the loser's cards"


@dataclass(frozen=True, slots=True, kw_only=True)
class Rules:
    """The answers in force in one game (rules.md 3); the defaults are the standard's."""

    packs: Packs = Packs.OWN  # BR 13
    reserve_side: Side = Side.RIGHT  # BR 15
    starter: Starter = Starter.LOWEST  # BR 23
    tie: Tie = Tie.HOUSES_IN_TURN  # BR 23
    turning: Turning = Turning.AFTER_DUTIES  # BR 31
    centre_duty: CentreDuty = CentreDuty.RESERVE_FIRST  # BR 31
    centre_enforcement: Enforcement = Enforcement.REFEREED  # BR 31
    house_duty: HouseDuty = HouseDuty.BEFORE_TURNING  # BR 31
    house_enforcement: Enforcement = Enforcement.REFEREED  # BR 31
    search: Search = Search.NONE  # BR 31
    remedy: Remedy = Remedy.BEFORE_FAULT  # BR 31, BR 39
    upcard_to_empty_house: UpcardToEmptyHouse = UpcardToEmptyHouse.ALWAYS  # BR 28
    own_waste: OwnWaste = OwnWaste.NEVER  # BR 25
    opponent_tops: OpponentTops = OpponentTops.NEVER  # BR 25
    loading: Loading = Loading.ALWAYS  # BR 29
    entry: Entry = Entry.ANY  # BR 28
    pair_moves: PairMoves = PairMoves.NEVER  # BR 25
    touch: Touch = Touch.WARN  # BR 39
    upcard_must_be_played: bool = False  # BR 31, PG
    stalemate: Stalemate = Stalemate.DRAWN  # BR 35
    scoring: Scoring = Scoring.NONE  # BR 35
    reserve_size: int = 13  # BR 15
    covered: int = 0  # BR 16

    def __post_init__(self) -> None:
        """Refuse sizes that no text names.

        Raises:
            ValueError: the reserve is not of 11 to 13 cards, or more than 2 are covered.
        """
        if not MIN_RESERVE <= self.reserve_size <= MAX_RESERVE:
            msg = f"a reserve has {MIN_RESERVE} to {MAX_RESERVE} cards, not {self.reserve_size}"
            raise ValueError(msg)
        if not 0 <= self.covered <= MAX_COVERED:
            msg = f"a house has 0 to {MAX_COVERED} covered cards, not {self.covered}"
            raise ValueError(msg)

    @property
    def has_calls(self) -> bool:
        """Whether any duty is called rather than refereed."""
        return (
            Enforcement.CALLED in (self.centre_enforcement, self.house_enforcement)
            or self.search is not Search.NONE
        )

    @property
    def hears_calls(self) -> bool:
        """Whether anything can be called at all: a duty, a combination, or a touch."""
        return self.has_calls or self.touch is Touch.FOUL


MIN_RESERVE: Final = 11
MAX_RESERVE: Final = 13
MAX_COVERED: Final = 2
STANDARD: Final = Rules()
