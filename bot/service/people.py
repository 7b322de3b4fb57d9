"""The people at the tables, as last seen, and what one of them sends."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Person:
    """Someone by id, with the name last shown."""

    user_id: int
    name: str
    is_bot: bool = False


@dataclass(frozen=True, slots=True)
class Sender:
    """Who does something, and by which interaction: the same one never acts twice."""

    person: Person
    interaction_id: int
