"""A line of moves played at the table, token by token, as far as it goes."""

from dataclasses import dataclass, field

from engine.cards import Card, Seat
from engine.events import Moved
from engine.forced import NotForced, forced_play
from engine.game import Game
from engine.gift import gives_away
from engine.legality import check
from engine.moves import END, IllegalMove, Move
from engine.naming import NoSuchPlay, SeveralPlays, play_of
from engine.notation import ForcedPlays, Line, NamedCard, Token, moved_cards, parse_line, written
from engine.outcome import Refused
from engine.position import View
from engine.reveals import TurnedUp, turned_up


@dataclass(frozen=True, slots=True)
class Blind:
    """The token would move, or end the turn with, cards that nobody had seen."""

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Gift:
    """The move would take the opponent's last card away, and with it the win."""

    move: Move
    card: Card


Why = IllegalMove | Refused | Blind | Gift | NotForced | NoSuchPlay | SeveralPlays
"""Why a token was not played."""


@dataclass(frozen=True, slots=True)
class Stop:
    """The first token that was not played, and why; nothing after it was tried."""

    token: Token
    why: Why


@dataclass(frozen=True, slots=True)
class StepShown:
    """One move that was played: its event, its written form, and what turned up."""

    event: Moved
    text: str
    turned_up: TurnedUp


@dataclass(frozen=True, slots=True)
class Played:
    """What came of a line: the game after it, what was played, and what stopped it."""

    game_after: Game
    steps: tuple[StepShown, ...]
    stopped: Stop | None

    @property
    def events(self) -> tuple[Moved, ...]:
        """The moves that were played, as the log keeps them."""
        return tuple(step.event for step in self.steps)


def play_line(game: Game, seat: Seat, line: Line | str) -> Played:
    """Return the game after a player's line, as far as it can be played (notation.md).

    Accepts a typed line or its tokens. A token that would move, or end the turn with, a
    card that lay face down when the line was sent stops it, and so does one that would let
    the opponent win (rules.md 2.9); unless the line ends in `!`.

    Raises:
        NotationError: the text is no line; nothing is played.
    """
    if isinstance(line, str):
        line = parse_line(line)
    hand = _Hand(game, seat, None if line.blind_ok else _face_up(game.view))
    for token in line.tokens:
        why = hand.play(token)
        if why is not None:
            return Played(hand.game, tuple(hand.steps), Stop(token, why))
    return Played(hand.game, tuple(hand.steps), None)


@dataclass(slots=True)
class _Hand:
    """A player's hand going through a line; `seen` is what lay face up when it was sent."""

    game: Game
    seat: Seat
    seen: frozenset[Card] | None
    steps: list[StepShown] = field(default_factory=list)

    def play(self, token: Token) -> Why | None:
        """Play one token, or return why it cannot be played."""
        command = token.command
        move = END if isinstance(command, ForcedPlays | NamedCard) else command
        refusal = self.game.refusal(Moved(self.seat, move))
        if refusal is not None:
            return Refused(Moved(self.seat, move), refusal)
        try:
            if isinstance(command, ForcedPlays):
                return self._forced()
            if isinstance(command, NamedCard):
                found = play_of(self.game.view, command, self.game.rules)
                return found if isinstance(found, NoSuchPlay | SeveralPlays) else self._move(found)
            return self._move(command)
        except IllegalMove as error:
            return error

    def _move(self, move: Move) -> Blind | Gift | None:
        if self.seen is not None:
            moved = moved_cards(move, self.game.view)
            unseen = tuple(card for card in moved if card not in self.seen)
            if unseen:
                return Blind(unseen)
            check(self.game.view, move, self.game.rules)
            if gives_away(self.game.view, move, self.game.rules):
                return Gift(move, moved[0])
        self._do(move)
        return None

    def _forced(self) -> NotForced | None:
        played = 0
        while self.game.outcome is None:
            found = forced_play(self.game.view, self.game.rules)
            if isinstance(found, NotForced):
                return None if played else found
            self._do(found)
            played += 1
        return None

    def _do(self, move: Move) -> None:
        before, event = self.game.view, Moved(self.seat, move)
        self.game = self.game.after(event)
        shown = turned_up(before, self.game.view)
        self.steps.append(StepShown(event, written(move, before), shown))


def _face_up(view: View) -> frozenset[Card]:
    return frozenset(card for pile in view.piles for card in pile.up)
