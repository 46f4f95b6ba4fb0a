"""The games that tables can be opened for, by name. Adding one is adding a line to `GAMES`."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from echappee.engine import Refused
from echappee.flamme.rules import FLAMME
from echappee.flamme.table.room import FlammeGame
from echappee.homas.rules import HOMAS
from echappee.homas.table.room import HomasGame
from echappee.notation.game_rules import SomeRace
from echappee.server.tables.game_table import Game

GAMES: Final[Mapping[str, Game]] = MappingProxyType({FLAMME.name: FlammeGame(), HOMAS.name: HomasGame()})


def game_of(name: str) -> Game:
    """The game of this name."""
    if name not in GAMES:
        raise Refused("unknown-game", f"there is no game {name[:20]!r} here")
    return GAMES[name]


def game_ridden(race: SomeRace) -> Game:
    """The game that this race is one of."""
    return GAMES[race.rules.name]
