"""A game written as a record; the format is told in `engine.record`."""

from engine.deal import Deal
from engine.deal_text import format_deal
from engine.diagram import draw_line
from engine.events import Moved, UndoGranted, Undone
from engine.game import Game
from engine.moves import TURN
from engine.piles import Place
from engine.record_headers import Headers, format_head, format_header
from engine.record_words import format_event_word, label
from engine.reveals import TurnedUp, turned_up
from engine.state import State


def write(game: Game, headers: Headers, deal: Deal | None = None) -> str:
    """Return the record of a game.

    The seed and the deal are left out as long as the game is not over for good, so that a
    record never tells what lies face down.
    """
    lines = format_head(headers, game.rules, game.outcome)
    lines.append(format_header("Table", draw_line(game.setup.start.view)))
    if game.outcome is not None and not game.outcome.provisional:
        if headers.seed:
            lines.append(format_header("Seed", headers.seed))
        if deal is not None:
            lines.append(format_header("Deal", format_deal(deal)))
    return "\n".join((*lines, "", *_turns(game), ""))


def _turns(game: Game) -> list[str]:
    turns = _Turns()
    now = Game.start(game.setup)
    turns.turned_by_itself(now, turned_up(game.setup.start.view, now.view))
    for event in game.events:
        before, now = now, now.after(event)
        shown = turned_up(before.view, now.view)
        if isinstance(event, Undone | UndoGranted):
            shown = ()
        drawn = event == Moved(event.by, TURN)
        told = [str(card) for place, card in shown if drawn or place is not Place.UPCARD]
        turns.write(before, "=".join((format_event_word(event, now.verdict), *told)))
        if not drawn:
            turns.turned_by_itself(now, shown)
    return turns.lines


class _Turns:
    """The lines of the turns, one for each turn."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self._label = ""

    def write(self, state: State, word: str) -> None:
        """Put a word into the line of the turn that is being played."""
        if label(state) != self._label:
            self._label = label(state)
            self.lines.append(self._label)
        self.lines[-1] += f" {word}"

    def turned_by_itself(self, state: State, shown: TurnedUp) -> None:
        """Put the upcard that turned by itself into the line of the turn that it is for."""
        for place, card in shown:
            if place is Place.UPCARD:
                self.write(state, f"(t={card})")
