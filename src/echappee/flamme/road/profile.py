"""A road from the side: its runs of terrain, how much of each there is, and heights to draw.

The cardboard gives no heights. Ours are a drawing aid: an ascent square rises by one, a descent square falls
by one, every other square is level.
"""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from itertools import accumulate, groupby
from types import MappingProxyType
from typing import Final, NamedTuple

from echappee.flamme.road.squares import Terrain
from echappee.flamme.road.track import Track

RISE: Final[Mapping[Terrain, int]] = {"flat": 0, "ascent": 1, "descent": -1, "cobbles": 0, "supply": 0}


class Run(NamedTuple):
    """Squares of one terrain in a row, by the numbers of the first and the last."""

    terrain: Terrain
    first: int
    last: int


@dataclass(frozen=True, slots=True)
class Profile:
    """A track from the side, squares beyond the finish line included, roundabouts by their inner way."""

    runs: tuple[Run, ...]
    """Ascents, descents, cobbles and supply zones, in riding order; what lies between is flat."""
    heights: tuple[int, ...]
    """The height where the road begins, then at the end of every square; the lowest is 0."""
    counts: Mapping[Terrain, int] = field(hash=False)
    """For every terrain its number of squares."""
    length: int


def profile(track: Track) -> Profile:
    terrains = [square.terrain for square in track.squares]
    counts = Counter(terrains)
    return Profile(
        runs=tuple(run for run in _runs(terrains) if run.terrain != "flat"),
        heights=_heights(terrains),
        counts=MappingProxyType({terrain: counts[terrain] for terrain in RISE}),
        length=track.length,
    )


def _runs(terrains: list[Terrain]) -> list[Run]:
    runs: list[Run] = []
    for terrain, squares in groupby(enumerate(terrains, start=1), key=lambda square: square[1]):
        numbers = [number for number, _ in squares]
        runs.append(Run(terrain, numbers[0], numbers[-1]))
    return runs


def _heights(terrains: list[Terrain]) -> tuple[int, ...]:
    heights = list(accumulate((RISE[terrain] for terrain in terrains), initial=0))
    lowest = min(heights)
    return tuple(height - lowest for height in heights)
