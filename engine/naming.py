"""A card named in place of its pile: which move that is on this table."""

from dataclasses import dataclass

from engine.building import SOURCES
from engine.legality import objection
from engine.moves import Play
from engine.piles import THEIRS
from engine.position import View
from engine.rules import Rules
from engine.tokens import NamedCard


@dataclass(frozen=True, slots=True)
class NoSuchPlay:
    """No move of the named face to that target is legal; `plays` are those that were looked at.

    There are none when the card lies nowhere on top.
    """

    named: NamedCard
    plays: tuple[Play, ...]


@dataclass(frozen=True, slots=True)
class SeveralPlays:
    """Several moves of the named face to that target are legal; `plays` names them."""

    named: NamedCard
    plays: tuple[Play, ...]


def play_of(view: View, named: NamedCard, rules: Rules) -> Play | NoSuchPlay | SeveralPlays:
    """Return the one legal move of the named face to its target.

    When none is legal and the mover has the face on top of one pile only, that move is
    returned all the same: its own objection says best what is wrong.
    """
    plays = tuple(
        Play(source, named.target)
        for source in SOURCES
        if (top := view.top(source)) is not None and top.face == named.face
    )
    legal = tuple(play for play in plays if objection(view, play, rules) is None)
    if len(legal) > 1:
        return SeveralPlays(named, legal)
    own = tuple(play for play in plays if play.source not in THEIRS)
    found = legal or own or plays
    return found[0] if len(found) == 1 else NoSuchPlay(named, plays)
