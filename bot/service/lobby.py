"""Where games begin: challenges made, accepted, declined, withdrawn and forgotten."""

from bot.service.challenges import Challenge, ChallengeRequest
from bot.service.clock import Clock, Seeds, fresh_seed, utc_now
from bot.service.people import Sender
from bot.service.table import Result
from bot.store import Store


class Lobby:
    """The challenges, kept in a store."""

    def __init__(
        self, store: Store, *, clock: Clock = utc_now, seeds: Seeds = fresh_seed
    ) -> None: ...

    async def challenge(self, request: ChallengeRequest) -> Challenge:
        """Make a challenge, open for seven days.

        Raises:
            UnknownRules, UnknownPace, ChallengeSelf, ChallengeBot: as named.
            ChallengeDuplicate: the two already have an open one (either way round).
            TooManyOpen: the challenger has as many open ones as one may have.
        """
        raise NotImplementedError

    async def announced(self, challenge_id: int, message_id: int) -> None:
        """Note the message that carries the challenge's buttons."""
        raise NotImplementedError

    async def find(self, challenge_id: int) -> Challenge:
        """Return a challenge.

        Raises:
            ChallengeGone: there never was one of this number.
        """
        raise NotImplementedError

    async def accept(self, challenge_id: int, sender: Sender) -> Result:
        """Accept a challenge: the cards are dealt, the challenger in seat A.

        The table has no thread yet: make one, then call `Tables.placed` and `Tables.posted`.

        Raises:
            ChallengeGone: it is no longer open.
            NotYourChallenge: it is somebody else's to accept.
        """
        raise NotImplementedError

    async def decline(self, challenge_id: int, sender: Sender) -> Challenge:
        """Decline a challenge that names the sender.

        Raises:
            ChallengeGone: it is no longer open.
            NotYourChallenge: it is somebody else's to decline.
        """
        raise NotImplementedError

    async def withdraw(self, challenge_id: int, sender: Sender) -> Challenge:
        """Withdraw the sender's own challenge.

        Raises:
            ChallengeGone: it is no longer open.
            NotYourChallenge: it is somebody else's to withdraw.
        """
        raise NotImplementedError

    async def expire_due(self) -> tuple[Challenge, ...]:
        """Close the challenges whose time is up, and return them."""
        raise NotImplementedError
