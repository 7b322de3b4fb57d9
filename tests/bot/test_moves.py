"""Moving at the table by `/move` and by the buttons: what is shown, who is called, what stands."""

import simcord

from tests.bot.world import (
    PLAIN,
    SELECT,
    World,
    alt,
    begun,
    board,
    choices,
    labels,
    move,
    newest_first,
    parts,
    players,
    press,
    said,
    users_called,
    words,
)

PICTURE = 12


async def test_the_answer_shows_what_was_played_and_turned_up_and_whose_turn_it_is(
    world: World,
) -> None:
    thread = await begun(world, PLAIN)
    mover, _other, game = await players(world, thread)
    answer = await move(mover, thread, "n")
    _mover, _other, after = await players(world, thread)
    assert f"turn 1: turned up {after.view.upcard}" in words(answer)
    assert f"**{mover.user.global_name}** is on turn." in words(answer)
    assert str(after.view.upcard) in alt(answer)
    assert not answer.ephemeral
    assert after.version == game.version + 1


async def test_one_player_is_called_and_only_when_the_turn_changes(
    world: World, env: simcord.Env
) -> None:
    thread = await begun(world, PLAIN)
    mover, other, _game = await players(world, thread)
    await move(mover, thread, "n")
    assert users_called(env) == []
    answer = await move(mover, thread, "p")
    assert users_called(env) == [other.id]
    assert f"<@{other.id}>, your turn against {mover.user.global_name}" in words(answer)


async def test_the_older_table_of_the_turn_loses_its_buttons_and_its_picture(
    world: World,
) -> None:
    thread = await begun(world, PLAIN)
    mover, other, _game = await players(world, thread)
    assert words(board(thread)).split("\n")[-1].startswith("-# The deal can be checked")
    await move(mover, thread, "n")
    first = board(thread)
    await move(mover, thread, "p")
    await world.restart()
    await move(other, thread, "n")
    history = {message.id: message for message in newest_first(thread)}
    newest, turn_start, same_turn, opening = history.values()
    assert (any(parts(newest, PICTURE)), bool(labels(newest))) == (True, True)
    # The start of the turn is of the same turn: words stay, picture and buttons go.
    assert (any(parts(turn_start, PICTURE)), labels(turn_start)) == (False, [])
    assert not turn_start.attachments
    (mine,) = words(same_turn).split("\n")
    assert words(turn_start) == f"{mine} · ended the turn"
    assert words(opening).split("\n")[-1].startswith("-# The deal can be checked")
    # The last table of the turn before stays to look back at.
    assert same_turn.id == first.id
    assert (any(parts(same_turn, PICTURE)), labels(same_turn)) == (True, [])
    assert (any(parts(opening, PICTURE)), labels(opening)) == (False, [])


async def test_a_line_stops_where_a_token_cannot_be_played_and_what_came_before_stands(
    world: World,
) -> None:
    thread = await begun(world, PLAIN)
    mover, _other, _game = await players(world, thread)
    answer = await move(mover, thread, "n n p")
    assert "your line stopped at `n`." in words(answer)
    assert "turned up already" in words(answer)
    _mover, _other, game = await players(world, thread)
    assert game.version == 1


async def test_a_line_never_uses_a_card_that_was_face_down_unless_it_says_so(
    world: World,
) -> None:
    thread = await begun(world, PLAIN)
    mover, other, _game = await players(world, thread)
    answer = await move(mover, thread, "n p")
    assert "look first" in words(answer)
    await move(mover, thread, "p")
    answer = await move(other, thread, "n p!")
    assert "stopped" not in words(answer)


async def test_the_list_plays_what_is_chosen_and_lists_what_follows(world: World) -> None:
    thread = await begun(world, PLAIN)
    mover, _other, _game = await players(world, thread)
    listed = said(await press(mover, board(thread), "Moves"))
    assert listed.ephemeral
    assert "n" in choices(listed)
    result = await mover.select(listed, ["n"])
    assert result.acknowledged
    assert "p" in choices(listed)
    _mover, _other, game = await players(world, thread)
    assert game.view.upcard is not None
    assert str(game.view.upcard) in alt(board(thread))
    options = [option for part in parts(listed, SELECT) for option in part["options"]]
    (end,) = (option["label"] for option in options if option["value"] == "p")
    assert f"{game.view.upcard}\ufe0e" in end


async def test_the_list_still_plays_after_a_restart(world: World) -> None:
    thread = await begun(world, PLAIN)
    mover, _other, _game = await players(world, thread)
    listed = said(await press(mover, board(thread), "Moves"))
    await world.crash()
    assert (await mover.select(listed, ["n"])).acknowledged
    assert (await players(world, thread))[2].version == 1


