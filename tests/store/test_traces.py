"""No table keeps the number of a person without saying what becomes of it."""

from sqlalchemy import BigInteger

from bot.store.metadata import METADATA
from bot.store.traces import HIDDEN, TRACES

OTHER_NUMBERS = {
    "block": (),
    "challenge": ("channel_id", "closed_by", "guild_id", "made_by", "message_id"),
    "clock": ("allowance", "left"),
    "departure": ("guild_id",),
    "event": ("interaction_id",),
    "game": ("board_message_id", "channel_id", "guild_id", "thread_id"),
    "interaction": ("interaction_id",),
    "member": ("guild_id",),
    "outbox": ("interaction_id", "number"),
    "place": ("tell_in",),
    "server": ("guild_id", "role_id"),
    "server_channel": ("channel_id", "guild_id"),
}
"""Columns that hold other numbers of Discord (servers, messages, interactions), or spans."""


def test_every_number_of_discord_is_known_to_be_a_persons_or_not() -> None:
    kept = {
        f"{table.name}.{column.name}"
        for table in METADATA.tables.values()
        for column in table.c
        if isinstance(column.type, BigInteger)
    }
    people = {f"{trace.column.table.name}.{trace.column.name}" for trace in TRACES}
    others = {f"{table}.{name}" for table, names in OTHER_NUMBERS.items() for name in names}
    assert len(people) == len(TRACES)
    assert not people & others
    assert kept == people | others, (
        "is it a person's? then say in bot/store/traces.py what becomes of it; else name it here"
    )


def test_what_is_hidden_is_there() -> None:
    columns = {
        f"{table.name}.{column.name}" for table in METADATA.tables.values() for column in table.c
    }
    assert columns >= HIDDEN
