"""Rules on the way to being agreed: a form in which the options are chosen one by one."""

from dataclasses import dataclass, replace
from enum import Enum
from typing import Self

import discord

from bot.service.admission import check_match, rules_named
from bot.service.options import OPTIONS, Option, format_choices, parse_choices, preset_of
from bot.texts import Texts
from bot.ui import ids
from bot.ui.ack import whisper_view
from bot.ui.buttons import Button, row
from bot.ui.desk import Interaction, private
from bot.ui.message import sheet
from engine.rules import Rules
from engine.rules_text import format_rules

Choice = discord.ui.Select[discord.ui.LayoutView]


class Purpose(Enum):
    """What a draft is for; the value is its word in the form's ids."""

    CHALLENGE = "challenge"
    SERVER = "server"


@dataclass(frozen=True, slots=True)
class Draft:
    """What was chosen so far, for a challenge or for a server; it lies in the form's own ids."""

    purpose: Purpose
    preset: str
    rules: Rules
    opponent: int = 0
    pace: int = 0
    private: bool = False
    total: int = 0

    @classmethod
    def of(cls, purpose: Purpose, text: str) -> Self:
        """Return the draft that begins with these rules.

        Raises:
            UnknownRules: the text names no rules.
        """
        rules = rules_named(text)
        return cls(purpose, preset_of(text), rules)

    @classmethod
    def read(cls, text: str) -> Self:
        """Return the draft that an id holds, the inverse of `str`."""
        purpose, preset, digits, *numbers = text.split(":")
        opponent, pace, private, total = map(int, (*numbers, "0")[:4])
        rules = parse_choices(preset, digits)
        return cls(Purpose(purpose), preset, rules, opponent, pace, bool(private), total)

    def __str__(self) -> str:
        digits = format_choices(self.rules)
        numbers = f"{self.opponent}:{self.pace}:{int(self.private)}:{self.total}"
        return f"{self.purpose.value}:{self.preset}:{digits}:{numbers}"

    @property
    def text(self) -> str:
        """The rules as they are kept."""
        return format_rules(self.rules)

    def to(
        self, opponent: discord.Member | None, pace: int | None, *, private: bool = False
    ) -> Self:
        """Return the draft of a challenge to somebody (None: to anybody) at a pace, or none."""
        number = opponent.id if opponent else 0
        return replace(self, opponent=number, pace=pace or 0, private=private)

    def up_to(self, total: int | None) -> Self:
        """Return the draft of a match to so many points, or of a game by itself.

        Raises:
            UncountedRules, UnknownTotal: there can be no such match.
        """
        check_match(self.rules, total)
        return replace(self, total=total or 0)

    def choose(self, number: int, choice: int) -> Self:
        """Return the draft with another answer to an option."""
        return replace(self, rules=OPTIONS[number].choose(self.rules, choice))


async def show_draft(interaction: Interaction, draft: Draft) -> None:
    """Open the form for the user's eyes only.

    Raises:
        discord.HTTPException: Discord does not take it.
    """
    await whisper_view(interaction, draft_view(draft, private(interaction)))


def draft_view(draft: Draft, texts: Texts) -> discord.ui.LayoutView:
    """Return the form: the rules in words, a list for each option, and the button to send."""
    lists = [
        discord.ui.ActionRow(_list(number, option, draft, texts))
        for number, option in enumerate(OPTIONS)
    ]
    label = texts.servers.send() if draft.purpose is Purpose.CHALLENGE else texts.servers.keep()
    green = discord.ButtonStyle.success
    button = Button(label=label, style=green, custom_id=ids.draft(str(draft)))
    text = texts.servers.options(draft.text)
    if draft.total:
        text = f"{text}\n{texts.matches.terms(draft.total)}"
    return sheet(discord.ui.TextDisplay(text), *lists, row(button))


def _list(number: int, option: Option, draft: Draft, texts: Texts) -> Choice:
    standing, question = option.answer(draft.rules), texts.answers.question(option.question)
    options = [
        discord.SelectOption(
            label=f"{question}: {texts.answers.choice(option.question, choice)}",
            value=str(value),
            default=choice == standing,
        )
        for value, choice in enumerate(option.choices)
    ]
    return Choice(custom_id=ids.option(number, str(draft)), options=options)
