"""What a game adds to scenario files: the tables that can be written about it."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import ClassVar

from echappee.games import games
from echappee.scenarios.fields import Fields
from echappee.scenarios.situation import Situation

Reader = Callable[[Fields], Situation]
"""Reads the situation that a table describes; refuses what is malformed."""


@dataclass(frozen=True, kw_only=True)
class GameScenarios:
    """The tables of a game by name."""

    ROOM: ClassVar = "scenarios"

    tables: Mapping[str, Reader]


def scenario_tables() -> dict[str, Reader]:
    return {name: read for game in games().values() for name, read in game.room(GameScenarios).tables.items()}
