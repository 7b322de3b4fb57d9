"""The member who plays by himself: what he does, he does by the real commands and buttons."""

from typing import Final

from simcord.components import walk_components

from bot.playground.club import Club
from bot.service.errors import NoGameHere
from bot.service.table import Action, Table
from bot.ui import ids
from engine.ai.greedy import Greedy
from engine.ai.player import Player
from engine.cards import Seat
from engine.events import Moved
from engine.game import Game
from engine.notation import format_move

LONGEST: Final = 20
"""The moves sent as one line; the rest of a longer turn follows."""

_ACCEPT: Final = ids.answer(ids.Reply.ACCEPT, 0).removesuffix("0")
"""How the id of a button begins by which any challenge is accepted."""


class Partner:
    """Rui at his keyboard: he accepts, grants every undo and abort, wants no draw, never calls."""

    def __init__(self, club: Club, player: Player | None = None) -> None:
        self._club, self._player = club, player or Greedy()
        self._tried: set[tuple[int, object]] = set()

    async def step(self) -> None:
        """Do one thing, if there is one to do that was not tried before."""
        table = await self._table()
        seat = table.seat_of(self._club.rui.id) if table else None
        if table is None or seat is None or table.is_over:
            await self._press(_ACCEPT)
        elif table.closer == table.players[seat]:
            await self._press(ids.act(Action.CLOSE, table.game_id))
        elif table.game.talk.undo is seat.other:
            await self._press(ids.act(Action.GRANT_UNDO, table.game_id))
        elif table.game.talk.abort is seat.other:
            await self._press(ids.act(Action.GRANT_ABORT, table.game_id))
        elif table.game.talk.draw is seat.other:
            await self._press(ids.act(Action.DECLINE_DRAW, table.game_id))
        elif table.game.outcome is None and table.game.mover is seat:
            await self._move(table, seat)

    async def _move(self, table: Table, seat: Seat) -> None:
        if self._is_new(table.game_id, table.game.version):
            line = whole_turn(table.game, seat, self._player)
            await self._club.rui.slash(self._club.thread, "move", line=line)

    async def _table(self) -> Table | None:
        try:
            return await self._club.bot.desk.tables.here(self._club.thread.id)
        except NoGameHere:
            return None

    async def _press(self, name: str) -> None:
        """Press the latest button whose id starts so."""
        for message in reversed(self._club.thread.history(viewer=self._club.rui)):
            roots = [component.to_dict() for component in message.components]
            ids = (str(part.get("custom_id", "")) for part in walk_components(roots))
            found = next((one for one in ids if one.startswith(name)), None)
            if found:
                if self._is_new(message.id, found):
                    await self._club.rui.click(message, custom_id=found)
                return

    def _is_new(self, number: int, thing: object) -> bool:
        is_new = (number, thing) not in self._tried
        self._tried.add((number, thing))
        return is_new


def whole_turn(game: Game, seat: Seat, player: Player) -> str:
    """Return a player's turn as one line, as far as it goes.

    The player is asked before each move and sees what lies open then. The line ends in `!`:
    whatever a card turned up shows was seen before the next move was chosen.
    """
    tokens: list[str] = []
    while game.mover is seat and not game.outcome and len(tokens) < LONGEST:
        move = player.choose(game.view, game.setup.rules)
        game = game.after(Moved(seat, move))
        tokens.append(format_move(move))
    return f"{' '.join(tokens)}!"
