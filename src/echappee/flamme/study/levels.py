"""At which level of bots somebody rides who loses this much per decision."""

import json
from functools import cache
from importlib.resources import files
from statistics import median

from echappee.study.analysis import SameLevel


def standing(lost: float) -> SameLevel | None:
    """The level of which the median is nearest."""
    known = performances()
    if not known:
        return None
    level = min(known, key=lambda each: abs(median(known[each]) - lost))
    worse = sum(each > lost for each in known[level])
    return SameLevel(int(level), round(100 * worse / len(known[level])))


@cache
def performances() -> dict[str, list[float]]:
    """By level: what decisions of the bots there cost in full studies of races on the base stages, per team.

    `python -m bench.study --keep FILE level-1` … measures it.
    """
    found: dict[str, list[float]] = json.loads(files(__package__).joinpath("performances.json").read_bytes())
    return found
