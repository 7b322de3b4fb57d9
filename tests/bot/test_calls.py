"""“Crapette!” on Discord: what is told, to whom, and that nothing is told before."""

from pathlib import Path

import pytest
import simcord

from tests.bot.scripted import call_buttons
from tests.bot.staged import Stage, stage_of
from tests.bot.world import (
    BUTTON,
    Message,
    World,
    alt,
    board,
    choices,
    labels,
    move,
    parts,
    players,
    press,
    said,
    users_called,
)
from tests.bot.world import words as exact_words
from tests.store.samples import ask

CALL = [("Crapette!", 4, False)]
# A owes the centre an ace from house a; with the seven in its place A owes nothing.
ACE = """
    > A r [2♣ 3♣] 9♠ n [5♣ 6♣ 7♣]
      B r [2♦ 3♦] K♦ n [5♦ 6♦ 7♦]
    A♥ a |  | e K♣
    Q♠ b |  | f K♥
    Q♥ c |  | g Q♣
    Q♦ d |  | h J♠
"""
SEVEN = ACE.replace("A♥", "7♥")
STOP = ("br-stop", "pagat")
LAST_CARD = "> A n [9♥] B r K♦ n [9♦] a 10♠ b A♣ c Q♦"
GIFT = "> A r [2♣] 9♠ t 5♣ n [6♣] B r A♦ a Q♥ b J♠ c Q♠ d Q♣ e J♥ f J♦ g 10♠ h J♣"
FOUL = "br touch=FOUL"


def words(message: Message) -> str:
    """Return all that a message says, its suits as we write them."""
    return exact_words(message).replace("\ufe0e", "")


@pytest.fixture
def stage(world: World, monkeypatch: pytest.MonkeyPatch) -> Stage:
    return stage_of(world, monkeypatch)


async def call(
    member: simcord.MemberActor, thread: simcord.ChannelHandle, line: str = ""
) -> simcord.ResponseMessage:
    options = {"line": line} if line else {}
    return said(await member.slash(thread, "crapette", **options))


async def seen_in(world: World, thread: simcord.ChannelHandle, path: Path) -> list[object]:
    """Return all that anybody can see of a game apart from `am`, and what the database holds."""
    everything: list[object] = []
    for member in (world.ana, world.rui, world.eva):
        legal = words(said(await member.slash(thread, "legal"))).splitlines()
        listed = said(await press(member, board(thread), "Moves"))
        offers = await member.autocomplete(thread, "move", "line", " ")
        everything += [
            [line for line in legal if "`am`" not in line],
            [choice for choice in choices(listed) if choice != "am"],
            [offer["name"] for offer in offers if offer["value"] != "am"],
        ]
    shown = board(thread)
    buttons = [
        (part["label"], part["style"], bool(part.get("disabled"))) for part in parts(shown, BUTTON)
    ]
    everything += [words(shown), buttons, alt(shown)]
    newest = "WHERE game_id = (SELECT max(game_id) FROM game)"
    everything += ask(path, f"SELECT line FROM event {newest}")  # noqa: S608 -- our own words
    everything += ask(path, f"SELECT request FROM interaction {newest}")  # noqa: S608 -- the same
    return everything


@pytest.mark.no_cover
@pytest.mark.parametrize("rules", ["br-stop", "fr2", "fr3", "fr4", "pagat"])
async def test_nothing_tells_of_a_fault_before_it_is_called(
    world: World, env: simcord.Env, stage: Stage, tmp_path: Path, rules: str
) -> None:
    told = []
    for picture in (ACE, SEVEN):
        thread, seen = await stage(picture, rules), []
        for line in ("n p!",) if rules in STOP else ("gf rg", "p"):
            seen.append(await seen_in(world, thread, tmp_path / "crapette.db"))
            answer = await move(world.ana, thread, line)
            seen.append([words(answer), users_called(env)])
        seen.append(await seen_in(world, thread, tmp_path / "crapette.db"))
        told.append("\n".join(map(str, seen)))
        await press(world.ana, said(await world.ana.slash(thread, "resign")), "Resign")
    assert told[0].replace("A♥", "7♥") == told[1]
    assert "Crapette!" in told[0]


