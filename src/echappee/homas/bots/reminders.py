"""Fitness cards that must not be forgotten: an unplayed one puts its team out (rule 4.1.3)."""

from functools import lru_cache
from typing import Final, NamedTuple

from echappee.homas.board.course import Course
from echappee.homas.rules import COLOURS, ROLES, View
from echappee.homas.rules.traffic import groups

LATE: Final = 0.6
"""The part of the road after which people are reminded, if it has no red letter."""
ENOUGH: Final = 30
"""Rows in which a card can still be played before the line, or a sprinter's last climb: three turns."""


class Reminders(NamedTuple):
    """Riders of a team that still have a fitness card."""

    due: tuple[str, ...] = ()
    """Those who must play it soon."""
    missed: tuple[str, ...] = ()
    """Those for whom it is too late: they are coming home, or the race is over."""


NOTHING: Final = Reminders()


def reminders(view: View, team: str) -> Reminders:
    """The director's reminders about this team."""
    first = COLOURS.index(team) * len(ROLES)
    holders = [rider for rider in view.riders[first : first + len(ROLES)] if rider.fitness and rider.racing]
    if not holders:
        return NOTHING
    home, course = _arriving(view), view.course
    over = bool(home) and not course.stage and not course.trial
    missed = tuple([rider.name for rider in holders if over or rider.name in home])
    if over or view.team(team).disqualified:
        return Reminders(missed=missed)
    squares = course.squares
    front = max(squares[rider.square].row for rider in view.riders if rider.racing)
    due = [
        rider.name
        for rider in holders
        if rider.name not in home
        # A classic is over for all when the first come home; elsewhere everybody rides to the line.
        and (squares[rider.square].row if course.stage or course.trial else front)
        >= _late_from(course, rider.sprinter)
    ]
    return Reminders(tuple(due), missed)


@lru_cache(maxsize=64)
def _late_from(course: Course, sprinter: bool) -> int:  # noqa: FBT001 - a key
    """The row of the red letter, or its usual row; earlier if little road is left then."""
    late = course.team_cards_until or int(course.length * LATE + 0.5)
    end = _last_climb(course) if sprinter else course.length
    return min(late, end - ENOUGH)


def _last_climb(course: Course) -> int:
    """The last row after which a sprinter's road to the line is not all climb."""
    flat = [
        square.row for square in course.squares if 0 < square.row <= course.length and square.road != "climb"
    ]
    return max(flat, default=0)


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
