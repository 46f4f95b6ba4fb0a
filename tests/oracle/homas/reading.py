"""From the engine's positions to the second referee's table, and what both must have in common."""

from operator import attrgetter
from typing import Any

from echappee.homas.board.course import NOWHERE, Course
from echappee.homas.rules import Position
from echappee.homas.rules import Rider as EngineRider
from tests.oracle.homas.road import road
from tests.oracle.homas.table import Facts, Line, Rider, Table, Team

Picture = dict[str, object]
"""Everything that can be seen on a table, by name."""


SAME = (
    *("name", "team", "role", "neutral", "fitness", "moved", "still", "used", "helped"),
    *("one_die", "wait", "home", "place", "delay"),
)
"""What both call by the same name."""
_marks = attrgetter(*SAME)


def table_of(position: Position) -> Table:
    """The same table in the referee's own things."""
    course = position.course
    riders = [_rider(course, rider) for rider in position.riders]
    teams = [
        Team(t.colour, t.number, t.neutral, list(t.cards), t.rank, t.disqualified) for t in position.teams
    ]
    table = Table(_facts(course), road(course.text), teams, riders, [], [])
    table.sprints = [Line(p.row, _road_at(course, p.row), list(p.riders)) for p in position.sprints]
    kinds = {mark.row: mark.kind for mark in course.summits}
    table.summits = [Line(p.row, kinds[p.row], list(p.riders)) for p in position.summits]
    table.draws, table.tired, table.one_by_one = position.draws, position.tired, position.one_by_one
    table.turn, table.step, table.rain = position.round, position.step, position.rain
    if position.first != NOWHERE:
        table.first = table.road.named[course.at(position.first).name]
        table.first_turn = min(rider.home for rider in riders if rider.home)
    return table


def _facts(course: Course) -> Facts:
    return Facts(
        course.length,
        course.finish,
        course.team_cards_until,
        course.cards,
        course.stage,
        course.trial,
        course.rain,
        course.cobbles_break_wheels,
    )


def _road_at(course: Course, row: int) -> str:
    return road(course.text).named[f"{row}.1"].kind


def _rider(course: Course, rider: EngineRider) -> Rider:
    same: dict[str, Any] = dict(zip(SAME, _marks(rider), strict=True))
    spot = None if rider.square == NOWHERE else road(course.text).named[course.at(rider.square).name]
    return Rider(cards=list(rider.cards), spent=list(rider.spent), spot=spot, **same)


def engine_picture(position: Position) -> Picture:
    """What the engine has on the table."""
    course = position.course
    picture: Picture = {"rain": position.rain, "turn": position.round}
    for rider in position.riders:
        where = "" if rider.square == NOWHERE else course.at(rider.square).name
        picture[rider.name] = _seen(rider, where)
    for team in position.teams:
        picture[team.colour] = (sorted(team.cards), team.rank, team.disqualified)
    picture |= {f"sprint {p.row}": list(p.riders) for p in position.sprints}
    picture |= {f"summit {p.row}": list(p.riders) for p in position.summits}
    return picture


def referee_picture(table: Table) -> Picture:
    """What the second referee has on the table."""
    picture: Picture = {"rain": table.rain, "turn": table.turn}
    for rider in table.riders:
        picture[rider.name] = _seen(rider, rider.spot.name if rider.spot else "")
    for team in table.teams:
        picture[team.colour] = (sorted(team.cards), team.rank, team.out)
    picture |= {f"sprint {line.row}": line.riders for line in table.sprints}
    picture |= {f"summit {line.row}": line.riders for line in table.summits}
    return picture


def _seen(rider: Rider | EngineRider, where: str) -> tuple[object, ...]:
    return (where, sorted(rider.cards), sorted(rider.spent), *_marks(rider))
