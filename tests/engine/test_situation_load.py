"""Loading and the centre: the situations of rules.md 7, each a picture of the table."""

import pytest

from engine.moves import IllegalMove, Reason
from engine.piles import Place
from engine.presets import PRESETS
from tests.engine.acting import legal, play, why_not
from tests.engine.tables import game_at

EMPTY_PILES = """
      B   r   n [4]
          w

    10s a | -- -- | e 10s
    10h b | -- -- | f 10h
    10d c | -- -- | g 10d
    10c d | -- -- | h 10c

    > A   r [3] 6h   n [4]   t 7c
          w
"""


@pytest.mark.parametrize("preset", ["br", "br-stop", "fr1", "fr2", "fr3", "fr4", "pagat"])
def test_empty_opponent_piles(preset: str) -> None:
    game = game_at(EMPTY_PILES, PRESETS[preset])
    for move in ("rr", "rw", "tr", "tw", "ar", "aw"):
        assert why_not(game, move) is Reason.LOAD_ON_EMPTY
    assert legal(game) == "p"


CHAIN = """
      B   r* [3] 7s   n [4]
          w 9d

    8s a | -- -- | e 7s
    9s b | -- -- | f 6s
    8s c | -- -- | g 5s
    9s d | -- -- | h 6s

    > A   r [3] 10d   n [4]   t 8d
          w
"""


@pytest.mark.parametrize("preset", PRESETS)
def test_chain_of_loads_with_both_copies(preset: str) -> None:
    game = play(game_at(CHAIN, PRESETS[preset]), "tw ar br cr er fr gr hr")
    assert [str(card) for card in game.view[Place.RESERVE_B].up[1:]] == [
        "8♠", "9♠", "8♠", "7♠", "6♠", "5♠", "6♠",
    ]  # fmt: skip
    assert [str(card) for card in game.view[Place.WASTE_B].up] == ["9♦", "8♦"]


KING_AND_ACE = """
      B   r* [3] Ks   n [4]
          w Ah

    As a | -- -- | e 10s
    Kh b | -- -- | f Ad
    Kd c | -- -- | g 10d
    Kc d | -- -- | h 10c

    > A   r [3] 10h   n [4]
          w
"""


@pytest.mark.parametrize("preset", PRESETS)
def test_a_on_k_and_k_on_a(preset: str) -> None:
    game = game_at(KING_AND_ACE, PRESETS[preset])
    assert why_not(game, "ar") is Reason.LOAD_SEQUENCE, "no ace on a king"
    assert why_not(game, "bw") is Reason.LOAD_SEQUENCE, "no king on an ace"
    assert why_not(game, "ab") is Reason.HOUSE_SEQUENCE
    assert why_not(game, "df") is Reason.HOUSE_SEQUENCE
    assert why_not(game, "bm") is Reason.CENTRE_WANTS_ACE
    done = play(game, "am fm")
    assert why_not(done, "bm") is Reason.CENTRE_WANTS_ACE
    assert why_not(done, "cm") is Reason.CENTRE_SEQUENCE


def test_no_third_pile_and_no_ace_on_a_king_in_the_centre() -> None:
    game = game_at("> A r Kd n [3]   a 2s   b 2h   m Ks As Kh\nB r [3] 6h")
    assert why_not(game, "am") is None
    assert why_not(game, "bm") is Reason.CENTRE_SEQUENCE
    assert play(game, "am").view[Place.SPADES_2].size == 2
    assert play(game, "am").view[Place.SPADES_1].size == 13


UNUSED = """
      B   r [2] 6d 9d   n [4]
          w 4c

    10s a | -- -- | e 10s
    10h b | -- -- | f 10h
    10d c | -- -- | g 10d
    Jc d | -- -- | h 5c

    > A   r [3] Kd   n [4]
          w
"""


def test_pt_load_before_first_use() -> None:
    game = game_at(UNUSED, PRESETS["pt"])
    assert why_not(game, "cr") is Reason.RESERVE_UNUSED
    assert why_not(game, "hw") is None, "a waste may always be loaded"
    assert why_not(game_at(UNUSED), "cr") is None


def test_pt_load_after_first_use() -> None:
    game = play(game_at(UNUSED, PRESETS["pt"]), "n p re n p")
    assert game.view.used == (False, True)
    loaded = play(game, "n p n p")
    assert loaded.view.used == (False, True), "the flag is for ever"
    picture = UNUSED.replace("B   r ", "B   r* ")
    assert why_not(game_at(picture, PRESETS["pt"]), "cr") is None


def test_pt_a_card_taken_by_its_owner_to_the_centre_is_a_use() -> None:
    game = game_at("> A r [3] 2s n [3]   m As\nB r [3] 6h n [2]", PRESETS["pt"])
    assert play(game, "rm").view.used == (True, False)


def test_fr_a_card_taken_by_the_opponent_is_no_use_of_the_reserve() -> None:
    game = game_at("> A r Kd n [3]   m As\nB r [3] 2s n [2]", PRESETS["fr1"])
    assert play(game, "xm").view.used == (False, False)


BOTH_COPIES = """
      B   r [3] 6h   n [4]
          w 9d

     2s a | As -- | e 10s
    10h b | -- -- | f 2s
    10d c | -- -- | g 10d
    10c d | -- -- | h 10c

    > A   r [3] Kd   n [4]
          w
"""


@pytest.mark.parametrize("preset", ["br", "fr1"])
def test_both_copies_fit_one_pile(preset: str) -> None:
    game = game_at(BOTH_COPIES, PRESETS[preset])
    assert legal(game) == "am fm"
    first, second = play(game, "am"), play(game, "fm")
    assert why_not(first, "fm") is Reason.CENTRE_SEQUENCE
    assert why_not(second, "am") is Reason.CENTRE_SEQUENCE
    assert str(first.view[Place.HOUSE_F].top) == str(second.view[Place.HOUSE_A].top) == "2♠"


def test_a_card_goes_to_the_centre_pile_that_needs_it() -> None:
    game = game_at("> A r Kd n [3]   a 4s   b 2s   m 3s As\nB r [3] 6h n [2]")
    heights = [play(game, "am bm").view[place].size for place in (Place.SPADES_1, Place.SPADES_2)]
    assert heights == [4, 2]


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize(
    ("move", "reason"),
    [
        ("ew", Reason.LOAD_SEQUENCE),  # same rank
        ("dr", Reason.LOAD_SEQUENCE),  # same colour, other suit
        ("fr", Reason.LOAD_SEQUENCE),  # two ranks above
        ("gr", None),  # one above
        ("hr", None),  # one below
    ],
)
def test_a_load_is_the_same_suit_one_rank_above_or_below(
    preset: str, move: str, reason: Reason | None
) -> None:
    game = game_at(
        """
          B   r* [2] 9d   n [4]
              w Js

        Ks a | -- -- | e Js
        Kh b | -- -- | f Jd
        Kd c | -- -- | g 10d
        8h d | -- -- | h 8d

        > A   r [3] 4h   n [4]   t 2c
              w
        """,
        PRESETS[preset],
    )
    assert why_not(game, move) is reason
    if reason is not None:
        with pytest.raises(IllegalMove) as caught:
            play(game, move)
        onto = game.view[Place.WASTE_B if move.endswith("w") else Place.RESERVE_B].top
        assert caught.value.facts.onto == onto
