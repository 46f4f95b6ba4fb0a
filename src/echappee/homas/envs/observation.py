"""What a director of Homas Tour Pro observes: numbers from the view, the seat's team first."""

from functools import lru_cache
from typing import Final

import numpy as np

from echappee.envs.game_envs import Field, Vector
from echappee.envs.spelling import OpenQuestion
from echappee.homas.board.course import LANES, ROW, Course
from echappee.homas.bots.layout import ASKED, WORDS
from echappee.homas.rules import RiderView, Team, View
from echappee.homas.rules.cards import COLOURS, FITNESS, HIDDEN, KINDS, ROLES

AHEAD: Final = 16
"""How many rows of the road a rider sees, from where it stands."""
ROADS: Final = ("flat", "climb", "descent", "cobbles")
RIDER: Final = (
    *("neutral", "role", "progress", "to_go", "lane", "moved", "still", "used", "helped", "one_die", "wait"),
    *("home", "place", "delay", "fitness", *(f"card {kind}" for kind in KINDS)),
)
TEAM: Final = ("neutral", "rank", "disqualified", *(f"card {kind}" for kind in KINDS))

FIELDS: Final = (
    Field("round", (1,), "the turn, 0 before the first"),
    Field("rain", (1,), "1 if it rains"),
    Field("kind", (len(ASKED),), f"1 for the kind of the question: {', '.join(ASKED)}"),
    Field("asked", (len(ROLES),), "1 for the seat's rider that the question is about"),
    Field("said", (len(WORDS),), "how often each word occurs in the answer so far"),
    Field(
        "furthest", (len(LANES),), "how many rows ahead the furthest square that may be chosen is, by lane"
    ),
    Field("teams", (len(COLOURS), len(TEAM)), f"the seat's team, then the others in turn: {', '.join(TEAM)}"),
    Field("riders", (len(COLOURS) * len(ROLES), len(RIDER)), f"their riders: {', '.join(RIDER)}"),
    Field("road", (len(ROLES), AHEAD, 2), "from each own rider on, rows: the kind of road, and its grade"),
)
_FITNESS: Final = {"": 0, HIDDEN: 1, **{card: number for number, card in enumerate(FITNESS, start=2)}}
_HEAD: Final = sum(field.size for field in FIELDS[:6])
_SAID: Final = sum(field.size for field in FIELDS[:4])
_FURTHEST: Final = sum(field.size for field in FIELDS[:5])
LONGEST_DELAY: Final = 9_999


def observe(view: View, heard: OpenQuestion | None) -> Vector:
    turn = COLOURS.index(view.seat) if view.seat else 0
    first = turn * len(ROLES)
    teams = view.teams[turn:] + view.teams[:turn]
    riders = view.riders[first:] + view.riders[:first]
    numbers = [number for team in teams for number in _team(team)]
    numbers += [number for rider in riders for number in _rider(view.course, rider)]
    roads = [_road(view.course, rider.square) for rider in riders[: len(ROLES)]]
    return np.concatenate((_head(view, heard), np.array(numbers, np.int16), *roads))


def _head(view: View, heard: OpenQuestion | None) -> Vector:
    head = np.zeros(_HEAD, np.int16)
    head[0], head[1] = view.round, view.rain
    if heard:
        key = heard.question.id
        head[2 + ASKED.index(key.kind)] = 1
        if key.rider:
            head[2 + len(ASKED) + int(key.rider[1]) - 1] = 1
        for word in heard.said:
            head[_SAID + word] += 1
        if key.kind in ("to", "then"):
            head[_FURTHEST:] = _furthest(view, heard)
    return head


def _furthest(view: View, heard: OpenQuestion) -> list[int]:
    """The furthest squares come first among the answers."""
    course, start = view.course, view.rider(heard.question.id.rider).square
    found = [0] * len(LANES)
    for answer in reversed(heard.question.options() or ()):
        if answer in course.numbers:
            number = course.numbers[answer]
            found[course.at(number).lane - 1] = course.rows_between(start, number)
    return found


def _team(team: Team) -> tuple[int, ...]:
    return (team.neutral, team.rank, team.disqualified, *_by_kind(team.cards))


def _rider(course: Course, rider: RiderView) -> tuple[int, ...]:
    square = course.at(rider.square) if rider.square >= 0 else None
    return (
        rider.neutral,
        rider.role,
        square.progress // (ROW // 10) if square else 0,
        (course.line - square.progress) // ROW if square else course.length,
        square.lane if square else 0,
        rider.moved,
        rider.still,
        rider.used,
        rider.helped,
        rider.one_die,
        rider.wait,
        rider.home,
        rider.place,
        min(rider.delay, LONGEST_DELAY),
        _FITNESS[rider.fitness],
        *_by_kind(rider.cards),
    )


@lru_cache(maxsize=1_000)
def _by_kind(cards: tuple[str, ...]) -> tuple[int, ...]:
    return tuple(cards.count(kind) for kind in KINDS)


@lru_cache(maxsize=10_000)
def _road(course: Course, number: int) -> Vector:
    """Row by row as in the first lane."""
    rows = np.zeros((AHEAD, 2), np.int16)
    start = course.at(number).row if number >= 0 else 0
    for row, road, grade in ((each.row - start, each.road, each.grade) for each in course.squares):
        if 0 <= row < AHEAD:
            rows[row] = ROADS.index(road), grade
    return rows.ravel()
