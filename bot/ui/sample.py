"""A table to show how pictures look: in the middle of a game, with every kind of card."""

from typing import Final

from engine.diagram import parse
from engine.piles import Place
from render import Marks

SAMPLE: Final = parse(
    """
    B   r [6] K♣   n [18]
        w 9♣ 10♣ J♣ 9♥

               4♣ a | A♠ -- | e J♥
         J♦ Q♠ K♥ b | 4♥ K♥ | f
        10♦ J♣ Q♥ c | A♦ A♦ | g J♠ 10♥ 9♠ 8♥ 7♣ 6♥
  6♣ 7♦ 8♠ 9♦ 10♣ d | 2♣ -- | h K♦

  > A   r [4] 7♠ 8♠   n [21]   t Q♠
        w 7♥ 8♣
    """
).view
MARKS: Final = Marks(sources=frozenset({Place.HOUSE_E}), targets=frozenset({Place.HOUSE_G}))
