"""The people at the tables, as last seen, and what one of them sends."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Person:
    """Someone by id, with the name last shown."""

    user_id: int
    name: str
    is_bot: bool = False


Players = tuple[Person, Person]
"""The two at a table, by seat."""


def names_of(players: Players) -> tuple[str, str]:
    """Return what the two are called."""
    first, second = players
    return first.name, second.name


def opponent_of(players: Players, user_id: int) -> Person:
    """Return who plays against one of the two."""
    first, second = players
    return second if first.user_id == user_id else first


@dataclass(frozen=True, slots=True)
class Sender:
    """Who does something, and by which interaction: the same one never acts twice."""

    person: Person
    interaction_id: int
