"""The courses of Homas Tour Pro: found by id or text, and as data."""

from collections import Counter
from difflib import get_close_matches
from typing import Final

from echappee.cli.roads import GameRoads
from echappee.engine import Refused
from echappee.homas.board.course import Square
from echappee.homas.rules import COURSES, HOMAS, RACES, Course, course

UNLISTED: Final = ("road:", "time-trial-")
"""The prefix of a road without an id."""


def rows(road: Course) -> list[Square]:
    """The road as its rows, from the first to the line, in the lane without extra squares."""
    found = {square.row: square for square in road.squares if 1 <= square.row <= road.length}
    return [found[row] for row in sorted(found)]


def race_of(road: Course) -> str:
    """The stage race of this course; empty for a classic or a custom road."""
    return next((name for race, name in RACES.items() if road.text.startswith(race)), "")


def _is_own(text: str) -> bool:
    return text in COURSES or text.startswith(UNLISTED)


def _find(text: str) -> Course:
    """The course of this text; the refusal names ids with a similar spelling or sound."""
    if _is_own(text):
        return course(text)
    close = _close(text)
    hint = f"; close to it: {', '.join(close)}" if close else ""
    raise Refused("unknown-course", f"there is no course {text!r}{hint}")


def _close(text: str) -> list[str]:
    """Ids of courses with a similar id or name."""
    wanted = text.casefold().strip()
    named = {known: str(data["name"]).casefold() for known, data in COURSES.items()}
    near = get_close_matches(wanted, named.values(), n=3)
    by_name = [known for known, name in named.items() if wanted and (wanted in name or name in near)]
    return list(dict.fromkeys(by_name + get_close_matches(wanted, named, n=3)))[:3]


def _facts(road: Course) -> dict[str, object]:
    """The facts about a course in a few fields."""
    return {
        "id": road.text,
        "game": HOMAS.name,
        "name": road.name,
        "race": race_of(road),
        "squares": road.length,
        "hours": road.hours,
        "marks": [mark._asdict() for mark in road.marks],
        "terrain": dict(Counter(square.road for square in rows(road))),
        "finish": road.finish,
        "red": road.team_cards_until,
        "cards": list(road.cards),
        "limit": road.limit,
        "stage": road.stage,
        "trial": road.trial,
        "rain": road.rain,
        "official": road.text in COURSES,
    }


ROADS: Final = GameRoads(
    all=lambda: tuple(map(course, COURSES)),
    is_own=_is_own,
    find=_find,
    close=_close,
    facts=_facts,
    details=_facts,
)
