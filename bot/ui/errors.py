"""The one place where an error becomes a sentence, seen by nobody but who caused it."""

import secrets
from typing import Final, assert_never

import aiohttp
import discord
from discord import app_commands

from bot.logs import logger
from bot.service import errors as wrong
from bot.service import place_errors as place_wrong
from bot.service.time_errors import TimeError
from bot.store.errors import StoreError
from bot.texts import Texts
from bot.ui.access import MissingNeeds, NoPlace, ThreadClosed
from bot.ui.ack import ANSWERED, FAULTS, GONE, take_back, whisper
from bot.ui.desk import Interaction, private
from bot.ui.late import late_sentence
from bot.ui.links import message_link
from bot.ui.managing import NotManager
from bot.ui.places import ARCHIVED, LOCKED, UNKNOWN_CHANNEL
from bot.ui.unwelcome import Unwelcome, unwelcome
from engine.notation import NotationError
from engine.outcome import Refused
from render import FilmTooLong

BLOCKED: Final = 200000
FULL: Final = 160006
"""As many open threads as Discord allows."""

LobbyError = (
    wrong.UnknownRules
    | wrong.UnknownPace
    | wrong.ChallengeSelf
    | wrong.ChallengeBot
    | wrong.ChallengeDuplicate
    | wrong.TooManyOpen
    | wrong.ChallengeGone
    | wrong.NotYourChallenge
)
PlaceError = place_wrong.SeveralGames | place_wrong.NothingToResume
TableError = (
    wrong.NoGameHere
    | wrong.NoSuchGame
    | wrong.NotYourGame
    | wrong.NotYourTurn
    | wrong.StaleVersion
    | wrong.GameIsOver
    | wrong.NothingPlayed
    | wrong.ThreadTaken
)
MatchError = wrong.RematchPlayed | wrong.UncountedRules | wrong.UnknownTotal | wrong.NothingFollows
_log = logger(__name__)


class TableUnplaced(Exception):
    """A game was dealt, but its thread could not be opened or written to."""


async def answer(interaction: Interaction, error: BaseException) -> None:
    """Tell the user what went wrong; never fails itself."""
    cause = _root(error)
    if isinstance(cause, discord.HTTPException) and cause.code in (GONE, ANSWERED):
        _log.info("nobody waits for an answer", interaction=interaction.id, code=cause.code)
        await take_back(interaction)
        return
    texts = private(interaction)
    sentence = known(cause, texts) or _unexpected(interaction, cause, texts)
    try:
        await whisper(interaction, sentence)
    except FAULTS as failure:
        _log.warning("an answer was lost", interaction=interaction.id, error=str(failure))


def is_known(error: BaseException) -> bool:
    """Return whether an error was foreseen: it has a sentence, or wants none."""
    return known(error, Texts.of("en-US")) is not None


def known(error: BaseException, texts: Texts) -> str | None:
    """Return the sentence for an error that was foreseen, else None."""
    match error:
        case wrong.NothingHappened(turn=turn, last=last):
            return texts.replay.nothing_happened(turn, last)
        case FilmTooLong():
            return texts.replay.too_long()
        case wrong.ServiceError():
            return _service(error, texts)
        case NotationError():
            return texts.reading.unreadable(error)
        case Refused(refusal=refusal):
            return texts.refusals.refused(refusal)
        case MissingNeeds() | NotManager() | NoPlace() | ThreadClosed():
            return _place(error, texts)
        case StoreError():
            return texts.faults.not_saved()
        case _:
            return _from_discord(error, texts)


def _place(error: MissingNeeds | NotManager | NoPlace | ThreadClosed, texts: Texts) -> str:
    match error:
        case MissingNeeds(needs=needs):
            return texts.needs.missing(needs)
        case NotManager():
            return texts.servers.not_allowed()
        case NoPlace():
            return texts.faults.no_place()
        case ThreadClosed():
            return texts.faults.thread_closed()
        case _:
            assert_never(error)


def _service(error: wrong.ServiceError, texts: Texts) -> str | None:
    if isinstance(error, LobbyError):
        return _lobby(error, texts)
    if isinstance(error, Unwelcome):
        return unwelcome(error, texts)
    if isinstance(error, PlaceError):
        return _resumed(error, texts)
    if isinstance(error, MatchError):
        return _match(error, texts)
    if isinstance(error, TimeError):
        return late_sentence(error, texts)
    return _table(error, texts) if isinstance(error, TableError) else None


