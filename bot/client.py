"""The bot itself: opened on its database, told which commands there are, and closed in order."""

import discord
from discord import app_commands
from discord.ext import commands, tasks

from bot.commands.calls import CallRoom
from bot.commands.clock import ClockRoom
from bot.commands.endings import EndingRoom
from bot.commands.lobby import LobbyRoom
from bot.commands.places import PlaceRoom
from bot.commands.play import PlayRoom
from bot.commands.presence import PresenceRoom
from bot.commands.privacy import PrivacyRoom
from bot.commands.records import RecordRoom
from bot.commands.registry import register
from bot.commands.servers import ServerRoom
from bot.commands.settings import SettingsRoom
from bot.logs import bound, logger
from bot.service.blocks import Blocks
from bot.service.clocks import Clocks
from bot.service.habits import Habits
from bot.service.holidays import Holidays
from bot.service.keeper import Keeper
from bot.service.lease import Lease
from bot.service.lobby import Lobby
from bot.service.looks import Looks
from bot.service.matches import Matches
from bot.service.notices import Notices
from bot.service.places import Places
from bot.service.presence import Presence
from bot.service.privacy import Privacy
from bot.service.servers import Servers
from bot.service.tables import Tables
from bot.settings import Settings
from bot.store import Store
from bot.store.errors import StoreError
from bot.texts import languages
from bot.ui.access import invitation
from bot.ui.ack import whisper
from bot.ui.annulling import Annulment
from bot.ui.call_buttons import Call, Give
from bot.ui.chores import work
from bot.ui.clock_buttons import Mute, Wind
from bot.ui.desk import Desk, DeskBot, Interaction, private
from bot.ui.door import Door
from bot.ui.draft_buttons import Choose, Finish
from bot.ui.errors import answer
from bot.ui.health import beat
from bot.ui.lobby_buttons import Answer, OpenTable
from bot.ui.match_buttons import Next, Rematch
from bot.ui.picker import Picker
from bot.ui.pictures import Pictures
from bot.ui.privacy import Forget
from bot.ui.table_buttons import Moves, Play, Refresh
from bot.ui.talk_buttons import Act
from bot.ui.translator import Translator

PATIENCE = 10.0
"""Seconds that commands under way are given when the bot closes."""

TABLE_ITEMS = (Moves, Play, Refresh, Picker, Act, Call, Give, Next, Rematch, Wind, Mute)
ITEMS = (Answer, OpenTable, Choose, Finish, Forget, Annulment, *TABLE_ITEMS)
"""Everything that can be pressed or chosen, also under messages of an earlier process."""

ROOMS = (
    *(LobbyRoom, PlayRoom, CallRoom, EndingRoom, RecordRoom, ClockRoom, PlaceRoom),
    *(PresenceRoom, ServerRoom, SettingsRoom, PrivacyRoom),
)
"""All commands."""

_log = logger(__name__)


class Tree(app_commands.CommandTree[DeskBot]):
    """The commands, behind the door."""

    async def interaction_check(self, interaction: Interaction, /) -> bool:
        """Let a command in, unless the bot is closing."""
        door = interaction.client.desk.door
        if interaction.type is discord.InteractionType.autocomplete:
            return not door.closed
        bound(interaction=interaction.id, guild=interaction.guild_id, user=interaction.user.id)
        if door.enter(interaction.id):
            return True
        await whisper(interaction, private(interaction).faults.restarting())
        return False

    async def on_error(
        self, interaction: Interaction, error: app_commands.AppCommandError, /
    ) -> None:
        """Answer what no command has answered."""
        interaction.client.desk.door.leave(interaction.id)
        await answer(interaction, error)


