"""What a picture of the table points at: the last moves, a fault, what can be moved."""

from typing import Final

from bot.service.table import Result, Table
from bot.ui.account import account
from engine.cards import Card, Seat
from engine.faults import CENTRE_FAULTS, Fault, owed
from engine.game import Game
from engine.moves import TURN, Pair, Play
from engine.notation import format_move, moved_cards
from engine.piles import Place, place_of, reserve_of, talon_of
from engine.position import View
from engine.rules import Rules
from engine.tokens import SOURCE_LETTERS
from engine.trail import Step
from render import NO_MARKS, Marks, Setting

_RESERVE_FAULTS: Final = (
    Fault.HOUSE_BEFORE_TURNING,
    Fault.HOUSE_BEFORE_UPCARD,
    Fault.RESERVE_TO_HOUSE,
)


def marks_of(table: Table, result: Result | None) -> Marks:
    """Return what the public picture points at: a fault that was called, or the turn's moves."""
    faults = NO_MARKS if result is None else _called(result)
    return faults if faults.faults else turn_marks(table.game)


def turn_marks(game: Game) -> Marks:
    """Return the marks of the moves of the turn, or of the last one if nothing is played yet.

    Of a finished game it is the last move alone: the turn that brings the end may be long.
    """
    told = account(game)
    if told is None or not told.tables:
        return NO_MARKS
    return Marks.along(told.tables[-2:] if setting_of(game).over else told.tables)


def setting_of(game: Game) -> Setting:
    """Return what a picture of a game's table must know of the game."""
    return Setting.of(game.rules, over=game.outcome is not None)


def movable(game: Game) -> Marks:
    """Return the piles from which the rules let a card be moved now, or turned up.

    A talon may be empty: to turn a card up, its waste is turned over first. Duties that the
    other player watches over make no difference (rules.md 4).
    """
    moves, mover = game.legal_moves(), game.mover
    sources = {place_of(move.source, mover) for move in moves if isinstance(move, Play | Pair)}
    if TURN in moves:
        sources.add(talon_of(mover))
    return Marks(movable=frozenset(sources))


def letters(marks: Marks, mover: Seat) -> tuple[str, ...]:
    """Return the piles that are lit as they are typed, in the order in which they lie."""
    typed = {place_of(spot, mover): letter for letter, spot in SOURCE_LETTERS.items()}
    typed[talon_of(mover)] = format_move(TURN)
    return tuple(typed[place] for place in sorted(marks.movable))


def _called(result: Result) -> Marks:
    """Return where the fault lies for which a call was upheld.

    That is the card that should have been played, wherever it lies now; or, if no certain
    card was passed over, the one that was moved instead. If it lay elsewhere before, a ghost
    shows where.
    """
    step, verdict, game = result.faulty, result.table.game.verdict, result.table.game
    if step is None or verdict is None:
        return NO_MARKS
    before, now = step.before.view, game.view
    cards = _passed_over(step, verdict.fault, game.rules) or moved_cards(step.move, before)
    lay, lie = _topped(before, cards), _topped(now, cards)
    left = {lay[card] for card in lay.keys() & lie.keys() if lay[card] is not lie[card]}
    if now.mover is not before.mover:  # the other's upcard does not lie there
        left.discard(Place.UPCARD)
    faults = frozenset(lie.values()) or {talon_of(before.mover)}
    return Marks(sources=frozenset(left), faults=frozenset(faults))


def _topped(view: View, cards: tuple[Card, ...]) -> dict[Card, Place]:
    """Return which piles have one of the cards on top."""
    tops = ((view[place].top, place) for place in Place)
    return {card: place for card, place in tops if card in cards}


def _passed_over(step: Step, fault: Fault | None, rules: Rules) -> tuple[Card, ...]:
    view = step.before.view
    if fault in CENTRE_FAULTS:
        return tuple(card for card, _play in owed(fault, view, rules))
    if fault in _RESERVE_FAULTS:
        return view[reserve_of(view.mover)].up[-1:]
    return ()
