"""What holds at every table and of every game, whoever plays and by whatever rules."""

from engine.cards import Seat, pack
from engine.deal import Deal, lay_out
from engine.deal_text import format_deal, parse_deal
from engine.diagram import draw, parse
from engine.event_text import format_event, parse_event
from engine.game import Game, Setup
from engine.legality import listed
from engine.notation import format_move, parse_move
from engine.rules_text import format_rules, parse_rules

CARDS = {*pack(Seat.A), *pack(Seat.B)}


def check_table(game: Game) -> None:
    """Check one moment of a game: its cards, its moves, and both as text."""
    cards = list(game.position.cards())
    assert len(cards) == len(CARDS)
    assert set(cards) == CARDS
    moves = game.legal_moves()
    assert moves == (() if game.outcome else listed(game.view, game.rules))
    assert bool(moves) is (game.outcome is None), "somebody can move or the game is over"
    assert tuple(parse_move(format_move(move)) for move in moves) == moves


def check_picture(game: Game) -> None:
    """Check that the table, drawn as text, is the table."""
    read = parse(draw(game.position))
    assert (read.key(), read.piles) == (game.position.key(), game.position.piles)


def check_log(game: Game, deal: Deal) -> None:
    """Check that the log, read from its lines, is the game."""
    rules = parse_rules(format_rules(game.rules))
    start = lay_out(parse_deal(format_deal(deal)), rules)
    events = [parse_event(format_event(event)) for event in game.events]
    assert Game.replay(Setup(rules, start), events) == game
    assert game.version == len(events)