class CrapetteBot(DeskBot):
    """The bot on one database; it needs to see servers and threads, and nothing else."""

    def __init__(self, settings: Settings) -> None:
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            tree_cls=Tree,
            intents=discord.Intents(guilds=True),
            member_cache_flags=discord.MemberCacheFlags.none(),
            max_messages=None,
            chunk_guilds_at_startup=False,
            allowed_mentions=discord.AllowedMentions.none(),
            allowed_contexts=app_commands.AppCommandContext(guild=True),
            allowed_installs=app_commands.AppInstallationType(guild=True),
        )
        self.settings = settings
        self.store: Store | None = None
        self._started = self._in_charge = False
        self._chores: object = None

    async def open_store(self) -> Store:
        """Open the database, unless it is open.

        Raises:
            StoreError: it cannot be opened.
        """
        if self.store is None:
            self.store = await Store.open(self.settings.database_url)
        return self.store

    async def setup_hook(self) -> None:
        """Open the database, lay out the desk, and tell Discord the commands if they changed.

        Raises:
            StoreError: the database cannot be opened.
        """
        store = await self.open_store()
        self.desk = _desk(store)
        await self.desk.servers.look_up_languages()
        for room in ROOMS:
            await self.add_cog(room(self))
        self.add_dynamic_items(*ITEMS)
        if len(languages()) > 1:
            await self.tree.set_translator(Translator())
        await register(self, store.meta, self.settings.dev_guild_id)
        await self.desk.pictures.warm()

    async def on_ready(self) -> None:
        """See which servers there are, and begin the chores.

        Discord may say so again after each reconnection.
        """
        try:
            await self.desk.presence.compare(guild.id for guild in self.guilds)
        except StoreError as error:
            _log.warning("the servers are compared next time", error=str(error))
        if not self.chores.is_running():
            _log.info("ready", servers=len(self.guilds), invite=self.invite())
            self._chores = self.chores.start()

    async def on_app_command_completion(
        self, interaction: discord.Interaction[DeskBot], command: object
    ) -> None:
        """Note that a command is done with, and how long it took."""
        self.desk.door.leave(interaction.id)
        took = discord.utils.utcnow() - interaction.created_at
        name = getattr(command, "qualified_name", str(command))
        _log.info("command", name=name, ms=round(took.total_seconds() * 1000))

    @tasks.loop(minutes=1)
    async def chores(self) -> None:
        """Show that the bot is alive, and do what is due."""
        at_start, self._started = not self._started, True
        # Just connected, the first heartbeat is still on its way.
        beat(self.settings.health_file, 0.0 if at_start else self.latency)
        self._in_charge = await work(self, at_start=at_start, first=not self._in_charge)

    def invite(self) -> str:
        """Return the address at which the bot is invited, with the permissions it needs."""
        return discord.utils.oauth_url(
            self.application_id or 0,
            permissions=invitation(),
            scopes=("bot", "applications.commands"),
        )

    async def close(self) -> None:
        """Let nobody in, wait for those inside, then close the database and the connection."""
        store, self.store = self.store, None
        if hasattr(self, "desk") and not await self.desk.door.close(PATIENCE):
            _log.warning("closing while commands are still under way")
        self.chores.cancel()
        if store is not None:
            await self._leave(store)
        await super().close()

    async def _leave(self, store: Store) -> None:
        """Leave the chores to the next process, and close the database."""
        try:
            if hasattr(self, "desk"):
                await self.desk.lease.give_up()
        except StoreError as error:
            _log.warning("the chores are kept for a while", error=str(error))
        await store.close()


def _desk(store: Store) -> Desk:
    now = discord.utils.utcnow
    tables = Tables(store, clock=now)
    lobby = Lobby(store, tables, clock=now)
    return Desk(
        lobby=lobby,
        tables=tables,
        matches=Matches(store, lobby, tables, clock=now),
        servers=Servers(store),
        looks=Looks(store),
        notices=Notices(store, tables, clock=now),
        pictures=Pictures(),
        door=Door(),
        lease=Lease(store, clock=now),
        keeper=Keeper(store, clock=now),
        blocks=Blocks(store, clock=now),
        privacy=Privacy(store, tables, lobby, clock=now),
        places=Places(store, tables, clock=now),
        clocks=Clocks(store, tables, clock=now),
        habits=Habits(store, clock=now),
        holidays=Holidays(store, clock=now),
        presence=Presence(store, clock=now),
    )


def build(settings: Settings) -> CrapetteBot:
    """Return the bot, ready to be started."""
    return CrapetteBot(settings)
