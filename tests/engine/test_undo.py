"""Taking back and the draw offer: who may ask, who may answer, and when (rules.md 5, 2.11a)."""

import pytest

from engine.cards import Seat
from engine.events import (
    DrawAccepted,
    DrawClaimed,
    DrawDeclined,
    DrawOffered,
    Event,
    Moved,
    Resigned,
    TimeClaimed,
    UndoAsked,
    UndoDeclined,
    UndoGranted,
    Undone,
)
from engine.game import Game
from engine.moves import END, TURN
from engine.outcome import Ending, Refusal, Refused
from engine.presets import PRESETS
from tests.engine.acting import ending, known, play
from tests.engine.tables import game_at

A, B = Seat
REFEREED = ("br", "pt", "fr1")
WITH_CALLS = ("br-stop", "pagat", "fr2", "fr3", "fr4")

TABLE = """
      B   r [2c 3c 4c] 9d   n [5c 6c]
          w 3d

    5h 6s a | -- -- | e 10s
       6c b | -- -- | f 4c
      10d c | -- -- | g 10d
      10c d | -- -- | h 10c

    > A   r [2h 3h] 9s   n [4h 2d]   t Kd
          w 2s
"""


def after(game: Game, *events: Event) -> Game:
    for event in events:
        game = game.after(event)
    return game


def refused(game: Game, event: Event) -> Refusal:
    with pytest.raises(Refused) as caught:
        game.after(event)
    assert caught.value.event == event
    assert game.refusal(event) is caught.value.refusal
    return caught.value.refusal


@pytest.mark.parametrize("preset", REFEREED)
def test_own_moves_are_taken_back_last_first(preset: str) -> None:
    start = game_at(TABLE, PRESETS[preset])
    one = play(start, "ab")
    two = play(one, "fb")
    back = after(two, Undone(A))
    assert (back.position, back.trail, back.counters) == (one.position, one.trail, one.counters)
    assert back.version == 3
    assert after(back, Undone(A)).position == start.position
    assert refused(after(back, Undone(A)), Undone(A)) is Refusal.NOTHING_TO_UNDO


def test_what_was_taken_back_may_be_played_again() -> None:
    game = after(play(game_at(TABLE), "ab"), Undone(A))
    assert known(play(game, "ab")) == known(play(game_at(TABLE), "ab"))


@pytest.mark.parametrize("preset", REFEREED)
def test_undo_refused_after_a_reveal(preset: str) -> None:
    game = play(game_at(TABLE, PRESETS[preset]), "rc")
    assert refused(game, Undone(A)) is Refusal.REVEALED
    later = play(game, "ab")
    assert refused(after(later, Undone(A)), Undone(A)) is Refusal.REVEALED


def test_undo_refused_after_a_talon_card_was_turned() -> None:
    game = play(game_at(TABLE.replace("   t Kd", "")), "n")
    assert refused(game, Undone(A)) is Refusal.REVEALED
    recycled = play(game_at(TABLE.replace("n [4h 2d]   t Kd", "n")), "n")
    assert refused(recycled, Undone(A)) is Refusal.REVEALED


def test_undo_refused_after_a_covered_card_was_turned() -> None:
    game = play(game_at(TABLE.replace("10c d", "9h [8s] d")), "de")
    assert refused(game, Undone(A)) is Refusal.REVEALED


def test_undo_of_an_upcard_played() -> None:
    picture = TABLE.replace("t Kd", "t 5d")
    assert after(play(game_at(picture), "tb"), Undone(A)).position == game_at(picture).position
    assert refused(play(game_at(picture, PRESETS["fr1"]), "tb"), Undone(A)) is Refusal.REVEALED
    last = picture.replace("n [4h 2d]", "n").replace("w 2s", "w")
    by_itself = play(game_at(last, PRESETS["fr1"]), "tb")
    assert after(by_itself, Undone(A)).position == game_at(last, PRESETS["fr1"]).position


def test_undo_of_the_last_reserve_card() -> None:
    game = play(game_at(TABLE.replace("[2h 3h] 9s", "9s"), PRESETS["pt"]), "rc")
    assert game.view.used == (True, False)
    assert after(game, Undone(A)).view.used == (False, False)


@pytest.mark.parametrize("preset", PRESETS)
def test_the_end_of_a_turn_is_never_taken_back(preset: str) -> None:
    game = play(game_at(TABLE, PRESETS[preset]), "ab p")
    assert refused(game, Undone(A)) is Refusal.NOT_YOUR_TURN
    assert refused(game, Undone(B)) is Refusal.NOTHING_TO_UNDO
    assert refused(game, UndoAsked(A)) is Refusal.NOT_YOUR_TURN
    assert refused(game, UndoAsked(B)) is Refusal.NOTHING_TO_UNDO


