"""What holds for every wheel in Homas Tour Pro: the order of the offers, and where a rider may land."""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import pairwise

from echappee.engine import Event
from echappee.homas.rules import Course, HomasRace, Position, Square
from tests.counts import soaked
from tests.properties.homas.races import SHORT, Plan, in_any_race, plans
from tests.properties.planned import heard

CURVES = "road:-5x44;right=3-5;left=7-10;right=12-15;left=17-19;right=21-24;left=26-29;right=31-34;left=37-40"
SIDES = (0, -1, 1)
"""Straight before right, right before left: how much less the lane is."""


def stepped(near: Square, far: Square) -> bool:
    """Whether this is one step: forward, by a lane at most, and not over the thick line."""
    crossing = near.bent and far.bent and {near.lane, far.lane} == {2, 3}
    return far.rear == near.progress and abs(far.lane - near.lane) <= 1 and not crossing


@lru_cache(maxsize=64)
def by_edge(course: Course) -> dict[int, list[Square]]:
    """The squares by where they end."""
    edges: dict[int, list[Square]] = {}
    for square in course.squares:
        edges.setdefault(square.progress, []).append(square)
    return edges


def behind(course: Course, square: Square) -> list[Square | None]:
    """The squares from which one step leads here: straight, from the right, from the left."""
    near = [one for one in by_edge(course).get(square.rear, []) if stepped(one, square)]
    return [next((one for one in near if one.lane == square.lane + side), None) for side in SIDES]


def leads(course: Course, start: Square, end: Square) -> bool:
    """Whether steps lead from one square to the other."""
    reached = [end]
    for square in reached:  # it grows while it is read
        near = [one for one in behind(course, square) if one and one.progress >= start.progress]
        reached += [one for one in near if one not in reached]
    return start in reached


@soaked(600, plans((*SHORT, *[CURVES] * len(SHORT))))
def test_steps_lead_to_where_one_follows_counters_or_falls_back(plan: Plan) -> None:
    for event, before, _ in heard(plan.ride()):
        ends = [before.course.at(int(str(event.args.get(end, 0)))) for end in ("start", "square")]
        if event.code in ("followed", "countered"):
            assert leads(before.course, *ends)
        elif event.code == "retreated":
            assert stepped(ends[1], ends[0])
            assert ends[1].lane == ends[0].lane


def rows(table: Position, old: Square) -> tuple[list[str], list[str]]:
    """Who stands in the wheel of this square, and behind those, each in the order of priority."""
    names = {rider.square: rider.name for rider in table.riders if rider.racing}
    wheel = [square for square in behind(table.course, old) if square and _number(table, square) in names]
    second = [one for square in wheel for one in behind(table.course, square)]
    return (
        [names[_number(table, square)] for square in wheel],
        [names[_number(table, square)] for square in second if square and _number(table, square) in names],
    )


def _number(table: Position, square: Square) -> int:
    return table.course.numbers[square.name]


def moves(plan: Plan, kind: str) -> Iterator[tuple[Position, list[Event], list[str]]]:
    """Each move that nobody passed a relay for: the table before, what was told, and who was asked.

    Those are in order, up to the first who follows: then the wheel of where that one stood is asked.
    """
    asked: list[str] = []
    moment = 0
    for race in plan.steps():
        if len(race.moments) != moment:
            yield from _ended(race, moment, asked)
            moment, asked = len(race.moments), []
        for question in race.questions:
            gone = [event.code for event in race.told[race.moments[-1].events :]]
            if question.id.kind == kind and "followed" not in gone:
                offered = [name for name in question.options() or () if name != "none" and "," not in name]
                asked += dict.fromkeys(name.partition("-")[0] for name in offered)


def _ended(
    race: HomasRace, moment: int, asked: list[str]
) -> Iterator[tuple[Position, list[Event], list[str]]]:
    """The move that ended with this moment; those after it asked nobody."""
    if moment:
        first = race.moments[moment - 1]
        events = race.events[first.events : race.moments[moment].events]
        if first.position.phase == "move" and not any(event.code == "relayed" for event in events):
            yield first.position, events, asked


def in_order(found: Iterable[str], order: Iterable[str]) -> bool:
    """Whether those found stand in this order; it may have more of them."""
    places = {name: place for place, name in reversed(list(enumerate(order)))}
    return all(places[one] < places[other] for one, other in pairwise(found))


@in_any_race
def test_straight_is_asked_to_follow_before_right_and_right_before_left(plan: Plan) -> None:
    """The first wheel of each move: who is asked there, and then who follows."""
    for table, events, asked in moves(plan, "follow"):
        rode = [event for event in events if event.code == "rode"]
        followed = [str(event.args["rider"]) for event in events if event.code == "followed"]
        if rode:
            wheel, second = rows(table, table.course.at(int(str(rode[0].args["start"]))))
            last = [name for name in followed[:1] if name not in asked]
            assert in_order((*asked, *last), (*wheel, *second))


@in_any_race
def test_straight_is_asked_to_counter_before_right_and_right_before_left(plan: Plan) -> None:
    for table, events, asked in moves(plan, "counter"):
        rode = [event for event in events if event.code == "rode"]
        if rode and asked:
            wheel, _ = rows(table, table.course.at(int(str(rode[0].args["start"]))))
            first = [name for name in asked if name in wheel]
            assert asked[: len(first)] == first, "the wheel of the attacker is asked before all others"
            assert in_order(first, wheel)
