from echappee.flamme.road.stages import find_stage
from echappee.flamme.rules import Ruleset, Setup, TeamSetup, set_up
from echappee.flamme.simulate.followed import FollowPlan
from echappee.flamme.simulate.races import RacePlan
from echappee.flamme.simulate.trails import AscentStretch, Stop, Trail, climbs_of, count_trails
from echappee.simulate import simulate
from echappee.simulate.tally import Tally

TWO = (TeamSetup(), TeamSetup())
START = set_up(Setup(find_stage("base-4").tiles, TWO))
FIRST, LAST = climbs_of(START.course)
LINE = START.course.line


def trail(*rounds: tuple[int, int, int, int]) -> Trail:
    """Four riders on these squares after each round, each with a card more; the first one wins."""
    stops = [
        [Stop(square, lane, number) for lane, square in enumerate(squares)]
        for number, squares in enumerate(rounds)
    ]
    return Trail(stops, [1, 2, 3, 4])


RACE = trail((4, 3, 2, 1), (36, 30, 30, 30), (44, 36, 35, 34), (62, 60, 60, 60), (LINE + 2, 70, 62, 61))


def test_climbs_are_found_in_riding_order() -> None:
    assert [AscentStretch(37, 43), AscentStretch(63, LINE)] == [FIRST, LAST]
    assert climbs_of(set_up(Setup(find_stage("base-1").tiles, TWO)).course) == []


def test_a_race_is_counted_round_by_round() -> None:
    tally = count_trails(START, [RACE])
    assert (tally.size, tally.by_number("rounds"), tally.by_number("place")) == (1, {4: 1}, {1: 1})
    assert [tally["led", number, "blue"] for number in (1, 2, 3, 4)] == [1, 1, 1, 1]
    assert [tally["behind", number, "last"] for number in (1, 2, 3)] == [6, 10, 2]
    assert tally["exhaustion", 2, "rouleur"] == 4


def test_a_climb_is_weighed_from_before_it_to_behind_it() -> None:
    tally = count_trails(START, [RACE])
    assert (tally["crossed", FIRST, "rouleur"], tally["crossed", FIRST, "sprinteur"]) == (2, 2)
    # The first rouleur stays in front; the other one is 9 behind before the climb and 2 behind after it.
    assert tally["lost", FIRST, "rouleur"] == (2 - 9)
    assert (tally["decided", FIRST], tally["decided wins", FIRST]) == (1, 1)


def test_a_climb_to_the_finish_decides_nothing_before_the_finish() -> None:
    tally = count_trails(START, [RACE])
    assert tally["decided", LAST] == 0
    assert (tally["crossed", LAST, "rouleur"], tally["crossed", LAST, "sprinteur"]) == (1, 1)


def test_squares_that_were_won_back_are_added_too() -> None:
    tally, other = Tally(), Tally()
    tally.measure(-7, "lost", FIRST, "rouleur")
    other.measure(-2, "lost", FIRST, "rouleur")
    tally.merge(other)
    assert tally["lost", FIRST, "rouleur"] == -9


def test_a_race_is_followed_until_the_first_rider_is_home() -> None:
    timed = RacePlan(Setup(find_stage("gt-4-2-4").tiles, TWO, Ruleset(tour=True)), ("random",) * 2, 6, 1)
    tally = FollowPlan(timed, 6).tally(range(6))
    rounds, followed = tally.by_number("rounds"), tally.by_number("followed")
    assert followed.total() == rounds.total() == 6
    last = max(followed)
    assert last < max(rounds)
    assert any(tally["led", last, colour] for colour in ("blue", "red"))
    assert not any(tally["led", last + 1, colour] for colour in ("blue", "red"))


def test_a_study_is_the_same_with_any_number_of_jobs() -> None:
    plan = FollowPlan(RacePlan(Setup(find_stage("base-4").tiles, TWO), ("random",) * 2, 12, 1), 12)
    assert simulate(plan, jobs=2) == simulate(plan)
