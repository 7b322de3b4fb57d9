"""What buttons remember: game, version or challenge, in their id and nowhere else.

Each template fits the ids that the function of the same name writes, and no other ones.
"""

from typing import Final

from bot.service.table import Action

MOVES: Final = r"crapette:moves:(?P<game>\d+):(?P<seen>\d+)"
PLAY: Final = r"crapette:play:(?P<token>[np]):(?P<game>\d+):(?P<seen>\d+)"
REFRESH: Final = r"crapette:refresh:(?P<game>\d+):(?P<seen>\d+)"
PICK: Final = r"crapette:pick:(?P<game>\d+):(?P<seen>\d+)"
ACT: Final = r"crapette:act:(?P<action>[a-z]+[?+!-]?):(?P<game>\d+)"
ANSWER: Final = r"crapette:challenge:(?P<answer>accept|decline|withdraw):(?P<challenge>\d+)"
OPEN: Final = r"crapette:open:(?P<game>\d+)"


def moves(game_id: int, seen: int) -> str:
    """Name the button that lists the moves."""
    return f"crapette:moves:{game_id}:{seen}"


def play(token: str, game_id: int, seen: int) -> str:
    """Name the button that plays `n` or `p`."""
    return f"crapette:play:{token}:{game_id}:{seen}"


def refresh(game_id: int, seen: int) -> str:
    """Name the button that shows the table as it is."""
    return f"crapette:refresh:{game_id}:{seen}"


def pick(game_id: int, seen: int) -> str:
    """Name the list from which a move is chosen."""
    return f"crapette:pick:{game_id}:{seen}"


def act(action: Action, game_id: int) -> str:
    """Name a button that offers, answers or gives up."""
    return f"crapette:act:{action.value}:{game_id}"


def answer(word: str, challenge_id: int) -> str:
    """Name a button under a challenge: accept, decline or withdraw."""
    return f"crapette:challenge:{word}:{challenge_id}"


def open_table(game_id: int) -> str:
    """Name the button that gives a game its thread."""
    return f"crapette:open:{game_id}"
