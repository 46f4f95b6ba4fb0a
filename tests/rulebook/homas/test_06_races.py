import pytest

from echappee.engine import Race, Refused
from echappee.homas.rules import COURSES, HOMAS, RACES, HomasRace, Setup, course, set_up
from tests.rulebook.homas.table import Dice


@pytest.mark.rule("homas 6.1.1")
def test_seven_classics_and_sixteen_stages() -> None:
    stages = [name for name in COURSES if course(name).stage]
    assert (len(COURSES), len(stages)) == (23, 16)
    assert sum(course(name).length for name in COURSES) == 3319
    assert {sum(course(name).cards) for name in stages} == {7, 8, 9}
    assert {course(name).cards for name in COURSES if name not in stages} == {()}
    with pytest.raises(Refused) as refused:
        course("vuelta")
    assert refused.value.code == "unknown-course"


@pytest.mark.rule("homas 6.1.2")
@pytest.mark.parametrize(("die", "rain"), [(1, True), (2, True), (3, False), (6, False)])
def test_where_it_may_rain_it_does_on_one_or_two(die: int, rain: bool) -> None:  # noqa: FBT001
    position = set_up(Setup("world-championship", ("team",)))
    race: HomasRace = Race(HOMAS, position, _Rain(die))
    assert race.position.rain == rain
    assert [event.args["rain"] for event in race.events if event.code == "rain"] == [rain]


class _Rain(Dice):
    """Rolls this die for the weather, and nothing else."""

    def __init__(self, die: int) -> None:
        super().__init__([die])

    def deal(self, request):  # type: ignore[no-untyped-def] # noqa: ANN001, ANN202
        return super().deal(request) if request.key.kind == "rain" else None


@pytest.mark.rule("homas 6.1.2")
def test_elsewhere_it_is_dry() -> None:
    assert [name for name in COURSES if course(name).rain] == ["world-championship", "tour-of-lombardy"]
    race: HomasRace = Race(HOMAS, set_up(Setup("milan-san-remo", ("team",))), _Rain(1))
    assert not race.position.rain
    assert [request.key.kind for request in race.requests] == ["order"]


@pytest.mark.rule("homas 6.1.3")
def test_hills_and_mountains() -> None:
    kinds = {(name, mark.letter, mark.kind) for name in COURSES for mark in course(name).summits}
    assert {kind for _, letter, kind in kinds if letter == "E"} == {"hill"}
    assert {kind for _, letter, kind in kinds if letter == "F"} == {"mountain"}
    high = {name for name, letter, kind in kinds if letter == "G" and kind == "mountain"}
    assert high == {"dauphine-libere-3", "tour-de-france-4", "tour-de-france-5"}
    assert [name for name in COURSES if course(name).finish == "mountain"] == [
        *("paris-nice-2", "dauphine-libere-3", "tour-de-france-4")
    ]
    assert [name for name in COURSES if course(name).finish == "hill"] == ["amstel-gold-race"]


@pytest.mark.rule("homas 6.2.1")
def test_the_stage_races() -> None:
    counts = {race: sum(name.startswith(f"{race}-") for name in COURSES) for race in RACES}
    assert counts == {"paris-nice": 3, "dauphine-libere": 3, "benelux-tour": 3, "tour-de-france": 7}
