"""Where the tokens of a stage lie: the major and the minor pile, the refresh token of an extended stage.

The rules are in docs/designing/flamme.md, part T. All of it follows from the road alone.
"""

from collections.abc import Collection, Sequence
from typing import Final, Literal, NamedTuple

from echappee.flamme.road.stages import StageToken
from echappee.flamme.road.track import Run, Track, profile

PileName = Literal["major", "minor"]
Side = Literal["sprint", "mountain"]

LONG_CLIMB: Final = 5
"""An ascent of this many squares is worth the major pile."""
SIX_SQUARES: Final = 6


class Climb(NamedTuple):
    """An ascent by the numbers of its first and its last square."""

    first: int
    last: int

    @property
    def length(self) -> int:
        return self.last - self.first + 1


class LaidPile(NamedTuple):
    """A pile with the number of the square it lies on."""

    pile: PileName
    side: Side
    square: int


def place_tokens(track: Track) -> tuple[StageToken, ...]:
    """The two piles, the major one first; the minor one is missing if no tile can carry it."""
    return tuple(_token(track, laid) for laid in piles_of(track))


def piles_of(track: Track) -> list[LaidPile]:
    """The two piles by the numbers of their squares."""
    climbs = [Climb(run.first, run.last) for run in ascents(track)]
    return lay_piles(climbs, track.line, halfway_square(track))


def lay_piles(climbs: Sequence[Climb], line: int, six: int | None) -> list[LaidPile]:
    """Where the piles lie on a road with these climbs; one that runs into the finish ends beyond the line.

    `six` is where the six-square tile half way begins, if there is one.
    """
    on_the_road = [climb for climb in climbs if climb.last <= line]
    longest, remaining = _longest(climbs), _longest(on_the_road)
    if longest is not None and longest.length >= LONG_CLIMB and longest in on_the_road:
        # Then even an uphill finish is worth a sprint.
        return [LaidPile("major", "mountain", longest.last + 1), LaidPile("minor", "sprint", line + 1)]
    uphill = longest is not None and longest.length >= LONG_CLIMB
    piles = [LaidPile("major", "mountain" if uphill else "sprint", line + 1)]
    if remaining is not None:
        return [*piles, LaidPile("minor", "mountain", remaining.last + 1)]
    return piles if six is None else [*piles, LaidPile("minor", "sprint", six)]


def ascents(track: Track) -> tuple[Run, ...]:
    """The ascents in riding order; one that runs into an uphill finish extends to the end of that tile."""
    return tuple(run for run in profile(track).runs if run.terrain == "ascent")


def halfway_square(track: Track) -> int | None:
    """The square of an extended stage's refresh token, or of a minor pile without an ascent."""
    inside = range(1, len(track.tiles) - 1)
    sixes = [first_square(track, index) for index in inside if len(track.tiles[index].squares) == SIX_SQUARES]
    return six_half_way(sixes, track.grid[0], track.line)


def halfway(track: Track) -> float:
    """The number of the square, perhaps between two, that lies half way from the start line to the finish."""
    return middle(track.grid[0], track.line)


def middle(start: int, line: int) -> float:
    """Half way between the last square of the grid and the last one before the line."""
    return start + (line - start) / 2


def six_half_way(sixes: Collection[int], start: int, line: int) -> int | None:
    """The first square of the first six-square tile from half way on, else of the last one before."""
    later = [square for square in sixes if square >= middle(start, line)]
    return min(later) if later else max(sixes, default=None)


def halfway_tile(track: Track) -> int | None:
    """Index of the first six-square tile from half way on, else of the last one before; never an end tile."""
    square = halfway_square(track)
    return None if square is None else track.tile_of[square - 1]


def first_square(track: Track, index: int) -> int:
    return track.tile_of.index(index) + 1


def number_of(track: Track, token: StageToken) -> int:
    """The number of the square on which a token lies."""
    index = [tile.id for tile in track.tiles].index(token.tile)
    return first_square(track, index) + token.square - 1


def _longest(climbs: Sequence[Climb]) -> Climb | None:
    """Of equals the one closest to the finish."""
    return max(climbs, key=lambda climb: (climb.length, climb.first), default=None)


def _token(track: Track, laid: LaidPile) -> StageToken:
    index = track.tile_of[laid.square - 1]
    return StageToken(
        laid.pile, laid.side, track.tiles[index].id, laid.square - first_square(track, index) + 1
    )
