"""The bot's pictures, shown in the page as they are."""

from typing import Final

from simcord.preview._media import MediaInfo, MediaWorker

PNG: Final = b"\x89PNG\r\n\x1a\n"
_WIDTH, _HEIGHT = slice(16, 20), slice(20, 24)
"""Where a PNG says how large it is."""


class OwnPictures(MediaWorker):
    """Passes our own PNGs on.

    The simulator trusts no picture: it would start a process for each, decode it and pack
    it anew, and show the table seconds after the move.
    """

    async def _decode(self, key: str, blob: bytes, media_time: float | None) -> MediaInfo:
        if not blob.startswith(PNG):
            return await super()._decode(key, blob, media_time)
        width, height = (int.from_bytes(blob[at], "big") for at in (_WIDTH, _HEIGHT))
        return MediaInfo(
            format="PNG",
            width=width,
            height=height,
            frames=1,
            decoded_bytes=width * height * 4,
            normalized=blob,
            content_type="image/png",
            capture=blob,
            poster=blob,
            memory_limited=True,  # nothing is decoded, so there is nothing to warn of
        )
