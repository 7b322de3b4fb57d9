"""Calls that the search is too short for: neither upheld nor wrong (rules.md 3, P1–P3)."""

from functools import partial

import pytest

from engine.cards import Seat
from engine.combinations import plain_search
from engine.faults import Fault
from engine.game import Game
from engine.presets import PRESETS
from tests.engine.acting import play
from tests.engine.tables import game_at
from tests.engine.verdicts import call, called, fault

A, B = Seat

# The ace of clubs lies two moves deep; many other moves can be made.
DEEP = """
      B   r [2♦] K♦   n [6♦]

    8♥ A♣ a | A♠ -- | e 9♠
    Q♣ 7♣ b | -- -- | f 9♣
       K♥ c | -- -- | g 6♠
       J♣ d | -- -- | h 3♣ 10♥

    > A   r [2♥] 3♥   n [4♥ 2♠]   t 5♥
"""


@pytest.fixture
def _short_search(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("engine.faults.search", partial(plain_search, bound=20))


def undecided(game: Game, line: str = "") -> bool:
    """Return whether a call would be left undecided, and see that it costs nothing then."""
    after = call(game, line)
    assert after.verdict is not None
    if after.verdict.undecided:
        assert not after.verdict.upheld
        assert (after.calls.barred, after.calls.wrong) == ((False, False), (0, 0))
        assert after.position == game.position
        assert (after.may_call(B), after.outcome) == (True, game.outcome)
    return after.verdict.undecided


@pytest.mark.usefixtures("_short_search")
def test_an_unfinished_search_leaves_a_call_on_priorities_undecided() -> None:
    game = game_at(DEEP, PRESETS["fr4"])
    assert undecided(play(game, "bc"))
    assert undecided(play(game, "ae"))
    assert undecided(play(game, "p"))


@pytest.mark.usefixtures("_short_search")
def test_a_card_in_plain_view_is_found_by_any_search() -> None:
    game = play(game_at(DEEP.replace("r [2♥] 3♥", "r [2♥] 2♠'"), PRESETS["fr4"]), "bc")
    assert called(game) is Fault.SHORTEST_COMBINATION


@pytest.mark.usefixtures("_short_search")
def test_what_was_made_good_is_dismissed_however_the_search_would_have_ended() -> None:
    """Any card of the own side on the centre repairs what a longer search could have found."""
    game = play(game_at(DEEP, PRESETS["fr4"]), "bc tg tm")
    after = call(game)
    assert fault(after) is None
    assert after.verdict is not None
    assert not after.verdict.undecided
    assert after.calls.barred[B]


@pytest.mark.usefixtures("_short_search")
def test_it_stays_undecided_while_another_fault_is_possible() -> None:
    """With an empty house it may have been the reserve's turn; that takes a reserve card."""
    game = game_at(DEEP.replace("J♣ d", "d"), PRESETS["fr4"])
    assert undecided(play(game, "tg tm"))
    assert called(play(game, "tg rd tm")) is None


@pytest.mark.usefixtures("_short_search")
def test_an_unfinished_search_leaves_a_demonstration_undecided() -> None:
    """Whether a combination was left after the move cannot be said."""
    game = play(game_at(DEEP, PRESETS["fr3"]), "bc")
    assert undecided(game, "ae am")
    assert not undecided(game, "ae")
    assert called(play(game, "tg tm"), "ae am") is None


@pytest.mark.usefixtures("_short_search")
def test_a_provisional_end_stays_provisional_after_an_undecided_call() -> None:
    picture = DEEP.replace("r [2♥] 3♥   n [4♥ 2♠]   t 5♥", "r t 5♥")
    game = play(game_at(picture, PRESETS["fr4"]), "tg")
    assert game.outcome is not None
    assert (game.outcome.winner, game.outcome.provisional) == (A, True)
    assert undecided(game)
