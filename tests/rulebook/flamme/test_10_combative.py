import pytest

from echappee.engine import Refused
from echappee.flamme.rules import FlammeRace, Ruleset
from echappee.flamme.tours.books import StageResult, enter, open_books
from echappee.flamme.tours.calendar import read_calendar
from echappee.flamme.tours.stage_setup import TourSetup, result_of, set_up_stage
from echappee.flamme.tours.standings import close_stage, jerseys
from tests.tables import FLAT, race, road, started, table, told
from tests.tours.ridden import Plan

VARIANT = Ruleset(tour=True, super_combative=True)
CROSSED = ("red.R", "blue.R", "red.S", "blue.S")


def _ridden(*riders: str, line: int = 35, ruleset: Ruleset = VARIANT) -> FlammeRace:
    return race(table(road("40", line), *riders, ruleset=ruleset))


def _result(led: dict[str, int], *broke_away: str) -> StageResult:
    return StageResult(CROSSED, dict.fromkeys(CROSSED, 0), led=led, broke_away=broke_away)


@pytest.mark.rule("10.9.1")
def test_it_is_taken_for_the_last_time_when_somebody_crosses_the_line() -> None:
    last = _ridden("A 33r 5 9|", "B 20r 5 9|", "C 19r 2 9|")
    assert told(last, "led", "rider") == [("A.R",)]
    assert [rider.home for rider in last.position.riders] == [1, 0, 0]
    for seat, card in (("B", "9"), ("C", "9")):
        question = next(each for each in last.questions if each.seat == seat)
        last.answer(question.id, card)
    assert last.position.round == 3
    assert told(last, "led", "rider") == [("A.R",)]


@pytest.mark.rule("10.9.1")
def test_it_is_an_option_of_a_tour() -> None:
    assert told(_ridden("A 5r 3 9|", "B 4r 6 9|", ruleset=Ruleset(tour=True)), "led", "rider") == []
    with pytest.raises(Refused) as refusal:
        started(2, FLAT, ruleset=Ruleset(super_combative=True))
    assert refusal.value.code == "bad-rules"


@pytest.mark.rule("10.9.2")
def test_time_trials_of_the_tour_are_ridden_without() -> None:
    tour = TourSetup(read_calendar("gt-1 gt-3 gt-10", 2), ("team", "team"), Ruleset(super_combative=True))
    setups = [set_up_stage(tour, number, open_books(["blue", "red"])) for number in range(3)]
    assert [setup.ruleset.super_combative for setup in setups] == [False, True, False]


@pytest.mark.rule("10.9.3")
def test_the_tokens_and_the_breakaway_of_a_stage_are_counted_from_its_race() -> None:
    plan = Plan("gt-4 gt-4 gt-4", ("team",) * 3, Ruleset(breakaway=True, super_combative=True), 5)
    tour = plan.start()
    ride = tour.begin()
    while not ride.over:
        ride.answer(ride.questions[0].id, plan.answer(ride.questions[0]))
    result = result_of(ride, tour.setup.days[0])
    first_home = min(rider.home for rider in ride.position.riders)
    assert sum(result.led.values()) == first_home
    assert result.broke_away == tuple(str(name) for (name,) in told(ride, "broke-away", "rider"))
    assert len(result.broke_away) == len(ride.position.course.breakaway)


@pytest.mark.rule("10.9.3")
def test_a_result_with_a_foreign_leader_is_refused() -> None:
    for result in (_result({"green.R": 1}), _result({}, "green.R"), _result({"red.R": -1})):
        with pytest.raises(Refused) as refusal:
            enter(open_books(["red", "blue"]), result)
        assert refusal.value.code == "bad-result"


@pytest.mark.rule("10.9.4")
def test_nobody_wears_it_where_the_only_leader_wears_another() -> None:
    books = close_stage(open_books(["red", "blue"]), _result({"red.R": 4}))
    assert jerseys(books) == {"yellow": "red.R"}
    assert books.combative == {"red": 1}
