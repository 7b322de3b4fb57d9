"""Names and descriptions of commands in the languages that have them."""

from discord import Locale, app_commands

from bot.texts import translations


class Translator(app_commands.Translator):
    """Looks the words of commands up where the sentences are."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: Locale,
        _context: app_commands.TranslationContextTypes,
    ) -> str | None:
        """Return the words in a language, or None where it has none of its own."""
        spoken = translations(locale.value).gettext(string.message)
        return None if spoken == string.message else spoken
