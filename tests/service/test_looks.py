"""How players and servers want pictures: kept part by part, one's own before the server's."""

from bot.service.looks import NO_WISH, Ground, Look, Looks, Wish
from tests.service.house import GUILD, House

ME = 7
WHOLE = Wish(ground=Ground.CONTRAST, colours=4, letters="VDR", compact=True)


async def test_who_has_chosen_nothing_sees_the_usual_look(house: House) -> None:
    looks = Looks(house.store)
    assert await looks.public(GUILD) == await looks.private(ME, GUILD) == NO_WISH
    usual = Look(ground=Ground.DARK, colours=2, letters="BDK", compact=False)
    assert NO_WISH.granted("BDK") == usual


async def test_choices_add_up_and_are_replaced_one_by_one(house: House) -> None:
    looks = Looks(house.store)
    await looks.choose(GUILD, Wish(ground=Ground.LIGHT, letters="VDR"))
    await looks.choose(GUILD, Wish(ground=Ground.DARK, compact=True))
    standing = Wish(ground=Ground.DARK, letters="VDR", compact=True)
    assert await looks.public(GUILD) == standing
    await looks.choose(GUILD, NO_WISH)
    assert await looks.public(GUILD) == standing
    assert await looks.public(GUILD + 1) == NO_WISH


async def test_ones_own_choice_comes_before_the_servers_and_only_for_oneself(house: House) -> None:
    looks = Looks(house.store)
    await looks.choose(GUILD, Wish(ground=Ground.LIGHT, colours=4, compact=True))
    await looks.choose(ME, Wish(colours=2, letters="JQK", compact=False))
    mine = Wish(ground=Ground.LIGHT, colours=2, letters="JQK", compact=False)
    assert await looks.private(ME, GUILD) == mine
    assert await looks.private(ME, GUILD + 1) == Wish(colours=2, letters="JQK", compact=False)
    server = Wish(ground=Ground.LIGHT, colours=4, compact=True)
    assert await looks.public(GUILD) == await looks.private(ME + 1, GUILD) == server


async def test_every_part_is_granted_and_kept(house: House) -> None:
    looks = Looks(house.store)
    await looks.choose(ME, WHOLE)
    assert await looks.private(ME, GUILD) == WHOLE
    granted = Look(ground=Ground.CONTRAST, colours=4, letters="VDR", compact=True)
    assert WHOLE.granted("JQK") == granted


async def test_a_reset_forgets_what_was_chosen_and_may_choose_anew(house: House) -> None:
    looks = Looks(house.store)
    await looks.choose(ME, WHOLE)
    await looks.choose(ME, Wish(colours=4), reset=True)
    assert await looks.private(ME, GUILD) == Wish(colours=4)
    await looks.choose(ME, NO_WISH, reset=True)
    assert await looks.private(ME, GUILD) == NO_WISH
