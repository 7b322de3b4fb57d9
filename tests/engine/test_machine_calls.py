"""Games with calls, played at random by the engine and by a second one side by side."""

from dataclasses import replace
from functools import partial
from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from engine import calling
from engine.ai.greedy import Greedy
from engine.cards import Seat, pack
from engine.combinations import plain_search
from engine.event_text import format_event, parse_event
from engine.events import (
    Called,
    Closed,
    DrawAccepted,
    DrawClaimed,
    DrawDeclined,
    DrawOffered,
    Event,
    Moved,
    Resigned,
    Touched,
    UndoAsked,
    UndoDeclined,
    UndoGranted,
    Undone,
)
from engine.game import Game, Setup
from engine.notation import format_move, parse_move
from engine.outcome import Refusal
from engine.presets import PRESETS
from engine.rules import Touch
from tests.engine.endgames import late
from tests.second.court import Court
from tests.second.ideas import BOUND, WRITTEN, search
from tests.second.table import Table

CARDS = {card for seat in Seat for card in pack(seat)}
CALLED = [name for name, rules in PRESETS.items() if rules.has_calls]
SEATS = st.sampled_from(list(Seat))


class Referees(RuleBasedStateMachine):
    """One game under two referees; what both can tell must be the same."""

    judged = 0

    @initialize(
        preset=st.sampled_from([*PRESETS, *CALLED, *CALLED]),
        touch=st.sampled_from(list(Touch)),
        seed=st.integers(0, 3),
        turns_left=st.sampled_from([2, 3, 4, 6, 9, 14, 99]),
    )
    def begin(self, preset: str, touch: Touch, seed: int, turns_left: int) -> None:
        rules = replace(PRESETS[preset], touch=touch)
        start = late(preset, seed, turns_left)
        self.game, self.court = Game.start(Setup(rules, start)), Court.of(start, rules)
        Referees.judged = self.calls = 0

    def is_open(self) -> bool:
        return self.game.outcome is None

    def then(self, event: Event) -> None:
        """Let an event that may happen happen."""
        assert parse_event(format_event(event)) == event
        self.calls += isinstance(event, Called)
        self.game = self.game.after(event)

    def move(self, move: str) -> None:
        self.then(Moved(self.game.mover, parse_move(move)))
        self.court.play(move)

    @precondition(is_open)
    @rule(data=st.data())
    def any_move(self, data: st.DataObject) -> None:
        self.move(format_move(data.draw(st.sampled_from(self.game.legal_moves()))))

    @precondition(is_open)
    @rule(moves=st.integers(1, 6))
    def good_moves(self, moves: int) -> None:
        for _ in range(moves):
            if self.is_open():
                self.move(format_move(Greedy().choose(self.game.view, self.game.rules)))

    @precondition(is_open)
    @rule()
    def quick_turn(self) -> None:
        for move in ("n", "p"):
            if self.is_open() and parse_move(move) in self.game.legal_moves():
                self.move(move)

    @rule(data=st.data(), seat=SEATS, what=st.sampled_from(["nothing", "idea", "moves"]))
    def call(self, data: st.DataObject, seat: Seat, what: str) -> None:
        self.called(seat, self.line(data, seat, what))

    def called(self, seat: Seat, line: str) -> None:
        """Call if that is possible, and see that both judges agree."""
        event = Called(seat, line)
        refusal = self.game.refusal(event)
        touched = self.court.touched and seat != self.game.mover
        barred = self.court.barred[seat]
        over = self.court.over is not None and not self.court.over[1]
        judges = touched or (self.game.rules.has_calls and bool(self.court.window(seat)))
        assert (refusal is None) is (judges and not barred and not over)
        if refusal is None:
            self.then(event)
            ruling = self.court.call(seat, line)
            verdict = self.game.verdict
            assert verdict is not None
            found = verdict.fault.name if verdict.fault else None
            assert (found, verdict.undecided) == (ruling.fault, ruling.undecided)
            assert verdict.at == (None if ruling.at < 0 else ruling.at)

    @precondition(is_open)
    @rule(data=st.data())
    def overlook(self, data: st.DataObject) -> None:
        """Move without looking, and be shown at once what there was to see."""
        line = " ".join(search(self.court.now.table).line)
        caller = self.game.mover.other
        self.any_move(data)
        self.called(caller, line)

    def line(self, data: st.DataObject, seat: Seat, what: str) -> str:
        """Return nothing, a combination before some action of the window, or any moves."""
        window = self.court.window(seat)
        if what == "moves":
            return " ".join(data.draw(st.lists(st.sampled_from(WRITTEN), max_size=3)))
        if what == "idea" and window:
            action = data.draw(st.sampled_from(window))
            return " ".join(search(action.before.table).line)
        return ""

    @precondition(is_open)
    @rule(move=st.sampled_from([*WRITTEN, "n", "p", "a2b"]))
    def touch(self, move: str) -> None:
        event = Touched(self.game.mover, parse_move(move))
        if self.court.touch(move):
            self.then(event)
        else:
            assert self.game.refusal(event) is Refusal.TOUCH_IS_FREE

    @precondition(is_open)
    @rule(kind=st.sampled_from([Undone, UndoGranted, UndoDeclined]))
    def undo(self, kind: type[Undone | UndoGranted | UndoDeclined]) -> None:
        mover, turn = self.game.mover, self.court.turn
        if kind is Undone:
            revealed = bool(turn) and turn[-1].turned_up(self.court.now)
            possible = bool(turn) and not self.game.rules.has_calls and not revealed
            assert (self.game.refusal(Undone(mover)) is None) is possible
            if possible:
                self.then(Undone(mover))
                self.court.undo(1)
        elif self.game.refusal(UndoAsked(mover)) is None:
            self.then(UndoAsked(mover))
            self.then(kind(mover.other))
            if kind is UndoGranted:
                self.court.undo(len(turn))

    @precondition(is_open)
    @rule(seat=SEATS, kind=st.sampled_from([DrawOffered, DrawDeclined]))
    def talk(self, seat: Seat, kind: type[DrawOffered | DrawDeclined]) -> None:
        if self.game.refusal(kind(seat)) is None:
            self.then(kind(seat))

    @precondition(lambda self: self.is_open() and len(self.game.events) > 30)
    @rule(seat=SEATS, kind=st.sampled_from([DrawAccepted, Resigned]))
    def give_up(self, seat: Seat, kind: type[DrawAccepted | Resigned]) -> None:
        if self.game.refusal(kind(seat)) is None:
            self.then(kind(seat))
            self.court.over = (seat.other if kind is Resigned else None, False)

    @rule(seat=SEATS)
    def claim_or_close(self, seat: Seat) -> None:
        claim, close = DrawClaimed(seat), Closed(seat)
        quiet = self.court.now.quiet >= self.court.now.limit()
        assert (self.game.refusal(claim) is None) is (self.court.over is None and quiet)
        provisional = self.court.over is not None and self.court.over[1]
        can_close = provisional and self.court.may_call(seat)
        assert (self.game.refusal(close) is None) is can_close
        if self.game.refusal(claim) is None:
            self.then(claim)
            self.court.claim(seat)
        elif can_close:
            self.then(close)
            self.court.close()

    @invariant()
    def no_card_is_lost(self) -> None:
        cards = list(self.game.position.cards())
        assert (len(cards), set(cards)) == (104, CARDS)

    @invariant()
    def both_referees_see_the_same(self) -> None:
        game, court = self.game, self.court
        assert Table.of(game.position, game.rules).key() == court.now.table.key()
        counters = (game.counters.fruitless, game.counters.quiet, game.counters.stock)
        assert counters == (court.now.fruitless, court.now.quiet, court.now.most)
        calls = (list(game.calls.barred), list(game.calls.skipped), list(game.calls.wrong))
        assert calls == (court.barred, court.lost, court.wrong)
        assert [game.may_call(seat) for seat in Seat] == [court.may_call(seat) for seat in Seat]
        over = game.outcome and (game.outcome.winner, game.outcome.provisional)
        assert over == court.over

    @invariant()
    def nothing_is_judged_before_a_call(self) -> None:
        assert Referees.judged == self.calls
        last = self.game.events[-1] if self.game.events else None
        assert (self.game.verdict is not None) is isinstance(last, Called)

    def teardown(self) -> None:
        if hasattr(self, "game"):
            assert Game.replay(self.game.setup, self.game.events) == self.game


@pytest.mark.no_cover
@pytest.mark.parametrize("examples", [25, pytest.param(1500, marks=pytest.mark.soak)])
def test_games_with_calls_under_two_referees(
    monkeypatch: pytest.MonkeyPatch, examples: int
) -> None:
    """Both search no further than the second one can in a test."""
    judge = calling.judge

    def counted(*arguments: Any) -> Any:  # noqa: ANN401 whatever the judge is told and says
        Referees.judged += 1
        return judge(*arguments)

    monkeypatch.setattr("engine.calling.judge", counted)
    monkeypatch.setattr("engine.faults.search", partial(plain_search, bound=BOUND))
    run_state_machine_as_test(
        Referees,
        settings=settings(
            max_examples=examples,
            stateful_step_count=40,
            deadline=None,
            suppress_health_check=list(HealthCheck),
        ),
    )
