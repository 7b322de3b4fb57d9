"""How a line that is being typed can go on: the legal moves of the table it leads to."""

from collections.abc import Iterator
from typing import Final

from engine.cards import Card, Seat
from engine.game import Game
from engine.lines import Played, play_line
from engine.moves import Move
from engine.notation import NotationError, format_move, moved_cards, written
from engine.position import View

LONGEST_TOKEN: Final = 3
"""Characters of the longest token that names its piles: the pair `b2d`."""


def completions(game: Game, seat: Seat, typed: str) -> tuple[tuple[str, str], ...]:
    """Return the lines that a typed text can become by one more token, and how each reads.

    A line that is whole comes first by itself. Nothing is returned for a player who is not
    on turn, and for a text that stops being playable before its last token.
    """
    if game.outcome is not None or seat is not game.mover:
        return ()
    text = typed.strip()
    mark = "!" if text.endswith("!") else ""
    text = text.rstrip("! ")
    for whole, begun in _splits(text):
        played = _played(game, seat, whole, mark)
        if played is not None:
            return (*_itself(played, begun, text + mark), *_more(game, played, whole, begun, mark))
    return ()


def _splits(text: str) -> Iterator[tuple[str, str]]:
    """Yield the text as whole tokens and the beginning of one more, the longest whole first."""
    for size in range(min(LONGEST_TOKEN, len(text) + 1)):
        cut = len(text) - size
        yield text[:cut].rstrip(), text[cut:].lower()


def _played(game: Game, seat: Seat, whole: str, mark: str) -> Played | None:
    """Return what comes of the whole tokens, or None if they cannot all be played."""
    if not whole:
        return Played(game, (), None)
    try:
        played = play_line(game, seat, whole + mark)
    except NotationError:
        return None
    return None if played.stopped else played


def _itself(played: Played, begun: str, line: str) -> Iterator[tuple[str, str]]:
    """Yield the typed line if there is nothing to add to it."""
    if played.steps and not begun:
        yield line, " ".join(step.text for step in played.steps)


def _more(
    game: Game, played: Played, whole: str, begun: str, mark: str
) -> Iterator[tuple[str, str]]:
    """Yield the line with each move that begins so, unless the move would be blind."""
    after, seen = played.game_after, _face_up(game.view)
    if after.mover is not game.mover:
        return
    for move in after.legal_moves():
        token = format_move(move)
        if token.startswith(begun) and (mark or _is_seen(move, after.view, seen)):
            yield f"{whole} {token}{mark}".lstrip(), written(move, after.view)


def _is_seen(move: Move, view: View, seen: frozenset[Card]) -> bool:
    return seen.issuperset(moved_cards(move, view))


def _face_up(view: View) -> frozenset[Card]:
    return frozenset(card for pile in view.piles for card in pile.up)
