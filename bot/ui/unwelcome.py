"""The sentences for what a server or a player does not want."""

from typing import assert_never

from bot.service import choice_errors as wrong
from bot.texts import Texts

Unwelcome = (
    wrong.WrongChannel
    | wrong.WrongRole
    | wrong.GamesFull
    | wrong.Unwanted
    | wrong.BlockedByYou
    | wrong.BlockSelf
    | wrong.TooManyBlocks
    | wrong.StillPlaying
    | wrong.OpponentGone
    | wrong.PrivateInThread
    | wrong.UnknownLanguage
)
_Own = (
    wrong.BlockedByYou
    | wrong.BlockSelf
    | wrong.TooManyBlocks
    | wrong.StillPlaying
    | wrong.OpponentGone
)


def unwelcome(error: Unwelcome, texts: Texts) -> str:
    """Return the sentence for an error."""
    said = texts.unwelcome
    match error:
        case wrong.WrongChannel(channels=channels):
            return said.wrong_channel(channels)
        case wrong.WrongRole(role_id=role_id):
            return said.wrong_role(role_id)
        case wrong.GamesFull(person=person, cap=cap):
            return said.games_full(person.name, cap)
        case wrong.Unwanted(person=person):
            return said.unwanted(person.name)
        case wrong.PrivateInThread():
            return said.private_in_thread()
        case wrong.UnknownLanguage(language=language, known=known):
            return said.unknown_language(language, known)
        case _:
            return _own_choice(error, texts)


def _own_choice(error: _Own, texts: Texts) -> str:
    said = texts.unwelcome
    match error:
        case wrong.BlockedByYou(person=person):
            return said.blocked_by_you(person.name)
        case wrong.BlockSelf():
            return said.block_self()
        case wrong.TooManyBlocks(limit=limit):
            return said.too_many_blocks(limit)
        case wrong.OpponentGone():
            return said.opponent_gone()
        case wrong.StillPlaying():
            return said.still_playing()
        case _:
            assert_never(error)
