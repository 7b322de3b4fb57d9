"""A game played again from the words of a record, each card that turned up checked or learnt."""

import re
from dataclasses import replace
from typing import Final

from engine.card_text import CardTextError, read_face
from engine.event_text import EventTextError
from engine.events import Event, Moved
from engine.game import Game, Setup
from engine.moves import IllegalMove
from engine.notation import NotationError, parse_move
from engine.outcome import Refused
from engine.piles import Place
from engine.position import Position
from engine.record_headers import RecordError, Unreadable
from engine.record_words import format_verdict, label, parse_event_word
from engine.reveals import turned_up
from engine.rules import Rules
from engine.unseen import Unseen, Unveiling

_LABEL: Final = re.compile(r"[0-9]+\.[AB]")
_UPCARD: Final = re.compile(r"\(t=(.*)\)")


class Replay:
    """A game that goes on with every word; with an unveiling its cards are learnt on the way."""

    def __init__(self, start: Position, rules: Rules, unveiling: Unveiling | None) -> None:
        self.game = Game.start(Setup(rules, start))
        self._before = start.view
        self._unveiling = unveiling
        self._unknown: Unseen | None = None
        self._number, self._word = 0, ""
        self._show()

    def read(self, number: int, word: str) -> None:
        """Go on with one word of a line.

        Raises:
            RecordError: the word is none, or the game cannot go on so.
        """
        self._number, self._word = number, word
        upcard = _UPCARD.fullmatch(word)
        if _LABEL.fullmatch(word):
            self._label()
        elif upcard:
            self._card(upcard[1], (Place.UPCARD,))
        elif word.startswith("{"):
            self._in_braces()
        elif not word.startswith("("):
            self._move_and_cards()

    def finish(self) -> None:
        """Check that nothing is missing at the end.

        Raises:
            RecordError: the last card that turned up is not told.
        """
        if self._unknown:
            raise self._wrong(Unreadable.CARD_MISSING)

    def _label(self) -> None:
        if self._word != label(self.game):
            raise self._wrong(Unreadable.LABEL)

    def _in_braces(self) -> None:
        try:
            event, verdict = parse_event_word(self._word)
        except EventTextError as error:
            raise self._wrong(Unreadable.EVENT) from error
        self._happen(event)
        if verdict and (not self.game.verdict or verdict != format_verdict(self.game.verdict)):
            raise self._wrong(Unreadable.VERDICT)

    def _move_and_cards(self) -> None:
        text, *cards = self._word.split("=")
        if text:
            try:
                move = parse_move(text)
            except NotationError as error:
                raise self._wrong(Unreadable.EVENT) from error
            self._happen(Moved(self.game.mover, move))
        for card in cards:
            self._card(card)

    def _happen(self, event: Event) -> None:
        self.finish()
        self._before = self.game.view
        try:
            self.game = self.game.after(event)
        except (IllegalMove, Refused, NotationError) as error:
            raise self._wrong(Unreadable.REFUSED) from error
        self._show()

    def _card(self, text: str, places: tuple[Place, ...] = tuple(Place)) -> None:
        """Learn which card turned up at one of the places, or check it."""
        try:
            face = read_face(text)
        except CardTextError as error:
            raise self._wrong(Unreadable.CARD) from error
        view = self.game.view
        shown = [card for place, card in turned_up(self._before, view) if place in places]
        if self._unknown and self._unveiling:
            known = self._unknown in shown and self._unveiling.name(self._unknown, *face)
            self._show()
        else:
            known = face in [(card.rank, card.suit) for card in shown]
        if not known:
            raise self._wrong(Unreadable.OTHER_CARD)

    def _show(self) -> None:
        """Put the cards that are known by now on the table."""
        if self._unveiling:
            position, self._unknown = self._unveiling.shown(self.game.position)
            self.game = replace(self.game, position=position)

    def _wrong(self, wrong: Unreadable) -> RecordError:
        return RecordError(self._number, self._word, wrong)
