"""A language that is English in brackets, to see what was looked up and what was not."""

import gettext

from bot.texts import Texts


class Pseudo(gettext.NullTranslations):
    """Puts every sentence that is looked up between brackets."""

    def gettext(self, message: str) -> str:
        return f"⟦{message}⟧"

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        return f"⟦{msgid1 if n == 1 else msgid2}⟧"


ENGLISH = Texts.of("en-US")
PSEUDO = Texts(Pseudo())


def is_sentence(text: str) -> bool:
    """Return whether a text is filled in and ends as a sentence does."""
    return (
        not any(left in text for left in ("None", "{", "}")) and text.rstrip("⟧*)`_")[-1] in ".!?:"
    )