async def test_a_fault_is_named_and_the_table_goes_back(
    world: World, env: simcord.Env, stage: Stage
) -> None:
    thread = await stage(ACE)
    await move(world.ana, thread, "n p!")
    answer = await call(world.rui, thread)
    assert not answer.ephemeral
    assert f"<@{world.ana.id}>, **Rui** calls “Crapette!”" in words(answer)
    fault = "Upheld. **Ana** turned up a card, but this had to go to the centre first: A♥ (`am`)."
    assert fault in words(answer)
    assert words(answer).endswith("what had to go to the centre is played.\n**Rui** is on turn.")
    assert "no move yet" not in words(answer)
    assert users_called(env) == [world.ana.id]
    assert "♥ A" in alt(board(thread))
    assert "talon 3, waste empty" in alt(board(thread))
    assert (await players(world, thread))[0] is world.rui


async def test_a_wrong_call_bars_and_the_third_costs_a_turn(world: World, stage: Stage) -> None:
    thread = await stage(SEVEN)
    for turn in range(3):
        await move(world.ana, thread, "n p!")
        answer = words(await call(world.rui, thread))
        assert "Not upheld. **Rui** may not call again" in answer
        assert ("wrong call no. 3 of **Rui**: the turn ends at once" in answer) is (turn == 2)
        barred = await call(world.rui, thread)
        assert barred.ephemeral
        if turn < 2:
            await move(world.rui, thread, "n p!")
    assert (await players(world, thread))[0] is world.ana


async def test_a_call_of_a_turn_not_over_costs_the_next_one(world: World, stage: Stage) -> None:
    thread = await stage(SEVEN)
    for turn in range(3):
        await move(world.ana, thread, "n")
        answer = words(await call(world.rui, thread))
        assert ("wrong call no. 3 of **Rui**: the next turn is lost" in answer) is (turn == 2)
        await move(world.ana, thread, "p")
        if turn < 2:
            await move(world.rui, thread, "n p!")
    assert (await players(world, thread))[0] is world.ana


async def test_what_cannot_be_called_is_said_to_the_caller_alone(
    world: World, stage: Stage
) -> None:
    thread = await stage(ACE)
    early = said(await press(world.rui, board(thread), "Crapette!"))
    assert (early.ephemeral, "nothing to call now" in words(early)) == (True, True)
    shown = board(thread)
    await move(world.ana, thread, "n")
    own = await call(world.ana, thread)
    assert (own.ephemeral, "nothing to call now" in words(own)) == (True, True)
    guest = await call(world.eva, thread)
    assert (guest.ephemeral, "Only Ana and Rui play here" in words(guest)) == (True, True)
    unreadable = await call(world.rui, thread, "zz")
    assert (unreadable.ephemeral, "I cannot read" in words(unreadable)) == (True, True)
    assert call_buttons(shown) == call_buttons(board(thread)) == CALL
    upheld = said(await press(world.rui, board(thread), "Crapette!"))
    assert "Upheld." in words(upheld)
    late = await call(world.rui, thread)
    assert late.ephemeral


