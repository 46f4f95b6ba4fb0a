"""The roads of a game, as the HTTP API shows them."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from echappee.bots.game_bots import InWords
from echappee.server.http.bodies import FindingRow, RoadRow


@dataclass(frozen=True, kw_only=True)
class GameRoads:
    """Every known road by its set, any road by its id, and what is wrong with a custom road."""

    row: type[RoadRow]
    """The game's type for a road in a list, tagged with the game's name."""
    sets: Callable[[], Mapping[str, InWords]]
    """The sets that roads belong to, and their names."""
    every: Callable[[], Sequence[RoadRow]]
    one: Callable[[str], RoadRow]
    """The road with this id; refused with `no-such-stage` if there is none."""
    faults: Callable[[str], Sequence[FindingRow]]
    """What is wrong with this custom road; empty for a good one."""
