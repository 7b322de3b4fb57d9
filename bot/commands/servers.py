"""What those who manage a server choose for it: `/server rules`, `/server look`."""

from discord import app_commands
from discord.app_commands import locale_str as _T  # noqa: N812 -- marks what Babel collects
from discord.ext import commands

from bot.commands.looks import COLOURS, DESCRIBED, LETTERS, THEMES, wished
from bot.commands.presets import PRESET_CHOICES
from bot.ui.ack import whisper
from bot.ui.desk import DeskBot, Interaction
from bot.ui.draft import Draft, Purpose, show_draft
from bot.ui.guard import command
from bot.ui.looks import server_look
from bot.ui.managing import check_manages, ruled, standing


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
    @app_commands.describe(**DESCRIBED)
    @app_commands.choices(theme=THEMES, letters=LETTERS)
    @app_commands.choices(colours=COLOURS)
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
