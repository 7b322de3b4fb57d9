"""Texts that are no record, and what is wrong with them."""

import re
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.cards import Seat
from engine.deal import deal
from engine.events import Resigned
from engine.presets import PRESETS
from engine.record import RecordError, Unreadable, read, write
from engine.rules import STANDARD
from tests.engine.recorded import NAMES, SIX, after, repeated
from tests.engine.tables import dealt, game_at


def test_no_game_goes_on_after_a_repetition() -> None:
    text = write(repeated(), NAMES).replace("- REPETITION", "*")
    assert failure(f"{text}\n10.B n=3♣") == (0, "", Unreadable.REFUSED)


def failure(text: str) -> tuple[int, str, Unreadable]:
    with pytest.raises(RecordError) as caught:
        read(text)
    assert caught.value.wrong.name in str(caught.value)
    return caught.value.line, caught.value.word, caught.value.wrong


HEADS = {
    "": (0, "", Unreadable.NO_RECORD),
    "[x]": (0, "", Unreadable.NO_RECORD),
    '{"Rules": "br"': (0, "", Unreadable.NO_RECORD),
    '[Event "The Hague"]\n\n1. e4 e5': (0, "", Unreadable.NO_RECORD),
    '[Rules "br"]': (0, "Table", Unreadable.HEADER_MISSING),
    '[Rules "xx"]': (1, "xx", Unreadable.RULES),
    '[Answers "covered=9"]': (1, "br covered=9", Unreadable.RULES),
    "[Rules br]": (1, "[Rules br]", Unreadable.HEADER),
    '[Rules "br\\x"]': (1, '[Rules "br\\x"]', Unreadable.HEADER),
    '[Rules "br"]\n[Rules "br"]': (2, "Rules", Unreadable.HEADER_TWICE),
    '[Rules "br"]\n[Table "z"]': (2, "z", Unreadable.TABLE),
    '[Rules "br"]\n[Deal "z"]': (2, "z", Unreadable.DEAL),
    '[Rules "br"]\n[Table ""]\n[Seed "x"]\n[Commitment "y"]': (0, "x", Unreadable.SEED),
    '[Rules "br"]\n[Result "A RESIGNED"]\n[Table ""]': (2, "A RESIGNED", Unreadable.RESULT),
}


@pytest.mark.parametrize(("text", "error"), HEADS.items(), ids=range(len(HEADS)))
def test_headers_that_cannot_be_read(text: str, error: tuple[int, str, Unreadable]) -> None:
    assert failure(text) == error


def test_a_deal_that_is_not_the_seed_s_or_not_the_table_s() -> None:
    headers, over = replace(NAMES, seed="x"), dealt("y").after(Resigned(Seat.A))
    text = write(over, headers, deal("y", STANDARD))
    assert failure(text) == (0, "x", Unreadable.SEED)
    text = write(over, NAMES, deal("x", STANDARD))
    assert failure(text)[2] is Unreadable.TABLE
    bare = re.sub(r"\[Table .*\]\n", "", write(over, NAMES, deal("y", STANDARD)))
    assert read(bare).game == over


WORDS = {
    "2.A ab": ("2.A", Unreadable.LABEL),
    "1.B ab": ("1.B", Unreadable.LABEL),
    "zz": ("zz", Unreadable.EVENT),
    "m": ("m", Unreadable.EVENT),
    "{ab}": ("{ab}", Unreadable.EVENT),
    "{A sings}": ("{A sings}", Unreadable.EVENT),
    "{A draw?": ("{", Unreadable.EVENT),
    "ba": ("ba", Unreadable.REFUSED),
    "{A draw+}": ("{A draw+}", Unreadable.REFUSED),
    "ab=zz": ("ab=zz", Unreadable.CARD),
    "ab=9♦": ("ab=9♦", Unreadable.OTHER_CARD),
    "rd=K♥": ("rd=K♥", Unreadable.OTHER_CARD),
    "rd (t=9♦)": ("(t=9♦)", Unreadable.OTHER_CARD),
    "rd": ("rd", Unreadable.CARD_MISSING),
    "rd ab": ("ab", Unreadable.CARD_MISSING),
    "rd=5♣=6♣": ("rd=5♣=6♣", Unreadable.OTHER_CARD),
}
TABLE = "a 9♥ b 10♠ c 8♠ r [1] K♦ n [2] w K♥ K♥ B r K♣"


@pytest.mark.parametrize(("line", "error"), WORDS.items(), ids=WORDS)
def test_words_that_cannot_be_read(line: str, error: tuple[str, Unreadable]) -> None:
    text = f'[Rules "br"]\n[Table "{TABLE}"]\n\n{line}'
    assert failure(text) == (4, *error)


@pytest.mark.parametrize("verdict", ["-", "?", "+TOUCH", "+RESERVE_TO_CENTRE@2"])
def test_another_verdict_than_the_judge_s_is_refused(verdict: str) -> None:
    table = f"B r Kc w 3c\nA r [4d] As w 5c\na 10s\nb 9d\n{SIX}"
    text = write(after(game_at(table, PRESETS["br-stop"]), "n", "B call"), NAMES)
    word = f"{{B call {verdict}}}"
    assert failure(text.replace("{B call +RESERVE_TO_CENTRE@1}", word))[1:] == (
        word,
        Unreadable.VERDICT,
    )


def test_a_verdict_need_not_be_told() -> None:
    table = f"B r Kc w 3c\nA r [4d] As w 5c\na 10s\nb 9d\n{SIX}"
    game = after(game_at(table, PRESETS["br-stop"]), "n", "B call")
    text = write(game, NAMES).replace(" +RESERVE_TO_CENTRE@1", "")
    assert read(text).game.events == game.events


@given(st.text() | st.text('[]"{}()=Rulesbr 1.ABn♠9tdxundoraw?\n', max_size=80))
def test_no_text_crashes_the_reader(text: str) -> None:
    head = f'[Rules "br"]\n[Table "{TABLE}"]\n'
    for whole in (text, head + text):
        assert outcome(whole) in {None, *Unreadable}


def outcome(text: str) -> Unreadable | None:
    try:
        read(text)
    except RecordError as error:
        return error.wrong
    return None
