"""What is wrong with a row of tiles: wrong ends, pieces used twice, tiles on top of one another."""

from collections import defaultdict
from collections.abc import Iterator, Sequence

from echappee.engine.refusals import Refused
from echappee.flamme.road.overlap import TOLERABLE, overlaps
from echappee.flamme.road.tiles import TILES
from echappee.flamme.road.track import faults, lay
from echappee.notation.road_findings import Finding, Severity


def check(tiles: Sequence[str]) -> tuple[Finding, ...]:
    """What is wrong with these tiles: their ends and the stock, else overlaps; nothing for a good road."""
    broken = tuple(Finding(fault.code, "error", fault.detail) for fault in faults(tiles))
    if any(finding.code in {"no-tiles", "unknown-tile"} for finding in broken):
        return broken
    unlaid = broken + tuple(_used_twice(tiles))
    # Only a road that there are pieces for can be laid out; a row of thousands would also take too long.
    return unlaid or tuple(_overlapping(tiles))


def require_good(tiles: Sequence[str]) -> None:
    """Refuse tiles that cannot be laid, for the first error that is found."""
    for finding in check(tiles):
        if finding.severity == "error":
            raise Refused(finding.code, finding.detail)


def _used_twice(tiles: Sequence[str]) -> Iterator[Finding]:
    """Pieces of cardboard that would be needed more than once; both sides of one are the same piece."""
    numbers: defaultdict[str, list[int]] = defaultdict(list)
    for number, tile in enumerate(tiles, start=1):
        numbers[TILES[tile].physical].append(number)
    for piece, used in numbers.items():
        if len(used) > 1:
            sides = " and ".join(f"{tiles[number - 1]} (tile {number})" for number in used)
            yield Finding(
                "tile-used-twice", "error", f"there is only one piece {piece}, but it is used as {sides}"
            )


def _overlapping(tiles: Sequence[str]) -> Iterator[Finding]:
    for first, second, depth in overlaps(lay(tiles)):
        severity: Severity = "error" if depth >= TOLERABLE else "warning"
        which = f"tile {second + 1} ({tiles[second]}) lies on tile {first + 1} ({tiles[first]})"
        yield Finding("overlap", severity, f"{which}, {depth:.2f} squares deep")
