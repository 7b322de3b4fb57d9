"""The rule sets by name: each is the standard with only its differences."""

from dataclasses import replace
from types import MappingProxyType
from typing import Final

from engine.rules import (
    STANDARD,
    CentreDuty,
    Enforcement,
    HouseDuty,
    Loading,
    OpponentTops,
    OwnWaste,
    Packs,
    PairMoves,
    Remedy,
    Scoring,
    Search,
    Side,
    Stalemate,
    Starter,
    Tie,
    Turning,
    UpcardToEmptyHouse,
)

_BR_STOP: Final = replace(
    STANDARD,
    centre_enforcement=Enforcement.CALLED,  # BR 39
    house_enforcement=Enforcement.CALLED,  # BR 39
)
_FRENCH: Final = replace(
    STANDARD,
    starter=Starter.HIGHEST,  # FR 13
    tie=Tie.SORTED_HOUSES,  # FR 13
    turning=Turning.BY_ITSELF,  # FR 28, FR 37
    centre_duty=CentreDuty.ANY,  # FR 32
    house_duty=HouseDuty.BEFORE_UPCARD,  # FR 37
    opponent_tops=OpponentTops.TO_CENTRE,  # FR 32
    remedy=Remedy.AFTER_FAULT,  # FR 46
)

PRESETS: Final = MappingProxyType(
    {
        "br": STANDARD,
        "br-stop": _BR_STOP,
        "pt": replace(
            STANDARD,
            packs=Packs.MIXED,  # PT 12
            reserve_side=Side.LEFT,  # PT 18
            tie=Tie.TALON_CARDS,  # PT 16, PT 17
            turning=Turning.ON_REQUEST,  # PT 33
            centre_duty=CentreDuty.NONE,  # PT 26
            house_duty=HouseDuty.NONE,  # PT 26
            upcard_to_empty_house=UpcardToEmptyHouse.RESERVE_EMPTY,  # PT 27
            own_waste=OwnWaste.TO_EMPTY_HOUSE,  # PT 27
            loading=Loading.ONCE_USED,  # PT 31
            pair_moves=PairMoves.THROUGH_EMPTY_HOUSE,  # PT 29
        ),
        "fr1": _FRENCH,
        "fr2": replace(_FRENCH, centre_enforcement=Enforcement.CALLED),  # FR 46
        "fr3": replace(
            _FRENCH, centre_enforcement=Enforcement.CALLED, search=Search.OMITTED
        ),  # FR 47
        "fr4": replace(
            _FRENCH,
            centre_enforcement=Enforcement.CALLED,
            house_enforcement=Enforcement.CALLED,
            search=Search.PRIORITIES,
        ),  # FR 48
        "pagat": replace(_BR_STOP, scoring=Scoring.PAGAT, stalemate=Stalemate.FEWEST_CARDS),  # PG
    }
)
