"""The rule sets by their titles, and the rules themselves as a player reads them."""

from bot.texts.voice import Voice
from engine.rules import (
    CentreDuty,
    HouseDuty,
    Loading,
    OpponentTops,
    OwnWaste,
    PairMoves,
    Rules,
    Turning,
    UpcardToEmptyHouse,
)


class RulebookTexts(Voice):
    """The rules in force, each answer a sentence."""

    def rules_title(self, name: str) -> str:
        """Name a rule set."""
        _ = self._
        titles = {
            "br": _("Brazilian rules"),
            "br-stop": _("Brazilian rules with Stop!"),
            "pt": _("Portuguese rules"),
            "fr1": _("French rules, mode 1"),
            "fr2": _("French rules, mode 2"),
            "fr3": _("French rules, mode 3"),
            "fr4": _("French rules, mode 4"),
            "pagat": _("Pagat's rules"),
        }
        return titles.get(name, name)

    def rulebook(self, name: str, rules: Rules) -> str:
        """Return the rules of a game, as long as a message may be."""
        parts = [
            f"## {self._('Crapette: {title}').format(title=self.rules_title(name))}",
            self._aim(rules),
            self._centre(),
            self._houses(rules),
            self._loading(rules),
            self._talon(rules),
            self._duties(rules),
            self._limits(),
            self._draws(),
        ]
        return "\n".join(part for part in parts if part)

    def _aim(self, rules: Rules) -> str:
        return self._(
            "**Aim.** Who first has no card left in reserve ({n} at the start), talon, upcard and "
            "waste wins at once. The reserve's top card lies face up; when it is played, the next "
            "one is turned."
        ).format(n=rules.reserve_size)

    def _centre(self) -> str:
        return self._(
            "**Centre.** Eight piles, two of each suit, built up from the ace to the king. "
            "What lies there stays there."
        )

    def _houses(self, rules: Rules) -> str:
        _ = self._
        empty = (
            _("An empty house takes any card.")
            if rules.upcard_to_empty_house is UpcardToEmptyHouse.ALWAYS
            else _("An empty house takes any card, the upcard only once your reserve is empty.")
        )
        pairs = (
            _("Cards go one at a time.")
            if rules.pair_moves is PairMoves.NEVER
            else _("Two cards may go at once when another house is empty (`b2d`).")
        )
        return (
            _(
                "**Houses** `a`–`h`, shared by both: built downwards in alternating colours, and "
                "only the outermost card is played."
            )
            + f" {empty} {pairs}"
        )

    def _loading(self, rules: Rules) -> str:
        _ = self._
        load = _(
            "**Loading.** You may put a card on the opponent's reserve or waste: same suit, one "
            "rank higher or lower than the card on top. An empty pile cannot be loaded."
        )
        if rules.loading is Loading.ONCE_USED:
            load += " " + _("A reserve may be loaded once its owner has played a card from it.")
        if rules.opponent_tops is OpponentTops.TO_CENTRE:
            load += " " + _("You may play the tops of these piles to the centre (`xm`, `ym`).")
        return load

    def _talon(self, rules: Rules) -> str:
        _ = self._
        turned = (
            _("**Talon.** The next card turns up by itself when your turn begins.")
            if rules.turning is Turning.BY_ITSELF
            else _("**Talon.** `n` turns up your next card, as long as none lies turned up.")
        )
        waste = {
            OwnWaste.NEVER: _("Nothing is played from your waste."),
            OwnWaste.TO_EMPTY_HOUSE: _(
                "From your waste you may fill empty houses once your reserve is empty."
            ),
            OwnWaste.LIKE_A_HOUSE: _("The top of your waste may be played like a house's."),
        }[rules.own_waste]
        end = _(
            "Play it, as often as you can, or end your turn with it: `p` lays it on your waste. "
            "When the talon is used up, the waste is turned over, unshuffled."
        )
        return f"{turned} {end} {waste}"

    def _duties(self, rules: Rules) -> str:
        _ = self._
        duties = []
        if rules.centre_duty is CentreDuty.RESERVE_FIRST:
            duties.append(_("If your reserve's card fits the centre, it goes there before all."))
        if rules.centre_duty is not CentreDuty.NONE:
            duties.append(
                _(
                    "If a card of the houses, your reserve or the upcard fits the centre, it goes "
                    "there before you do anything else."
                )
            )
        if rules.house_duty is HouseDuty.BEFORE_TURNING:
            duties.append(
                _(
                    "While a house is empty and your reserve is not, you turn up no card: "
                    "fill the house first."
                )
            )
        if rules.house_duty is HouseDuty.BEFORE_UPCARD:
            duties.append(
                _(
                    "While a house is empty and your reserve is not, the upcard waits and the "
                    "turn goes on."
                )
            )
        return "\n".join(
            [f"**{_('Duties.')}**", *(f"- {duty}" for duty in duties)] if duties else []
        )

    def _limits(self) -> str:
        return self._(
            "**Within a turn** no table may come back that was there before, and at most 60 moves "
            "between houses follow each other. A move may be taken back (`/undo`) as long as it "
            "turned up no card."
        )

    def _draws(self) -> str:
        return self._(
            "**Drawn** is a game by agreement (`/draw`), when no card moves any more though all "
            "were seen, when the same table comes up a third time, or on a claim after 40 or more "
            "turns without a play to the centre."
        )
