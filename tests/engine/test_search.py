"""Combinations in pictures: what the quick search finds, and the plain one with it (FR modes)."""

from dataclasses import replace

from engine import diagram
from engine.carry import LONGEST_ROW, carry
from engine.combinations import NOTHING, UNFINISHED, Found, plain_search
from engine.moves import Play
from engine.notation import format_move, parse_move
from engine.position import View
from engine.presets import PRESETS
from engine.rules import Entry, Loading, OpponentTops, OwnWaste, Rules, UpcardToEmptyHouse
from engine.search import search

FR3, FR4 = PRESETS["fr3"], PRESETS["fr4"]
BLACK = "c 9♣ d 9♠ e J♠ f J♣ g K♣ h K♠"
"""Six houses in which nothing moves and onto which no card below goes."""


def view(picture: str, line: str = "") -> View:
    """Return a table after some moves."""
    table = diagram.parse(picture).view
    for move in map(parse_move, line.split()):
        assert isinstance(move, Play)
        table = carry(table, move.source, move.target)
    return table


def both(table: View, rules: Rules) -> Found:
    """Return what both searches find."""
    found = search(table, rules)
    assert found == plain_search(table, rules)
    return found


def found(table: View, rules: Rules = FR4) -> tuple[int | None, str]:
    """Return the length of the shortest combinations and the moves that begin them."""
    shortest = both(table, rules)
    return shortest.length, " ".join(sorted(map(format_move, shortest.firsts)))


NONE = (None, "")


def test_a_card_that_fits_is_a_combination_of_one_move() -> None:
    fits = view(f"> A r [2] A♥ n [3]   B r [3] K♦ n [9]   a A♠ b 2♦ {BLACK}")
    assert found(fits) == (1, "am rm")
    assert found(fits, PRESETS["br"]) == (1, "rm"), "D1 is refereed there"


def test_a_card_is_uncovered_onto_whatever_takes_the_one_above() -> None:
    table = view("""
    > A r [2] K♥ n [3]   B r [3] 6♦ n [9] w 4♦
        a A♠ 5♦ b 6♠ c 9♣ d J♣ e 6♣ f K♣
    """)
    assert found(table) == (2, "ab ae ag ah ar aw")


def test_nothing_moves_and_nothing_fits() -> None:
    assert found(view(f"> A r [2] K♥ n [3]   B r [3] K♦ n [9]   a A♠ 5♦ b 4♠ {BLACK}")) == NONE


THEIR_ACE = f"> A r [2] K♥ n [3]   B r [3] A♥ n [9] w 3♦ 2♦   a 2♥ b 5♦ {BLACK}"


def test_the_opponents_top_may_be_a_step_but_not_the_end() -> None:
    assert found(view(THEIR_ACE)) == (2, "xm")
    assert found(view(THEIR_ACE), replace(FR4, opponent_tops=OpponentTops.NEVER)) == NONE
    assert found(view(THEIR_ACE.replace("a 2♥", "a 7♥"))) == NONE


def test_both_of_the_opponents_tops_may_be_steps() -> None:
    table = THEIR_ACE.replace("a 2♥", "a 3♦").replace("w 3♦ 2♦", "w 2♦ A♦")
    assert found(view(table)) == (3, "ym")
    assert found(view(table.replace("a 3♦", "a 4♦ 9♦").replace("w 2♦", "w 3♦ 2♦"))) == NONE


def test_a_card_of_mine_on_the_opponents_pile_does_not_end_a_combination() -> None:
    table = f"> A r [2] K♥ n [3]   B r [3] A♥ n [9] w 3♥   a 4♠ 2♥ b 5♦ {BLACK}"
    assert found(view(table)) == (2, "xm")
    assert found(view(table, "aw")) == NONE, "A♥ and 2♥ would both come from there"


