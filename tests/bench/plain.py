"""The straightforward way to draw a table: RGBA sprites, one after the other, Pillow's own PNG."""

from functools import cache
from io import BytesIO

from PIL import Image

from render.paint import Painter
from render.palette import Sprite
from render.placement import Back, Closed, Count, Face, Heap, Key, Placement, Shade
from render.shades import BLUR, Shades
from render.sprites import Cut
from render.theme import DARK


class Plain:
    """Draws what the real painter draws (slots and marks left out), without its shortcuts."""

    def __init__(self, artist: Painter, size: tuple[int, int]) -> None:
        self._artist = artist
        self._table = Image.new("RGBA", size, DARK.felt[1])
        self._sprite = cache(self._make)

    def draw(self, things: tuple[Placement, ...]) -> bytes:
        """Return the picture as PNG."""
        canvas = self._table.copy()
        for thing in things:
            sprite = self._sprite(_looks(thing))
            if sprite is not None:
                reach = BLUR if isinstance(thing, Shade) else 0
                corner = (max(0, thing.box.left - reach), max(0, thing.box.top - reach))
                canvas.alpha_composite(sprite, corner)
        packed = BytesIO()
        canvas.save(packed, "PNG")
        return packed.getvalue()

    def _make(self, looks: tuple[object, ...]) -> Image.Image | None:
        sprites = self._artist.sprites
        match looks:
            case ("face", rank, suit):
                return self._coloured(sprites.face(rank, suit, Cut()))
            case ("back", owner):
                return self._coloured(sprites.back(owner, Cut()))
            case ("closed", suit):
                return self._coloured(sprites.closed(suit))
            case ("heap", edges):
                return self._coloured(sprites.heap(edges))
            case ("letter", letter):
                return self._coloured(self._artist.letter(letter))
            case ("number", number):
                return self._coloured(self._artist.number(number))
            case ("shadow", width, height):
                soft = Shades(DARK).shadow(width, height).point([4 * n % 256 for n in range(256)])
                black = Image.new("RGBA", soft.size, (0, 0, 0, 0))
                black.putalpha(soft)
                return black
        return None

    def _coloured(self, sprite: Sprite) -> Image.Image:
        picture = sprite.numbers.copy()
        picture.putpalette(self._artist.colours)
        picture = picture.convert("RGBA")
        picture.putalpha(sprite.mask.convert("L"))
        return picture


def _looks(thing: Placement) -> tuple[object, ...]:
    """Return what tells one sprite from another."""
    match thing:
        case Face(_, card):
            return "face", card.rank, card.suit
        case Back(_, owner):
            return "back", owner
        case Closed(_, suit):
            return "closed", suit
        case Heap(_, edges):
            return "heap", edges
        case Key(_, letter):
            return "letter", letter
        case Count(_, number):
            return "number", number
        case Shade(box):
            return "shadow", box.width, box.height
    return ()
