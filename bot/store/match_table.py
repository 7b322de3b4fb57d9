"""The tables of matches: the total played for, and the games of each with what they brought."""

from typing import Final

from sqlalchemy import Column, ForeignKey, Integer, Named, Table, TypedColumns, UniqueConstraint

from bot.store.metadata import METADATA


class MatchColumns(TypedColumns):
    """A match, and the total that both play for."""

    match_id: Named[int] = Column(Integer, primary_key=True)
    total: Named[int] = Column(Integer)


class MatchGameColumns(TypedColumns):
    """A game of a match: which one it is, and the points that it brought each seat."""

    game_id: Named[int] = Column(
        Integer, ForeignKey("game.game_id"), primary_key=True, autoincrement=False
    )
    match_id: Named[int] = Column(Integer, ForeignKey("match.match_id"))
    number: Named[int] = Column(Integer)
    points_a: Named[int] = Column(Integer)
    points_b: Named[int] = Column(Integer)


MATCH: Final = Table("match", METADATA, MatchColumns)
MATCH_GAME: Final = Table(
    "match_game", METADATA, MatchGameColumns, UniqueConstraint("match_id", "number")
)
