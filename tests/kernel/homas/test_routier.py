"""The kernel's policy: its answers are allowed, it is strong, and it forgets no fitness card."""

from random import Random

import numpy as np
import pytest

from echappee.homas.kernel import Kernel
from echappee.homas.kernel.state import OWN
from echappee.homas.rules import COURSES, Setup, set_up
from tests.counts import count
from tests.kernel.homas.lockstep import compare
from tests.oracle.homas.crowded import crowded
from tests.properties.homas.races import SHORT, numbered

CLASSICS = tuple(COURSES)[:7]
KINDS = ("team",) * 4 + ("neutral",)


def routiers(course: str, policies: tuple[str, ...] = ("routier",) * 4, seed: int = 0) -> Kernel:
    return Kernel(set_up(Setup(course, KINDS)), (*policies, "-"), seed=seed)


@pytest.mark.soak
def test_the_reference_allows_every_answer() -> None:
    """On all courses, with what earlier stages left, and out of crowds."""
    roads = (*COURSES, *SHORT)
    for number in range(count(600, 100)):
        random = Random(f"routier {number}")
        crowd = number % 3 == 0
        start = crowded(number) if crowd else set_up(numbered(number, (roads[number % len(roads)],)).setup)
        policies = [random.choice(("routier", "routier", "random")) for _ in start.teams]
        compare(Kernel(start, policies, seed=3), number)


def test_it_answers_the_same_in_the_same_race() -> None:
    first, again = routiers(CLASSICS[2]).ride(5), routiers(CLASSICS[2]).ride(5)
    assert np.array_equal(first.ranks, again.ranks)


def test_it_wins_most_races_against_random_directors() -> None:
    """Three quarters, where one of five teams wins a fifth by chance."""
    wins = 0
    for number, course in enumerate(CLASSICS):
        results = routiers(course, ("random", "routier", "random", "random"), seed=number).ride(20)
        wins += int((results.ranks[:, OWN : 2 * OWN] == 1).any(axis=1).sum())
    assert wins > 20 * len(CLASSICS) / 2


def test_hardly_anybody_is_disqualified() -> None:
    """Of 280 teams in ten races on each classic at most two forget a fitness card."""
    out = 0
    for course in CLASSICS:
        *_, last = routiers(course, seed=1).watch(10)
        out += int(last["disqualified"].sum())
    assert out <= 2
