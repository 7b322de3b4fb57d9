"""A table as text and back, for people to read and for tests to be written in.

    > B   r [12] 6♥   n [34]   t 7♣
          w 3♣ 4♦

           9♥ 10♠ a | A♠ -- | e 9♦
                  b | 3♥ A♥ | f K♣ Q♦
             5♦ 6♣ c | -- -- | g
                  d | -- -- | h 9♥

      A   r* [11] 5♦   n [35]
          w

A pile is its letter and its cards, the outermost last; the letters are those of the
notation, and `n` is the talon. Cards that stand before a line's first letter are that
house's, outermost first, so that the left column fans outwards as on the picture.
`r`, `n` and `w` belong to the seat `A` or `B` named before them (to A, where none is);
`>` stands before the seat on turn and `t` is its upcard. Where none is on turn, as on the
table of a finished game, it is read as A's turn.
`r*` says that its owner has played from the reserve.

`[12]` are face-down cards; a position writes them out, `[3♣ 4♦]`, the next to turn up
last. Where only their number is given, `parse` takes cards that the text does not name.
The centre, between bars or after `m`, shows the top card of each pile, which stands for
all from the ace up; `A♠+2♠'` writes a pile out. `--` is no card.

A card is a rank (`A 2 … 10 T J Q K`) and a suit (`s h d c` or ♠♥♦♣), in any case. The
first nine of hearts in the text is A's, the second B's; `9♥'` is B's. Piles that are
not written are empty and cards that are not written are absent, so the shortest
diagram is one house: `a 9h`.
"""

from engine.diagram_reader import DiagramError, Wrong, parse
from engine.diagram_writer import draw, draw_finished, draw_line

__all__ = ["DiagramError", "Wrong", "draw", "draw_finished", "draw_line", "parse"]
