"""The roads of a game as the HTTP API tells them."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from echappee.bots.game_bots import InWords
from echappee.server.http.bodies import FindingRow, RoadRow


@dataclass(frozen=True, kw_only=True)
class GameRoads:
    """Every road there is by its set, any one by its id, and what speaks against one that somebody made."""

    row: type[RoadRow]
    """Its type of a road in a list, tagged with the game's name."""
    sets: Callable[[], Mapping[str, InWords]]
    """The sets that roads belong to, and what people call them."""
    every: Callable[[], Sequence[RoadRow]]
    one: Callable[[str], RoadRow]
    """The road of this id; refused with `no-such-road` where there is none."""
    faults: Callable[[str], Sequence[FindingRow]]
    """What speaks against this road, as somebody wrote it; nothing if it is a good one."""