async def test_a_win_waits_and_a_call_takes_it_back(
    world: World, env: simcord.Env, stage: Stage
) -> None:
    thread = await stage(LAST_CARD)
    won = await move(world.ana, thread, "n ta!")
    assert "Ana wins against Rui!" in words(won)
    assert f"<@{world.rui.id}>, you may still call “Crapette!”, or let it stand." in words(won)
    assert "It stands by itself on <t:" in words(won)
    assert users_called(env) == [world.rui.id]
    assert labels(won) == ["Let it stand", "Refresh", "Crapette!"]
    looked = words(said(await world.eva.slash(thread, "legal")))
    assert looked == "This game has ended, unless **Rui** calls “Crapette!” and is right."
    for member in (world.ana, world.rui):
        late = await move(member, thread, "n")
        assert (late.ephemeral, "You can only call, or let it stand" in words(late)) == (True, True)
    own = await call(world.ana, thread)
    assert own.ephemeral
    games = words(said(await world.rui.slash(thread, "games")))
    assert "**your turn**" in games
    upheld = said(await press(world.rui, board(thread), "Crapette!"))
    assert "A♣ (`bm`)" in words(upheld)
    assert "wins against" not in words(upheld)
    assert (await players(world, thread))[0] is world.rui


async def test_where_points_are_counted_a_win_says_how_many(world: World, stage: Stage) -> None:
    thread = await stage(LAST_CARD, "pagat")
    won = await move(world.ana, thread, "n ta!")
    assert "That counts 33 points for **Ana**." in words(won)
    await press(world.rui, board(thread), "Let it stand")
    assert "That counts 33 points for **Ana**." in words(board(thread))


async def test_a_wrong_call_of_a_win_makes_it_stand(world: World, stage: Stage) -> None:
    thread = await stage(LAST_CARD.replace("A♣", "K♣"))
    await move(world.ana, thread, "n ta!")
    answer = await call(world.rui, thread)
    assert "Not upheld: the end of the game stands." in words(answer)
    assert "Seed of the deal" in words(answer)
    assert labels(answer) == ["Rematch"]


async def test_a_touch_is_public_and_may_be_called(
    world: World, env: simcord.Env, stage: Stage
) -> None:
    thread = await stage(SEVEN, FOUL)
    assert call_buttons(board(thread)) == CALL
    nothing = await call(world.rui, thread)
    assert (nothing.ephemeral, "touched no card" in words(nothing)) == (True, True)
    touch = await move(world.ana, thread, "ah")
    assert not touch.ephemeral
    assert "**Ana** tried `ah`, which cannot be played: that is a touch" in words(touch)
    assert "**Ana**, your line stopped at `ah`." in words(touch)
    assert users_called(env) == []
    upheld = await call(world.rui, thread)
    assert "**Ana** touched a card that cannot be played so" in words(upheld)
    assert (await players(world, thread))[0] is world.rui


async def test_without_the_option_an_impossible_move_is_between_it_and_its_player(
    world: World, stage: Stage
) -> None:
    thread = await stage(SEVEN, "br")
    answer = await move(world.ana, thread, "ah")
    assert answer.ephemeral
    assert call_buttons(board(thread)) == []


async def test_a_gift_is_marked_and_asked_about(world: World, stage: Stage) -> None:
    thread = await stage(GIFT, "fr1")
    legal = words(said(await world.ana.slash(thread, "legal")))
    assert [line for line in legal.splitlines() if "the opponent wins by it" in line] == [
        "`xm` A♦ opponent's reserve → centre ❗ the opponent wins by it"
    ]
    asked = await move(world.ana, thread, "xm")
    assert asked.ephemeral
    assert "if you play it, your opponent wins" in words(asked)
    assert (await players(world, thread))[2].version == 0
    await press(world.ana, asked, "Play it all the same")
    assert "Rui wins against Ana!" in words(board(thread))


async def test_a_gift_chosen_from_the_list_is_asked_about_too(world: World, stage: Stage) -> None:
    thread = await stage(GIFT, "fr1")
    listed = said(await press(world.ana, board(thread), "Moves"))
    result = await world.ana.select(listed, ["xm"])
    asked = said(result)
    assert labels(asked) == ["Play it all the same"]
    stopped = await move(world.ana, thread, "ba xm")
    assert "your line stopped at `xm`" in words(stopped)
    late = said(await press(world.ana, asked, "Play it all the same"))
    assert "The table has changed" in words(late)
    given = await move(world.ana, thread, "xm!")
    assert "Rui wins against Ana!" in words(given)
