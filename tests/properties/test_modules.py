"""How often the drawn races have each part of the game in them, and that their texts can be read back."""

from collections import Counter
from random import Random

import pytest

from echappee.flamme.rules import Setup
from echappee.flamme.rules.course_text import course_of_tiles
from echappee.flamme.rules.setup import read_setup, setup_tags
from echappee.games import load, save
from tests.counts import soaked
from tests.properties.races import Plan, in_any_race, setups
from tests.properties.setups import ROUNDABOUTS, any_setup


def _modules(setup: Setup) -> list[str]:
    """The parts of the game in this race, and `can-break-away` if that is possible."""
    rules = setup.ruleset
    found = [name for name, on in rules._asdict().items() if on]
    found += ["given"] * any(any(team.specialists) for team in setup.teams)
    found += ["roundabouts"] * bool(set(ROUNDABOUTS) & set(setup.tiles))
    found += ["automatic"] * any(team.kind != "team" for team in setup.teams)
    found += ["can-break-away"] * (bool(course_of_tiles(setup.tiles).breakaway) and not rules.trial)
    return found


@pytest.mark.soak
def test_every_part_of_the_game_is_in_a_fifth_of_the_races() -> None:
    lot = Random(1)  # the shares are those of `any_setup` itself, no matter what picks
    drawn = [any_setup(lot.choice) for _ in range(2000)]
    often = Counter(name for setup in drawn for name in _modules(setup))
    assert often["breakaway"] >= often["can-break-away"] / 5
    assert often["baroudeur_bid"] >= often["breakaway"] / 5
    assert often["super_combative"] >= often["tour"] / 5
    parts = ("weather", "ride_out", "declared", "specialists", "given", "tour", "ttt", "itt", "extended")
    for part in (*parts, "roundabouts", "automatic", "can-break-away"):
        assert often[part] >= len(drawn) / 5, part
    together = sum(
        len({"weather", "roundabouts", "specialists", "given"} & {*_modules(s)}) > 2 for s in drawn
    )
    assert together >= len(drawn) / 10


@in_any_race
def test_a_race_is_read_back_from_its_record_wherever_it_was_left(plan: Plan) -> None:
    for race in (plan.stop(), plan.ride()):
        text = save(race, setup_tags(plan.setup))
        again, tags = load(text)
        assert (again.position, again.ledger, again.open_entries) == (
            *(race.position, race.ledger),
            race.open_entries,
        )
        assert save(again, tags) == text


@soaked(1000, setups())
def test_a_set_up_is_read_back_from_its_tags(setup: Setup) -> None:
    assert read_setup(setup_tags(setup)) == setup