def test_a_step_that_ends_the_game_ends_the_combination() -> None:
    last = f"> A r [2] K♥ n [3]   B r A♥ n [1]   a 2♥ b 5♦ {BLACK}"
    assert found(view(last)) == (2, "xm")
    assert found(view(last.replace("n [1]", "n"))) == NONE
    mine = f"> A r 5♦ n [1]   B r [3] K♦ n [9]   a 6♠ b A♠ 4♣ {BLACK}"
    assert found(view(mine)) == (3, "ra")
    assert found(view(mine.replace("n [1]", "n"))) == NONE
    later = mine.replace("a 6♠", "a 6♠ 2♥").replace("d 9♠", "d 3♠")
    assert found(view(later)) == (4, "ad")
    assert found(view(later.replace("n [1]", "n"))) == NONE


def test_a_card_that_a_move_would_turn_up_is_neither_moved_nor_built_on() -> None:
    table = f"> A r [A♠] K♥ n [3]   B r [3] K♦ n [9]   a 5♦ b 6♠ {BLACK.replace('9♣', 'A♣ 9♥')}"
    assert found(view(table)) == (3, "ab")
    assert found(view(table.replace("a 5♦", "a [1] 5♦"))) == NONE, (
        "a house with a card is not empty"
    )


UPCARD_NEEDED = """
> A r [2] 3♦ n [3] t 10♠   B r [3] K♥ n [9]
    a A♠ 9♥ 9♦ b J♦ c 7♣ d 7♠ e J♠ f J♣ g K♣ h
"""


def test_the_upcard_waits_while_a_house_is_owed_if_that_is_refereed() -> None:
    assert found(view(UPCARD_NEEDED), FR4) == (4, "ah tb")
    assert found(view(UPCARD_NEEDED), FR3) == (4, "ah"), "which fills the house"
    assert found(view(UPCARD_NEEDED.replace("r [2] 3♦", "r")), FR3) == (4, "ah tb")


SHUTTLE = """
> A r [2] K♥ n [3]   B r [3] K♦ n [9] w 7♠
    a 3♦ b 6♣ 5♦ c A♠ 6♠ d K♦ e J♠ f J♣ g K♣ h K♠
"""


def test_red_five_shuttled_between_two_black_sixes_does_not_go_back() -> None:
    there = view(SHUTTLE, "bc")
    assert found(view(SHUTTLE)) == (2, "cw")
    assert found(replace(there, row=())) == (3, "cb"), "in a new turn"
    assert found(there) == NONE
    assert found(view(SHUTTLE.replace("h K♠", "h"), "bc")) == (3, "ch")


def test_a_position_of_the_row_does_not_come_back_later_either() -> None:
    table = view(
        """
    > A r [2] K♥ n [3]   B r [3] J♠ n [9]
        a 3♦ b 6♣ 5♦ c A♠ 6♠ d 7♥ 10♠ e 10♣ 9♥ f K♦ g K♣ h K♠
        """,
        "bc ed",
    )
    assert found(replace(table, row=())) == (5, "cb de")
    assert found(table) == NONE, "with both cards back the table was seen before"


def test_house_letters_count_in_the_row() -> None:
    table = view(
        "> A r [2] K♥ n [3]   B r [3] K♦ n [9]   a A♠ 6♦ b c d K♦ e J♠ f J♣ g K♣ h K♠ 5♣", "hc ca"
    )
    assert found(table) == (3, "ab"), "with 5♣ on c the table was seen before"
    assert found(replace(table, row=())) == (3, "ab ac")


def test_a_row_of_house_moves_ends_the_combination() -> None:
    table = view(
        f"> A r [2] K♥ n [3]   B r [3] K♦ n [9]   a A♠ 5♠ 5♦ b 6♣ {BLACK}  c 6♦".replace(
            "c 9♣ ", "", 1
        )
    )
    rows = [tuple((((number,),) * 8) for number in range(length)) for length in (57, 58, 59, 60)]
    lengths = [both(replace(table, row=row), FR4).length for row in rows]
    assert lengths == [3, 3, None, None]
    assert len(rows[1]) + 2 == LONGEST_ROW


