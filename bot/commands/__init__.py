"""What can be typed: one room a cog, each handler a few lines."""
