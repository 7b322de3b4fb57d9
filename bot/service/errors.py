"""What the service refuses: each error carries the facts, and the edge makes the sentence.

A text that is no line and an event out of place come through as the engine's
`NotationError` and `Refused`; a move that cannot be made is in the `NothingPlayed`.
"""

from bot.service.challenges import Challenge
from bot.service.people import Person, Players
from engine.lines import Stop
from engine.outcome import Outcome


class ServiceError(Exception):
    """Something that was asked for and not done; nothing happened."""


class NoGameHere(ServiceError):
    """No game is or was played in this channel."""

    def __init__(self, channel_id: int) -> None:
        super().__init__(f"no game in channel {channel_id}")
        self.channel_id = channel_id


class NoSuchGame(ServiceError):
    """No game has this number."""

    def __init__(self, game_id: int) -> None:
        super().__init__(f"no game {game_id}")
        self.game_id = game_id


class NotYourGame(ServiceError):
    """Somebody who does not play this game wanted to act in it."""

    def __init__(self, game_id: int, players: Players) -> None:
        super().__init__(f"game {game_id} is for its players")
        self.game_id, self.players = game_id, players


class NotYourTurn(ServiceError):
    """A player wanted to move while the other one is on turn."""

    def __init__(self, game_id: int, mover: Person) -> None:
        super().__init__(f"game {game_id}: player {mover.user_id} is on turn")
        self.game_id, self.mover = game_id, mover


class StaleVersion(ServiceError):
    """Somebody was faster: the table is no longer the one that was looked at."""

    def __init__(self, game_id: int, seen: int, current: int | None = None) -> None:
        super().__init__(f"game {game_id} is not at version {seen} any more")
        self.game_id, self.seen, self.current = game_id, seen, current


class GameIsOver(ServiceError):
    """The game has ended; nothing more is played in it."""

    def __init__(self, game_id: int, outcome: Outcome) -> None:
        super().__init__(f"game {game_id} is over")
        self.game_id, self.outcome = game_id, outcome


class NothingPlayed(ServiceError):
    """The first token of a line could not be played, so nothing was."""

    def __init__(self, stop: Stop) -> None:
        super().__init__(f"{stop.token.text!r} was not played")
        self.stop = stop


class ThreadTaken(ServiceError):
    """Another game is being played in this thread."""

    def __init__(self, thread_id: int, game_id: int) -> None:
        super().__init__(f"game {game_id} is played in thread {thread_id}")
        self.thread_id, self.game_id = thread_id, game_id


class NothingHappened(ServiceError):
    """In this turn the table did not change, or the game has not come to it; `last` is the last."""

    def __init__(self, turn: int, last: int) -> None:
        super().__init__(f"nothing happened in turn {turn}")
        self.turn, self.last = turn, last


class UnknownRules(ServiceError):
    """No rule set has this name."""

    def __init__(self, name: str, known: tuple[str, ...]) -> None:
        super().__init__(f"no rules called {name!r}")
        self.name, self.known = name, known


class UnknownPace(ServiceError):
    """No pace has this number of days."""

    def __init__(self, days: int, known: tuple[int, ...]) -> None:
        super().__init__(f"no pace of {days} days")
        self.days, self.known = days, known


class ChallengeSelf(ServiceError):
    """One cannot challenge oneself."""


class ChallengeBot(ServiceError):
    """Somebody challenged a bot, which cannot accept."""

    def __init__(self, opponent: Person) -> None:
        super().__init__(f"{opponent.user_id} is a bot")
        self.opponent = opponent


class ChallengeDuplicate(ServiceError):
    """The two already have an open challenge, one way or the other."""

    def __init__(self, challenge: Challenge) -> None:
        super().__init__(f"challenge {challenge.challenge_id} is open")
        self.challenge = challenge


class TooManyOpen(ServiceError):
    """The challenger has as many open challenges as one may have."""

    def __init__(self, limit: int) -> None:
        super().__init__(f"{limit} challenges are open")
        self.limit = limit


class ChallengeGone(ServiceError):
    """The challenge is no longer open; None if there never was one of this number."""

    def __init__(self, challenge_id: int, challenge: Challenge | None) -> None:
        super().__init__(f"challenge {challenge_id} is not open")
        self.challenge_id, self.challenge = challenge_id, challenge


class NotYourChallenge(ServiceError):
    """The challenge is another's to accept, decline or withdraw."""

    def __init__(self, challenge: Challenge) -> None:
        super().__init__(f"challenge {challenge.challenge_id} is for others")
        self.challenge = challenge


class RematchPlayed(ServiceError):
    """The rematch of a game was accepted before: there is one of each game."""

    def __init__(self, challenge: Challenge) -> None:
        super().__init__(f"challenge {challenge.challenge_id} is a rematch that was accepted")
        self.challenge = challenge


class UncountedRules(ServiceError):
    """A match was wanted by rules that count no points; some others do."""

    def __init__(self, counted: tuple[str, ...]) -> None:
        super().__init__("a match needs points")
        self.counted = counted


class UnknownTotal(ServiceError):
    """No match is played to so few or so many points."""

    def __init__(self, total: int, limits: tuple[int, int]) -> None:
        super().__init__(f"no match to {total} points")
        self.total, self.limits = total, limits


class NothingFollows(ServiceError):
    """No such game follows: this one is not over, or its match goes on, or is decided."""

    def __init__(self, game_id: int) -> None:
        super().__init__(f"nothing follows game {game_id} so")
        self.game_id = game_id
