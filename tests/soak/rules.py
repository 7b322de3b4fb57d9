"""The rules that a soak plays: every preset, and the options that change the play."""

from engine.presets import PRESETS

OPTIONS = (
    "covered=1",
    "covered=2",
    "reserve_size=11",
    "reserve_size=12",
    "entry=OPEN_HOUSE_ONLY",
    "own_waste=LIKE_A_HOUSE",
    "upcard_must_be_played=True",
)
WITH_OPTIONS = tuple(f"{name} {option}" for name in ("br", "pt", "fr1") for option in OPTIONS)
MIXTURES = (
    "fr4 covered=2 own_waste=LIKE_A_HOUSE",
    "br pair_moves=THROUGH_EMPTY_HOUSE own_waste=TO_EMPTY_HOUSE",
    "fr2 loading=ONCE_USED upcard_to_empty_house=RESERVE_EMPTY",
    "pagat opponent_tops=TO_CENTRE upcard_must_be_played=True",
    "pt centre_duty=ANY house_duty=BEFORE_UPCARD stalemate=FEWEST_CARDS",
)
OTHERS = (*(name for name in PRESETS if name != "br"), *WITH_OPTIONS, *MIXTURES)
"""All rules but plain `br`, which is played far more often."""
