"""A game's record on the command line: checked, drawn, filmed; or said what is wrong with it."""

import json
from io import BytesIO, TextIOWrapper
from pathlib import Path

import pytest
from PIL import Image

from bot.__main__ import main
from bot.console.trouble import FAILED
from bot.texts import Texts
from engine.ai.greedy import Greedy
from engine.deal import commitment, deal, lay_out
from engine.events import Moved
from engine.game import Game, Setup
from engine.record import Headers, write
from engine.rules import STANDARD
from tests.console.complaints import complaint

ENGLISH = Texts.of("en-US")
ROOT = Path(__file__).parents[2]


def record(moves: int) -> str:
    """Return the record of a game that has come this far."""
    dealt = deal("a seed", STANDARD)
    game = Game.start(Setup(STANDARD, lay_out(dealt, STANDARD)))
    while game.outcome is None and game.version < moves:
        game = game.after(Moved(game.mover, Greedy().choose(game.view, STANDARD)))
    headers = Headers(players=("Ana", "Rui"), seed="a seed", commitment=commitment("a seed"))
    return write(game, headers, dealt)


def test_replay_checks_a_record(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text(record(10_000))
    assert main(["replay", str(file)]) == 0
    assert "wins against" in capsys.readouterr().out
    file.write_text(record(20))
    assert main(["replay", str(file)]) == 0
    assert "not over" in capsys.readouterr().out


@pytest.mark.parametrize("encoding", ["cp1252", "utf-8"])
def test_names_that_the_console_cannot_show_end_in_no_error(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, encoding: str
) -> None:
    bytes_written, file = BytesIO(), tmp_path / "game.txt"
    monkeypatch.setattr("sys.stdout", TextIOWrapper(bytes_written, encoding=encoding))
    name = json.dumps("Ánä ♥\x1b[31m\a\u202e\ud800")
    text = record(10_000)
    for shown in ("Ana", "Rui"):
        assert f'"{shown}"' in text
        text = text.replace(f'"{shown}"', name)
    file.write_text(text)
    assert main(["replay", str(file)]) == 0
    said = bytes_written.getvalue().decode(encoding)
    assert "Ánä" in said
    assert ("\\u2665" if encoding == "cp1252" else "♥") in said
    assert not {"\x1b", "\a", "\u202e"} & set(said)


def test_of_a_long_wrong_word_only_the_beginning_is_repeated(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "game.txt"
    file.write_text(record(20).replace(" rm=", f" {'Long' * 20_000} rm=", 1))
    assert main(["replay", str(file)]) == FAILED
    said = complaint(capsys)
    assert "LongLong" in said
    assert len(said) < 500


NO_RECORDS = {
    "empty": b"",
    "nothing but zeros": bytes(1000),
    "a picture": (ROOT / "docs" / "table.png").read_bytes(),
    "a letter": b"Dear Rui,\nshall we play?\n",
    "a list": b"[x]\n- [Rules]\n",
    "braces": b'{"Rules": [\n',
    "a chess game": b'[Event "Hastings"]\n[Result "*"]\n\n1. e4 e5 *\n',
    "another encoding": record(20).encode("utf-16"),
    "another encoding without a mark": record(20).encode("utf-16-le"),
    "one that has no suits": '[A "José"]'.encode("latin-1"),
}


@pytest.mark.parametrize("word", ["replay", "draw"])
@pytest.mark.parametrize("content", NO_RECORDS.values(), ids=NO_RECORDS)
def test_of_a_file_that_is_no_record_it_is_said_what_one_is(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, content: bytes, word: str
) -> None:
    file = tmp_path / "game.txt"
    file.write_bytes(content)
    assert main([word, str(file)]) == 2
    said = complaint(capsys)
    assert said.startswith(f"{file} is no record of this bot")
    assert "`/record`" in said
    assert [*tmp_path.iterdir()] == [file]


@pytest.mark.parametrize("word", ["replay", "draw"])
def test_a_file_that_is_not_there_or_a_folder_is_named(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, word: str
) -> None:
    for file in (tmp_path, tmp_path / "nowhere.txt"):
        assert main([word, str(file)]) == 2
        said = complaint(capsys)
        assert said.startswith(f"{file} cannot be read (")
        assert said.count(str(file)) == 1
        assert "Errno" not in said


DAMAGED = {
    "cut in the moves": (record(10_000)[:-200], "Line "),
    "cut in the head": (
        "\n".join(record(20).splitlines()[:4]),
        "In the record as a whole, Table: ",
    ),
    "one card changed": (record(10_000).replace("=10♣", "=9♣", 1), "Line "),
    "a move that cannot be": (record(20).replace(" rm=", " aa rm=", 1), "Line "),
    "saved without its suits": (record(20).translate({ord(s): "?" for s in "♠♥♦♣"}), "Line 8, "),
    "a sign that no console shows": (record(20).replace("1.", "\x1b[2J.", 1), "Line 10, ?[2J."),
}


@pytest.mark.parametrize(("text", "where"), DAMAGED.values(), ids=DAMAGED)
def test_of_a_damaged_record_it_is_said_where_and_how_to_get_it_again(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, text: str, where: str
) -> None:
    file = tmp_path / "game.txt"
    file.write_text(text, encoding="utf-8")
    assert main(["replay", str(file)]) == 2
    said = complaint(capsys)
    assert said.startswith(where)
    assert "Line 0" not in said
    assert said.isprintable()
    assert said.endswith("`/record` in the thread of the game gives it again.")


def test_a_record_saved_by_another_editor_is_read(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_bytes(record(20).replace("\n", "\r\n").encode("utf-8-sig"))
    assert main(["replay", str(file)]) == 0


def test_what_stands_before_the_record_is_passed_over_and_lines_keep_their_numbers(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "game.txt"
    greeting = f"Ana said:\n{ENGLISH.labels.record()}\n\n"
    file.write_text(greeting + record(20))
    assert main(["replay", str(file)]) == 0
    capsys.readouterr()
    file.write_text(greeting + record(20).replace("1.", "7.", 1))
    assert main(["replay", str(file)]) == 2
    assert complaint(capsys).startswith("Line 13, 7.")


def test_draw_makes_a_picture_of_any_move(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "game.txt"
    file.write_text(record(20))
    pictures = set()
    for move in ([], ["0"], ["7"]):
        assert main(["draw", str(file), *move, "-o", "out.png"]) == 0
        pictures.add((tmp_path / "out.png").read_bytes())
    assert len(pictures) == 3
    assert all(picture.startswith(b"\x89PNG") for picture in pictures)
    capsys.readouterr()
    (tmp_path / "elsewhere").mkdir()
    file = file.rename(tmp_path / "elsewhere" / file.name)
    assert main(["draw", str(file)]) == 0
    beside = file.with_name("game.png")
    assert capsys.readouterr().out == f"{beside}\n"
    assert beside.read_bytes().startswith(b"\x89PNG")
    assert not (tmp_path / "table.png").exists()
    assert main(["draw", str(file), "99"]) == 2
    assert "no move 99" in complaint(capsys)
    assert main(["draw", str(file), "-o", "no/where.png"]) == 2
    assert "cannot be written" in complaint(capsys)


def test_a_record_is_filmed(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text(record(70))
    assert main(["replay", str(file), "--film", "game.webp"]) == 0
    assert capsys.readouterr().out.splitlines()[1] == "game.webp"
    with Image.open(tmp_path / "game.webp") as film:
        assert (film.format, film.size) == ("WEBP", (1280, 960))
        assert 2 <= film.n_frames <= 60
    assert main(["replay", str(file), "--film", "no/where.webp"]) == 2
    assert "no/where.webp cannot be written" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("words", "ending"),
    [
        (["replay", "game.txt", "--film", "game.mp4"], ".webp"),
        (["replay", "game.txt", "--film", "game"], ".webp"),
        (["draw", "game.txt", "-o", "table.jpg"], ".png"),
    ],
)
def test_no_file_is_written_whose_name_says_that_it_is_another_kind(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, words: list[str], ending: str
) -> None:
    (tmp_path / "game.txt").write_text(record(5))
    assert main(words) == 2
    assert complaint(capsys).endswith(f"name a file that ends in {ending}.")
    assert [file.name for file in tmp_path.iterdir()] == ["game.txt"]
    assert main([*words[:-1], f"GAME{ending.upper()}"]) == 0
