"""The stage of a round: its road and its format, the line, the token piles, the side of the timing tile."""

from typing import NamedTuple

from echappee.engine import Refused
from echappee.flamme.rules.course import NO_LINE, TIMING, Course
from echappee.flamme.rules.position import Ruleset
from echappee.flamme.scenarios.roads import read_road
from echappee.scenarios.fields import Fields

MODES = {
    "race": Ruleset(declared=True),
    "tour": Ruleset(declared=True, tour=True, super_combative=True),
    "ttt": Ruleset(declared=True, ttt=True),
    "itt": Ruleset(declared=True, itt=True),
}
PILES = ("major", "minor")


class Stage(NamedTuple):
    """A road, and the rules in force on it."""

    road: Course
    rules: Ruleset

    @property
    def has_line(self) -> bool:
        return self.road.line != NO_LINE


def read_stage(fields: Fields) -> Stage:
    """The stage that a table describes; refuses what its format does not use."""
    mode = fields.text("mode", "race")
    if mode not in MODES:
        raise Refused("unknown-mode", f"there is no mode {mode}")
    rules = MODES[mode]
    for key in PILES:
        if fields.has(key) and not rules.tour:
            raise Refused("bad-value", f"{key}: tokens lie only on a tour's stage")
    line = fields.square("line")
    beside = {key: fields.square(key) for key in PILES if fields.has(key)}
    if fields.has("finish"):
        if not rules.timed or not line:
            raise Refused("bad-value", "finish: times are taken only at the line of tour, ttt and itt")
        beside["finish"] = _read_finish(fields)
    return Stage(read_road(fields.text("road"), line, beside), rules)


def _read_finish(fields: Fields) -> str:
    side = fields.text("finish")
    if side not in TIMING:
        raise Refused("bad-value", f"finish is {' or '.join(TIMING)}, not {side}")
    return side
