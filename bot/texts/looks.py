"""How pictures look, in words."""

from bot.texts.voice import Voice


class LookTexts(Voice):
    """The sentences about how pictures are drawn."""

    def mine(self, parts: str) -> str:
        """Say how a player sees pictures that nobody else does."""
        return self._(
            "**Pictures that only you see:** {parts}.\n"
            "What you do not choose is as this server has it, else by your language. "
            "`reset` forgets what you chose; the table that all see is the server's matter."
        ).format(parts=parts)

    def servers(self, parts: str) -> str:
        """Say how a server sees pictures."""
        return self._(
            "**Pictures that everybody sees here:** {parts}.\n"
            "Each player may choose otherwise with `/settings look`, for what only that player "
            "sees. `reset` forgets what was chosen."
        ).format(parts=parts)

    def parts(self, ground: str, colours: int, letters: str, *, compact: bool) -> str:
        """List the parts of a look."""
        _ = self._
        grounds = {
            "dark": _("dark table"),
            "light": _("light table"),
            "contrast": _("high contrast"),
        }
        suits = self._n("{n} colour for the suits", "{n} colours for the suits", colours)
        size = _("compact, for small screens") if compact else _("full size")
        return ", ".join([grounds[ground], suits.format(n=colours), " ".join(letters), size])

    def sample(self) -> str:
        """Describe the picture that shows a look."""
        return self._("A sample: a table in the middle of a game, drawn as it was chosen.")
