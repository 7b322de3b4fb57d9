"""The steps, each a file, named by its number."""
