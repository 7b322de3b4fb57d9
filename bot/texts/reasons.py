"""Why a move cannot be made, as a sentence to the player who tried it."""

from typing import Literal, assert_never

from bot.texts.building import BuildingTexts, BuildReason, WayReason
from engine.moves import Facts, Move, Pair, Play, Reason

ReserveReason = Literal[
    Reason.OWN_WASTE,
    Reason.WASTE_AFTER_RESERVE,
    Reason.WASTE_TO_EMPTY_HOUSE,
    Reason.RESERVE_UNUSED,
    Reason.UPCARD_AFTER_RESERVE,
]
ShapeReason = Literal[
    Reason.NO_PAIRS,
    Reason.PAIR_TOO_SHORT,
    Reason.PAIR_WITHOUT_HOUSE,
    Reason.NOT_A_SOURCE,
    Reason.NOT_A_TARGET,
]
UpcardReason = Literal[Reason.UPCARD_LIES_UP, Reason.UPCARD_FITS]
TurnReason = (
    UpcardReason | Literal[Reason.NOTHING_TO_TURN, Reason.TURNS_BY_ITSELF, Reason.TURN_FIRST]
)
DutyReason = Literal[
    Reason.DUTY_RESERVE,
    Reason.DUTY_CENTRE,
    Reason.DUTY_HOUSE,
    Reason.DUTY_UPCARD,
]


class ReasonTexts(BuildingTexts):
    """The sentences about moves that cannot be made."""

    def illegal(self, move: Move, reason: Reason, facts: Facts) -> str:
        """Say what is wrong with a move, why, and what to do."""
        _ = self._
        pile = self.pile(move.source) if isinstance(move, (Play, Pair)) else ""
        match reason:
            case Reason.NOTHING_THERE:
                return _("There is no card on {pile}. `/legal` shows what you may play.").format(
                    pile=pile
                )
            case Reason.NO_UPCARD:
                return _("No card is turned up. `n` turns up the next one of your talon.")
            case Reason.FACE_DOWN:
                return _("The outermost card there lies face down: it cannot be used yet.")
            case Reason.OPPONENT_CARD:
                return _(
                    "{pile} belongs to your opponent: you may only load it. "
                    "Play from the houses (`a`–`h`), your reserve (`r`) or the upcard (`t`)."
                ).format(pile=_capital(pile))
            case Reason.OPPONENT_CARD_TO_CENTRE:
                return _("A card of your opponent's may only go to the centre (`m`).")
            case _:
                return self._build(reason, facts)

    def _build(
        self,
        reason: BuildReason | WayReason | ReserveReason | ShapeReason | TurnReason | DutyReason,
        facts: Facts,
    ) -> str:
        match reason:
            case (
                Reason.CENTRE_WANTS_ACE
                | Reason.CENTRE_SEQUENCE
                | Reason.HOUSE_SEQUENCE
                | Reason.LOAD_SEQUENCE
                | Reason.LOAD_ON_EMPTY
            ):
                return self.unfitting(reason, facts)
            case (
                Reason.LONE_CARD
                | Reason.CIRCLE
                | Reason.LONG_ROW
                | Reason.SAME_HOUSE
                | Reason.NO_OPEN_HOUSE
            ):
                return self.wandering(reason, facts)
            case _:
                return self._reserve(reason, facts)

    def _reserve(
        self, reason: ReserveReason | ShapeReason | TurnReason | DutyReason, facts: Facts
    ) -> str:
        _ = self._
        match reason:
            case Reason.OWN_WASTE:
                return _("Nothing is played from your own waste under these rules.")
            case Reason.WASTE_AFTER_RESERVE:
                return _("Your waste may be played from only once your reserve is empty.")
            case Reason.WASTE_TO_EMPTY_HOUSE:
                return _("The top of your waste may only go into an empty house.")
            case Reason.RESERVE_UNUSED:
                return _(
                    "The opponent's reserve may be loaded only once a card was played from it."
                )
            case Reason.UPCARD_AFTER_RESERVE:
                return _("The upcard may enter an empty house only once your reserve is empty.")
            case _:
                return self._shape(reason, facts)

    def _shape(self, reason: ShapeReason | TurnReason | DutyReason, facts: Facts) -> str:
        _ = self._
        match reason:
            case Reason.NO_PAIRS:
                return _("Under these rules cards go one at a time: type the single moves.")
            case Reason.PAIR_TOO_SHORT:
                return _("That house has no two cards to move together.")
            case Reason.PAIR_WITHOUT_HOUSE:
                return _("Moving two cards together takes another house that is empty.")
            case Reason.NOT_A_SOURCE:
                return _(
                    "Nothing is played from there. Cards come from the houses (`a`–`h`), "
                    "your reserve (`r`) and the upcard (`t`)."
                )
            case Reason.NOT_A_TARGET:
                return _(
                    "Nothing is played to there. Cards go to the houses (`a`–`h`), the centre "
                    "(`m`), the opponent's reserve (`r`) and waste (`w`)."
                )
            case _:
                return self._turning(reason, facts)

    def _turning(self, reason: TurnReason | DutyReason, facts: Facts) -> str:
        _ = self._
        match reason:
            case Reason.NOTHING_TO_TURN:
                return _(
                    "No card can be turned up: your talon and waste are empty. Play from the "
                    "houses and your reserve, or pass (`p`)."
                )
            case Reason.TURNS_BY_ITSELF:
                return _(
                    "Under these rules the talon cards turn up by themselves: "
                    "`/legal` shows what is possible."
                )
            case Reason.TURN_FIRST:
                return _(
                    "A turn ends by laying the upcard on your waste, and no card is turned up. "
                    "Turn one first: `n`."
                )
            case _:
                return self._upcard(reason, facts)

    def _upcard(self, reason: UpcardReason | DutyReason, facts: Facts) -> str:
        _ = self._
        match reason:
            case Reason.UPCARD_LIES_UP:
                return _(
                    "{card} is turned up already: play it (`t` and where to) "
                    "or end your turn with it (`p`)."
                ).format(card=facts.card)
            case Reason.UPCARD_FITS:
                return _(
                    "{card} fits a house or can be loaded: under these rules it must be played."
                ).format(card=facts.card)
            case _:
                return self._duty(reason, facts)

    def _duty(self, reason: DutyReason, facts: Facts) -> str:
        _ = self._
        plays = self.plays(facts.must)
        match reason:
            case Reason.DUTY_RESERVE | Reason.DUTY_CENTRE:
                return self.centre_duty(facts.must)
            case Reason.DUTY_HOUSE:
                return _(
                    "Duty: while a house is empty and your reserve is not, no card is turned up. "
                    "Play {plays}, or fill the house another way."
                ).format(plays=plays)
            case Reason.DUTY_UPCARD:
                return _(
                    "Duty: while a house is empty and your reserve is not, the upcard waits and "
                    "the turn goes on. Play {plays}."
                ).format(plays=plays)
            case _:
                assert_never(reason)


def _capital(words: str) -> str:
    return words[:1].upper() + words[1:]
