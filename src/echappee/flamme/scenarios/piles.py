"""The table `tokens`: where the major and the minor pile lie on a road, by the designing rules."""

from collections.abc import Iterator
from typing import NamedTuple

from echappee.engine import Refused
from echappee.flamme.road.tokens import Climb, lay_piles, six_half_way
from echappee.scenarios.fields import Fields

START = 5
"""The last square of the start grid if nothing is said."""
NONE = "none"
NAMES = ("major", "minor")


class Piles(NamedTuple):
    """A road as far as tokens are concerned, and where they are expected, such as `mountain 65`."""

    start: int
    line: int
    climbs: tuple[Climb, ...]
    sixes: tuple[int, ...]
    expected: dict[str, str]

    def differences(self) -> Iterator[str]:
        """Lay the piles, and compare."""
        laid = lay_piles(self.climbs, self.line, six_half_way(self.sixes, self.start, self.line))
        found = {pile.pile: f"{pile.side} {pile.square}" for pile in laid}
        for name, wanted in self.expected.items():
            there = next((text for pile, text in found.items() if pile == name), NONE)
            if there != wanted:
                yield f"{name}: {there}, not {wanted}"


def read_piles(fields: Fields) -> Piles:
    start, line = fields.number("start", START), fields.number("line")
    if not 1 <= start < line:
        raise Refused("bad-value", f"the line is ahead of the grid, not {line} ahead of {start}")
    climbs = _read_climbs(fields, line)
    sixes = tuple(_number("sixes", value) for value in fields.items("sixes"))
    inside = tuple(first for first in sixes if start < first < line - 1)  # end tiles bear no halfway pile
    expect = fields.inner("expect")
    expected = {name: " ".join(expect.text(name).split()) for name in NAMES if expect.has(name)}
    expect.close()
    if not expected:
        raise Refused("no-expectation", "expect is empty: give one of major, minor")
    for pile in expected.values():
        side, _, square = pile.partition(" ")
        if pile != NONE and (side not in ("sprint", "mountain") or not square.isdecimal()):
            raise Refused(
                "bad-value", f"{pile or 'nothing'} is not a pile and its square such as mountain 65"
            )
    return Piles(start, line, climbs, inside, expected)


def _read_climbs(fields: Fields, line: int) -> tuple[Climb, ...]:
    """All climbs, adjoining ones joined; `finish` is the six squares of an uphill finish."""
    values = fields.items("ascents")
    uphill = values.count("finish")
    climbs = sorted(_read_climb(value) for value in values if value != "finish")
    end = line - 1 if uphill else line
    if uphill > 1 or any(climb.last >= end for climb in climbs):
        raise Refused("bad-value", 'ascents: the squares of the finish are written "finish", and only once')
    climbs += [Climb(line - 1, line + 4)] * uphill
    joined = climbs[:1]
    for climb in climbs[1:]:
        if climb.first <= joined[-1].last:
            raise Refused("bad-value", f"ascents: square {climb.first} is named twice")
        if climb.first == joined[-1].last + 1:
            joined[-1] = Climb(joined[-1].first, climb.last)
        else:
            joined.append(climb)
    return tuple(joined)


def _read_climb(value: object) -> Climb:
    if not isinstance(value, list) or len(value) != 2:
        raise Refused(
            "bad-value", 'ascents: a climb is its first and last square such as [20, 25], or "finish"'
        )
    first, last = (_number("ascents", number) for number in value)
    if last < first:
        raise Refused("bad-value", f"ascents: [{first}, {last}] ends before it begins")
    return Climb(first, last)


def _number(key: str, value: object) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or value < 1:
        raise Refused("bad-value", f"{key}: {value} is not a square")
    return value
