"""Measured strengths: a game keeps them in `strength.json` beside its bots, with how they were measured."""

import json
from collections.abc import Mapping
from importlib.resources import files
from typing import Final, NamedTuple

FILE = "strength.json"


class Strength(NamedTuple):
    """Races that a bot has won against the one that everybody is measured against."""

    won: int
    races: int

    @property
    def share(self) -> float:
        return self.won / self.races


class Strengths(NamedTuple):
    """What was measured of the bots of a game."""

    how: str
    """The races, in one sentence."""
    command: str
    """What measures them again."""
    bots: Mapping[str, Strength]


NOT_MEASURED: Final = Strengths("", "", {})


def read_strengths(package: str) -> Strengths:
    """From the package of a game's bots."""
    said = json.loads(files(package).joinpath(FILE).read_text(encoding="utf-8"))
    bots = {name: Strength(*figures) for name, figures in said["bots"].items()}
    return Strengths(said["how"], said["command"], bots)
