"""The second engine's court: a game with calls, written from rules.md 4 and 2.11 alone."""

from dataclasses import dataclass, field, replace

from engine.position import Position
from engine.rules import Rules
from tests.second.faults import Action, Ruling, judge
from tests.second.ideas import own_side
from tests.second.moment import Moment
from tests.second.referee import may, way_of
from tests.second.table import Table

COSTLY = 3


@dataclass
class Court:
    """A game that is played along, in notation, with what calls make of it.

    `over` is None, or the winner (None: nobody) and whether a call may still change it.
    """

    rules: Rules
    now: Moment
    turn: list[Action] = field(default_factory=list)
    last: list[Action] = field(default_factory=list)
    barred: list[bool] = field(default_factory=lambda: [False, False])
    lost: list[bool] = field(default_factory=lambda: [False, False])
    wrong: list[int] = field(default_factory=lambda: [0, 0])
    touched: bool = False
    over: tuple[int | None, bool] | None = None

    @classmethod
    def of(cls, position: Position, rules: Rules) -> "Court":
        """Start from the engine's table, before anything has turned by itself."""
        table = Table.of(position, rules)
        now = Moment(table, starts=[table.key()])
        now.begin_turn()
        return cls(rules, now)

    @property
    def me(self) -> int:
        """The seat on turn."""
        return self.now.table.me

    def window(self, seat: int) -> list[Action]:
        """Return what a player may call."""
        if seat != self.me:
            return self.turn
        return [] if self.turn else self.last

    def may_call(self, seat: int) -> bool:
        """Return whether a player's call would be judged, a touch apart."""
        return self.rules.has_calls and bool(self.window(seat)) and not self.barred[seat]

    def play(self, move: str) -> None:
        """Make a move that can be made."""
        self.turn.append(Action(move, self.now.copy()))
        self.last, self.touched = [], False
        if move == "p":
            self._end_turn(called=True)
            return
        self.now.act(move, way_of(self.now.table, move) if "2" in move else (move,))
        if self.now.table.winner is not None:
            self._finish(self.now.table.winner)

    def touch(self, move: str) -> bool:
        """Touch a card, if that is one."""
        foul = self.rules.touch.name == "FOUL" and move != "p" and not may(self.now.table, move)
        self.touched |= foul
        return foul

    def undo(self, count: int) -> None:
        """Take moves of the turn back, whether by oneself or by consent."""
        self.now = self.turn[-count].before.copy()
        self.turn = self.turn[:-count]

    def claim(self, by: int) -> None:
        """End the game by a claim."""
        self.over = self.now.poorer(), self.may_call(1 - by)

    def close(self) -> None:
        """Let the end stand."""
        if self.over:
            self.over = self.over[0], False

    def call(self, by: int, line: str) -> Ruling:
        """Judge a call and do what follows from it."""
        window = self.window(by)
        ruling = judge(window, self.now.table, line)
        if ruling.fault is None and self.touched and by != self.me:
            ruling = Ruling("TOUCH")
            self._pass_to(by, [action.move for action in self.turn])
        elif ruling.fault is not None:
            self._remedy(by, window, ruling)
        elif not ruling.undecided:
            self._dismiss(by)
        return ruling

    def _remedy(self, by: int, window: list[Action], ruling: Ruling) -> None:
        action, after = window[ruling.at], ruling.at + 1
        kept = [each.move for each in window[:after]]
        if self.rules.remedy.name == "AFTER_FAULT":
            stage = window[after].before if window[after:] else self.now
            if action.move == "p" or stage.table.winner is not None:
                self.last = []
                self.close()
                return
            self.now = stage.copy()
        else:
            self.now = action.before.copy()
            kept.pop()
            kept += self._made_good(action, ruling)
            if self.now.table.winner == self.me:
                self.over, self.turn, self.last = (self.me, False), [], []
                return
        self._pass_to(by, kept)

    def _made_good(self, action: Action, ruling: Ruling) -> list[str]:
        """Carry the omitted centre play out, where there is one."""
        if ruling.fault not in ("RESERVE_TO_CENTRE", "CARD_TO_CENTRE"):
            return []
        first = "t" if action.move == "p" else ""
        table = self.now.table
        source = next(pile for pile in first + own_side(table) if table.fits_centre(pile))
        self.now.act(source + "m", (source + "m",))
        return [source + "m"]

    def _pass_to(self, by: int, kept: list[str]) -> None:
        """Give the caller the turn, which closes the window and makes an end final."""
        self.over, self.touched, self.turn, self.last = None, False, [], []
        self.barred[1 - by] = self.lost[1 - by] = False
        self.now.pass_turn(by, kept)
        if self.now.is_drawn():
            self.over = self.now.poorer(), False
        self.now.begin_turn()

    def _dismiss(self, by: int) -> None:
        self.close()
        self.barred[by] = True
        self.wrong[by] += 1
        if self.over or self.wrong[by] < COSTLY:
            return
        if by == self.me:
            self._end_turn(called=False)
        else:
            self.lost[by] = True

    def _end_turn(self, *, called: bool) -> None:
        """End the turn; the next player's is skipped if it is lost."""
        me, made = self.me, self.turn
        skipped = self.lost[1 - me]
        for seat in (me, 1 - me) if skipped else (me,):
            self.barred[seat] = self.lost[seat] = False
        self.turn, self.touched = [], False
        self.last = made if called and not skipped else []
        self.now.pass_turn(me if skipped else 1 - me, [action.move for action in made])
        drawn, winner = self.now.is_drawn(), self.now.poorer()
        self.now.begin_turn()
        if drawn:
            self._finish(winner)

    def _finish(self, winner: int | None) -> None:
        self.over = winner, any(map(self.may_call, (0, 1)))


def foul(rules: Rules) -> Rules:
    """Return the rules with the option `touch`."""
    return replace(rules, touch=type(rules.touch).FOUL)
