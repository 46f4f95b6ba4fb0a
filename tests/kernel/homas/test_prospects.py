"""The chances of teams when a turn begins: what they are made from, and how they are learned."""

from typing import cast

import numpy as np
import pytest

from echappee.homas.bots.director import skills
from echappee.homas.kernel import Kernel
from echappee.homas.kernel.packing import pack
from echappee.homas.kernel.policies.routier.weights import NAMES
from echappee.homas.kernel.races import results_of
from echappee.homas.kernel.state import OWN, RIDERS, TEAMS
from echappee.homas.rules import COURSES, Position, Setup, set_up
from echappee.homas.thinking.prospects import TurnNetwork, shipped_prospects
from echappee.homas.thinking.rollouts import Tries
from echappee.homas.thinking.traits import SIDE, TRAITS, Flags, Floats, traits
from echappee.kernel import Batch, Reals
from tests.counts import count
from tests.kernel.homas.test_trying_answers import lead
from tests.rulebook.homas.table import table
from training.prospects import FIXED, Seen, begun, company, slopes, varied

CLASSICS = tuple(COURSES)[:7]
START = set_up(Setup(CLASSICS[2], ("team",) * 4 + ("neutral",)))
NEUTRAL: Flags = np.array([rider.neutral for rider in START.riders])


def after(turns: int, races: int = 8) -> Batch:
    """Races of routier when this many turns are over."""
    kernel = Kernel(START, ("routier",) * 4 + ("-",), seed=2)
    return next(batch.copy() for batch in kernel.watch(races) if (batch["round"] > turns).all())


def of_teams(position: Position) -> Reals:
    neutral = np.array([rider.neutral for rider in position.riders])
    found: Reals = shipped_prospects().of_teams(position.course, pack(position), neutral)[0].astype(float)
    return found


def test_every_rider_has_all_traits_and_one_is_the_first() -> None:
    found, riding = traits(START.course, after(6), NEUTRAL)
    assert found.shape == (8, RIDERS, TRAITS)
    assert np.isfinite(found).all()
    assert riding.any(axis=1).all()
    assert (np.where(riding, found[..., 0], np.inf).min(axis=1) == 0).all()


def test_chances_of_a_race_add_up_to_one() -> None:
    found = shipped_prospects().of_teams(START.course, after(6), NEUTRAL)
    assert found.shape == (8, TEAMS)
    assert found.sum(axis=1) == pytest.approx(1, abs=1e-5)


def test_who_is_home_first_has_won() -> None:
    kernel = Kernel(START, ("routier",) * 4 + ("-",), seed=2)
    *_, batch = kernel.watch(8)
    found = shipped_prospects().of_teams(START.course, batch, NEUTRAL)
    assert (found.argmax(axis=1) == results_of(batch).ranks.argmin(axis=1) // OWN).all()
    assert set(found.ravel().tolist()) == {0.0, 1.0}


def test_who_is_far_ahead_near_the_line_wins_and_who_is_far_behind_does_not() -> None:
    road = "road:0x100;red=60"
    ahead = of_teams(table(road, "31 95.2 +6h,6h", "21 70.2 +6h", directors="23")._replace(round=9))
    behind = of_teams(table(road, "31 70.2 +6h,6h", "21 95.2 +6h", directors="23")._replace(round=9))
    assert ahead[2] > 0.9
    assert behind[2] < 0.1


def test_the_chance_after_an_answer_is_near_the_share_of_races_won() -> None:
    race, question = lead(9)
    tries, races = Tries(race.view(question.seat), question, 5), count(4000, 100)
    promised, won = tries.chances("roll", range(races)), tries.ride("roll", range(races))
    assert ((promised >= 0) & (promised <= 1)).all()
    assert promised.mean() == pytest.approx(won.mean(), abs=0.1 + 2 / races**0.5)


def test_chances_do_not_depend_on_how_many_races_are_ridden_at_once() -> None:
    race, question = lead(5)
    tries = Tries(race.view(question.seat), question, 7)
    parts = [tries.chances("roll", range(8)), tries.chances("roll", range(8, 20))]
    assert np.concatenate(parts) == pytest.approx(tries.chances("roll", range(20)), abs=1e-5)


def test_the_network_learns_down_the_true_slope() -> None:
    """The slope of each weight is how much the surprise changes if the weight does."""
    random = np.random.default_rng(1)
    exact = TurnNetwork(*(weights.astype(float) for weights in begun(random)))
    exact = exact._replace(score=cast(Floats, random.normal(size=len(exact.score))))
    seen, riding = traits(START.course, after(6), NEUTRAL)
    positions = Seen(seen.astype(float), riding, np.arange(8) % TEAMS)
    found = slopes(exact, positions)[0]
    for name in TurnNetwork._fields:
        step = np.zeros_like(getattr(exact, name))
        step.flat[3] = 1e-5
        moved = (exact._replace(**{name: getattr(exact, name) + sign * step}) for sign in (1, -1))
        up, down = (slopes(each, positions)[1] for each in moved)
        assert getattr(found, name).flat[3] == pytest.approx((up - down) / 2e-5, rel=1e-3, abs=1e-7)


def test_numbers_of_a_company_vary_but_for_tastes_and_mistakes() -> None:
    made = [varied(np.random.default_rng(number)) for number in range(8)]
    still = [NAMES.index(name) for name in FIXED]
    assert all((numbers[:, still] == np.array(skills())[:, still]).all() for numbers in made)
    assert len({numbers.tobytes() for numbers in made}) > 4


def test_a_company_of_a_number_is_always_the_same() -> None:
    one, again = map(company, (3, 3))
    assert all(
        np.array_equal(np.asarray(left), np.asarray(right)) for left, right in zip(one, again, strict=True)
    )
    assert set(np.unique(one.winners)) <= set(np.unique(SIDE))