def _resumed(error: PlaceError, texts: Texts) -> str:
    match error:
        case place_wrong.SeveralGames():
            return texts.places.several()
        case place_wrong.NothingToResume():
            return texts.places.nothing()
        case _:
            assert_never(error)


def _lobby(error: LobbyError, texts: Texts) -> str:
    match error:
        case wrong.UnknownRules(name=name, known=names):
            return texts.lobby.unknown_rules(name, names)
        case wrong.UnknownPace(known=days):
            return texts.lobby.unknown_pace(days)
        case wrong.ChallengeSelf():
            return texts.lobby.challenge_self()
        case wrong.ChallengeBot(opponent=opponent):
            return texts.lobby.challenge_bot(opponent.name)
        case wrong.ChallengeDuplicate(challenge=found):
            link = message_link(found.guild_id, found.channel_id, found.message_id)
            return texts.lobby.challenge_duplicate(link)
        case wrong.TooManyOpen(limit=limit):
            return texts.lobby.too_many_open(limit)
        case wrong.ChallengeGone():
            return texts.lobby.challenge_gone()
        case wrong.NotYourChallenge():
            return texts.lobby.not_your_challenge()
        case _:
            assert_never(error)


def _table(error: TableError, texts: Texts) -> str:
    match error:
        case wrong.NoGameHere():
            return texts.faults.no_game_here()
        case wrong.NoSuchGame():
            return texts.faults.no_such_game()
        case wrong.NotYourGame(players=(first, second)):
            return texts.faults.not_your_game(first.name, second.name)
        case wrong.NotYourTurn(mover=mover):
            return texts.faults.not_your_turn(mover.name)
        case wrong.StaleVersion():
            return texts.faults.stale()
        case wrong.GameIsOver(outcome=outcome):
            return texts.calls.waits() if outcome.provisional else texts.faults.game_over()
        case wrong.NothingPlayed(stop=stop):
            return texts.stops.why(stop.why)
        case wrong.ThreadTaken():
            return texts.faults.thread_taken()
        case _:
            assert_never(error)


def _match(error: MatchError, texts: Texts) -> str:
    match error:
        case wrong.RematchPlayed():
            return texts.matches.played_already()
        case wrong.UncountedRules(counted=names):
            return texts.matches.uncounted(names)
        case wrong.UnknownTotal(limits=limits):
            return texts.matches.unknown_total(limits)
        case wrong.NothingFollows():
            return texts.matches.nothing_follows()
        case _:
            assert_never(error)


def _from_discord(error: BaseException, texts: Texts) -> str | None:
    match error:
        case app_commands.NoPrivateMessage():
            return texts.faults.not_in_server()
        case app_commands.CommandNotFound() | app_commands.CommandSignatureMismatch():
            return texts.faults.unknown_command()
        case TableUnplaced(__cause__=discord.HTTPException(code=code)) if code == FULL:
            return texts.faults.too_many_threads()
        case TableUnplaced():
            return texts.faults.no_thread()
        case discord.HTTPException(code=code):
            return _refused_by_discord(code, texts)
        case aiohttp.ClientError() | TimeoutError():
            return texts.faults.trouble_at_discord()
        case _:
            return None


def _refused_by_discord(code: int, texts: Texts) -> str:
    if code == UNKNOWN_CHANNEL:
        return texts.faults.thread_gone()
    if code in (ARCHIVED, LOCKED):
        return texts.faults.thread_closed()
    if code == FULL:
        return texts.faults.too_many_threads()
    if code == BLOCKED:
        return texts.faults.message_blocked()
    return texts.faults.trouble_at_discord()


def _unexpected(interaction: Interaction, error: BaseException, texts: Texts) -> str:
    ident = secrets.token_hex(4)
    _log.error(
        "unexpected error",
        ident=ident,
        interaction=interaction.id,
        guild=interaction.guild_id,
        user=interaction.user.id,
        exc_info=error,
    )
    return texts.faults.unexpected(ident)


def _root(error: BaseException) -> BaseException:
    while isinstance(error, app_commands.CommandInvokeError):
        error = error.original
    return error
