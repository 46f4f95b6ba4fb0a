"""How strong domestique is, and how long races last: `python -m bench.homas [races [course ...]]`.

One domestique against three random directors and a neutral team; the teams change seats from race to race.
"""

import sys
from collections import Counter
from collections.abc import Sequence
from math import sqrt

from echappee.homas.rules import COURSES, Setup, course
from echappee.homas.rules.cards import COLOURS, ROLES
from echappee.homas.simulate.races import RacePlan

RACES = 40
SEED = 20_000_000
"""The weights of no bot were chosen with this seed."""
TEAMS = ("domestique", "random", "random", "random", "neutral")


def plan(course_id: str, shift: int, races: int) -> RacePlan:
    """These races, with all teams moved on by this number of seats."""
    words = TEAMS[-shift:] + TEAMS[:-shift]
    kinds = tuple("neutral" if word == "neutral" else "team" for word in words)
    return RacePlan(Setup(course_id, kinds), words, races, SEED)


def count(course_id: str, races: int) -> Counter[str]:
    """Races won by each kind of team and by each role of domestique's, turns, and disqualifications."""
    found: Counter[str] = Counter()
    for number in range(races):
        shift = number % len(TEAMS)
        words = plan(course_id, shift, races).bots
        end = plan(course_id, shift, races).ride(number).position
        winner = end.ranking[0]
        kind = words[COLOURS.index(winner.team)]
        found[kind] += 1
        found["turns"] += end.round
        found["disqualified"] += end.team(COLOURS[words.index("domestique")]).disqualified
        if kind == "domestique":
            found[ROLES[winner.role - 1]] += 1
    return found


def main(races: int = RACES, courses: Sequence[str] = tuple(COURSES)) -> None:
    """Print one line per course, and one for all of them."""
    print(f"{races} races each: ±{98 / sqrt(races):.1f} points at most; hours are the rulebook's")
    columns = ("domestique", "neutral", "random", *ROLES, "disq.", "turns", "hours")
    print(f"{'course':25}" + "".join(f"{column:>11}" for column in columns))
    total: Counter[str] = Counter()
    for course_id in courses:
        found = count(course_id, races)
        total += found
        _row(course_id, found, races, f"{course(course_id).hours:g}")
    _row("all", total, races * len(courses), "")


def _row(name: str, found: Counter[str], races: int, hours: str) -> None:
    shares = [f"{found[kind] / races:.1%}" for kind in ("domestique", "neutral", "random", *ROLES)]
    cells = (*shares, str(found["disqualified"]), f"{found['turns'] / races:.1f}", hours)
    print(f"{name:25}" + "".join(f"{cell:>11}" for cell in cells), flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]) if sys.argv[1:] else RACES, sys.argv[2:] or tuple(COURSES))
