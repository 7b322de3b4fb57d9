"""Each question that rule books answer differently, and each of the answers, in words."""

from enum import Enum

from bot.texts.voice import Voice
from engine.rules import (
    CentreDuty,
    Enforcement,
    Entry,
    HouseDuty,
    Loading,
    OpponentTops,
    OwnWaste,
    Packs,
    PairMoves,
    Remedy,
    Rules,
    Scoring,
    Search,
    Side,
    Stalemate,
    Starter,
    Tie,
    Touch,
    Turning,
    UpcardToEmptyHouse,
)

Words = dict[Enum, str]


class AnswerTexts(Voice):
    """The questions of the rules and what can be answered."""

    def question(self, name: str) -> str:
        """Name a question of the rules in a few words."""
        return (self._deal_questions() | self._play_questions())[name]

    def answer(self, name: str, rules: Rules) -> str:
        """Say what the rules answer to a question."""
        return self.choice(name, getattr(rules, name))

    def choice(self, name: str, answer: Enum | bool | int) -> str:  # noqa: FBT001 -- an answer may be yes or no
        """Say what an answer to a question means."""
        _ = self._
        match answer:
            case bool():
                return _("it must be played if it fits") if answer else _("it may be discarded")
            case int():
                numbers = {
                    "covered": self._n("{n} in each house", "{n} in each house", answer),
                    "reserve_size": self._n("{n} card", "{n} cards", answer),
                }
                return numbers[name].format(n=answer) if answer else _("none")
            case _:
                first, then = self._deal_answers() | self._duty_answers(), self._call_answers()
                return (first | then | self._way_answers())[answer]

    def _deal_questions(self) -> dict[str, str]:
        _ = self._
        return {
            "packs": _("Packs"),
            "reserve_side": _("Side of the reserve"),
            "starter": _("Who starts"),
            "tie": _("Equal reserve cards"),
            "reserve_size": _("Reserve"),
            "covered": _("Covered cards"),
            "scoring": _("Score"),
            "stalemate": _("Stalemate"),
        }

    def _play_questions(self) -> dict[str, str]:
        _ = self._
        return {
            "turning": _("Talon card"),
            "centre_duty": _("Duty to the centre"),
            "centre_enforcement": _("Who sees to that duty"),
            "house_duty": _("Duty to fill houses"),
            "house_enforcement": _("Who sees to the houses"),
            "search": _("Combinations"),
            "remedy": _("After an upheld call"),
            "upcard_to_empty_house": _("Upcard into an empty house"),
            "own_waste": _("Own waste"),
            "opponent_tops": _("The opponent's cards"),
            "loading": _("Loading the reserve"),
            "entry": _("Entering the houses"),
            "pair_moves": _("Two cards at once"),
            "touch": _("Touching a card"),
            "upcard_must_be_played": _("Upcard that fits"),
        }

    def _deal_answers(self) -> Words:
        _ = self._
        return {
            Packs.OWN: _("each player has an own pack"),
            Packs.MIXED: _("both packs are mixed"),
            Side.RIGHT: _("on the right"),
            Side.LEFT: _("on the left"),
            Starter.LOWEST: _("the lower reserve card"),
            Starter.HIGHEST: _("the higher reserve card"),
            Tie.HOUSES_IN_TURN: _("the houses are compared one by one"),
            Tie.TALON_CARDS: _("the next talon cards are compared"),
            Tie.SORTED_HOUSES: _("the highest house cards are compared"),
            Scoring.NONE: _("a win is a win"),
            Scoring.PAGAT: _("thirty points and the loser's cards"),
            Stalemate.DRAWN: _("it is a draw"),
            Stalemate.FEWEST_CARDS: _("fewer cards win"),
        }

    def _duty_answers(self) -> Words:
        _ = self._
        return {
            CentreDuty.NONE: _("none"),
            CentreDuty.RESERVE_FIRST: _("what fits must go there, the reserve's card first"),
            CentreDuty.ANY: _("what fits must go there, in any order"),
            HouseDuty.NONE: _("none"),
            HouseDuty.BEFORE_TURNING: _("from the reserve, before a card is turned up"),
            HouseDuty.BEFORE_UPCARD: _("from the reserve, before the upcard is used"),
            Enforcement.REFEREED: _("I refuse what breaks it"),
            Enforcement.CALLED: _("the opponent calls “Crapette!”"),
        }

    def _call_answers(self) -> Words:
        _ = self._
        return {
            Search.NONE: _("need not be found"),
            Search.OMITTED: _("may be called if left out, by showing them"),
            Search.PRIORITIES: _("the shortest must be played; then the reserve into houses"),
            Remedy.AFTER_FAULT: _("the table stays as after the fault"),
            Remedy.BEFORE_FAULT: _("the table goes back to before the fault"),
            Touch.WARN: _("costs nothing"),
            Touch.FOUL: _("may be called and costs the turn"),
        }

    def _way_answers(self) -> Words:
        _ = self._
        return {
            Turning.AFTER_DUTIES: _("turned up on request, after the duties"),
            Turning.ON_REQUEST: _("turned up on request, at any time"),
            Turning.BY_ITSELF: _("turns up by itself"),
            UpcardToEmptyHouse.ALWAYS: _("always"),
            UpcardToEmptyHouse.RESERVE_EMPTY: _("once the own reserve is empty"),
            OwnWaste.NEVER: _("never played from"),
            OwnWaste.TO_EMPTY_HOUSE: _("into empty houses, once the own reserve is empty"),
            OwnWaste.LIKE_A_HOUSE: _("played from like a house"),
            OpponentTops.NEVER: _("never played"),
            OpponentTops.TO_CENTRE: _("may go to the centre"),
            Loading.ALWAYS: _("always"),
            Loading.ONCE_USED: _("once its owner has played from it"),
            Entry.ANY: _("at any time"),
            Entry.OPEN_HOUSE_ONLY: _("only while a house is empty"),
            PairMoves.NEVER: _("never"),
            PairMoves.THROUGH_EMPTY_HOUSE: _("while another house is empty"),
        }
