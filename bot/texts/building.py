"""Why a card does not fit where it should go, or may not wander from house to house."""

from typing import Literal, assert_never

from bot.texts.duties import DutyTexts
from engine.cards import Card, Rank
from engine.carry import LONGEST_ROW
from engine.moves import Facts, Reason

BuildReason = Literal[
    Reason.CENTRE_WANTS_ACE,
    Reason.CENTRE_SEQUENCE,
    Reason.HOUSE_SEQUENCE,
    Reason.LOAD_SEQUENCE,
    Reason.LOAD_ON_EMPTY,
]
WayReason = Literal[
    Reason.LONE_CARD,
    Reason.CIRCLE,
    Reason.LONG_ROW,
    Reason.SAME_HOUSE,
    Reason.NO_OPEN_HOUSE,
]


class BuildingTexts(DutyTexts):
    """The sentences about cards that do not fit."""

    def unfitting(self, reason: BuildReason, facts: Facts) -> str:
        """Say what a pile takes instead of the card that does not fit there."""
        _ = self._
        match reason:
            case Reason.CENTRE_WANTS_ACE | Reason.CENTRE_SEQUENCE:
                return self._centre(reason, facts)
            case Reason.HOUSE_SEQUENCE:
                told = _(
                    "{card} does not go on {onto}: a house is built downwards in alternating "
                    "colours. {rule}"
                )
            case Reason.LOAD_SEQUENCE:
                told = _(
                    "{card} does not go on {onto}: loading takes a card of the same suit, "
                    "one rank higher or lower."
                )
            case Reason.LOAD_ON_EMPTY:
                told = _("An empty reserve or waste cannot be loaded.")
            case _:
                assert_never(reason)
        return told.format(card=facts.card, onto=facts.onto, rule=self._takes(facts.onto))

    def _centre(
        self, reason: Literal[Reason.CENTRE_WANTS_ACE, Reason.CENTRE_SEQUENCE], facts: Facts
    ) -> str:
        _ = self._
        if reason is Reason.CENTRE_WANTS_ACE:
            told = _(
                "{card} must wait: a pile of the centre begins with the ace, "
                "and no ace of {suit} lies there yet."
            )
        else:
            told = _(
                "{card} does not fit the centre yet: piles there go up card by card in suit, "
                "and the highest one of this suit shows {onto}."
            )
        suit = self.suit(facts.card.suit) if facts.card else ""
        return told.format(card=facts.card, onto=facts.onto, suit=suit)

    def _takes(self, onto: Card | None) -> str:
        """Say what a house takes next."""
        _ = self._
        if onto is None or onto.rank is Rank.ACE:
            return _("Nothing goes on an ace.")
        rank = Rank(onto.rank - 1).symbol
        if onto.is_red:
            return _("{onto} takes a black {rank}.").format(onto=onto, rank=rank)
        return _("{onto} takes a red {rank}.").format(onto=onto, rank=rank)

    def wandering(self, reason: WayReason, facts: Facts) -> str:
        """Say why a card stays out of that house."""
        _ = self._
        match reason:
            case Reason.LONE_CARD:
                return _(
                    "{card} is alone in its house: going to another empty house changes nothing."
                ).format(card=facts.card)
            case Reason.CIRCLE | Reason.LONG_ROW:
                return self._circling(reason)
            case Reason.SAME_HOUSE:
                return _("The card lies in that house already: name two different houses.")
            case Reason.NO_OPEN_HOUSE:
                return _(
                    "Under these rules cards of the reserve and the talon enter the houses "
                    "only while some house is empty."
                )
            case _:
                assert_never(reason)

    def _circling(self, reason: Literal[Reason.CIRCLE, Reason.LONG_ROW]) -> str:
        _ = self._
        if reason is Reason.CIRCLE:
            return _(
                "That would bring back a table already seen in this turn. "
                "Do something else: `/legal` shows what is possible."
            )
        return _(
            "More than {limit} moves between houses in a row are not allowed. "
            "Do something else: `/legal` shows what is possible."
        ).format(limit=LONGEST_ROW)
