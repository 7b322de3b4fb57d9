"""Players that are not people: they see a View, never the hidden cards."""