async def test_others_see_the_moves_and_cannot_choose(world: World) -> None:
    thread = await begun(world, PLAIN)
    mover, other, game = await players(world, thread)
    for member in (other, world.eva):
        listed = said(await press(member, board(thread), "Moves"))
        assert f"**{mover.user.global_name}** is on turn." in words(listed)
        assert not list(choices(listed))
    mine = said(await mover.slash(thread, "legal"))
    theirs = said(await world.eva.slash(thread, "legal"))
    assert words(mine).split("\n")[1:] == words(theirs).split("\n")[1:]
    assert len(words(mine).split("\n")) >= 1 + len(game.legal_moves())


async def test_buttons_turn_a_card_and_end_the_turn_also_after_a_restart(world: World) -> None:
    thread = await begun(world, PLAIN)
    mover, other, _game = await players(world, thread)
    assert "End turn" not in labels(board(thread))
    await press(mover, board(thread), "Turn card")
    await world.restart()
    assert "Turn card" not in labels(board(thread))
    await press(mover, board(thread), "End turn")
    assert (await players(world, thread))[0] is other


async def test_a_button_under_an_older_table_says_so_and_does_nothing(world: World) -> None:
    thread = await begun(world, PLAIN)
    mover, _other, _game = await players(world, thread)
    world.env.inject_error("PATCH", "/channels/*/messages/*", status=404, code=10008, times=5)
    old = board(thread)
    await move(mover, thread, "n")
    assert labels(old), "the fault should have kept the buttons"
    answer = said(await press(mover, old, "Turn card"))
    assert answer.ephemeral
    assert "has changed" in words(answer)
    shown = said(await press(mover, old, "Refresh"))
    assert shown.ephemeral
    assert str(board(thread).id) in words(shown)
    assert (await players(world, thread))[2].version == 1


async def test_refresh_draws_the_newest_table_again_in_its_place(world: World) -> None:
    thread = await begun(world, PLAIN)
    before = len(thread.history())
    shown = board(thread)
    assert (await world.eva.click(shown, label="Refresh")).acknowledged
    assert len(thread.history()) == before
    assert board(thread).id == shown.id
    assert any(parts(board(thread), PICTURE))


async def test_the_table_can_be_asked_for_by_anybody_as_a_picture_and_in_words(
    world: World,
) -> None:
    thread = await begun(world, PLAIN)
    _mover, _other, game = await players(world, thread)
    private = said(await world.eva.slash(thread, "table"))
    assert private.ephemeral
    assert alt(private) == alt(board(thread))
    text = said(await world.eva.slash(thread, "table", text=True))
    assert text.ephemeral
    assert not text.attachments
    for place in range(8):
        assert str(game.view.piles[place].up[-1]) in words(text)
    before = board(thread)
    public = said(await world.eva.slash(thread, "table", public=True))
    assert not public.ephemeral
    assert board(thread).id == public.id
    (old,) = (message for message in newest_first(thread) if message.id == before.id)
    assert labels(old) == []
    assert "Moves" in labels(public)


async def test_a_typed_line_is_completed_with_what_is_legal(world: World) -> None:
    thread = await begun(world, PLAIN)
    mover, other, game = await players(world, thread)
    offered = await mover.autocomplete(thread, "move", "line", "")
    assert {"n"} <= {choice["value"] for choice in offered}
    assert len(offered) <= 25
    assert all(len(choice["name"]) <= 100 for choice in offered)
    assert len(offered) >= min(25, len(game.legal_moves()))
    (first, *_rest) = await mover.autocomplete(thread, "move", "line", "n")
    assert first["value"] == "n"
    said_of = {offer["value"]: offer["name"] for offer in offered}
    assert said_of["n"] == "n · Turn card"
    assert await other.autocomplete(thread, "move", "line", "") == []
    assert await mover.autocomplete(world.channel, "move", "line", "") == []


async def test_my_games_come_with_my_turn_first_and_a_link(world: World) -> None:
    assert "no games here yet" in words(said(await world.ana.slash(world.channel, "games")))
    first = await begun(world, PLAIN)
    second = await world.challenge_and_accept(world.rui, world.ana)
    third = await world.challenge_and_accept(world.ana, world.eva)
    question = said(await world.ana.slash(third, "resign"))
    await press(world.ana, question, "Resign")
    listed = words(said(await world.ana.slash(world.channel, "games"))).split("\n")[1:]
    assert len(listed) == 3
    for thread in (first, second, third):
        assert any(f"<#{thread.id}>" in line for line in listed)
    assert "over" in listed[2]
    marks = ["your turn" in line for line in listed]
    assert marks == sorted(marks, reverse=True)


async def test_rules_and_help_are_there_for_everybody(world: World) -> None:
    for name, sentence in (("help", "To begin"), ("rules", "Duties")):
        answer = said(await world.eva.slash(world.channel, name))
        assert answer.ephemeral
        assert sentence in words(answer)
