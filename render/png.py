"""Packs a picture of palette numbers as PNG.

Pillow packs such pictures row by row as they are. Here each row is packed as its difference
from the row above: on a table most of them are equal, so the file is a quarter smaller.
"""

import struct
import zlib
from threading import local
from typing import Final, Self

from PIL import Image, ImageChops

_SIGNATURE: Final = b"\x89PNG\r\n\x1a\n"
_UP: Final = 2
"""PNG's number for "this row is the difference from the row above"."""
_LEVEL: Final = 4


class _Sheets(local):
    """What a thread works on, kept: memory that is new each time costs more than the work."""

    size = (0, 0)

    def of(self, size: tuple[int, int]) -> Self:
        """Return the sheets for pictures of a size; the row above the first one is 0."""
        if size != self.size:
            width, height = self.size = size
            self.above = Image.new("L", size)
            self.rows = Image.new("L", (width + 1, height), _UP)
        return self


_SHEETS: Final = _Sheets()


def pack(numbers: Image.Image, colours: bytes) -> bytes:
    """Return a one-byte-a-pixel picture and its colours (three bytes each) as a PNG file."""
    width, height = numbers.size
    head = struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)
    body = zlib.compress(_rows(numbers), _LEVEL)
    chunks = ((b"IHDR", head), (b"PLTE", colours), (b"IDAT", body), (b"IEND", b""))
    return _SIGNATURE + b"".join(_chunk(name, data) for name, data in chunks)


def _rows(numbers: Image.Image) -> bytes:
    """Return the rows as differences, each after the number of how it is packed."""
    sheets = _SHEETS.of(numbers.size)
    sheets.above.paste(numbers, (0, 1))
    sheets.rows.paste(ImageChops.subtract_modulo(numbers, sheets.above), (1, 0))
    return sheets.rows.tobytes()


def _chunk(name: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))
