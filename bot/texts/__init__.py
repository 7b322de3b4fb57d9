"""Every sentence that a person reads, each a typed method; nothing here knows Discord."""

import gettext
from functools import lru_cache
from inspect import get_annotations
from typing import Self

from bot.texts.aborting import AbortTexts
from bot.texts.annulling import AnnulTexts
from bot.texts.answers import AnswerTexts
from bot.texts.blocks import BlockTexts
from bot.texts.board import BoardTexts
from bot.texts.calls import CallTexts, Offence
from bot.texts.clock import ClockTexts
from bot.texts.customs import CustomTexts
from bot.texts.doings import DoingTexts
from bot.texts.endings import EndingTexts
from bot.texts.faults import FaultTexts
from bot.texts.host import HostTexts
from bot.texts.labels import LabelTexts
from bot.texts.lobby import LobbyTexts
from bot.texts.looks import LookTexts
from bot.texts.manual import ManualTexts
from bot.texts.matches import MatchTexts
from bot.texts.needs import Need, NeedTexts
from bot.texts.pace import PaceTexts
from bot.texts.places import PlaceTexts
from bot.texts.privacy import PrivacyTexts
from bot.texts.reading import ReadingTexts
from bot.texts.records import RecordTexts
from bot.texts.refusals import RefusalTexts
from bot.texts.replay import ReplayTexts
from bot.texts.rulebook import RulebookTexts
from bot.texts.servers import ServerTexts
from bot.texts.stops import StopTexts
from bot.texts.table import Names, TableTexts
from bot.texts.unwelcome import UnwelcomeTexts
from bot.texts.voice import languages, translations

__all__ = ["Names", "Need", "Offence", "Texts", "languages", "translations"]


class Texts:
    """All sentences in one language, by what they are about; `language` is its tag."""

    aborting: AbortTexts
    annulling: AnnulTexts
    answers: AnswerTexts
    blocks: BlockTexts
    board: BoardTexts
    calls: CallTexts
    clock: ClockTexts
    customs: CustomTexts
    doings: DoingTexts
    endings: EndingTexts
    faults: FaultTexts
    host: HostTexts
    labels: LabelTexts
    lobby: LobbyTexts
    looks: LookTexts
    manual: ManualTexts
    matches: MatchTexts
    needs: NeedTexts
    pace: PaceTexts
    places: PlaceTexts
    privacy: PrivacyTexts
    reading: ReadingTexts
    records: RecordTexts
    refusals: RefusalTexts
    replay: ReplayTexts
    rulebook: RulebookTexts
    servers: ServerTexts
    stops: StopTexts
    table: TableTexts
    unwelcome: UnwelcomeTexts

    def __init__(self, spoken: gettext.NullTranslations, language: str = "en-US") -> None:
        self.language = language
        for name, kind in get_annotations(Texts).items():
            setattr(self, name, kind(spoken))

    @classmethod
    @lru_cache(maxsize=64)
    def of(cls, locale: str) -> Self:
        """Return the sentences in the language of a tag such as `pt-BR`, else in English."""
        return cls(translations(locale), locale)
