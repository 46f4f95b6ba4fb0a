"""Where the tokens of a stage lie: the major and the minor pile, the refresh token of an extended stage.

The rules are in docs/designing.md, part T. All of it follows from the road alone.
"""

from collections.abc import Sequence
from typing import Final, Literal

from echappee.road.profile import Run, profile
from echappee.road.stages import Token
from echappee.road.track import Track

Pile = Literal["major", "minor"]
Side = Literal["sprint", "mountain"]

LONG_CLIMB: Final = 5
"""An ascent of so many squares is worth the major pile."""
SIX_SQUARES: Final = 6


def place_tokens(track: Track) -> tuple[Token, ...]:
    """The two piles, the major one first; the minor one is missing where no tile can bear it."""
    climbs = ascents(track)
    longest = _longest(climbs)
    if longest is not None and _length(longest) >= LONG_CLIMB:
        if not _at_finish(track, longest):
            # Even an uphill finish is worth a sprint then.
            return _pile(track, "major", "mountain", longest.last + 1), _at_line(track, "minor", "sprint")
        return _at_line(track, "major", "mountain"), *_minor(track, climbs)
    return _at_line(track, "major", "sprint"), *_minor(track, climbs)


def ascents(track: Track) -> tuple[Run, ...]:
    """The ascents in riding order; one that runs into an uphill finish counts to the end of that tile."""
    return tuple(run for run in profile(track).runs if run.terrain == "ascent")


def halfway_square(track: Track) -> int | None:
    """Where the refresh token of an extended stage lies, and a minor pile no ascent is left for."""
    index = halfway_tile(track)
    return None if index is None else first_square(track, index)


def halfway(track: Track) -> float:
    """The number of the square, perhaps between two, that lies half way from the start line to the finish."""
    start = track.grid[0]
    return start + (track.line - start) / 2


def halfway_tile(track: Track) -> int | None:
    """Index of the first six-square tile from half way on, else of the last one before; never an end tile."""
    inside = [
        index for index, tile in enumerate(track.tiles[:-1]) if index and len(tile.squares) == SIX_SQUARES
    ]
    later = [index for index in inside if first_square(track, index) >= halfway(track)]
    return later[0] if later else inside[-1] if inside else None


def first_square(track: Track, index: int) -> int:
    """The number of the first square of this tile."""
    return track.tile_of.index(index) + 1


def number_of(track: Track, token: Token) -> int:
    """The number of the square on which a token lies."""
    index = [tile.id for tile in track.tiles].index(token.tile)
    return first_square(track, index) + token.square - 1


def _minor(track: Track, climbs: Sequence[Run]) -> tuple[Token, ...]:
    """The minor pile where the major one lies at the finish."""
    remaining = _longest([climb for climb in climbs if not _at_finish(track, climb)])
    if remaining is not None:
        return (_pile(track, "minor", "mountain", remaining.last + 1),)
    square = halfway_square(track)
    return () if square is None else (_pile(track, "minor", "sprint", square),)


def _longest(climbs: Sequence[Run]) -> Run | None:
    """Of equals the one closest to the finish."""
    return max(climbs, key=lambda climb: (_length(climb), climb.first), default=None)


def _length(climb: Run) -> int:
    return climb.last - climb.first + 1


def _at_finish(track: Track, climb: Run) -> bool:
    return climb.last == track.length


def _at_line(track: Track, pile: Pile, side: Side) -> Token:
    return _pile(track, pile, side, track.line + 1)


def _pile(track: Track, pile: Pile, side: Side, number: int) -> Token:
    index = track.tile_of[number - 1]
    return Token(pile, side, track.tiles[index].id, number - first_square(track, index) + 1)
