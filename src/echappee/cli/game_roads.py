"""The roads of a game by their texts, and how they are described as data."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import ClassVar, Generic, TypeVar

R = TypeVar("R")


@dataclass(frozen=True, kw_only=True)
class GameRoads(Generic[R]):
    """A game whose roads can be named on the command line."""

    ROOM: ClassVar = "terminal.roads"

    all: Callable[[], Sequence[R]]
    is_own: Callable[[str], bool]
    """Whether this text can only mean a road of this game."""
    find: Callable[[str], R]
    """The road with this text, or in the file with this name."""
    close: Callable[[str], Sequence[str]]
    """The ids of roads that are spelled like this text."""
    facts: Callable[[R], dict[str, object]]
    """Its data in a list of roads."""
    details: Callable[[R], dict[str, object]]
    """All of its data."""
