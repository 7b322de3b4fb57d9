"""Calling a game off: who may, until when, and that it counts for nobody (rules.md 6)."""

import pytest

from engine.aborting import can_abort_alone
from engine.cards import Seat
from engine.events import (
    AbortAsked,
    AbortDeclined,
    Aborted,
    AbortGranted,
    Annulled,
    Called,
    DrawOffered,
    Event,
    Resigned,
    UndoAsked,
    UndoGranted,
    Undone,
)
from engine.game import Game
from engine.outcome import Ending, Outcome, Refusal
from engine.outcome_text import format_outcome, parse_outcome
from engine.presets import PRESETS
from engine.record import read, write
from engine.record_headers import RecordError, Unreadable
from engine.scoring import points
from tests.engine.acting import ending, legal, play
from tests.engine.recorded import NAMES
from tests.engine.tables import game_at
from tests.engine.test_undo import TABLE, after, refused

A, B = Seat
CALLED_OFF = Outcome(None, Ending.ABORTED)
# A passes over the ace in house a; once it is called the turn is B's.
FAULT = "> A r [2c 3c] 9s n [5c 6c 7c] B r [2d 3d] Kd n [5d 6d 7d] a Ah b Qs c Qh d Qd e Kc f Kh"


@pytest.mark.parametrize("seat", Seat)
@pytest.mark.parametrize("preset", PRESETS)
def test_before_the_first_move_either_player_calls_the_game_off_alone(
    preset: str, seat: Seat
) -> None:
    over = after(game_at(TABLE, PRESETS[preset]), Aborted(seat))
    assert (over.outcome, over.legal_moves()) == (CALLED_OFF, ())
    assert refused(over, AbortAsked(seat.other)) is Refusal.GAME_OVER
    assert points(CALLED_OFF, over.view, over.rules) is None


def test_who_moves_first_may_still_do_it_alone_and_the_other_may_not() -> None:
    game = play(game_at(TABLE), "ab")
    assert can_abort_alone(game, A)
    assert not can_abort_alone(game, B)
    assert refused(game, Aborted(B)) is Refusal.ABORT_NEEDS_CONSENT
    assert ending(after(game, Aborted(A))) == (None, Ending.ABORTED)


@pytest.mark.parametrize("back", [(Undone(A),), (UndoAsked(A), UndoGranted(B))])
def test_a_move_taken_back_is_none(back: tuple[Event, ...]) -> None:
    assert can_abort_alone(after(play(game_at(TABLE), "ab"), *back), B)


def test_in_the_second_turn_only_who_began_may_until_the_other_moves() -> None:
    game = play(game_at(TABLE), "ab p")
    assert can_abort_alone(game, A)
    assert refused(game, Aborted(B)) is Refusal.ABORT_NEEDS_CONSENT
    moved = play(game, legal(game).split()[0])
    assert (moved.turn, refused(moved, Aborted(A))) == (2, Refusal.ABORT_NEEDS_CONSENT)


def test_a_turn_that_a_call_ended_was_one() -> None:
    game = after(play(game_at(FAULT, PRESETS["br-stop"]), "n p"), Called(B))
    assert (game.turn, game.mover) == (2, B)
    assert not can_abort_alone(game, B)
    assert can_abort_alone(game, A)


def test_later_a_game_is_drawn_or_resigned_but_not_called_off() -> None:
    second = play(game_at(TABLE), "ab p")
    third = play(second, " ".join(turn_of(second)))
    assert third.turn == 3
    for event in (Aborted(A), Aborted(B), AbortAsked(A), AbortAsked(B)):
        assert refused(third, event) is Refusal.ABORT_TOO_LATE
    for event in (DrawOffered(A), Resigned(B)):
        assert third.refusal(event) is None


def turn_of(game: Game) -> list[str]:
    """Return a turn of the player on turn: the first move that is possible until it ends."""
    moves, turn = [], game.turn
    while game.turn == turn:
        moves.append("p" if "p" in legal(game).split() else legal(game).split()[0])
        game = play(game, moves[-1])
    return moves


@pytest.mark.parametrize("asker", Seat)
def test_with_consent_the_game_is_called_off(asker: Seat) -> None:
    asked = after(play(game_at(TABLE), "ab p"), AbortAsked(asker))
    assert refused(asked, AbortGranted(asker)) is Refusal.ABORT_NOT_ASKED
    for seat in Seat:
        assert refused(asked, AbortAsked(seat)) is Refusal.ABORT_ASKED
    assert after(asked, AbortGranted(asker.other)).outcome == CALLED_OFF


def test_nobody_answers_what_was_not_asked() -> None:
    for event in (AbortGranted(B), AbortDeclined(A)):
        assert refused(game_at(TABLE), event) is Refusal.ABORT_NOT_ASKED


def test_declined_it_is_not_asked_again_in_the_same_turn() -> None:
    declined = after(game_at(TABLE), AbortAsked(A), AbortDeclined(B))
    assert declined.outcome is None
    assert refused(declined, AbortAsked(A)) is Refusal.ABORT_DECLINED
    assert declined.refusal(AbortAsked(B)) is None
    assert play(declined, "p").refusal(AbortAsked(A)) is None


def test_a_question_stands_until_the_other_has_ended_a_turn() -> None:
    asked = play(after(game_at(TABLE), AbortAsked(A)), "ab p")
    assert asked.refusal(AbortGranted(B)) is None
    assert (
        refused(play(asked, " ".join(turn_of(asked))), AbortGranted(B)) is Refusal.ABORT_NOT_ASKED
    )
    late = after(play(game_at(TABLE), "ab p"), AbortAsked(B))
    third = play(late, " ".join(turn_of(late)))
    assert (third.turn, third.refusal(AbortGranted(A))) == (3, None)


@pytest.mark.parametrize("line", ["ab", "ab p", "ab p " + "n"])
def test_whoever_runs_the_place_ends_a_game_at_any_time(line: str) -> None:
    game = play(game_at(TABLE), line)
    over = after(game, Annulled(game.mover))
    assert (over.outcome, over.legal_moves()) == (CALLED_OFF, ())
    assert refused(game, Annulled(game.mover.other)) is Refusal.NOT_YOUR_TURN
    assert refused(over, Annulled(game.mover)) is Refusal.GAME_OVER


def test_a_game_called_off_is_no_draw() -> None:
    assert not CALLED_OFF.is_draw
    assert Outcome(None, Ending.AGREED).is_draw
    assert not Outcome(A, Ending.RESIGNED).is_draw


def test_its_outcome_is_written_and_read_back() -> None:
    assert format_outcome(CALLED_OFF) == "- ABORTED"
    assert parse_outcome("- ABORTED") == CALLED_OFF


@pytest.mark.parametrize(
    "events",
    [
        (Aborted(B),),
        (AbortAsked(A), AbortGranted(B)),
        (AbortAsked(B), AbortDeclined(A), AbortAsked(A)),
        (Annulled(A),),
    ],
)
def test_a_record_tells_it_both_ways(events: tuple[Event, ...]) -> None:
    game = after(game_at(TABLE), *events)
    text = write(game, NAMES)
    again = read(text)
    assert (again.game.events, again.game.outcome) == (events, game.outcome)
    assert again.game.talk == game.talk
    assert write(again.game, NAMES) == text


def test_a_record_called_off_too_late_is_refused() -> None:
    game = play(game_at(TABLE), "ab p")
    text = write(play(game, " ".join(turn_of(game))), NAMES) + "\n{A abort}"
    with pytest.raises(RecordError) as error:
        read(text)
    assert error.value.wrong is Unreadable.REFUSED
