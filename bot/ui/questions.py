"""What the players ask each other and have not answered yet, and the buttons that answer it."""

from collections.abc import Iterator
from dataclasses import dataclass

import discord

from bot.service.table import Action, Table
from bot.texts import Texts
from bot.ui.buttons import Row, act_button, row
from engine.cards import Seat


@dataclass(frozen=True, slots=True)
class Question:
    """An open question in words, and its two answers: what each does and says on its button."""

    text: str
    yes: tuple[Action, str]
    no: tuple[Action, str]


def questions(table: Table, texts: Texts) -> tuple[Question, ...]:
    """Return all questions that are open at a table; none once the game has ended."""
    return () if table.game.outcome is not None else tuple(_open(table, texts))


def answer_rows(table: Table, texts: Texts) -> list[Row]:
    """Return the buttons of each open question, a row for each.

    Only where there are several do the buttons have to say which one they answer.
    """
    asked, labels = questions(table, texts), texts.labels
    several = len(asked) > 1
    return [
        _row(
            table.game_id,
            (one.yes[0], one.yes[1] if several else labels.accept()),
            (one.no[0], one.no[1] if several else labels.decline()),
        )
        for one in asked
    ]


def _open(table: Table, texts: Texts) -> Iterator[Question]:
    talk, labels = table.game.talk, texts.labels
    if talk.draw is not None:
        yield Question(
            texts.endings.draw_question(*_asking(table, talk.draw)),
            (Action.ACCEPT_DRAW, labels.accept_draw()),
            (Action.DECLINE_DRAW, labels.decline_draw()),
        )
    if talk.abort is not None:
        yield Question(
            texts.aborting.question(*_asking(table, talk.abort)),
            (Action.GRANT_ABORT, labels.grant_abort()),
            (Action.DECLINE_ABORT, labels.decline_abort()),
        )
    if talk.undo is not None:
        yield Question(
            texts.endings.undo_question(*_asking(table, talk.undo)),
            (Action.GRANT_UNDO, labels.grant_undo()),
            (Action.DECLINE_UNDO, labels.decline_undo()),
        )


def _asking(table: Table, seat: Seat) -> tuple[str, int]:
    return table.players[seat].name, table.players[seat.other].user_id


def _row(number: int, yes: tuple[Action, str], no: tuple[Action, str]) -> Row:
    return row(act_button(*yes, number, discord.ButtonStyle.success), act_button(*no, number))
