"""Fitness cards that must not be forgotten: one that is not played puts its team out (rule 4.1.3)."""

from typing import Final, NamedTuple

from echappee.homas.board.course import Course
from echappee.homas.rules.cards import COLOURS, ROLES
from echappee.homas.rules.traffic import groups
from echappee.homas.rules.views import View

LATE: Final = 0.6
"""The part of the road after which people are reminded, if it has no red letter."""


class Reminders(NamedTuple):
    """Riders of a team that still have a fitness card."""

    due: tuple[str, ...] = ()
    """Those who must play it soon."""
    missed: tuple[str, ...] = ()
    """Those for whom it is too late: they are coming home, or the race is over."""


NOTHING: Final = Reminders()


def reminders(view: View, team: str) -> Reminders:
    """What the director of this team must be reminded of."""
    first = COLOURS.index(team) * len(ROLES)
    holders = [rider for rider in view.riders[first : first + len(ROLES)] if rider.fitness and rider.racing]
    if not holders:
        return NOTHING
    home, course = _arriving(view), view.course
    over = bool(home) and not course.stage and not course.trial
    missed = tuple([rider.name for rider in holders if over or rider.name in home])
    if over or view.team(team).disqualified:
        return Reminders(missed=missed)
    late = _late_from(course)
    squares = course.squares
    due = [rider.name for rider in holders if rider.name not in home and squares[rider.square].row >= late]
    return Reminders(tuple(due), missed)


def _late_from(course: Course) -> int:
    """The row of the red letter, or where it would usually stand."""
    return course.team_cards_until or int(course.length * LATE + 0.5)


def _arriving(view: View) -> set[str]:
    """Riders who come home in this turn: alone on a mountain and against the clock, else with their group."""
    if view.phase != "sprint":
        return set()
    course, riders = view.course, view.riders
    first = {rider.name for rider in riders if rider.racing and course.home(rider.square)}
    if course.trial or course.finish == "mountain":
        return first
    parties = [{riders[index].name for index in group} for group in groups(course, riders)]
    return set().union(*(party for party in parties if party & first))
