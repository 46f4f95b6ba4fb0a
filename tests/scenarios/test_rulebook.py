"""Every scenario of tests/rulebook holds."""

import re

import pytest

from echappee.scenarios import Scenario, play_scenario
from tests.scenarios.collect import all_scenarios, scenario_files

SCENARIOS = all_scenarios()


@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda scenario: scenario.name)
def test_holds(scenario: Scenario) -> None:
    assert play_scenario(scenario) == ()


def test_there_are_many_and_each_has_its_own_name() -> None:
    names = [scenario.name for scenario in SCENARIOS]
    assert len(names) > 600
    assert sorted({name for name in names if names.count(name) > 1}) == []


def test_each_cites_one_statement_in_full() -> None:
    form = re.compile(r"(flamme|homas) [0-9]+\.[0-9]+\.[0-9]+")
    assert [scenario.name for scenario in SCENARIOS if not form.fullmatch(scenario.cites)] == []


def test_no_file_is_left_out() -> None:
    assert [path.name for path in scenario_files()] == list(
        dict.fromkeys(scenario.origin for scenario in SCENARIOS)
    )
