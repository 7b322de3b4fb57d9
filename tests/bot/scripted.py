"""Two players with a script, who play an evening by commands and know the engine by heart."""

from collections.abc import Iterator
from dataclasses import dataclass

import discord
import simcord

from bot.service.table import Table
from engine.ai.greedy import Greedy
from engine.cards import Seat
from engine.carry import carry
from engine.events import Called, Moved
from engine.game import Game
from engine.moves import END, Move, Play
from engine.notation import format_move
from engine.search import search
from tests.bot.world import BUTTON, World, alt, board, move, parts, said

LONGEST = 60
"""Moves sent as one line; the rest of a longer turn follows."""


@dataclass(slots=True)
class Evening:
    """A game in its thread, and whose hand is whose."""

    world: World
    thread: simcord.ChannelHandle

    async def table(self) -> Table:
        return await self.world.bot.desk.tables.here(self.thread.id)

    async def game(self) -> Game:
        return (await self.table()).game

    async def actor(self, seat: Seat) -> simcord.MemberActor:
        person = (await self.table()).players[seat]
        return self.world.ana if person.user_id == self.world.ana.id else self.world.rui

    async def turn(self) -> Game:
        """Let whose turn it is play it, and return the game."""
        game = await self.game()
        await self.line(whole_turn(game))
        return await self.game()

    async def line(self, line: str) -> simcord.ResponseMessage:
        """Let whose turn it is send a line."""
        answer = await move(await self.actor((await self.game()).mover), self.thread, line)
        assert not answer.ephemeral
        return answer

    async def call(self, caller: Seat, line: str = "") -> simcord.ResponseMessage:
        options = {"line": line} if line else {}
        return said(await (await self.actor(caller)).slash(self.thread, "crapette", **options))

    async def shows(self, game: Game) -> None:
        """See that the newest table is that of the game."""
        assert (await self.game()).position == game.position
        upcard = game.view.upcard
        turned = f"{upcard} is turned up" if upcard else "no card is turned up"
        assert turned in alt(board(self.thread))


def whole_turn(game: Game) -> str:
    """Return what a greedy player does in this turn, as one line."""
    tokens, after = [], game
    while after.outcome is None and after.turn == game.turn and len(tokens) < LONGEST:
        chosen = Greedy().choose(after.view, after.rules)
        tokens.append(format_move(chosen))
        after = after.after(Moved(game.mover, chosen))
    return " ".join(tokens) + "!"


def faulty_turns(game: Game) -> Iterator[tuple[str, Game]]:
    """Yield lines for which a call would bring the table back, and the game after each."""
    for moves, after in _turns(game, 2):
        if after.outcome is None and after.window(after.mover):
            called = after.after(Called(after.mover))
            if called.verdict and called.verdict.upheld and called.position != after.position:
                yield f"{' '.join(moves)} p!", after


def _turns(game: Game, most: int) -> Iterator[tuple[tuple[str, ...], Game]]:
    """Yield the turns of a few moves, the shortest ones first, and the game after each."""
    mover = game.mover
    for chosen in game.legal_moves() if most else ():
        moved = game.after(Moved(mover, chosen))
        if chosen == END or moved.outcome:
            continue
        if END in moved.legal_moves():
            yield (format_move(chosen),), moved.after(Moved(mover, END))
        for moves, after in _turns(moved, most - 1):
            yield (format_move(chosen), *moves), after


def is_upheld(game: Game, caller: Seat, line: str = "") -> bool:
    verdict = game.after(Called(caller, line)).verdict
    assert verdict is not None
    return verdict.upheld


def left_lying(game: Game) -> str:
    """Return the combination that lies open when a greedy player ends this turn, or nothing."""
    while True:
        chosen = Greedy().choose(game.view, game.rules)
        if chosen == END:
            return combination(game)
        game = game.after(Moved(game.mover, chosen))
        if game.outcome:
            return ""


def combination(game: Game) -> str:
    """Return a combination of two moves or more that could be played now, or nothing."""
    view, tokens = game.view, []
    while found := _next(search(view, game.rules).firsts):
        tokens.append(format_move(found))
        if search(view, game.rules).length == 1:
            return " ".join(tokens) if len(tokens) > 1 else ""
        view = carry(view, found.source, found.target)
    return ""


def _next(firsts: frozenset[Move]) -> Play | None:
    plays = [first for first in firsts if isinstance(first, Play)]
    return min(plays, key=format_move, default=None)


def call_buttons(message: simcord.ResponseMessage | discord.Message) -> list[tuple[object, ...]]:
    """Return how the buttons that call look: label, style, and whether they can be pressed."""
    return [
        (part["label"], part["style"], bool(part.get("disabled")))
        for part in parts(message, BUTTON)
        if str(part.get("custom_id", "")).startswith("crapette:call:")
    ]
