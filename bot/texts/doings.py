"""What a player may do, move by move, in words and as it is typed."""

from typing import assert_never

from bot.texts.duties import DutyTexts
from engine.duties import Duty, demanded, must_play, open_duties
from engine.gift import gives_away
from engine.moves import End, Move, Pair, Play, Turn
from engine.notation import format_move
from engine.piles import LETTERS, Spot, talon_of
from engine.position import View
from engine.rules import Rules


class DoingTexts(DutyTexts):
    """The moves of a position, and the duties among them."""

    def doing(self, move: Move, view: View) -> str:
        """Say what a move does, in a few words."""
        _ = self._
        match move:
            case Play(source, target):
                return f"{view.top(source)} {self._way(source, target)}{self._onto(view, target)}"
            case Pair(source, target):
                cards = " ".join(map(str, view.pile(source).up[-2:]))
                return f"{cards} {self._way(source, target)}{self._onto(view, target)}"
            case Turn():
                if view[talon_of(view.mover)].size:
                    return _("turn up the next talon card")
                return _("turn the waste over and turn up its first card")
            case End():
                if view.upcard is None:
                    return _("pass")
                return _("end the turn: {card} to the waste").format(card=view.upcard)
            case _:
                assert_never(move)

    def duties(self, view: View, rules: Rules) -> tuple[str, ...]:
        """Say what the refereed duties demand.

        While the reserve's card must go to the centre, no other card may: those are told later.
        """
        open_now = open_duties(view, rules)
        if Duty.RESERVE_TO_CENTRE in open_now:
            open_now = tuple(duty for duty in open_now if duty is not Duty.CARD_TO_CENTRE)
        return tuple(self.duty(duty, must_play(view, duty, rules)) for duty in open_now)

    def legal(self, view: View, rules: Rules, moves: tuple[Move, ...]) -> str:
        """List the moves, those that meet a refereed duty first; both these and gifts marked."""
        musts = demanded(view, rules)
        lines = []
        for move in sorted(moves, key=lambda move: move not in musts):
            line = f"`{format_move(move)}` {self.doing(move, view)}"
            marks = [f"· **{self.due()}**"] if move in musts else []
            marks += [self.gift()] if gives_away(view, move, rules) else []
            lines.append(" ".join([line, *marks]))
        return "\n".join(lines)

    def due(self) -> str:
        """Mark a move that meets a duty."""
        return self._("duty")

    def gift(self) -> str:
        """Warn that a move lets the opponent win, whoever reads it."""
        return self._("❗ the opponent wins by it")

    def place(self, spot: Spot) -> str:
        """Name a pile in a word or two, whoever reads it."""
        _ = self._
        if spot.is_house:
            return _("house {letter}").format(letter=LETTERS[spot])
        names = {
            Spot.CENTRE: _("centre"),
            Spot.RESERVE: _("reserve"),
            Spot.UPCARD: _("upcard"),
            Spot.WASTE: _("waste"),
            Spot.THEIR_RESERVE: _("opponent's reserve"),
            Spot.THEIR_WASTE: _("opponent's waste"),
        }
        return names[spot]

    def _way(self, source: Spot, target: Spot) -> str:
        return f"{self.place(source)} → {self.place(target)}"

    def _onto(self, view: View, target: Spot) -> str:
        _ = self._
        if target is Spot.CENTRE:
            return ""
        top = view.top(target)
        return _(", empty") if top is None else _(", on {card}").format(card=top)
