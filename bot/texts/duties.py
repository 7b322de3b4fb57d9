"""What an open duty demands, in words and as it is typed."""

from typing import assert_never

from bot.texts.voice import Voice
from engine.cards import Card
from engine.duties import Duty
from engine.moves import Play
from engine.notation import format_move
from engine.piles import Spot

Musts = tuple[tuple[Card, Play], ...]
"""The plays that meet a duty, with their cards."""


class DutyTexts(Voice):
    """The sentences about duties, for whoever reads them."""

    def duty(self, duty: Duty, musts: Musts) -> str:
        """Say what an open duty demands."""
        _ = self._
        match duty:
            case Duty.RESERVE_TO_CENTRE | Duty.CARD_TO_CENTRE:
                return self.centre_duty(musts)
            case Duty.HOUSE_BEFORE_TURNING:
                return _(
                    "Duty: a reserve card goes into an empty house before a card is turned up."
                )
            case Duty.HOUSE_BEFORE_UPCARD:
                return _("Duty: a reserve card goes into an empty house before the upcard is used.")
            case _:
                assert_never(duty)

    def centre_duty(self, musts: Musts) -> str:
        """Say which cards must go to the centre first, and how that is typed."""
        _ = self._
        if len(musts) > 1:
            plays = self.plays(musts)
            return _("Duty: what fits the centre must go there first: {plays}.").format(plays=plays)
        return " ".join(
            _("Duty: {card} from {pile} must go to the centre first. Type `{token}`.").format(
                card=card, pile=self.owed_from(play.source), token=format_move(play)
            )
            for card, play in musts
        )

    def plays(self, musts: Musts) -> str:
        """Name the plays that meet a duty, one of which is enough."""
        return self.any_of(
            self._("{card} from {pile} (`{token}`)").format(
                card=card, pile=self.owed_from(play.source), token=format_move(play)
            )
            for card, play in musts
        )

    def owed_from(self, spot: Spot) -> str:
        """Name the pile from which a duty wants a card: the mover's, whoever reads it."""
        _ = self._
        own = {Spot.RESERVE: _("the reserve"), Spot.WASTE: _("the waste")}
        return own.get(spot) or self.pile(spot)
