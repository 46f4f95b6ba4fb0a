"""What a director of Homas Tour Pro observes in version 1: bytes from its view, its own team first.

The kernel makes the same bytes from its arrays (`kernel/observation.py`).
"""

from collections.abc import Iterable, Iterator
from typing import Final

import numpy as np

from echappee.envs.game_envs import Field, Vector
from echappee.envs.spelling import OpenQuestion
from echappee.homas.board.course import LANES, ROW, Course
from echappee.homas.bots import layout
from echappee.homas.bots.road_ahead import road_ahead
from echappee.homas.rules import RiderView, Team, View
from echappee.homas.rules.cards import COLOURS, FITNESS, HIDDEN, KINDS, ROLES

FIELDS: Final = (
    Field("race", (len(layout.RACE_PARTS),), ", ".join(layout.RACE_PARTS)),
    Field("kind", (len(layout.ASKED),), f"255 for the kind of the question: {', '.join(layout.ASKED)}"),
    Field("asked", (len(ROLES),), "255 for the seat's rider that the question is about"),
    Field("said", (len(layout.WORDS),), "32 for each time that a word occurs in the answer so far"),
    Field("furthest", (len(LANES),), "8 for each row to the furthest square that may be chosen, by lane"),
    Field(
        "teams",
        (len(COLOURS), len(layout.TEAM_PARTS)),
        f"the seat's, then the others in turn: {', '.join(layout.TEAM_PARTS)}",
    ),
    Field(
        "riders",
        (len(COLOURS) * len(ROLES), len(layout.RIDER_PARTS)),
        f"all riders in that order: {', '.join(layout.RIDER_PARTS)}",
    ),
    Field(
        "road",
        (len(ROLES), layout.AHEAD, len(layout.ROW_PARTS)),
        f"from each own rider on, rows: {', '.join(layout.ROW_PARTS)}",
    ),
)


def observe(view: View, heard: OpenQuestion | None) -> Vector:
    """A seat that is not asked looks from its first rider; after the race all is 0.

    Cards that are being chosen are hidden, and those of a rider that buys lost turns back.
    """
    if view.phase == "over":
        return np.zeros(layout.SIZE, np.uint8)
    turn = COLOURS.index(view.seat) if view.seat else 0
    first = turn * len(ROLES)
    riders = view.riders[first:] + view.riders[:first]
    kind = heard.question.id.kind if heard else ""
    about = view.rider(heard.question.id.rider) if heard and heard.question.id.rider else riders[0]
    numbers = [*_race(view), *_question(view, heard)]
    for place, team in enumerate(view.teams[turn:] + view.teams[:turn]):
        numbers += _team(team, hidden=kind == "energy" and place > 0)
    here = _progress(view.course, about)
    for place, each in enumerate(riders):
        rider = each
        if (kind == "energy" and place >= len(ROLES)) or (kind == "wait" and each is about):
            rider = rider._replace(cards=(), used=0)
        numbers += _rider(view.course, rider, here, dealt=kind != "keep")
    seen = bytes(min(max(number, 0), layout.YES) for number in numbers)
    roads = [road_ahead(view.course, rider.square) for rider in riders[: len(ROLES)]]
    return np.frombuffer(b"".join((seen, *roads)), np.uint8).copy()


def _race(view: View) -> Iterator[int]:
    course = view.course
    yield layout.TURN_UNIT * view.round
    for true in (
        view.round == 1 and not course.trial,
        view.rain,
        view.solo,
        course.trial,
        course.stage or course.trial,
        course.finish == "hill",
        course.finish == "mountain" or course.trial,
    ):
        yield layout.YES * true


def _question(view: View, heard: OpenQuestion | None) -> list[int]:
    found = [0] * (layout.TEAMS - layout.KIND)
    if heard:
        key = heard.question.id
        found[layout.ASKED.index(key.kind)] = layout.YES
        if key.rider:
            found[layout.ABOUT - layout.KIND + int(key.rider[1]) - 1] = layout.YES
        for word in heard.said:
            found[layout.SAID - layout.KIND + word] += layout.SAID_UNIT
        if key.kind in ("to", "then"):
            found[layout.FURTHEST - layout.KIND :] = _furthest(view, heard)
    return found


def _furthest(view: View, heard: OpenQuestion) -> list[int]:
    """The furthest squares come first among the answers."""
    course, start = view.course, view.rider(heard.question.id.rider).square
    found = [0] * len(LANES)
    for answer in reversed(heard.question.options() or ()):
        if answer in course.numbers:
            square = course.at(course.numbers[answer])
            found[square.lane - 1] = layout.ROWS_UNIT * (square.row - course.at(start).row)
    return found


def _team(team: Team, *, hidden: bool) -> Iterator[int]:
    yield layout.YES * team.neutral
    yield layout.RANK_UNIT * team.rank
    yield layout.YES * team.disqualified
    yield from _by_kind(() if hidden else team.cards)


def _by_kind(cards: Iterable[str]) -> Iterator[int]:
    held = tuple(cards)
    return (layout.CARD_UNIT * held.count(kind) for kind in KINDS)


def _rider(course: Course, rider: RiderView, here: int, *, dealt: bool) -> Iterator[int]:
    square = course.at(rider.square) if rider.square >= 0 else None
    to_go = (course.line - square.progress) // ROW if square else course.length
    gap = (_progress(course, rider) - here) // layout.NEAR_UNIT
    fitness = rider.fitness if dealt else ""
    yield layout.YES * rider.racing
    yield to_go
    yield layout.ROWS_UNIT * to_go
    yield gap
    yield -gap
    yield layout.LANE_UNIT * (square.lane if square else 0)
    yield layout.YES * rider.moved
    yield layout.YES * rider.still
    yield layout.USED_UNIT * rider.used
    yield layout.YES * rider.helped
    yield layout.YES * rider.one_die
    yield layout.USED_UNIT * rider.wait
    yield layout.YES * (rider.home > 0)
    yield layout.PLACE_UNIT * rider.place
    yield rider.delay // layout.DELAY_UNIT
    yield layout.YES * (fitness != "")
    yield 0 if fitness in ("", HIDDEN) else layout.FACE_UNIT * (FITNESS.index(fitness) + 1)
    yield from _by_kind(rider.cards)


def _progress(course: Course, rider: RiderView) -> int:
    return course.at(rider.square).progress if rider.square >= 0 else 0
