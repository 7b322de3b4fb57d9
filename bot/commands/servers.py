"""What those who manage a server choose for it: `/server rules`, `/server look` and so on."""

from typing import Final

import discord
from discord import app_commands
from discord.app_commands import locale_str as _T  # noqa: N812 -- marks what Babel collects
from discord.ext import commands

from bot.commands.looks import offers_looks, wished
from bot.commands.paces import PACE_CHOICES
from bot.commands.presets import PRESET_CHOICES
from bot.service.customs import LARGEST_CAP
from bot.ui.ack import whisper
from bot.ui.annulling import ask_to_annul, games_to_end
from bot.ui.customs import (
    Listing,
    channel_meant,
    choose_cap,
    choose_language,
    choose_pace,
    choose_who,
    languages_to_choose,
    list_channel,
    show_customs,
)
from bot.ui.desk import DeskBot, Interaction
from bot.ui.draft import Draft, Purpose, show_draft
from bot.ui.guard import command
from bot.ui.looks import server_look
from bot.ui.managing import check_manages, ruled, standing

_LISTINGS: Final = [
    app_commands.Choice(name=_T("allow it too"), value=Listing.ADD.value),
    app_commands.Choice(name=_T("no longer allow it"), value=Listing.REMOVE.value),
    app_commands.Choice(name=_T("allow every channel"), value=Listing.CLEAR.value),
]


@app_commands.default_permissions(manage_guild=True)
class ServerRoom(
    commands.GroupCog,
    group_name=_T("server"),
    group_description=_T("What this server chooses for its games"),
):
    """Choosing for a whole server."""

    def __init__(self, bot: DeskBot) -> None:
        self.bot = bot

    @app_commands.command(
        name=_T("rules"), description=_T("The rules of a challenge that names none")
    )
    @app_commands.describe(
        rules=_T("The rules from now on; leave it out to see those that stand"),
        options=_T("Choose more: covered cards, size of the reserve, touch, and so on"),
    )
    @app_commands.choices(rules=PRESET_CHOICES)
    @command
    async def rules(
        self,
        interaction: Interaction,
        rules: str | None = None,
        options: bool = False,  # noqa: FBT001, FBT002 -- Discord gives options by name
    ) -> None:
        """Show the rules, change them, or open the form."""
        check_manages(interaction)
        if options:
            rules = rules or await standing(interaction)
            await show_draft(interaction, Draft.of(Purpose.SERVER, rules))
        else:
            await whisper(interaction, await ruled(interaction, rules))

    @app_commands.command(name=_T("look"), description=_T("How pictures look that everybody sees"))
    @offers_looks
    @command
    async def look(  # noqa: PLR0913 -- Discord gives options by name
        self,
        interaction: Interaction,
        *,
        theme: str | None = None,
        colours: int | None = None,
        letters: str | None = None,
        compact: bool | None = None,
        reset: bool = False,
    ) -> None:
        """Choose for the server, or see what stands."""
        check_manages(interaction)
        wish = wished(theme, colours, letters, compact=compact)
        await server_look(interaction, wish, reset=reset)

    @app_commands.command(name=_T("show"), description=_T("All that this server has chosen"))
    @command
    async def show(self, interaction: Interaction) -> None:
        """Show all that stands."""
        await show_customs(interaction)

    @app_commands.command(
        name=_T("channels"), description=_T("Where challenges may be made; everywhere at first")
    )
    @app_commands.describe(
        change=_T("What to do; leave it out to see the list"),
        channel=_T("With which channel; this one if you leave it out"),
    )
    @app_commands.choices(change=_LISTINGS)
    @command
    async def channels(
        self,
        interaction: Interaction,
        change: str | None = None,
        channel: discord.TextChannel | None = None,
    ) -> None:
        """Change the list, or show it."""
        listing = None if change is None else Listing(change)
        await list_channel(interaction, listing, channel_meant(interaction, channel))

    @app_commands.command(
        name=_T("pace"), description=_T("The pace of a challenge that names none")
    )
    @app_commands.describe(pace=_T("The pace from now on; leave it out to see what stands"))
    @app_commands.choices(pace=PACE_CHOICES)
    @command
    async def pace(self, interaction: Interaction, pace: int | None = None) -> None:
        """Choose the pace, or show it."""
        await choose_pace(interaction, pace)

    @app_commands.command(
        name=_T("language"), description=_T("The language of what everybody reads in this server")
    )
    @app_commands.describe(language=_T("The language; leave it out to see what stands"))
    @command
    async def language(self, interaction: Interaction, language: str | None = None) -> None:
        """Choose the language, or show it."""
        await choose_language(interaction, language)

    @language.autocomplete("language")
    async def languages(
        self, interaction: Interaction, typed: str
    ) -> list[app_commands.Choice[str]]:
        """Suggest the languages that there are sentences in."""
        return languages_to_choose(interaction, typed)

    @app_commands.command(
        name=_T("cap"), description=_T("How many games one player may have at once here")
    )
    @app_commands.describe(games=_T("At most so many; 0 for no limit; leave it out to see it"))
    @command
    async def cap(
        self,
        interaction: Interaction,
        games: app_commands.Range[int, 0, LARGEST_CAP] | None = None,
    ) -> None:
        """Choose the limit, or show it."""
        await choose_cap(interaction, games)

    @app_commands.command(name=_T("who"), description=_T("Who may challenge in this server"))
    @app_commands.describe(
        role=_T("Those with this role; @everyone for all; leave it out to see what stands")
    )
    @command
    async def who(self, interaction: Interaction, role: discord.Role | None = None) -> None:
        """Choose who may challenge, or show it."""
        await choose_who(interaction, role)

    @app_commands.command(
        name=_T("end"), description=_T("End a game, which then counts for nobody")
    )
    @app_commands.describe(game=_T("Which game; the one in this thread if you leave it out"))
    @command
    async def end(self, interaction: Interaction, game: int | None = None) -> None:
        """Ask whether that is really meant."""
        await ask_to_annul(interaction, game)

    @end.autocomplete("game")
    async def games(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[int]]:
        """Suggest the games in play in this server."""
        return await games_to_end(interaction, typed)
