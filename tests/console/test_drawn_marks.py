"""What a record's picture points at: what the picture under the table points at in Discord."""

from collections.abc import Sequence
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.service.scenes import of_turn, scenes
from engine.events import Resigned
from engine.game import Game
from engine.record import Headers, read, write
from render import Marks, Setting, draw

GAME = Path(__file__).parents[2] / "docs" / "game.txt"


@pytest.fixture
def game() -> Game:
    """Return a game in the middle of a turn."""
    found = read(GAME.read_text(encoding="utf-8")).game
    assert len(found.trail) > 2
    return found


def drawn(game: Game, folder: Path, words: Sequence[str] = ()) -> bytes:
    """Return the picture that the command line makes of a game."""
    file = folder / "game.txt"
    file.write_text(write(game, Headers(players=("Ana", "Rui"))), encoding="utf-8")
    assert main(["draw", str(file), *words]) == 0
    return file.with_suffix(".png").read_bytes()


def test_all_that_came_in_the_turn_is_marked(game: Game, tmp_path: Path) -> None:
    tables = [scene.view for scene in of_turn(scenes(game), game.turn)]
    assert Marks.along(tables) != Marks.along(tables[-2:])
    setting = Setting.of(game.rules)
    assert drawn(game, tmp_path) == draw(game.view, marks=Marks.along(tables), setting=setting)


def test_after_a_resignation_the_last_move_alone_is_marked(game: Game, tmp_path: Path) -> None:
    marks = Marks.between(game.trail[-1].before.view, game.view)
    setting = Setting.of(game.rules, over=True)
    resigned = game.after(Resigned(game.mover))
    assert drawn(resigned, tmp_path) == draw(game.view, marks=marks, setting=setting)


def test_before_the_first_move_nothing_is_marked(game: Game, tmp_path: Path) -> None:
    dealt = Game.start(game.setup)
    assert drawn(game, tmp_path, ["0"]) == draw(dealt.view, setting=Setting.of(game.rules))
