"""What a new game is made from, whoever begins it."""

from dataclasses import dataclass

import pytest

from bot.service.choice_errors import OpponentGone
from bot.service.dealing import new_game
from tests.store.samples import NOW


@dataclass(frozen=True)
class Agreed:
    """What two people have agreed on."""

    guild_id: int = 1
    channel_id: int = 2
    rules: str = "br"
    pace: int | None = None
    private: bool = False


@pytest.mark.parametrize("seats", [(-1, 7), (7, -1)])
def test_nobody_sits_down_with_who_is_forgotten(seats: tuple[int, int]) -> None:
    with pytest.raises(OpponentGone):
        new_game(Agreed(), seats, "a seed", NOW)


def test_the_first_of_two_sits_in_a() -> None:
    made = new_game(Agreed(), (7, 8), "a seed", NOW)
    assert (made.player_a, made.player_b, made.seed) == (7, 8, "a seed")
