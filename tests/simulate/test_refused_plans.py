"""A plan that cannot be ridden is refused before anything is ridden."""

from typing import Any

import pytest

from echappee.engine import Refused
from echappee.homas.rules import Setup
from echappee.simulate import TourPlan, simulate
from tests.simulate.flamme import test_races as flamme_races
from tests.simulate.flamme import test_tours as flamme_tours
from tests.simulate.homas import test_races as homas_races
from tests.simulate.homas import test_tours as homas_tours

FLAMME_RACES = flamme_races.plan("base-1", 5)
HOMAS_RACES = homas_races.plan(5)


def _tours(plan: TourPlan, **tags: str) -> TourPlan:
    return plan._replace(tags={**plan.tags, **tags})


@pytest.mark.parametrize(
    ("plan", "code"),
    [
        (FLAMME_RACES._replace(size=0), "bad-races"),
        (FLAMME_RACES._replace(placement="front"), "bad-placement"),
        (FLAMME_RACES._replace(bots=("random",)), "bad-teams"),
        (FLAMME_RACES._replace(bots=("robot",) * 4), "unknown-bot"),
        (flamme_tours.PLAN._replace(size=0), "bad-tours"),
        (flamme_tours.PLAN._replace(bots=("tempo",)), "bad-teams"),
        (flamme_tours.PLAN._replace(bots=("tempo", "chess")), "unknown-bot"),
        (_tours(flamme_tours.PLAN, calendar="gt-3"), "bad-calendar"),
        (_tours(flamme_tours.PLAN, rules="ride-out"), "bad-rules"),
        (HOMAS_RACES._replace(size=0), "bad-races"),
        (HOMAS_RACES._replace(bots=("random",)), "bad-teams"),
        (HOMAS_RACES._replace(bots=("tempo", "random", "neutral")), "unknown-bot"),
        (HOMAS_RACES._replace(setup=Setup("nowhere", ("team", "team", "neutral"))), "unknown-course"),
        (HOMAS_RACES._replace(setup=Setup(homas_races.FLAT, ("neutral",) * 3)), "bad-teams"),
        (homas_tours.PLAN._replace(size=0), "bad-tours"),
        (homas_tours.PLAN._replace(bots=("domestique",)), "bad-teams"),
        (homas_tours.PLAN._replace(bots=("tempo", "random", "-", "-", "-")), "unknown-bot"),
        (_tours(homas_tours.PLAN, calendar="short"), "unknown-course"),
    ],
)
def test_a_plan_that_cannot_be_ridden_is_refused(plan: Any, code: str) -> None:  # noqa: ANN401
    with pytest.raises(Refused) as refused:
        simulate(plan)
    assert refused.value.code == code
