"""Calendars of Homas stage races (rules 6.2): the printed ones by name, or courses in a row.

`card-7` is a stage of which only a number is known: it has no road here, and only its result can be entered.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from echappee.engine import Refused
from echappee.homas.board.course import Course
from echappee.homas.board.course_text import RACE_NAMES
from echappee.homas.rules import COURSES, course
from echappee.tours.game_tours import OWN, Day, NamedTour, card_name, card_of

SHORTEST, LONGEST = 2, 21
NAMED: Final[Mapping[str, NamedTour]] = {
    race: NamedTour(" ".join(known for known in COURSES if known.startswith(f"{race}-")), called, about={})
    for race, called in RACE_NAMES.items()
}
"""The stage races there are by name."""
PRESETS: Final[Mapping[str, str]] = {name: race.calendar for name, race in NAMED.items()}
"""Their calendars."""


def read_calendar(text: str) -> tuple[Day, ...]:
    """The stages of a race of this name, or these; refuses what is not a stage race."""
    days = tuple(map(Day, PRESETS.get(text, text).split()))
    for day in days:
        road = road_of(day)
        if not (road.stage or road.trial):
            raise Refused("bad-calendar", f"{day.stage[:40]} is a one-day race, no stage (rule 6.2.1)")
    if not SHORTEST <= len(days) <= LONGEST:
        raise Refused(
            "bad-calendar", f"a stage race has {SHORTEST} to {LONGEST} stages, not {len(days)} (rule 6.2.1)"
        )
    return days


def print_calendar(days: Sequence[Day]) -> str:
    """The calendar as text; reading it gives the same days."""
    return " ".join(day.stage for day in days)


def road_of(day: Day) -> Course:
    """The road of this day; of a stage of which only a number is known, one without a square."""
    if number := card_of(day.stage):
        return Course(day.stage, card_name(number), (), 0, (), stage=True)
    return course(day.stage)


def course_id(day: Day) -> str:
    """The id of this day's course; a handmade road has none."""
    return OWN if day.stage.startswith("road:") else day.stage
