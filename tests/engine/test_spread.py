"""What a run keeps count of from move to move: what fits the centre, and who has cards left."""

from engine.events import Moved
from engine.game import Game
from engine.notation import parse_move
from engine.presets import PRESETS
from engine.run import Run
from tests.engine.acting import play
from tests.engine.tables import game_at

TWO_OF_A_FACE = "> A r 9s n [3]   a 2h b 2h c 8s d 9h   m Ah Ah\nB r 6h n [2] w 9d"
LOADED = "> A r 9s 8s t 3h n [1]   a 4s   m Ah\nB r 2h"


def made(game: Game, *moves: str) -> int:
    """Return how many of the mover's moves a run makes."""
    events = [Moved(game.mover, parse_move(move)) for move in moves]
    return Run.of(game).through(game, events, 0)[1]


def test_the_second_of_two_equal_cards_still_fits_the_centre() -> None:
    game = game_at(TWO_OF_A_FACE)
    assert made(game, "am", "cd", "bm") == 1, "the other two of hearts must go first"
    assert made(game, "am", "bm", "cd") == 3


def test_a_card_that_went_to_the_centre_does_not_fit_it_any_more() -> None:
    game = game_at(TWO_OF_A_FACE.replace("Ah Ah", "Ah"))
    assert made(game, "am", "cd") == 2


def test_who_is_loaded_has_one_card_more_to_get_rid_of() -> None:
    game = game_at(LOADED, PRESETS["br-stop"])
    won = play(game, "tr n p ra rm")
    assert won.outcome is not None
    assert Run.of(game).through(game, won.events, 0)[1] == 4, "only the last card ends the game"
