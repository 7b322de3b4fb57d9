"""Who may challenge whom, and who may answer a challenge."""

from datetime import datetime
from typing import Final

from bot.service.challenges import OPEN_LIMIT, PACES, Challenge, ChallengeRequest, ChallengeState
from bot.service.errors import (
    ChallengeBot,
    ChallengeDuplicate,
    ChallengeGone,
    ChallengeSelf,
    NotYourChallenge,
    RematchPlayed,
    TooManyOpen,
    UncountedRules,
    UnknownPace,
    UnknownRules,
    UnknownTotal,
)
from bot.service.people import Sender
from engine.matches import LEAST, MOST
from engine.presets import PRESETS
from engine.rules import Rules, Scoring
from engine.rules_text import RulesTextError, parse_rules

COUNTED: Final = tuple(name for name, rules in PRESETS.items() if rules.scoring is not Scoring.NONE)
"""The rule sets by which a match can be played."""


def rules_named(text: str) -> Rules:
    """Return the rules that a text names.

    Raises:
        UnknownRules: it names none.
    """
    try:
        return parse_rules(text)
    except RulesTextError as error:
        raise UnknownRules(text, tuple(PRESETS)) from error


def check(request: ChallengeRequest) -> None:
    """Refuse what no challenge can ask for.

    Raises:
        UnknownRules, UnknownPace, ChallengeSelf, ChallengeBot: as named.
        UncountedRules, UnknownTotal: there can be no such match.
    """
    check_match(rules_named(request.rules), request.total)
    if request.pace is not None and request.pace not in PACES:
        raise UnknownPace(request.pace, PACES)
    opponent = request.opponent
    if opponent is not None and opponent.user_id == request.sender.person.user_id:
        raise ChallengeSelf
    if opponent is not None and opponent.is_bot:
        raise ChallengeBot(opponent)


def check_match(rules: Rules, total: int | None) -> None:
    """Refuse a match without points to count, or to a total that none is played to.

    Raises:
        UncountedRules, UnknownTotal: as named.
    """
    if total is None:
        return
    if rules.scoring is Scoring.NONE:
        raise UncountedRules(COUNTED)
    if not LEAST <= total <= MOST:
        raise UnknownTotal(total, (LEAST, MOST))


def admit(request: ChallengeRequest, beside: tuple[Challenge, ...]) -> None:
    """Refuse a challenge that has no room beside the open ones.

    Raises:
        ChallengeDuplicate: the two already have one; or one to everybody is open already.
        TooManyOpen: the challenger has made as many as one may.
        RematchPlayed: the rematch was accepted before.
    """
    for challenge in beside:
        if challenge.state is ChallengeState.ACCEPTED:
            raise RematchPlayed(challenge)
    challenger = request.sender.person.user_id
    opponent = None if request.opponent is None else request.opponent.user_id
    for challenge in beside:
        if _pair(challenge) in ((challenger, opponent), (opponent, challenger)):
            raise ChallengeDuplicate(challenge)
    made = sum(challenge.challenger.user_id == challenger for challenge in beside)
    if made >= OPEN_LIMIT:
        raise TooManyOpen(OPEN_LIMIT)


def still_open(challenge: Challenge, now: datetime) -> Challenge:
    """Return the challenge if it can still be answered.

    Raises:
        ChallengeGone: it is closed, or its time is up.
    """
    if challenge.state is not ChallengeState.OPEN or challenge.expires_at <= now:
        raise ChallengeGone(challenge.challenge_id, challenge)
    return challenge


def check_accepts(challenge: Challenge, sender: Sender) -> None:
    """Refuse whoever may not accept: anyone may but the challenger, if nobody is named.

    Raises:
        NotYourChallenge: it is somebody else's to accept.
    """
    if challenge.opponent is not None:
        check_declines(challenge, sender)
    elif sender.person.user_id == challenge.challenger.user_id:
        raise NotYourChallenge(challenge)


def check_declines(challenge: Challenge, sender: Sender) -> None:
    """Refuse whoever is not the one challenged.

    Raises:
        NotYourChallenge: it is somebody else's to decline.
    """
    if challenge.opponent is None or sender.person.user_id != challenge.opponent.user_id:
        raise NotYourChallenge(challenge)


def check_withdraws(challenge: Challenge, sender: Sender) -> None:
    """Refuse whoever is not the challenger.

    Raises:
        NotYourChallenge: it is somebody else's to withdraw.
    """
    if sender.person.user_id != challenge.challenger.user_id:
        raise NotYourChallenge(challenge)


def _pair(challenge: Challenge) -> tuple[int | None, int | None]:
    opponent = challenge.opponent
    return challenge.challenger.user_id, None if opponent is None else opponent.user_id
