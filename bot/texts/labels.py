"""The words on buttons, and the lines above lists."""

from collections.abc import Iterable

from bot.texts.names import safe
from bot.texts.voice import Voice


class LabelTexts(Voice):
    """Short words; a button's label should stay below 35 characters."""

    def accept(self) -> str:
        """Label the button that accepts a challenge or an offer."""
        return self._("Accept")

    def decline(self) -> str:
        """Label the button that declines a challenge or an offer."""
        return self._("Decline")

    def accept_draw(self) -> str:
        """Label the button that accepts a draw, beside the answers to other questions."""
        return self._("Accept the draw")

    def decline_draw(self) -> str:
        """Label the button that declines a draw, beside the answers to other questions."""
        return self._("Decline the draw")

    def grant_abort(self) -> str:
        """Label the button that agrees to call the game off, beside other answers."""
        return self._("Agree to call it off")

    def decline_abort(self) -> str:
        """Label the button that wants the game to go on, beside other answers."""
        return self._("Do not call it off")

    def grant_undo(self) -> str:
        """Label the button that lets moves be taken back, beside other answers."""
        return self._("Let it be taken back")

    def decline_undo(self) -> str:
        """Label the button that lets moves stand, beside other answers."""
        return self._("Do not let it be taken back")

    def withdraw(self) -> str:
        """Label the button that withdraws a challenge."""
        return self._("Withdraw")

    def open_table(self) -> str:
        """Label the button that opens a game's thread."""
        return self._("Open the table")

    def moves(self) -> str:
        """Label the button that lists the moves."""
        return self._("Moves")

    def turn_card(self) -> str:
        """Label the button that turns up a talon card."""
        return self._("Turn card")

    def end_turn(self) -> str:
        """Label the button that ends the turn."""
        return self._("End turn")

    def refresh(self) -> str:
        """Label the button that shows the table as it is."""
        return self._("Refresh")

    def resign(self) -> str:
        """Label the button that gives the game up."""
        return self._("Resign")

    def ask(self) -> str:
        """Label the button that asks the opponent."""
        return self._("Ask")

    def offer_draw(self) -> str:
        """Label the button that offers a draw."""
        return self._("Offer a draw")

    def claim_draw(self) -> str:
        """Label the button that claims a draw."""
        return self._("Claim the draw")

    def choose_move(self) -> str:
        """Stand in the empty list of moves."""
        return self._("Choose a move")

    def your_turn(self) -> str:
        """Stand above the duties and the moves of who asks."""
        return self._("**Your turn.**")

    def their_turn(self, name: str) -> str:
        """Stand above the duties and the moves of somebody else."""
        return self._("**{name}** is on turn.").format(name=safe(name))

    def possible(self) -> str:
        """Stand between the duties and the moves."""
        return self._("Possible moves:")

    def my_games(self, lines: Iterable[str]) -> str:
        """Stand above a player's games."""
        _ = self._
        listed = "\n".join(lines)
        if not listed:
            return _("You have no games here yet. `/challenge` starts one.")
        return f"### {_('Your games, finished ones last')}\n{listed}"

    def game_line(self, opponent: str, link: str, *, mine: bool, over: bool) -> str:
        """Tell of one game in a list."""
        _ = self._
        turn = _("**your turn**") if mine else _("waiting")
        return _("- {state} · against {opponent} · {link}").format(
            state=_("over") if over else turn, opponent=safe(opponent), link=link
        )

    def no_thread(self, game_id: int) -> str:
        """Stand for the link of a game that has no thread."""
        return self._("game {n}, no thread: `/resume`").format(n=game_id)

    def record(self) -> str:
        """Go with the file of a game's record."""
        return self._(
            "The game so far, as text. Whoever has the bot's program checks it move by move: "
            '`make run ARGS="replay FILE"`.'
        )
