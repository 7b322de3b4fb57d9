"""Tables made for reading: Ana in A and Rui in B, dealt or staged, after some events."""

from datetime import UTC, datetime
from typing import Final

from bot.service.people import Person
from bot.service.table import Table
from bot.service.timer import Timer
from engine.deal import deal, lay_out
from engine.diagram import parse
from engine.events import Event
from engine.game import Game, Setup
from engine.rules_text import parse_rules

ANA, RUI, EVA = 1, 2, 3
NOW: Final = datetime(2030, 1, 1, 12, tzinfo=UTC)
RUNNING: Final = Timer(
    turn=1,
    due_at=NOW,
    left=None,
    muted=False,
    extended=(False, False),
    expired_at=None,
    adjourned_at=None,
)


def table_of(game: Game, *events: Event, rules: str = "br") -> Table:
    """Return the table of a game after these events, Ana in A and Rui in B."""
    for event in events:
        game = game.after(event)
    return Table(
        game_id=7,
        guild_id=10,
        channel_id=20,
        thread_id=30,
        players=(Person(ANA, "Ana"), Person(RUI, "Rui")),
        rules=rules,
        pace=None,
        game=game,
        board=None,
        made_at=NOW,
        commitment="c0ffee",
        seed=None,
    )


def dealt(preset: str = "br") -> Game:
    rules = parse_rules(preset)
    return Game.start(Setup(rules, lay_out(deal("plain 8", rules), rules)))


def staged(picture: str, rules: str = "br") -> Game:
    return Game.start(Setup(parse_rules(rules), parse(picture)))
