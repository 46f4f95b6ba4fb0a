import numpy as np
import pytest

from echappee.engine import Race, Refused, ScriptedDealer
from echappee.homas.kernel import Kernel, Results
from echappee.homas.kernel.outside import ASKS, Outside
from echappee.homas.rules import COURSES, HOMAS, Position, Setup, course, set_up, setup_tags
from echappee.notation import print_record, read_record, replay
from tests.counts import count
from tests.properties.homas.races import SHORT, numbered

RANDOM = ("random",) * 4


def classic() -> Position:
    return set_up(Setup("milan-san-remo", ("team",) * 4))


def test_race_n_of_a_seed_is_always_the_same() -> None:
    kernel = Kernel(classic(), RANDOM, seed=5)
    alone, together = kernel.ride(1100), kernel.ride(1100, jobs=2)
    later = kernel.ride(10, first=1050)
    for name in Results._fields:
        assert np.array_equal(getattr(alone, name), getattr(together, name))
        assert np.array_equal(getattr(alone, name)[1050:1060], getattr(later, name))
    assert not np.array_equal(alone.squares[:10], Kernel(classic(), RANDOM, seed=6).ride(10).squares)


@pytest.mark.soak
def test_results_say_what_the_last_position_and_the_events_say() -> None:
    roads = (*COURSES, *SHORT)
    for number in range(count(1000, 100)):
        start = set_up(numbered(number, (roads[number % len(roads)],)).setup)
        kernel = Kernel(start, ("random",) * 5, seed=2)
        results = kernel.ride(1, first=number)
        ledger = [entry for part in kernel.follow(number) for entry in part.entries]
        race = Race(HOMAS, start, ScriptedDealer(), ledger)
        position, codes = race.position, [event.code for event in race.events]
        order = [position.riders[index].name for index in results.ranks[0].argsort()]
        assert order == [rider.name for rider in position.ranking]
        assert results.turns[0] == position.round
        assert (results.events[0], results.falls[0]) == (codes.count("event"), codes.count("fell"))
        assert list(results.home[0]) == [rider.home for rider in position.riders]
        assert list(results.delays[0]) == [rider.delay for rider in position.riders]
        assert list(results.squares[0]) == [rider.square for rider in position.riders]
        assert list(results.cards[0]) == [len(rider.cards) for rider in position.riders]
        assert kernel.end(number) == position


def test_a_race_of_the_kernel_is_a_record_like_any_other() -> None:
    setup = Setup("paris-nice-3", ("team", "neutral", "team", "team", "neutral"))
    kernel = Kernel(set_up(setup), ("random", "-", "random", "random"), seed=9)
    text = print_record(kernel.record(4, setup_tags(setup)))
    assert replay(HOMAS, read_record(text)).position == kernel.end(4)


def test_a_policy_that_is_not_there_is_refused_by_name() -> None:
    with pytest.raises(Refused, match="no policy 'capitaine'; it has random") as refused:
        Kernel(classic(), ("capitaine",) * 4)
    assert refused.value.code == "kernel-cannot"


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ({"course": course("time-trial-999")}, "roads of up to 2048 squares"),
        ({"step": 200}, "the numbers of a usual race"),
        ({"teams": tuple(team._replace(kind="team") for team in classic().teams)}, "one to 4 directors"),
        ({"riders": tuple(r._replace(cards=("6",) * 8) for r in classic().riders)}, "at most 7 energy cards"),
        ({"riders": tuple(r._replace(cards=("5k", "6")) for r in classic().riders)}, "in their usual order"),
    ],
)
def test_a_position_that_no_race_leads_to_is_refused_by_name(changes: dict[str, object], why: str) -> None:
    with pytest.raises(Refused, match=why) as refused:
        Kernel(classic()._replace(**changes), RANDOM)  # type: ignore[arg-type]
    assert refused.value.code == "kernel-cannot"


def test_what_does_not_answer_the_open_question_is_refused_and_the_question_stays() -> None:
    races = Outside(classic(), (ASKS, "random", "random", ASKS), races=3, seed=1)
    with pytest.raises(Refused) as refused:
        races.answer(0, 0)
    assert refused.value.code == "bad-answer"
    races.step()
    asked = races.talks.copy()
    with pytest.raises(Refused):
        races.answer(1, -99)
    races.step()
    assert np.array_equal(races.talks, asked)
    assert asked["waiting"].all()


def test_answers_of_seats_outside_do_not_shift_the_draws_of_others() -> None:
    """The first dice of all races are the same, whatever letter was taken before."""
    first, last = (Outside(classic(), (ASKS, *RANDOM[1:]), races=2, seed=1) for _ in range(2))
    for races, pick in ((first, 0), (last, -1)):
        races.step()
        for row, talk in enumerate(races.talks):
            races.answer(row, int(talk["options"][: talk["count"]][pick]))
    orders = [[list(race["rank"]) for race in races.races] for races in (first, last)]
    assert orders[0] == orders[1]
