"""Every sentence that a person reads, each a typed method; nothing here knows Discord."""

import gettext
from functools import lru_cache
from typing import Self

from bot.texts.aborting import AbortTexts
from bot.texts.answers import AnswerTexts
from bot.texts.board import BoardTexts
from bot.texts.calls import CallTexts, Offence
from bot.texts.doings import DoingTexts
from bot.texts.endings import EndingTexts
from bot.texts.faults import FaultTexts
from bot.texts.host import HostTexts
from bot.texts.labels import LabelTexts
from bot.texts.lobby import LobbyTexts
from bot.texts.looks import LookTexts
from bot.texts.manual import ManualTexts
from bot.texts.needs import Need, NeedTexts
from bot.texts.reading import ReadingTexts
from bot.texts.records import RecordTexts
from bot.texts.refusals import RefusalTexts
from bot.texts.replay import ReplayTexts
from bot.texts.rulebook import RulebookTexts
from bot.texts.servers import ServerTexts
from bot.texts.stops import StopTexts
from bot.texts.table import Names, TableTexts
from bot.texts.voice import translations

__all__ = ["Names", "Need", "Offence", "Texts", "translations"]


class Texts:
    """All sentences in one language, by what they are about; `language` is its tag."""

    def __init__(self, spoken: gettext.NullTranslations, language: str = "en-US") -> None:
        self.language = language
        self.aborting = AbortTexts(spoken)
        self.answers = AnswerTexts(spoken)
        self.board = BoardTexts(spoken)
        self.calls = CallTexts(spoken)
        self.doings = DoingTexts(spoken)
        self.endings = EndingTexts(spoken)
        self.faults = FaultTexts(spoken)
        self.host = HostTexts(spoken)
        self.labels = LabelTexts(spoken)
        self.lobby = LobbyTexts(spoken)
        self.looks = LookTexts(spoken)
        self.manual = ManualTexts(spoken)
        self.needs = NeedTexts(spoken)
        self.reading = ReadingTexts(spoken)
        self.records = RecordTexts(spoken)
        self.refusals = RefusalTexts(spoken)
        self.replay = ReplayTexts(spoken)
        self.rulebook = RulebookTexts(spoken)
        self.servers = ServerTexts(spoken)
        self.stops = StopTexts(spoken)
        self.table = TableTexts(spoken)

    @classmethod
    @lru_cache(maxsize=64)
    def of(cls, locale: str) -> Self:
        """Return the sentences in the language of a tag such as `pt-BR`, else in English."""
        return cls(translations(locale), locale)
