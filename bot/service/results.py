"""What was done in a game, told again from the log: the same words each time."""

from bot.service.answers import Answer, Lapse, Request, answer, parse_request
from bot.service.kept import rewound
from bot.service.table import Result, Table
from bot.store.log import Deed


def dealt(table: Table, notice_id: int, *, duplicate: bool = False) -> Result:
    """Return what is told when a game begins."""
    start = rewound(table, 0)
    return Result(table=start, notice_id=notice_id, turn_changed=True, duplicate=duplicate)


def done(tables: tuple[Table, Table], request: Request, given: Answer, notice_id: int) -> Result:
    """Return what is told of a request that was answered, from the tables before and after it."""
    before, after = tables
    return Result(
        table=after,
        notice_id=notice_id,
        events=given.events,
        played=given.played,
        faulty=given.faulty,
        lapsed=isinstance(request, Lapse),
        turn_changed=before.game.turn != after.game.turn,
    )


def told_again(table: Table, deed: Deed) -> Result:
    """Return what was told of an interaction, from the table as it is now."""
    before = rewound(table, deed.row.version_before)
    after = rewound(table, deed.row.version_after)
    seat = after.game.events[deed.row.version_before].by
    request = parse_request(deed.row.request)
    given = answer(before.game, seat, request)
    return done((before, after), request, given, deed.notice_id)
