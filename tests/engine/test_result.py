"""How a record says that a game ended: by one text for each end, which tells no other one."""

import pytest

from engine.cards import Seat
from engine.events import Resigned
from engine.outcome import Ending, Outcome
from engine.outcome_text import format_result, tells
from engine.record import RecordError, read, write
from tests.engine.recorded import NAMES
from tests.engine.tables import dealt

WON, CALLED_OFF = {Ending.CARDS_GONE, Ending.RESIGNED, Ending.TIME_CLAIMED}, Ending.ABORTED
DRAWN = {*Ending} - WON - {CALLED_OFF}
ENDS = [
    None,
    Outcome(None, CALLED_OFF),
    *(
        Outcome(winner, ending, provisional=provisional)
        for winner, endings in ((None, DRAWN), *((seat, WON | DRAWN) for seat in Seat))
        for ending in sorted(endings, key=lambda ending: ending.name)
        for provisional in (False, True)
    ),
]


@pytest.mark.parametrize("end", ENDS)
def test_an_end_is_told_by_one_text_which_tells_no_other(end: Outcome | None) -> None:
    assert [one for one in ENDS if tells(format_result(end), one)] == [end]


@pytest.mark.parametrize(
    ("end", "text"),
    [
        (Outcome(Seat.B, Ending.RESIGNED), "B wins, A resigned"),
        (Outcome(Seat.A, Ending.TIME_CLAIMED), "A wins, B had no time left"),
        (Outcome(Seat.A, Ending.CARDS_GONE), "A wins, A has no cards left"),
        (Outcome(None, Ending.AGREED), "draw, agreed"),
        (Outcome(Seat.A, Ending.REPETITION), "A wins, the table came back"),
        (Outcome(None, CALLED_OFF), "called off"),
    ],
)
def test_who_won_is_said_and_how(end: Outcome, text: str) -> None:
    assert format_result(end) == text


@pytest.mark.parametrize("older", ["B RESIGNED", "A RESIGNED", "B RESIGNED ?", "*"])
def test_an_older_record_is_read_if_it_is_right(older: str) -> None:
    text = write(dealt("x").after(Resigned(Seat.A)), NAMES)
    told = text.replace("B wins, A resigned", older)
    assert told != text
    if older == "B RESIGNED":
        assert read(told) == read(text)
        return
    with pytest.raises(RecordError, match="RESULT"):
        read(told)
