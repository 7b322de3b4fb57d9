"""What buttons remember: game, version or challenge, in their id and nowhere else.

Each template fits the ids that the function of the same name writes, and no other ones.
"""

from enum import Enum
from typing import Final

from bot.service.table import Action

MOVES: Final = r"crapette:moves:(?P<game>\d+):(?P<seen>\d+)"
PLAY: Final = r"crapette:play:(?P<token>[np]):(?P<game>\d+):(?P<seen>\d+)"
CALL: Final = r"crapette:call:(?P<game>\d+):(?P<seen>\d+)"
GIFT: Final = r"crapette:gift:(?P<token>[xy]m):(?P<game>\d+):(?P<seen>\d+)"
REFRESH: Final = r"crapette:refresh:(?P<game>\d+):(?P<seen>\d+)"
PICK: Final = r"crapette:pick:(?P<game>\d+):(?P<seen>\d+)"
ACT: Final = r"crapette:act:(?P<action>[a-z]+[?+!-]?):(?P<game>\d+)"
ANSWER: Final = r"crapette:challenge:(?P<answer>accept|decline|withdraw):(?P<challenge>\d+)"
OPTION: Final = r"crapette:option:(?P<number>\d):(?P<draft>[a-z]+:[a-z0-9-]+(?::\d+){4,5})"
DRAFT: Final = r"crapette:draft:(?P<draft>[a-z]+:[a-z0-9-]+(?::\d+){4,5})"
ANNUL: Final = r"crapette:annul:(?P<game>\d+)"
FORGET: Final = r"crapette:forget"
NEXT: Final = r"crapette:next:(?P<game>\d+)"
REMATCH: Final = r"crapette:rematch:(?P<game>\d+)"
OPEN: Final = r"crapette:open:(?P<game>\d+)"
CLOCK: Final = r"crapette:clock:(?P<deed>extend|give|resume):(?P<game>\d+)"
MUTE: Final = r"crapette:mute:(?P<game>\d+):(?P<turn>\d+)"


class Deed(Enum):
    """What can be done about a clock; the value is its word in a button's id."""

    EXTEND = "extend"
    GIVE = "give"
    RESUME = "resume"


class Reply(Enum):
    """What can be said to a challenge; the value is its word in a button's id."""

    ACCEPT = "accept"
    DECLINE = "decline"
    WITHDRAW = "withdraw"


def moves(game_id: int, seen: int) -> str:
    """Name the button that lists the moves."""
    return f"crapette:moves:{game_id}:{seen}"


def play(token: str, game_id: int, seen: int) -> str:
    """Name the button that plays `n` or `p`."""
    return f"crapette:play:{token}:{game_id}:{seen}"


def call(game_id: int, seen: int) -> str:
    """Name the button that calls “Crapette!”."""
    return f"crapette:call:{game_id}:{seen}"


def gift(token: str, game_id: int, seen: int) -> str:
    """Name the button that plays a move although the opponent wins by it."""
    return f"crapette:gift:{token}:{game_id}:{seen}"


def option(number: int, draft: str) -> str:
    """Name the list in which one option of a draft is chosen."""
    return f"crapette:option:{number}:{draft}"


def draft(text: str) -> str:
    """Name the button that sends or keeps a draft."""
    return f"crapette:draft:{text}"


def refresh(game_id: int, seen: int) -> str:
    """Name the button that shows the table as it is."""
    return f"crapette:refresh:{game_id}:{seen}"


def pick(game_id: int, seen: int) -> str:
    """Name the list from which a move is chosen."""
    return f"crapette:pick:{game_id}:{seen}"


def act(action: Action, game_id: int) -> str:
    """Name a button that offers, answers or gives up."""
    return f"crapette:act:{action.value}:{game_id}"


def answer(reply: Reply, challenge_id: int) -> str:
    """Name a button under a challenge."""
    return f"crapette:challenge:{reply.value}:{challenge_id}"


def next_game(game_id: int) -> str:
    """Name the button that deals the next game of a match."""
    return f"crapette:next:{game_id}"


def rematch(game_id: int) -> str:
    """Name the button that asks for a rematch."""
    return f"crapette:rematch:{game_id}"


def open_table(game_id: int) -> str:
    """Name the button that gives a game its thread."""
    return f"crapette:open:{game_id}"


def annul(game_id: int) -> str:
    """Name the button that ends a game for the server."""
    return f"crapette:annul:{game_id}"


def clock(deed: Deed, game_id: int) -> str:
    """Name a button that changes a clock."""
    return f"crapette:clock:{deed.value}:{game_id}"


def mute(game_id: int, turn: int) -> str:
    """Name the button that ends the reminders of a turn."""
    return f"crapette:mute:{game_id}:{turn}"
