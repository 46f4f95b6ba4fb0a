"""The table `placement`: the start grid is filled, automatic teams first."""

from collections.abc import Iterator
from typing import NamedTuple

from echappee.engine import Refused, ScriptedDealer
from echappee.flamme.rules.course import Course
from echappee.flamme.rules.phases import FLAMME, FlammeRace
from echappee.flamme.rules.position import Position
from echappee.flamme.rules.setup import Setup, TeamSetup, set_up
from echappee.flamme.scenarios.outcomes import Outcome, Words, compare, read_outcome
from echappee.flamme.scenarios.riders import read_name
from echappee.flamme.scenarios.tiles import read_tile_road
from echappee.scenarios.amounts import check_once
from echappee.scenarios.fields import Fields


class Grid(NamedTuple):
    """Who is placed where, in this order, and the grid that is expected."""

    start: Position
    placed: tuple[tuple[str, str], ...]
    """Riders and squares as written, in the order of placing."""
    expected: tuple[Outcome, ...]

    @property
    def road(self) -> Course:
        return self.start.course

    def differences(self) -> Iterator[str]:
        """Fill the grid, and compare."""
        first, _ = read_name(self.placed[0][0])
        race = FlammeRace(FLAMME, self.start, ScriptedDealer({str(self.start.key("first")): first}))
        for name, square in self.placed:
            team, kind = read_name(name)
            if not race.questions or race.questions[0].seat != team:
                raise Refused("bad-value", f"placed: it is not {name}'s turn")
            race.answer(race.questions[0].id, f"{kind}{square}")
        if race.position.phase == "placement" and race.questions:
            raise Refused("bad-value", f"placed: {race.questions[0].seat} has riders left")
        found = {rider.name: rider for rider in race.position.riders}
        yield from compare("expect", self.expected, found, self.road, {})


def read_placement(fields: Fields) -> Grid:
    tiles = read_tile_road(fields.text("tiles")).tiles
    start = set_up(Setup(tiles, tuple(TeamSetup(kind) for kind in fields.texts("teams"))))
    placed = tuple(_read_placed(text) for text in fields.texts("placed"))
    expected = tuple(read_outcome(text, start.course, Words()) for text in fields.texts("expect"))
    if not placed or not expected:
        raise Refused("no-expectation", "placed and expect must not be empty")
    check_once([outcome.name for outcome in expected], "rider")
    known = [rider.name for rider in start.riders]
    for name in [name for name, _ in placed] + [outcome.name for outcome in expected]:
        if name not in known:
            raise Refused("unknown-rider", f"there is no rider {name}, only {' '.join(known)}")
    return Grid(start, placed, expected)


def _read_placed(text: str) -> tuple[str, str]:
    words = text.split()
    if len(words) != 2 or not words[1].isdecimal():
        raise Refused("bad-place", f"placed: “{text}” is not a rider on a square such as blue.R 5")
    return words[0], words[1]
