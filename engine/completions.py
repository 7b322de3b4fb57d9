"""How a line that is still being typed may go on, told from what lies face up alone."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Final

from engine.cards import Card, Rank, Seat, Suit
from engine.duties import demanded
from engine.foresight import Foresight
from engine.game import Game
from engine.moves import Move, Play
from engine.notation import (
    ForcedPlays,
    Line,
    NotationError,
    format_move,
    moved_cards,
    parse_start,
    written,
)
from engine.position import View
from engine.tokens import (
    RANK_SIGNS,
    RANKS_BEFORE_SYMBOL,
    SUIT_SIGNS,
    SUIT_SYMBOLS,
    TARGET_NAMES,
)

MOST: Final = 25
"""How many lines are offered."""
LONGEST: Final = 100
"""Characters of the longest line that is offered."""

_FORCED: Final = ForcedPlays()


@dataclass(frozen=True, slots=True)
class Completion:
    """A line that may be sent, the written form of what it adds, and whether a duty asks it."""

    line: str
    written: str
    due: bool = False


def completions(game: Game, seat: Seat, typed: str) -> tuple[Completion, ...]:
    """Return the lines that a typed text can become by one more token, duties first.

    A text that is a line already comes first by itself. What the typed moves would turn
    up is not looked at, so no offer tells what lies face down. Nothing is offered to a
    player who is not on turn, nor for a text that cannot be foreseen to be played.
    """
    if game.outcome is not None or seat is not game.mover:
        return ()
    try:
        line, begun = parse_start(typed)
    except NotationError:
        return ()
    path = _path(Foresight(game.view, game.rules, seat), line)
    if path is None:
        return ()
    before = "".join(f"{token.text} " for token in line.tokens)
    offers = list(_next(path, begun))
    if before and not begun:
        offers.insert(0, Completion("", " ".join(path.steps)))
    mark = "!" if line.blind_ok else ""
    lines = (replace(offer, line=(before + offer.line).rstrip() + mark) for offer in offers)
    return tuple(offer for offer in lines if len(offer.line) <= LONGEST)[:MOST]


def _path(path: Foresight, line: Line) -> Foresight | None:
    """Return where the whole tokens lead, or None if one of them cannot be foreseen."""
    for token in line.tokens:
        after = path.after(token.command)
        if after is None:
            return None
        path = after
    return path


def _next(path: Foresight, begun: str) -> Iterator[Completion]:
    """Yield the tokens that begin so and may come next, `m` and what a duty asks for first."""
    forced = path.after(_FORCED)
    if forced is not None and "m".startswith(begun):
        yield Completion("m", " ".join(forced.steps[len(path.steps) :]), due=True)
    asked = demanded(path.view, path.rules)
    moves = [move for move in path.moves() if _begins(move, path.view, begun)]
    for move in sorted(moves, key=lambda move: move not in asked):
        yield Completion(format_move(move), written(move, path.view), move in asked)


def _begins(move: Move, view: View, begun: str) -> bool:
    """Return whether a token for the move may begin so, its card in place of its pile included."""
    if format_move(move).startswith(begun):
        return True
    return isinstance(move, Play) and any(
        f"{spelling}{TARGET_NAMES[move.target]}".startswith(begun)
        for card in moved_cards(move, view)
        for spelling in _spellings(card, begun)
    )


def _spellings(card: Card, begun: str) -> Iterator[str]:
    """Yield the ways in which a line may name a card; a first letter alone is a pile's."""
    yield from _spelt(card, RANK_SIGNS, SUIT_SIGNS)
    if len(begun) > 1:
        yield from _spelt(card, RANKS_BEFORE_SYMBOL, SUIT_SYMBOLS)


def _spelt(card: Card, ranks: Mapping[str, Rank], suits: Mapping[str, Suit]) -> Iterator[str]:
    for rank in ranks:
        for suit in suits:
            if (ranks[rank], suits[suit]) == (card.rank, card.suit):
                yield rank + suit
