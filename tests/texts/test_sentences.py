"""Each thing that can be wrong has its sentence: filled in, and looked up in the language."""

import pytest

from bot.texts import Need, Texts
from engine.cards import Card, Rank, Seat, Suit
from engine.duties import Duty
from engine.forced import NotForced, Unforced
from engine.lines import Blind
from engine.matches import Match
from engine.moves import Facts, IllegalMove, Move, Pair, Play, Reason
from engine.naming import NoSuchPlay, SeveralPlays
from engine.outcome import Ending, Outcome, Refusal
from engine.piles import Spot
from engine.record_headers import RecordError, Unreadable
from engine.signs import Expected, NotationError
from engine.tokens import NamedCard
from tests.texts.pseudo import ENGLISH, PSEUDO, is_sentence

NINE = Card(Rank.NINE, Suit.HEARTS, Seat.A)
TEN = Card(Rank.TEN, Suit.DIAMONDS, Seat.B)
TO_CENTRE = Play(Spot.RESERVE, Spot.CENTRE)
ONE = Facts(NINE, TEN, ((NINE, TO_CENTRE),))
TWO = Facts(NINE, TEN, ((NINE, TO_CENTRE), (TEN, Play(Spot.B, Spot.CENTRE))))
NAMED = NamedCard(Rank.NINE, Suit.HEARTS, Spot.CENTRE)
BOTH = (ENGLISH, PSEUDO)


def good(text: str, texts: Texts) -> bool:
    return is_sentence(text) and ("⟦" in text) is (texts is PSEUDO)


@pytest.mark.parametrize("texts", BOTH)
@pytest.mark.parametrize("facts", [ONE, TWO])
@pytest.mark.parametrize("move", [TO_CENTRE, Pair(Spot.A, Spot.B)])
@pytest.mark.parametrize("reason", Reason)
def test_every_reason(reason: Reason, move: Move, facts: Facts, texts: Texts) -> None:
    assert good(texts.stops.why(_illegal(move, reason, facts)), texts)


def _illegal(move: Move, reason: Reason, facts: Facts) -> IllegalMove:
    return IllegalMove(move, reason, facts)


@pytest.mark.parametrize("texts", BOTH)
@pytest.mark.parametrize("refusal", Refusal)
def test_every_refusal(refusal: Refusal, texts: Texts) -> None:
    assert good(texts.refusals.refused(refusal), texts)


@pytest.mark.parametrize("texts", BOTH)
@pytest.mark.parametrize("expected", Expected)
@pytest.mark.parametrize("at", [0, 2])
def test_every_way_of_being_unreadable(expected: Expected, at: int, texts: Texts) -> None:
    assert good(texts.reading.unreadable(NotationError("rz", at, (expected,))), texts)


@pytest.mark.parametrize("texts", BOTH)
@pytest.mark.parametrize(
    "why",
    [
        Blind((NINE, TEN)),
        NoSuchPlay(NAMED, ()),
        NoSuchPlay(NAMED, (TO_CENTRE,)),
        SeveralPlays(NAMED, (TO_CENTRE, Play(Spot.B, Spot.CENTRE))),
        *(NotForced(cause, TWO.must) for cause in Unforced),
    ],
)
def test_every_other_stop(why: Blind, texts: Texts) -> None:
    assert good(texts.stops.why(why), texts)


@pytest.mark.parametrize("texts", BOTH)
@pytest.mark.parametrize("winner", [None, *Seat])
@pytest.mark.parametrize("ending", Ending)
def test_every_ending(ending: Ending, winner: Seat | None, texts: Texts) -> None:
    assert good(texts.endings.over(Outcome(winner, ending), ("Ana", "Rui")), texts)


@pytest.mark.parametrize("texts", BOTH)
@pytest.mark.parametrize("match", [Match(60), Match(60, 1, (1, 2)), Match(60, 3, (2, 66))])
def test_everything_about_a_match(match: Match, texts: Texts) -> None:
    names, say = ("Ana", "Rui"), texts.matches
    for text in (
        say.standing(names, match),
        say.opening(names, match),
        say.in_list(match, Seat.B),
        say.again(names, (3, 2), match.number - 1),
    ):
        assert "None" not in text
        assert "{" not in text
        assert ("⟦" in text) is (texts is PSEUDO)
    assert all(str(points) in say.in_list(match, Seat.B) for points in match.score)
    assert good(say.terms(match.total), texts)


@pytest.mark.parametrize("texts", BOTH)
@pytest.mark.parametrize("duty", Duty)
def test_every_duty(duty: Duty, texts: Texts) -> None:
    assert good(texts.doings.duty(duty, TWO.must), texts)


@pytest.mark.parametrize("texts", BOTH)
@pytest.mark.parametrize("need", Need)
def test_every_permission(need: Need, texts: Texts) -> None:
    assert good(texts.needs.missing([need]), texts)


@pytest.mark.parametrize("texts", BOTH)
@pytest.mark.parametrize("wrong", Unreadable)
def test_every_fault_of_a_record(wrong: Unreadable, texts: Texts) -> None:
    assert good(texts.records.wrong(RecordError(3, "ra", wrong)), texts)


def test_a_duty_says_what_to_type() -> None:
    assert ENGLISH.doings.duty(Duty.RESERVE_TO_CENTRE, ONE.must) == (
        "Duty: 9♥ from the reserve must go to the centre first. Type `rm`."
    )


@pytest.mark.parametrize("reason", [Reason.CIRCLE, Reason.LONG_ROW, Reason.NOTHING_TO_TURN])
def test_who_cannot_turn_a_card_is_not_told_to(reason: Reason) -> None:
    assert "`n`" not in ENGLISH.stops.why(_illegal(TO_CENTRE, reason, ONE))


def test_no_duties_are_claimed_where_there_may_be_none() -> None:
    assert "dut" not in ENGLISH.refusals.refused(Refusal.NO_CALLS)
