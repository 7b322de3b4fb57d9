"""The game of Crapette: cards, rules and referee, with nothing of Discord in it."""
