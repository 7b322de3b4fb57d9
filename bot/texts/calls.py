"""“Crapette!”: what everybody reads of a call, of a touch, and of an end that may be called."""

from dataclasses import dataclass
from datetime import datetime
from typing import assert_never

from bot.texts.duties import DutyTexts, Musts
from bot.texts.lobby import moment
from bot.texts.names import code, safe
from engine.faults import CENTRE_FAULTS, Fault
from engine.moves import END, End, Move, Turn
from engine.notation import format_move, written
from engine.position import View
from engine.rules import Remedy

LONGEST_SHOWN = 100


@dataclass(frozen=True, slots=True)
class Offence:
    """What a player was called for: the move, the table before it, and what had to be played."""

    fault: Fault
    move: Move
    view: View
    musts: Musts = ()


class CallTexts(DutyTexts):
    """The sentences about calls; they are said only once somebody has called."""

    def called(self, name: str, opponent_id: int, line: str) -> str:
        """Say that a player calls, and with which combination."""
        _ = self._
        told = _("<@{opponent}>, **{name}** calls “Crapette!”").format(
            opponent=opponent_id, name=safe(name)
        )
        if not line:
            return told
        shown = _("The combination shown: {line}").format(line=code(line, LONGEST_SHOWN))
        return f"{told} {shown}"

    def upheld(self, offence: Offence, offender: str) -> str:
        """Say that a call was right, and what the fault was."""
        return self._("Upheld. **{name}** {did}, but {fault}").format(
            name=safe(offender), did=self._did(offence), fault=self._fault(offence)
        )

    def _did(self, offence: Offence) -> str:
        _ = self._
        match offence.move:
            case Turn():
                return _("turned up a card")
            case End():
                return _("ended the turn")
            case _:
                return _("played {move}").format(move=written(offence.move, offence.view))

    def _fault(self, offence: Offence) -> str:
        _ = self._
        match offence.fault:
            case Fault.RESERVE_TO_CENTRE | Fault.CARD_TO_CENTRE:
                return _("this had to go to the centre first: {cards}.").format(
                    cards=self.any_of(self._owed(offence.musts))
                )
            case Fault.HOUSE_BEFORE_TURNING:
                return _(
                    "a reserve card had to go into an empty house before a card was turned up."
                )
            case Fault.HOUSE_BEFORE_UPCARD:
                return _("a reserve card had to go into an empty house before the upcard was used.")
            case Fault.COMBINATION:
                return _("that gave the combination up that was shown.")
            case Fault.SHORTEST_COMBINATION:
                return _("that begins no shortest way to bring a card to the centre.")
            case Fault.RESERVE_TO_HOUSE:
                return _("a house was empty: the reserve's card had to be played.")
            case Fault.UPCARD_DISCARDED | Fault.TOUCH:
                return _("that card fitted a house.")
            case _:
                assert_never(offence.fault)

    def _owed(self, musts: Musts) -> tuple[str, ...]:
        return tuple(f"{card} (`{format_move(play)}`)" for card, play in musts)

    def touch_upheld(self, offender: str) -> str:
        """Say that a call of a touch was right, and what comes of it."""
        return self._(
            "Upheld. **{name}** touched a card that cannot be played so. The table stays as it is."
        ).format(name=safe(offender))

    def goes_back(self, remedy: Remedy, offence: Offence) -> str:
        """Say to where an upheld call brings the table; whose turn it is then is told apart."""
        _ = self._
        match remedy:
            case Remedy.BEFORE_FAULT if offence.fault in CENTRE_FAULTS:
                return _(
                    "The table goes back to before that move, and what had to go to the centre "
                    "is played."
                )
            case Remedy.BEFORE_FAULT:
                return _("The table goes back to before that move.")
            case Remedy.AFTER_FAULT if offence.move == END:
                return _("It was the last move of the turn: nothing has to go back.")
            case Remedy.AFTER_FAULT:
                return _("The table is as it was after that move.")
            case _:
                assert_never(remedy)

    def dismissed(self, caller: str) -> str:
        """Say that a call was wrong, and what that costs."""
        return self._(
            "Not upheld. **{caller}** may not call again before the end of the next own turn."
        ).format(caller=safe(caller))

    def dismissed_at_end(self) -> str:
        """Say that a call of a game's end was wrong."""
        return self._("Not upheld: the end of the game stands.")

    def costs_turn(self, caller: str, number: int, *, at_once: bool) -> str:
        """Say that a wrong call costs a turn as well."""
        _ = self._
        told = (
            _("It is the wrong call no. {n} of **{caller}**: the turn ends at once.")
            if at_once
            else _("It is the wrong call no. {n} of **{caller}**: the next turn is lost.")
        )
        return told.format(n=number, caller=safe(caller))

    def undecided(self, caller: str) -> str:
        """Say that nothing could be decided."""
        return self._(
            "Undecided: the search for combinations came to its limit. It costs **{caller}** "
            "nothing, and the same turn may be called again."
        ).format(caller=safe(caller))

    def touched(self, name: str, move: Move) -> str:
        """Say that a player touched a card that could not be played so."""
        return self._(
            "**{name}** tried `{move}`, which cannot be played: that is a touch, "
            "and may be called until the next move."
        ).format(name=safe(name), move=format_move(move))

    def may_still_call(self, closer_id: int, until: datetime | None) -> str:
        """Tell a player that the end of the game waits for a call or for consent."""
        _ = self._
        told = _("<@{user}>, you may still call “Crapette!”, or let it stand.").format(
            user=closer_id
        )
        if until is None:
            return told
        return f"{told} {_('It stands by itself on {time}.').format(time=moment(until))}"

    def still_open(self, closer: str) -> str:
        """Say that a game has ended unless its end is called."""
        return self._(
            "This game has ended, unless **{name}** calls “Crapette!” and is right."
        ).format(name=safe(closer))

    def waits(self) -> str:
        """Say that nothing but a call can change the end of a game."""
        return self._("This game has ended. You can only call, or let it stand.")

    def closed(self, name: str) -> str:
        """Say that a player lets the end of the game stand."""
        return self._("**{name}** lets the end of the game stand.").format(name=safe(name))

    def lapsed(self) -> str:
        """Say that nobody called in time."""
        return self._("Nobody called within the day: the end of the game stands.")

    def give_all_the_same(self) -> str:
        """Label the button that plays a move that lets the opponent win."""
        return self._("Play it all the same")

    def call(self) -> str:
        """Label the button that calls."""
        return self._("Crapette!")

    def let_it_stand(self) -> str:
        """Label the button that lets the end of a game stand."""
        return self._("Let it stand")
