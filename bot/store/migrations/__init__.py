"""How the store's tables came to be, one step after the other; forward only."""
