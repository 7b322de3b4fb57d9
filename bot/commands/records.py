"""To look things up: `/games`, `/record`, `/replay`, `/rules`, `/help`."""

from discord import app_commands
from discord.app_commands import locale_str as _T  # noqa: N812 -- marks what Babel collects
from discord.ext import commands

from bot.commands.presets import PRESET_CHOICES
from bot.ui.ack import promise
from bot.ui.desk import DeskBot, Interaction, place_of, private
from bot.ui.guard import command
from bot.ui.listing import games_words, help_words, record_file, rules_words
from bot.ui.message import NOBODY
from bot.ui.replaying import one_turn, show_reel, whole_game
from bot.ui.show import whisper_words
from bot.ui.threads import open_again


class RecordRoom(commands.Cog):
    """Lists, records, rules and help."""

    def __init__(self, bot: DeskBot) -> None:
        self.bot = bot

    @app_commands.command(
        name=_T("games"), description=_T("Your games here, your turn first, finished ones last")
    )
    @command
    async def games(self, interaction: Interaction) -> None:
        """List the user's games, with links, and open their threads if they were archived."""
        guild_id, user = place_of(interaction)[0], interaction.user.id
        found = await interaction.client.desk.tables.games_of(user, guild_id)
        await whisper_words(interaction, games_words(found, user, private(interaction)))
        await open_again(interaction.client, found)

    @app_commands.command(name=_T("record"), description=_T("The game as a text, move by move"))
    @command
    async def record(self, interaction: Interaction) -> None:
        """Give the record of the game as a file."""
        table = await interaction.client.desk.tables.here(place_of(interaction)[1])
        text = private(interaction).labels.record()
        await interaction.response.send_message(
            text, file=await record_file(table), ephemeral=True, allowed_mentions=NOBODY
        )

    @app_commands.command(
        name=_T("replay"),
        description=_T("See a turn again, or the whole game, as a moving picture"),
    )
    @app_commands.describe(
        turn=_T("Which turn; the last one if you leave it out"),
        game=_T("The whole game"),
        public=_T("For everybody to see"),
    )
    @command
    async def replay(
        self,
        interaction: Interaction,
        turn: int | None = None,
        game: bool = False,  # noqa: FBT001, FBT002 -- Discord gives options by name
        public: bool = False,  # noqa: FBT001, FBT002 -- the same
    ) -> None:
        """Show what happened, for one or for all."""
        await promise(interaction, private=not public)
        table = await interaction.client.desk.tables.here(place_of(interaction)[1])
        reel = await (whole_game(table) if game else one_turn(table, turn))
        await show_reel(interaction, table, reel, everybody=public)

    @app_commands.command(
        name=_T("rules"), description=_T("The rules of this game, or how two sets of rules differ")
    )
    @app_commands.describe(
        rules=_T("Which rules; those of this game or of the server if you leave it out"),
        compare=_T("Show only where these rules differ"),
    )
    @app_commands.choices(rules=PRESET_CHOICES, compare=PRESET_CHOICES)
    @command
    async def rules(
        self, interaction: Interaction, rules: str | None = None, compare: str | None = None
    ) -> None:
        """Tell the rules in force here, or compare two."""
        await whisper_words(interaction, await rules_words(interaction, rules, compare))

    @app_commands.command(name=_T("help"), description=_T("How to play: all you need to begin"))
    @command
    async def help(self, interaction: Interaction) -> None:
        """Tell a first-timer how to play."""
        await whisper_words(interaction, await help_words(interaction))
