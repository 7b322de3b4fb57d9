"""Games for the tests of records, and their turns as a record tells them."""

from engine.deal import commitment
from engine.diagram import draw
from engine.event_text import parse_event
from engine.game import Game
from engine.lines import play_line
from engine.presets import PRESETS
from engine.record import Headers, read, write
from tests.engine.tables import game_at

NAMES = Headers(players=("Ana", "Rui"), date="2026-11-29", commitment=commitment("x"))
FR = PRESETS["fr1"]


SIX = "c Qc\nd 2s\ne 3s\nf 4s\ng 5s\nh 6s\n"
"""Six houses that nothing goes on, from c to h."""


def after(game: Game, *lines: str) -> Game:
    """Return the game after lines of moves, and events as the log writes them."""
    for line in lines:
        if " " in line:
            game = game.after(parse_event(line))
        else:
            played = play_line(game, game.mover, f"{line}!")
            assert played.stopped is None
            game = played.game_after
    return game


def turns(game: Game) -> list[str]:
    """Return the turns of a game's record, after it was read back without the deal."""
    text = write(game, NAMES)
    again = read(text).game
    assert (again.events, again.outcome) == (game.events, game.outcome)
    assert draw(again.view) == draw(game.view)
    return text.split("\n\n")[1].splitlines()


def repeated() -> Game:
    """Return a game that ends by repetition: a nine goes to and fro between two tens."""
    game = game_at(f"B r Kc w 3c\nA r Kh n [6c 5c]\na 10s 9d\nb 10c\n{SIX}")
    for play in ("ab", "ba", "ab", "ba"):
        game = after(game, play, "n", "p", "n", "p")
    return after(game, "ab", "n", "p")
