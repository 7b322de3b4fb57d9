"""What two people can do with a game, without a word about Discord."""
