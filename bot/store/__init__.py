"""What outlives the process: games, their logs, challenges and announcements owed."""

from bot.store.store import Store

__all__ = ["Store"]
