"""Matches, rematches, and how two players have fared against each other."""

from bot.texts.names import safe
from bot.texts.voice import Voice
from engine.cards import Seat
from engine.matches import USUAL, Match, Score

Names = tuple[str, str]
"""The players' display names, by the seats of the game at hand."""


class MatchTexts(Voice):
    """The sentences about what comes before and after a game."""

    def terms(self, total: int) -> str:
        """Tell in a challenge what a match is."""
        return self._(
            "-# A match to {total} points: game after game, seats swapped, "
            "until one player has them."
        ).format(total=total)

    def again(self, names: Names, wins: Score, draws: int) -> str:
        """Tell in a challenge that it is a rematch, and how the two have fared here."""
        _ = self._
        drawn = _(" · drawn: {n}").format(n=draws) if draws else ""
        return _("A rematch, seats swapped. Games won on this server: {score}{drawn}").format(
            score=_score(names, wins), drawn=drawn
        )

    def opening(self, names: Names, match: Match) -> str:
        """Introduce a game of a match."""
        return self._("Game {n} of a match to {total} points · {score}").format(
            n=match.number, total=match.total, score=_score(names, match.score)
        )

    def standing(self, names: Names, match: Match) -> str:
        """Say how a match stands after a game, or who has won it."""
        _ = self._
        score = _score(names, match.score)
        if match.winner is None:
            return _("The match to {total} points after game {n}: {score}").format(
                total=match.total, n=match.number, score=score
            )
        games = self._n("{n} game", "{n} games", match.number).format(n=match.number)
        return _("### {name} wins the match to {total} points!\nAfter {games}: {score}").format(
            name=safe(names[match.winner]), total=match.total, games=games, score=score
        )

    def in_list(self, match: Match, mine: Seat) -> str:
        """Tell of a match in the list of games: the user's points first."""
        return self._("match to {total}, game {n}, {mine}–{theirs}").format(
            total=match.total,
            n=match.number,
            mine=match.score[mine],
            theirs=match.score[mine.other],
        )

    def resigning(self) -> str:
        """Say what a resignation means in a match."""
        return self._("That gives up this game, not the match.")

    def next_game(self) -> str:
        """Label the button that deals the next game."""
        return self._("Next game")

    def rematch(self) -> str:
        """Label the button that asks for a rematch."""
        return self._("Rematch")

    def dealt_already(self, thread_id: int) -> str:
        """Say that somebody was faster with the next game."""
        return self._("The next game is dealt already: it is in <#{thread}>.").format(
            thread=thread_id
        )

    def played_already(self) -> str:
        """Say that there was a rematch."""
        return self._(
            "The rematch of this game is dealt already: `/games` lists it. "
            "`/challenge` makes a new challenge."
        )

    def nothing_follows(self) -> str:
        """Say that the button came at the wrong time."""
        return self._(
            "That cannot follow this game: it is not over, or its match goes on or is decided. "
            "`/table` shows how it stands."
        )

    def uncounted(self, counted: tuple[str, ...]) -> str:
        """Say that a match needs points."""
        return self._(
            "A match is played for points, and by these rules a win is a win. Choose {rules}, "
            "or leave the match out."
        ).format(rules=self.any_of(f"`{name}`" for name in counted))

    def unknown_total(self, limits: tuple[int, int]) -> str:
        """Say to how many points a match may be played."""
        return self._(
            "A match is played to a total of {least} to {most} points; {usual} is usual."
        ).format(least=limits[0], most=limits[1], usual=USUAL)


def _score(names: Names, score: Score) -> str:
    first, second = map(safe, names)
    return f"**{first}** {score[0]} – **{second}** {score[1]}"
