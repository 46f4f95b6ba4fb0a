"""The races in which bots are compared: which roads, rules and numbers of teams a game has for that."""

from collections.abc import Mapping
from typing import NamedTuple


class Contest(NamedTuple):
    """A race that is always set up in the same way; every team in it is directed."""

    name: str
    teams: int
    tags: Mapping[str, str]
    """How a record of such a race begins."""
