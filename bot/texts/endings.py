"""Offers, taking back, giving up, and how a game ended."""

from typing import Literal, assert_never

from bot.texts.names import safe
from bot.texts.voice import Voice
from engine.outcome import Ending, Outcome

Standstill = Literal[
    Ending.NOTHING_MOVES, Ending.REPETITION, Ending.NO_CENTRE_PLAY, Ending.DRAW_CLAIMED
]


class EndingTexts(Voice):
    """The sentences about everything that is no move."""

    def over(self, outcome: Outcome, names: tuple[str, str]) -> str:
        """Say how a game ended."""
        first, second = map(safe, names)
        return f"### {self.result(outcome, (first, second))}"

    def result(self, outcome: Outcome, names: tuple[str, str]) -> str:
        """Say how a game ended, in two lines; names are taken as they are."""
        _ = self._
        if outcome.winner is None:
            head = _("Drawn.") if outcome.is_draw else _("Called off.")
            return f"{head}\n{self._ending(outcome.ending, '', '')}"
        winner, loser = names[outcome.winner], names[outcome.winner.other]
        head = _("{name} wins against {loser}!").format(name=winner, loser=loser)
        return f"{head}\n{self._ending(outcome.ending, winner, loser)}"

    def _ending(self, ending: Ending, winner: str, loser: str) -> str:
        _ = self._
        match ending:
            case Ending.CARDS_GONE:
                return _("Reserve, talon, upcard and waste are all played.")
            case Ending.RESIGNED:
                return _("{name} has resigned.").format(name=loser)
            case Ending.TIME_CLAIMED:
                return _("The time of {name} was up, and {winner} claimed the win.").format(
                    name=loser, winner=winner
                )
            case Ending.AGREED:
                return _("Both players agreed to a draw.")
            case Ending.ABORTED:
                return _("The game counts for nobody.")
            case _:
                return self._standstill(ending)

    def _standstill(self, ending: Standstill) -> str:
        _ = self._
        match ending:
            case Ending.NOTHING_MOVES:
                return _("Every card was seen, and no card moved any more.")
            case Ending.REPETITION:
                return _("The same table came up for the third time.")
            case Ending.NO_CENTRE_PLAY:
                return _("For very many turns nothing was played to the centre.")
            case Ending.DRAW_CLAIMED:
                return _("Claimed after many turns without a play to the centre.")
            case _:
                assert_never(ending)

    def points(self, winner: str, points: int) -> str:
        """Say what a win counts."""
        return self._n(
            "That counts {n} point for **{name}**.",
            "That counts {n} points for **{name}**.",
            points,
        ).format(n=points, name=safe(winner))

    def seed(self, seed: str) -> str:
        """Publish the seed of a finished game, which proves its deal."""
        return self._("-# Seed of the deal: {seed} · `/record` gives the whole game").format(
            seed=f"`{seed}`"
        )

    def undone(self, name: str) -> str:
        """Say that a move was taken back."""
        return self._("**{name}** took a move back.").format(name=safe(name))

    def undo_question(self, name: str, opponent_id: int) -> str:
        """Ask the opponent to let the turn be taken back."""
        return self._(
            "<@{opponent}>, **{name}** asks to take the whole turn back, to its start."
        ).format(opponent=opponent_id, name=safe(name))

    def undo_granted(self, name: str) -> str:
        """Say that the turn begins anew."""
        return self._("**{name}** agreed: the turn begins anew.").format(name=safe(name))

    def undo_declined(self, name: str) -> str:
        """Say that the turn stands."""
        return self._("**{name}** did not agree: the moves stand.").format(name=safe(name))

    def undo_consent(self, why: str, opponent: str) -> str:
        """Offer to ask the opponent."""
        return self._("{why}\nAsk {opponent}?").format(why=why, opponent=safe(opponent))

    def draw_question(self, name: str, opponent_id: int) -> str:
        """Offer the opponent a draw."""
        return self._("<@{opponent}>, **{name}** offers a draw.").format(
            opponent=opponent_id, name=safe(name)
        )

    def draw_declined(self, name: str) -> str:
        """Say that the game goes on."""
        return self._("**{name}** declined the draw: the game goes on.").format(name=safe(name))

    def draw_offered_to_you(self, opponent: str) -> str:
        """Ask whether an open offer is accepted."""
        return self._("**{opponent}** has offered a draw. Do you accept?").format(
            opponent=safe(opponent)
        )

    def draw_claimable(self) -> str:
        """Say that a draw can be claimed."""
        return self._(
            "Nothing was played to the centre for so long that you may claim a draw: "
            "the game ends at once. Or play on."
        )

    def resign_sure(self, opponent: str) -> str:
        """Ask whether the game is really given up."""
        return self._("Give this game up? {opponent} wins at once.").format(opponent=safe(opponent))

    def done(self) -> str:
        """Close a question that was answered."""
        return self._("Done.")
