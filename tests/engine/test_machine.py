"""Games of moves, undo, consent, offers, aborts, claims and resignations, against a model."""

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
)

from engine.ai.greedy import Greedy
from engine.cards import Seat, pack
from engine.event_text import format_event, parse_event
from engine.events import (
    AbortAsked,
    AbortDeclined,
    Aborted,
    AbortGranted,
    DrawAccepted,
    DrawClaimed,
    DrawDeclined,
    DrawOffered,
    Event,
    Moved,
    Resigned,
    UndoAsked,
    UndoDeclined,
    UndoGranted,
    Undone,
)
from engine.game import Game
from engine.moves import END, Move
from engine.notation import format_move, parse_move
from engine.outcome import Ending, Refusal
from engine.position import Position
from engine.rules_text import parse_rules
from tests.engine.tables import dealt
from tests.soak.rules import OTHERS

CARDS = {*pack(Seat.A), *pack(Seat.B)}
SEATS = st.sampled_from(Seat)


class Table(RuleBasedStateMachine):
    """One game; the model keeps what may be taken back and what was asked."""

    game: Game
    turn: list[Position]
    declined: set[Seat]
    offer: Seat | None
    abort: Seat | None
    spurned: set[Seat]

    @initialize(rules=st.sampled_from(["br", "pt", "fr1", *OTHERS]), seed=st.integers(0, 9))
    def deal(self, rules: str, seed: int) -> None:
        self.game = dealt(str(seed), parse_rules(rules))
        self.turn, self.declined = [], set()
        self.asked, self.offer = False, None
        self.abort, self.spurned = None, set()

    def on(self) -> bool:
        return self.game.outcome is None

    def happens(self, event: Event) -> None:
        assert self.game.refusal(event) is None
        self.game = self.game.after(parse_event(format_event(event)))

    def maybe(self, event: Event, *, possible: bool) -> bool:
        """Let the event happen if the model says that it can; the game must say so too."""
        assert (self.game.refusal(event) is None) is possible
        if possible:
            self.happens(event)
        return possible

    def moves(self, move: Move) -> None:
        assert parse_move(format_move(move)) == move
        before, mover = self.game.position, self.game.mover
        self.happens(Moved(mover, move))
        self.turn.append(before)
        self.asked = False
        if move == END:
            self.turn, self.declined, self.spurned = [], set(), set()
            self.offer = mover if self.offer is mover else None
            self.abort = mover if self.abort is mover else None

    @precondition(on)
    @rule(data=st.data())
    def any_move(self, data: st.DataObject) -> None:
        self.moves(data.draw(st.sampled_from(self.game.legal_moves())))

    @precondition(on)
    @rule(turns=st.integers(1, 3))
    def good_turns(self, turns: int) -> None:
        last = self.game.turn + turns
        while self.on() and self.game.turn < last:
            self.moves(Greedy().choose(self.game.view, self.game.rules))

    @precondition(on)
    @rule(seat=SEATS)
    def take_back(self, seat: Seat) -> None:
        own = seat is self.game.mover and bool(self.turn) and not self.game.rules.has_calls
        possible = own and self.turn[-1].hidden == self.game.position.hidden
        if self.maybe(Undone(seat), possible=possible):
            assert self.game.position == self.turn.pop()
            self.asked = False

    @precondition(on)
    @rule(seat=SEATS)
    def ask_to_take_back(self, seat: Seat) -> None:
        possible = seat is self.game.mover and bool(self.turn) and not self.asked
        self.asked |= self.maybe(UndoAsked(seat), possible=possible)

    @precondition(on)
    @rule(seat=SEATS)
    def let_take_back(self, seat: Seat) -> None:
        possible = self.asked and seat is not self.game.mover
        if self.maybe(UndoGranted(seat), possible=possible):
            assert self.game.position == self.turn[0]
            self.turn, self.asked = [], False

    @precondition(on)
    @rule(seat=SEATS)
    def not_let_take_back(self, seat: Seat) -> None:
        possible = self.asked and seat is not self.game.mover
        self.asked &= not self.maybe(UndoDeclined(seat), possible=possible)

    @precondition(on)
    @rule(seat=SEATS)
    def offer_draw(self, seat: Seat) -> None:
        possible = self.offer is None and seat not in self.declined
        if self.maybe(DrawOffered(seat), possible=possible):
            self.offer = seat

    @precondition(on)
    @rule(seat=SEATS)
    def decline_draw(self, seat: Seat) -> None:
        if self.maybe(DrawDeclined(seat), possible=self.offer is seat.other):
            self.declined.add(seat.other)
            self.offer = None

    @precondition(on)
    @rule(seat=SEATS)
    def ask_to_call_off(self, seat: Seat) -> None:
        early = self.game.turn <= 2
        possible = early and self.abort is None and seat not in self.spurned
        if self.maybe(AbortAsked(seat), possible=possible):
            self.abort = seat

    @precondition(on)
    @rule(seat=SEATS)
    def not_call_off(self, seat: Seat) -> None:
        if self.maybe(AbortDeclined(seat), possible=self.abort is seat.other):
            self.spurned.add(seat.other)
            self.abort = None

    @invariant()
    def who_may_call_off(self) -> None:
        """Only looked at, for the game would end."""
        for seat in Seat if self.on() else ():
            untouched = self.game.turn <= 2 and not self.turn
            alone = untouched if seat is not self.game.mover else self.game.turn == 1
            assert (self.game.refusal(Aborted(seat)) is None) is alone
            both = self.abort is seat.other
            assert (self.game.refusal(AbortGranted(seat)) is None) is both

    @precondition(lambda self: self.on() and self.game.turn > 20)
    @rule(seat=SEATS)
    def accept_draw(self, seat: Seat) -> None:
        if self.maybe(DrawAccepted(seat), possible=self.offer is seat.other):
            assert self.game.outcome is not None
            assert (self.game.outcome.winner, self.game.outcome.ending) == (None, Ending.AGREED)

    @precondition(on)
    @rule(seat=SEATS)
    def claim_draw(self, seat: Seat) -> None:
        self.maybe(DrawClaimed(seat), possible=self.game.can_claim_draw)

    @precondition(lambda self: self.on() and self.game.turn > 20)
    @rule(seat=SEATS)
    def resign(self, seat: Seat) -> None:
        self.happens(Resigned(seat))
        assert self.game.outcome is not None
        assert self.game.outcome.winner is seat.other

    @precondition(lambda self: not self.on())
    @rule(seat=SEATS, kind=st.sampled_from([Undone, UndoAsked, DrawOffered, Resigned]))
    def nothing_happens_any_more(self, seat: Seat, kind: type[Undone]) -> None:
        assert self.game.refusal(kind(seat)) is Refusal.GAME_OVER
        assert self.game.refusal(Moved(seat, END)) is Refusal.GAME_OVER

    @invariant()
    def no_card_is_lost(self) -> None:
        cards = list(self.game.position.cards())
        assert len(cards) == len(CARDS)
        assert set(cards) == CARDS

    @invariant()
    def somebody_can_move_or_the_game_is_over(self) -> None:
        assert bool(self.game.legal_moves()) is self.on()

    @invariant()
    def the_moves_of_this_turn_are_kept(self) -> None:
        assert [made.before for made in self.game.trail] == self.turn

    def teardown(self) -> None:
        if hasattr(self, "game"):
            assert Game.replay(self.game.setup, self.game.events) == self.game


TestTable = Table.TestCase
TestTable.settings = settings(
    max_examples=40,
    stateful_step_count=40,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
)
