"""What everybody reads: whoever is spoken to is named, and so is whoever is spoken of."""

import re
from datetime import UTC, datetime
from typing import Final

import pytest

from engine.cards import Seat
from engine.matches import Match
from engine.outcome import Ending, Outcome
from tests.texts.pseudo import ENGLISH
from tests.texts.test_nasty_names import NAMING, say

NOW: Final = datetime(2030, 1, 1, tzinfo=UTC)
TOLD: Final = re.compile(r"\b(you|yours?|(the|your) opponent('s)?)\b", re.IGNORECASE)
"""Words that mean somebody else to each reader."""

SPOKEN_TO: Final = re.compile(r"(### )?(<@\d+>|\*\*Somebody\*\*), ")
"""How a sentence begins that says first to whom it speaks."""

PUBLIC: Final = tuple(
    sentence
    for sentence in NAMING
    if sentence.partition(".")[0] in {"board", "calls", "endings", "matches", "clock", "places"}
    or sentence in {"aborting.question", "aborting.declined", "stops.stopped"}
    or sentence
    in {
        "lobby.challenge",
        "lobby.accepted",
        "lobby.declined",
        "lobby.withdrawn",
        "lobby.expired",
        "lobby.thread_name",
        "replay.alt_turn",
        "table.alt",
        "table.legend",
    }
)
OWN_EYES: Final = frozenset(
    {
        "calls.still_open",
        "endings.draw_offered_to_you",
        "endings.resign_sure",
        "endings.undo_consent",
        "places.choice",
    }
)
"""What in these rooms is said to one player only."""

BESIDE: Final = (
    ENGLISH.lobby.challenge("Ana", None, ("br", 3), NOW),
    ENGLISH.lobby.in_private(),
    ENGLISH.matches.terms(60),
    ENGLISH.matches.again(("Ana", "Rui"), (2, 1), 1),
    ENGLISH.matches.opening(("Ana", "Rui"), Match(60)),
    ENGLISH.board.proof("c0ffee"),
    ENGLISH.endings.seed("5eed"),
    ENGLISH.calls.dismissed_at_end(),
    ENGLISH.calls.lapsed(),
    ENGLISH.clock.is_adjourned(),
    ENGLISH.clock.until(NOW),
    ENGLISH.annulling.annulled(),
    ENGLISH.replay.game(3),
    ENGLISH.replay.turns_only(),
)


def is_plain_to_all(text: str) -> bool:
    """Return whether a text means the same to whoever reads it."""
    return all(SPOKEN_TO.match(line) for line in text.split("\n") if TOLD.search(line))


@pytest.mark.parametrize("sentence", sorted({*PUBLIC} - OWN_EYES))
def test_a_public_sentence_says_whom_it_means(sentence: str) -> None:
    assert is_plain_to_all(say(sentence, "Somebody"))


@pytest.mark.parametrize("text", BESIDE)
def test_what_stands_beside_means_the_same_to_all(text: str) -> None:
    assert is_plain_to_all(text)


@pytest.mark.parametrize("winner", [None, *Seat])
@pytest.mark.parametrize("ending", Ending)
def test_an_end_names_the_players(ending: Ending, winner: Seat | None) -> None:
    assert is_plain_to_all(ENGLISH.endings.over(Outcome(winner, ending), ("Ana", "Rui")))


def test_it_is_told_who_resigned_and_who_claimed() -> None:
    names = ("Ana", "Rui")
    resigned = ENGLISH.endings.over(Outcome(Seat.B, Ending.RESIGNED), names)
    assert resigned == "### Rui wins against Ana!\nAna has resigned."
    claimed = ENGLISH.endings.over(Outcome(Seat.A, Ending.TIME_CLAIMED), names)
    assert claimed.endswith("\nThe time of Rui was up, and Ana claimed the win.")


@pytest.mark.parametrize(
    "text",
    ["The opponent has resigned.", "Stopped. Your reserve is empty.", "Ana: you cannot."],
)
def test_the_fault_would_be_seen(text: str) -> None:
    assert not is_plain_to_all(text)


def test_what_is_for_own_eyes_is_told_apart_for_a_reason() -> None:
    assert {*OWN_EYES} <= {*PUBLIC}
    assert {"board.your_turn", "stops.stopped", "clock.given", "places.gone"} <= {*PUBLIC}
