"""A copy of a race is the same race, however it was made, and then each goes its own way."""

import copy
import pickle
import subprocess
import sys
from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from random import Random

import pytest

from echappee.engine import (
    Draw,
    FleetingRace,
    Key,
    Race,
    Refused,
    ScriptedDealer,
    SeededDealer,
    outcomes,
    sample_outcome,
)
from echappee.homas.rules import HOMAS, Setup, set_up
from echappee.notation import SomeRace
from tests.tables import started

COPIES = [Race.clone, copy.copy, copy.deepcopy, lambda race: pickle.loads(pickle.dumps(race))]  # noqa: S301 - our own
NAMES = ["clone", "copy", "deepcopy", "pickle"]
STEPS = (0, 1, 5, 23, 60)


def homas() -> SomeRace:
    return Race(HOMAS, set_up(Setup("milan-san-remo", ("team", "team"))), SeededDealer(4))


def on(race: SomeRace, lot: Random, answers: int) -> None:
    for _ in range(answers):
        if race.questions:
            question = lot.choice(race.questions)
            race.answer(question.id, question.sample(lot.randrange))


def all_of(race: SomeRace) -> tuple[object, ...]:
    views = [race.view(seat) for seat in (None, *(team.colour for team in race.position.teams))]
    ridden = race.position, race.ledger, race.open_entries, race.events, race.moments, race.over
    return *ridden, race.questions, race.told, race.changeable(), views


@pytest.mark.parametrize("make", [lambda: started(3, seed=3), homas], ids=["flamme", "homas"])
@pytest.mark.parametrize("duplicate", COPIES, ids=NAMES)
@pytest.mark.parametrize("answers", STEPS)
def test_a_copy_is_the_same_race_and_goes_its_own_way(
    make: Callable[[], SomeRace], duplicate: Callable[[SomeRace], SomeRace], answers: int
) -> None:
    race = make()
    on(race, Random(1), answers)
    same = duplicate(race)
    before = all_of(race)
    assert all_of(same) == before
    on(same, Random(2), 30)
    assert all_of(race) == before
    on(race, Random(2), 30)
    assert all_of(same) == all_of(race)


def test_a_race_that_is_over_is_copied_too() -> None:
    race = started(2, seed=3)
    on(race, Random(1), 10_000)
    assert race.over
    assert all_of(race.clone()) == all_of(race)


def test_a_race_without_a_past_is_copied() -> None:
    start = started(2, seed=3).position
    race = FleetingRace(started(2).rules, start, SeededDealer(3))
    on(race, Random(1), 12)
    same = race.clone()
    assert isinstance(same, FleetingRace)
    on(race, Random(2), 10_000)
    on(same, Random(2), 10_000)
    assert race.position == same.position


def test_a_clone_with_another_dealer_has_other_luck() -> None:
    race = started(2, seed=3)
    on(race, Random(1), 12)
    other = race.clone(SeededDealer(99))
    for each in (race, other):
        on(each, Random(2), 10_000)
    assert race.ledger != other.ledger


def test_a_pickled_race_is_read_by_a_process_that_has_loaded_nothing() -> None:
    race = started(2, seed=3)
    on(race, Random(1), 12)
    code = "import pickle, sys; print(repr(pickle.load(sys.stdin.buffer)))"
    ran = subprocess.run(
        [sys.executable, "-c", code], input=pickle.dumps(race), capture_output=True, check=True
    )
    assert ran.stdout.decode().strip() == repr(race)


def test_a_race_says_what_it_is_in_one_line() -> None:
    race = started(2, seed=3)
    assert repr(race) == "<Race: flamme, round 0, waits for blue>"
    on(race, Random(1), 10_000)
    assert repr(race) == f"<Race: flamme, round {race.position.round}, over>"


def draw(pile: str, take: int, *, ordered: bool = False) -> Draw:
    return Draw(Key(1, "energy", "blue", kind="draw"), tuple(pile), take, ordered)


def test_the_outcomes_of_a_draw_have_their_probabilities() -> None:
    assert outcomes(draw("123456", 1)) == dict.fromkeys("123456", Fraction(1, 6))
    assert outcomes(draw("aab", 2)) == {"a,a": Fraction(1, 3), "a,b": Fraction(2, 3)}
    assert outcomes(draw("ab", 2, ordered=True)) == {"a,b": Fraction(1, 2), "b,a": Fraction(1, 2)}
    with pytest.raises(Refused, match="more than 10,000"):
        outcomes(draw("abcdefghijkl", 12, ordered=True))


def test_samples_come_as_often_as_their_probabilities_say() -> None:
    lot, request = Random(1), draw("aab", 2)
    found = Counter(sample_outcome(request, lot.randrange) for _ in range(3000))
    assert {text: round(count / 3000, 1) for text, count in found.items()} == {"a,a": 0.3, "a,b": 0.7}


def test_chance_can_be_played_as_a_seat_is() -> None:
    race = Race(HOMAS, set_up(Setup("milan-san-remo", ("team", "team"))), ScriptedDealer())
    lot = Random(3)
    while not race.over:
        if race.requests:
            request = race.requests[0]
            race.deal(request.key, sample_outcome(request, lot.randrange))
        else:
            on(race, lot, 1)
    assert race.over
