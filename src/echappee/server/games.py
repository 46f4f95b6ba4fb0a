"""The games that tables can be opened for, by name. Adding one is adding a line to `GAMES`."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from echappee.catalogue import AnyRace, family_of
from echappee.engine import Refused
from echappee.flamme import FLAMME
from echappee.homas import HOMAS
from echappee.server.flamme_game import FlammeGame
from echappee.server.game import Game
from echappee.server.homas_game import HomasGame

GAMES: Final[Mapping[str, Game]] = MappingProxyType({FLAMME.name: FlammeGame(), HOMAS.name: HomasGame()})


def game_of(name: str) -> Game:
    """The game of this name."""
    if name not in GAMES:
        raise Refused("unknown-game", f"there is no game {name[:20]!r} here")
    return GAMES[name]


def game_ridden(race: AnyRace) -> Game:
    """The game that this race is one of."""
    return GAMES[family_of(race).name]
