"""A table at which two players can go to and fro for a long time and play nothing to the centre."""

from engine.game import Game
from engine.piles import Place
from engine.presets import PRESETS
from tests.engine.acting import play
from tests.engine.tables import game_at

SLOW = """
      B   r [1] Kc   n [BLACK]
          w

    5h 6s a | -- -- | e 3s
       6c b | -- -- | f 3h
       3d c | -- -- | g 3d
       3c d | -- -- | h 3c

    > A   r [1] Kd   n [RED]
          w
"""
RED = "7h 8h 9h 10h Jh Qh Kh 7d 8d 9d 10d Jd Qd 7h 8h 9h 10h Jh Qh Kh 7d 8d 9d 10d Jd Qd"
BLACK = RED.translate(str.maketrans("hd", "sc"))


def slow_table(size: int, h: str = "3c") -> str:
    """Return the picture of a table with so many cards in each talon."""
    red, black = (" ".join(cards.split()[:size]) for cards in (RED, BLACK))
    return SLOW.replace("RED", red).replace("BLACK", black).replace("h 3c", f"h {h}")


def slow(size: int, preset: str = "br", h: str = "3c") -> Game:
    """Return a game in which a red five can go to and fro for a long time."""
    return game_at(slow_table(size, h), PRESETS[preset])


def quiet_turn(game: Game) -> str:
    """Return the moves of a turn in which the red five goes to the other six."""
    shuttle = "ab" if str(game.view[Place.HOUSE_A].top) == "5♥" else "ba"
    return f"{shuttle} n p"


def quiet(game: Game, turns: int) -> Game:
    """Return the game after turns with a house move and no centre play."""
    for _ in range(turns):
        game = play(game, quiet_turn(game))
    return game
