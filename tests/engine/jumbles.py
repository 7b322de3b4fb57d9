"""Small tables that no game would bring about, full of what is rare in games."""

from dataclasses import replace
from random import Random

from engine.cards import Card, Rank, Seat, Suit, pack
from engine.carry import carry
from engine.duties import centre_plays
from engine.generator import legal_moves
from engine.moves import Play
from engine.piles import CENTRE, EMPTY, HOUSES, Pile, Place
from engine.position import View
from engine.rules import Rules
from engine.search import search

_OUTSIDE = (Place.RESERVE_A, Place.RESERVE_B, Place.WASTE_A, Place.WASTE_B)
_COVERED = (*HOUSES[:3], Place.RESERVE_A, Place.RESERVE_B)
MOST_CARDS = 22


def jumble(rng: Random, rules: Rules) -> View:
    """Return a table of few cards, near the centre and near a win, on which nothing fits yet."""
    while True:
        view = _jumble(rng)
        if not centre_plays(view, rules):
            return view


def _jumble(rng: Random) -> View:
    piles = _centre(rng)
    laid = {card for pile in piles for card in pile.up}
    highest = rng.choice((4, 5, 6, 8, 13))
    cards = [card for seat in Seat for card in pack(seat) if card.rank <= highest]
    cards = [card for card in cards if card not in laid]
    rng.shuffle(cards)
    places = [*HOUSES * rng.randint(0, 5), *_OUTSIDE]
    piles[Place.UPCARD] = Pile(0, tuple(cards[: rng.randint(0, 1)]))
    for card in cards[1 : rng.randint(2, MOST_CARDS)]:
        place = rng.choice(places)
        piles[place] = Pile(0, (*piles[place].up, card))
    for place in Place:
        piles[place] = _arranged(piles[place], place, rng)
    for talon in (Place.TALON_A, Place.TALON_B):
        piles[talon] = Pile(rng.choice((0, 0, 1, 3)), ())
    return View(tuple(piles), Seat.A, used=(rng.random() < 0.5, rng.random() < 0.5))


def rowed(view: View, rules: Rules, rng: Random) -> View:
    """Return the table after a few moves from house to house, away from a combination if any."""
    for _ in range(rng.randint(0, 4)):
        plays = [move for move in legal_moves(view, rules) if isinstance(move, Play)]
        after = [
            carry(view, play.source, play.target)
            for play in plays
            if play.source.is_house and play.target.is_house
        ]
        if not after:
            break
        rng.shuffle(after)
        view = max(after, key=lambda one: search(replace(one, row=()), rules, 100).length or 0)
    return view


def _centre(rng: Random) -> list[Pile]:
    piles = [EMPTY for _ in Place]
    for suit in Suit:
        for seat in Seat:
            height = rng.choice((0, 1, 1, 2, 3, rng.randint(0, 8)))
            cards = tuple(Card(rank, suit, seat) for rank in list(Rank)[:height])
            piles[CENTRE[2 * suit + seat]] = Pile(0, cards)
    return piles


def _arranged(pile: Pile, place: Place, rng: Random) -> Pile:
    """Return a pile with its cards as they would lie in a game, more or less."""
    cards = pile.up
    if place in HOUSES and rng.random() < 0.6:
        cards = tuple(sorted(cards, key=lambda card: -card.rank))
    if place in (Place.RESERVE_B, Place.WASTE_B) and rng.random() < 0.5:
        cards = tuple(sorted(cards, key=lambda card: (card.suit, -card.rank)))
    covered = cards and place in _COVERED and rng.random() < 0.3
    return Pile(rng.randint(1, 2) if covered else 0, cards)
