"""Riders on a road that may split: where their moves lead, and which order they keep."""

from itertools import pairwise, permutations

from echappee.engine import Event
from echappee.flamme.rules import Course
from tests.properties.planned import heard
from tests.properties.races import Plan, in_any_race, rounds

PARTS = ("speed", "limited", "blocked")
"""What a move tells of how far it went: what the card gave, what the road took, what others took."""


def _leads(course: Course, behind: int, ahead: int) -> bool:
    """Whether the road leads from the one square to the other, not counting a square to itself."""
    reached = {behind}
    while (square := min(reached)) < ahead:
        reached.remove(square)
        reached.update(course.next(square))
    return behind != ahead and ahead in reached


def _split(course: Course, square: int) -> tuple[str, bool] | None:
    """The split on which this square lies, by the square before it, and whether it lies on the outer way."""
    name = course.name(square)
    if "+" in name:
        return name.partition("+")[0], True
    for first in range(int(name) - 3, int(name)):
        if f"{first}+1" in course.layout.names:
            return str(first), False
    return None


@in_any_race
def test_a_move_follows_the_road_square_by_square(plan: Plan) -> None:
    for event, before, after in heard(plan.ride()):
        course = before.course
        if event.code == "moved":
            start, square, *parts = (_int(event, name) for name in ("start", "square", *PARTS))
            squares = [start, *_way(event)]
            assert squares[-1] == square
            assert all(new in course.next(old) for old, new in pairwise(squares))
            speed, limited, blocked = parts
            assert len(squares) - 1 == speed - limited - blocked
        elif event.code in ("chased", "slipped"):
            for old, new in zip(before.riders, after.riders, strict=True):
                assert new.square in (old.square, *course.next(old.square))


@in_any_race
def test_nobody_on_one_way_of_a_split_changes_to_the_other(plan: Plan) -> None:
    for event, before, after in heard(plan.ride()):
        if event.code in ("moved", "chased", "slipped"):
            for old, new in zip(before.riders, after.riders, strict=True):
                from_, to = _split(before.course, old.square), _split(before.course, new.square)
                if from_ is not None and to is not None and from_[0] == to[0]:
                    assert from_ == to


@in_any_race
def test_slipstreaming_keeps_the_order_of_squares(plan: Plan) -> None:
    """A rider behind another on its way before the end phase is not ahead of it afterwards."""
    for before, after, _ in rounds(plan.ride()):
        course = before.course
        for company in before.companies:
            racing = [index for index in company if before.riders[index].racing]
            for one, other in permutations(racing, 2):
                if _leads(course, before.riders[one].square, before.riders[other].square):
                    assert not _leads(course, after.riders[other].square, after.riders[one].square)


@in_any_race
def test_a_larger_number_is_further_ahead(plan: Plan) -> None:
    course = plan.start().position.course
    numbers = range(1, len(course.squares) + 3)
    for square in numbers:
        assert all(ahead > square and square in course.before(ahead) for ahead in course.next(square))
        assert course.to_go(square) == 1 + min(map(course.to_go, course.next(square)))
    assert [course.square(course.name(square)) for square in numbers] == list(numbers)


def _int(event: Event, name: str) -> int:
    value = event.args[name]
    assert isinstance(value, int)
    return value


def _way(event: Event) -> list[int]:
    way = event.args["way"]
    assert isinstance(way, tuple)
    return [square for square in way if isinstance(square, int)]
