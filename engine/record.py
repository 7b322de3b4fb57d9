"""One game as text and back, for people to read, to share and to play again.

    [Rules "fr2"]
    [Answers "starter=HIGHEST tie=SORTED_HOUSES …"]
    [A "Ana"]
    [B "Rui"]
    [Date "2026-11-29"]
    [Result "*"]
    [Commitment "9f86d081884c7d65…"]
    [Table "B r [12] 6♥ n [35] > A r [12] 5♦ n [35] a 9♥ b 10♠ …"]

    1.A (t=4♣) ta (t=9♦) rb=Q♠ p
    2.B (t=K♥) {A call +CARD_TO_CENTRE@2} …

Headers come first: the rules by name, and every answer that differs from the standard (the
answers count, the name is for people); the seats; the day; how it ended
(`B wins, A resigned`); the seed's SHA-256; the table as dealt, in one line of
`engine.diagram`, which tells who starts. When the game is over for good, `Seed` and `Deal`
follow.

Then each turn begins with its number and whose it is. A move is written as it is typed,
and the card that it turned up stands after `=`; an upcard that turned by itself is written
`(t=4♣)`, after what caused it or at the start of the turn. Everything else that happened
stands in braces as the log has it: `{B draw?}`, `{A undo}`, `{A touch ra}`,
`{B call 9hm +COMBINATION@3}`. A call has its verdict: `+` upheld, with the fault and the
number of the action, to which the table went back; `-` wrong; `?` undecided. Other brackets
are skipped.

So a record of a game in play tells no card that lies face down, and can still be played
again: the cards that turned up are all that the game depended on.
"""

from engine.record_headers import Headers, RecordError, Unreadable
from engine.record_reader import Record, read
from engine.record_writer import write

__all__ = ["Headers", "Record", "RecordError", "Unreadable", "read", "write"]
