"""Acting on a picture: moves typed as in the notation, and the picture that comes of them."""

from engine.cards import Seat
from engine.diagram import draw, parse
from engine.events import Moved
from engine.game import Game
from engine.legality import objection
from engine.moves import Reason
from engine.notation import format_move, parse_move
from engine.outcome import Ending


def play(game: Game, moves: str) -> Game:
    """Return the game after moves of whoever is on turn, `ra n tc p`."""
    for move in moves.split():
        game = game.after(Moved(game.mover, parse_move(move)))
    return game


def legal(game: Game) -> str:
    """Return the moves that can be made, `ra n`."""
    return " ".join(map(format_move, game.legal_moves()))


def why_not(game: Game, move: str) -> Reason | None:
    """Return why a move cannot be made, or None if it can."""
    return objection(game.view, parse_move(move), game.rules)


def ending(game: Game) -> tuple[Seat | None, Ending] | None:
    """Return the winner, None for a draw, and what ended the game, or None if it goes on."""
    return game.outcome and (game.outcome.winner, game.outcome.ending)


def seen(table: Game | str) -> str:
    """Return what both players see of a game or of a picture, drawn alike for both."""
    return draw(table.view if isinstance(table, Game) else parse(table).view)


def known(table: Game | str) -> str:
    """Return the whole table with what lies face down, copies not told apart."""
    return draw(table.position if isinstance(table, Game) else parse(table)).replace("'", "")