@pytest.mark.parametrize("preset", WITH_CALLS)
def test_under_called_duties_there_is_no_undo_alone(preset: str) -> None:
    game = play(game_at(TABLE, PRESETS[preset]), "ab")
    assert refused(game, Undone(A)) is Refusal.UNDO_NEEDS_CONSENT


@pytest.mark.parametrize("preset", PRESETS)
def test_with_consent_the_whole_turn_is_taken_back(preset: str) -> None:
    start = game_at(TABLE, PRESETS[preset])
    game = after(play(start, "ab rc rf"), UndoAsked(A))
    assert refused(game, UndoAsked(A)) is Refusal.ALREADY_ASKED
    assert refused(game, UndoGranted(A)) is Refusal.NOT_ASKED
    back = after(game, UndoGranted(B))
    assert known(back) == known(start), "the hidden order too"
    assert (back.position, back.trail, back.talk.undo) == (start.position, (), None)
    assert refused(back, UndoGranted(B)) is Refusal.NOT_ASKED


def test_consent_is_asked_only_by_the_player_on_turn_about_a_begun_turn() -> None:
    game = game_at(TABLE)
    assert refused(game, UndoAsked(A)) is Refusal.NOTHING_TO_UNDO
    assert refused(play(game, "ab"), UndoAsked(B)) is Refusal.NOT_YOUR_TURN
    assert refused(play(game, "ab"), UndoGranted(B)) is Refusal.NOT_ASKED
    assert refused(play(game, "ab"), UndoDeclined(B)) is Refusal.NOT_ASKED


def test_consent_declined_leaves_the_table_and_may_be_asked_again() -> None:
    game = after(play(game_at(TABLE), "ab"), UndoAsked(A))
    declined = after(game, UndoDeclined(B))
    assert (declined.position, declined.talk.undo) == (game.position, None)
    assert after(declined, UndoAsked(A)).talk.undo is A


@pytest.mark.parametrize("event", [Moved(A, END), Undone(A)])
def test_who_plays_on_no_longer_asks(event: Event) -> None:
    game = after(play(game_at(TABLE), "ab"), UndoAsked(A), event)
    assert game.talk.undo is None
    assert refused(game, UndoGranted(B)) is Refusal.NOT_ASKED


def test_a_draw_is_agreed() -> None:
    for offerer in Seat:
        offered = after(game_at(TABLE), DrawOffered(offerer))
        assert ending(after(offered, DrawAccepted(offerer.other))) == (None, Ending.AGREED)
        assert refused(offered, DrawAccepted(offerer)) is Refusal.NOT_OFFERED
        assert refused(offered, DrawOffered(offerer.other)) is Refusal.ALREADY_OFFERED
    assert refused(game_at(TABLE), DrawAccepted(B)) is Refusal.NOT_OFFERED
    assert refused(game_at(TABLE), DrawDeclined(B)) is Refusal.NOT_OFFERED


def test_a_declined_offer_is_not_repeated_in_the_same_turn() -> None:
    for offerer in Seat:
        game = after(game_at(TABLE), DrawOffered(offerer), DrawDeclined(offerer.other))
        assert refused(game, DrawOffered(offerer)) is Refusal.DECLINED_THIS_TURN
        assert game.refusal(DrawOffered(offerer.other)) is None
        assert play(game, "p").refusal(DrawOffered(offerer)) is None


def test_an_offer_stands_until_the_other_has_ended_a_turn() -> None:
    mine = play(after(game_at(TABLE), DrawOffered(A)), "ab p")
    assert mine.refusal(DrawAccepted(B)) is None
    assert refused(play(mine, "n p"), DrawAccepted(B)) is Refusal.NOT_OFFERED
    theirs = after(game_at(TABLE), DrawOffered(B))
    assert theirs.refusal(DrawAccepted(A)) is None
    assert refused(play(theirs, "p"), DrawAccepted(A)) is Refusal.NOT_OFFERED


@pytest.mark.parametrize("seat", Seat)
def test_a_resignation_ends_the_game_for_the_other(seat: Seat) -> None:
    over = after(game_at(TABLE), Resigned(seat))
    assert (ending(over), over.legal_moves()) == ((seat.other, Ending.RESIGNED), ())
    events = (Moved(A, END), Undone(A), DrawOffered(B), DrawClaimed(A), Resigned(B), UndoAsked(A))
    assert {refused(over, event) for event in events} == {Refusal.GAME_OVER}


def test_who_waits_may_claim_the_win_on_time_and_who_is_on_turn_may_not() -> None:
    game = game_at(TABLE)
    over = after(game, TimeClaimed(B))
    assert (ending(over), over.legal_moves()) == ((B, Ending.TIME_CLAIMED), ())
    assert refused(over, TimeClaimed(B)) is Refusal.GAME_OVER
    assert refused(game, TimeClaimed(A)) is Refusal.OWN_TIME


def test_only_the_player_on_turn_moves() -> None:
    assert refused(game_at(TABLE), Moved(B, TURN)) is Refusal.NOT_YOUR_TURN
