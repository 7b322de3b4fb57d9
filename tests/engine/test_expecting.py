"""What could stand where a text stops being a line: no more than the rules know of."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.expecting import under
from engine.notation import NotationError, parse_line
from engine.presets import PRESETS
from engine.rules import OpponentTops, PairMoves, Turning
from engine.signs import Expected

MOVE, BUT_TURNING = Expected.MOVE, Expected.MOVE_BUT_TURNING
TARGET, PAIR, HOUSE, CENTRE = (
    Expected.TARGET,
    Expected.PAIR_SIGN,
    Expected.HOUSE,
    Expected.CENTRE,
)


def unread(text: str) -> NotationError | None:
    try:
        parse_line(text)
    except NotationError as error:
        return error
    return None


def told(text: str, preset: str) -> tuple[int, tuple[Expected, ...]]:
    error = unread(text)
    assert error is not None
    by_rules = under(error, PRESETS[preset])
    assert by_rules.text == text
    return by_rules.at, by_rules.expected


@pytest.mark.parametrize(
    ("text", "preset", "at", "expected"),
    [
        ("ra z", "br", 3, (MOVE,)),
        ("ra z", "fr1", 3, (BUT_TURNING,)),
        ("ra b", "br", 4, (TARGET,)),
        ("ra b", "pt", 4, (TARGET, PAIR)),
        ("b-2 z", "br", 2, (TARGET,)),
        ("b-2 z", "pt", 4, (HOUSE,)),
        ("ra x (K♦) z", "br", 3, (MOVE,)),
        ("ra x (K♦) z", "fr1", 10, (CENTRE,)),
        ("ra y", "pt", 3, (MOVE,)),
        ("ra w z", "br", 3, (MOVE,)),
        ("ra w z", "fr1", 3, (BUT_TURNING,)),
        ("ra w z", "pt", 5, (TARGET,)),
        ("10h w z", "br", 6, (MOVE,)),
        ("10h z", "br", 4, (TARGET,)),
        ("10 z", "br", 3, (Expected.SUIT,)),
        ("ra!b", "fr1", 3, (Expected.END,)),
        ("ra (9♥", "br", 6, (Expected.CLOSING_BRACKET,)),
        ("(" * 401, "br", 400, (Expected.SHORTER_LINE,)),
    ],
)
def test_a_text_stops_where_the_rules_know_it_no_more(
    text: str, preset: str, at: int, expected: tuple[Expected, ...]
) -> None:
    assert told(text, preset) == (at, expected)


@given(st.text("abh rtwxynpm2!9()s", max_size=12), st.sampled_from(sorted(PRESETS)))
def test_nothing_is_offered_that_the_rules_do_not_have(text: str, preset: str) -> None:
    rules = PRESETS[preset]
    error = unread(text)
    if error is None:
        return
    by_rules = under(error, rules)
    assert by_rules.at <= error.at
    offered = {*by_rules.expected}
    assert offered
    assert (rules.pair_moves is not PairMoves.NEVER) or not offered & {PAIR, HOUSE}
    assert (rules.opponent_tops is not OpponentTops.NEVER) or CENTRE not in offered
    assert (MOVE if rules.turning is Turning.BY_ITSELF else BUT_TURNING) not in offered