def test_the_own_waste_is_played_where_that_is_allowed() -> None:
    waste = f"> A r K♥ n [3] w 9♥ A♠ 5♦   B r [3] K♦ n [9]   a 6♠ b 4♥ {BLACK}"
    assert found(view(waste)) == NONE
    assert found(view(waste), replace(FR4, own_waste=OwnWaste.LIKE_A_HOUSE)) == (2, "wa")
    below = waste.replace("9♥ A♠ 5♦", "A♠ 3♥ 5♦").replace("h K♠", "h 4♠")
    assert found(view(below), replace(FR4, own_waste=OwnWaste.LIKE_A_HOUSE)) == (3, "wa")
    empty = waste.replace("r K♥", "r").replace(" h K♠", " h")
    to_empty = replace(FR4, own_waste=OwnWaste.TO_EMPTY_HOUSE)
    assert found(view(empty), to_empty) == (4, "wh")
    assert found(view(empty.replace("A r", "A r K♥")), to_empty) == NONE
    opened = "a A♥ 8♠ 5♦ b 6♠ c 2♥ d 3♠ e 9♦ f J♣ g K♣ h K♠"
    table = view(f"> A r n [3] w A♠   B r [3] K♦ n [9]   {opened}")
    assert found(table, to_empty) == (3, "ab cd")


def test_a_reserve_is_loaded_once_it_was_used_where_that_is_asked() -> None:
    table = f"> A r [2] K♥ n [3]   B r [3] 6♥ n [9]   a A♠ 5♥ 2♦ b 9♣ c 3♠ {BLACK[7:]}"
    once_used = replace(FR4, loading=Loading.ONCE_USED)
    assert found(view(table)) == (3, "ad")
    assert found(view(table), once_used) == NONE
    assert found(view(table.replace("B r", "B r*")), once_used) == (3, "ad")


def test_cards_enter_the_houses_only_as_far_as_the_rules_allow() -> None:
    full = "> A r 5♦ n [3]   B r [3] K♦ n [9]   a 6♠ b A♠ 4♣ c 2♥ d 3♠ e J♠ f J♣ g K♣ h K♠"
    closed = replace(FR4, entry=Entry.OPEN_HOUSE_ONLY)
    assert found(view(full)) == (3, "cd ra")
    assert found(view(full), closed) == (3, "cd"), "which opens a house"
    assert found(view(full.replace("c 2♥", "c 9♣ 2♥")), closed) == NONE
    closed = replace(FR4, upcard_to_empty_house=UpcardToEmptyHouse.RESERVE_EMPTY)
    empty = view(f"> A r 2♦ n [3] t 5♥   B r [3] K♦ n [9]   a b A♠ 3♦ 4♣ {BLACK}")
    assert found(empty, closed) == found(empty) == (3, "ba"), "only what is short counts"


def test_a_search_that_gives_up_says_so() -> None:
    three_empty = "a A♠ 9♥ 9♦ b c d K♦ 5♥ e f K♥ 4♣ g K♣ 3♥ h K♠ 2♥"
    table = view(f"> A r n [3]   B r [3] K♦ n [9]   {three_empty}")
    assert search(table, FR4, bound=5) == UNFINISHED
    assert plain_search(table, FR4, bound=150) == UNFINISHED
    shortest = both(table, FR4)
    assert search(table, FR4, bound=30) == shortest, "which empty house is all the same"
    assert shortest.length == 3


def test_a_game_that_is_over_has_no_combination() -> None:
    over = view(f"> A r n   B r [3] K♦ n [9]   a 5♦ b A♠ 4♣ c 6♠ {BLACK[5:]}")
    assert over.is_over
    assert both(over, FR4) == NOTHING


def test_an_upcard_that_waits_for_the_reserve_is_not_loaded_either() -> None:
    picture = """
        > A r [2♣] 9♠ n [5♣] t 6♣
          B r [2♦] K♦ n [5♦] w 7♣
        c Q♠ d A♥ 5♦ 9♣ e K♣ f Q♣ g J♠ h K♠
    """
    view, rules = diagram.parse(picture).view, PRESETS["fr3"]
    found = search(view, rules)
    assert found == plain_search(view, rules)
    assert found.length == 3
