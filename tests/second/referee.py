"""The second engine's referee: what may be done, asked afresh of every move there is."""

from tests.second.table import HOUSES, Face, Table

MOVES = (
    *(source + target for source in (*HOUSES, *"rtwxy") for target in (*HOUSES, *"mrw")),
    *(f"{source}2{target}" for source in HOUSES for target in HOUSES),
    "n",
    "p",
)
LONGEST_ROW = 60


def legal(table: Table) -> set[str]:
    """Return the moves that can be made, in notation; nothing when the game is won."""
    return set() if table.winner is not None else {move for move in MOVES if may(table, move)}


def may(table: Table, move: str) -> bool:
    """Return whether a move can be made: the building rules, then the refereed duties."""
    if "2" in move:
        way = way_of(table, move)
        return bool(way) and _dutiful(table, way)
    return _possible(table, move) and not _overlooks(table, move)


def way_of(table: Table, pair: str) -> tuple[str, ...]:
    """Return the three moves that a pair is, or nothing if it cannot be made."""
    source, _, target = pair
    if table.rules.pair_moves.name == "NEVER" or source == target:
        return ()
    if len([card for card in table.houses[source] if card[2]]) < 2:
        return ()
    for house in HOUSES:
        way = (source + house, source + target, house + target)
        if house != target and not table.houses[house] and _goes(table, way):
            return way
    return ()


def _goes(table: Table, way: tuple[str, ...]) -> bool:
    trial = table.copy()
    for move in way:
        if not _carries(trial, move):
            return False
        trial.carry(move)
    return True


def _dutiful(table: Table, way: tuple[str, ...]) -> bool:
    trial = table.copy()
    for move in way:
        if _overlooks(trial, move):
            return False
        trial.carry(move)
    return True


def _possible(table: Table, move: str) -> bool:
    stock = table.talon[table.me] or table.waste[table.me]
    if move == "n":
        return table.rules.turning.name != "BY_ITSELF" and not table.up and bool(stock)
    if move != "p":
        return _carries(table, move)
    if not table.up:
        return not stock
    fits = any(_carries(table, "t" + target) for target in (*HOUSES, "r", "w"))
    return not (table.rules.upcard_must_be_played and fits)


def _carries(table: Table, move: str) -> bool:
    source, target = move
    if table.top(source) is None or not _is_source(table, source, target):
        return False
    if target == "m":
        return table.fits_centre(source)
    return _loads(table, source, target) if target in "rw" else _builds(table, source, target)


def _is_source(table: Table, source: str, target: str) -> bool:
    if source in "xy":
        return table.rules.opponent_tops.name == "TO_CENTRE" and target == "m"
    if source != "w" or table.rules.own_waste.name == "LIKE_A_HOUSE":
        return True
    if table.rules.own_waste.name == "NEVER" or table.reserve[table.me]:
        return False
    return target in HOUSES and not table.houses[target]


def _loads(table: Table, source: str, target: str) -> bool:
    once_used = table.rules.loading.name == "ONCE_USED"
    if target == "r" and once_used and not table.used[1 - table.me]:
        return False
    pile = table.target(target)
    if not pile:
        return False
    rank, suit, _ = pile[-1]
    return table.pile(source)[-1][:2] in ((rank - 1, suit), (rank + 1, suit))


def _builds(table: Table, source: str, target: str) -> bool:
    house = table.houses[target]
    closed = table.rules.entry.name == "OPEN_HOUSE_ONLY" and not table.open_house()
    if source == target or (closed and source in "rt"):
        return False
    late = table.rules.upcard_to_empty_house.name == "RESERVE_EMPTY" and table.reserve[table.me]
    if source == "t" and late and not house:
        return False
    if house and not _goes_on(table.pile(source)[-1], house[-1]):
        return False
    return source not in HOUSES or _gets_on(table, source, target)


def _goes_on(card: Face, onto: Face) -> bool:
    red = (1, 2)
    return card[0] == onto[0] - 1 and (card[1] in red) != (onto[1] in red)


def _gets_on(table: Table, source: str, target: str) -> bool:
    """Return whether a house move gets on, instead of going in circles (rules.md 2.10)."""
    if table.row == LONGEST_ROW or (len(table.houses[source]) == 1 and not table.houses[target]):
        return False
    trial = table.copy()
    trial.carry(source + target)
    return trial.seen[-1] not in table.seen


def _overlooks(table: Table, move: str) -> bool:
    return _overlooks_centre(table, move) or _overlooks_house(table, move)


def _overlooks_centre(table: Table, move: str) -> bool:
    duty = table.rules.centre_duty.name
    if duty == "NONE" or table.rules.centre_enforcement.name == "CALLED":
        return False
    if duty == "RESERVE_FIRST" and table.fits_centre("r"):
        return move != "rm"
    waste = "w" if table.rules.own_waste.name == "LIKE_A_HOUSE" else ""
    return not move.endswith("m") and any(map(table.fits_centre, HOUSES + "rt" + waste))


def _overlooks_house(table: Table, move: str) -> bool:
    duty = table.rules.house_duty.name
    if duty == "NONE" or table.rules.house_enforcement.name == "CALLED":
        return False
    if not table.open_house() or not table.reserve[table.me]:
        return False
    if duty == "BEFORE_TURNING":
        return move == "n" or (move == "p" and not table.up)
    return move == "p" or (move[0] == "t" and move != "tm")
