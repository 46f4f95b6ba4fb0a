"""Scenarios that are rounds from a position: what the reference rides for them, the kernel rides too."""

from itertools import pairwise
from typing import Any

import pytest

from echappee.flamme.kernel import Kernel
from echappee.flamme.rules.phases import FlammeRace
from echappee.flamme.rules.position_line import print_line
from echappee.flamme.scenarios import races as scenario_races
from echappee.scenarios import play_scenario
from tests.scenarios.collect import all_scenarios


def test_the_kernel_moves_and_ends_rounds_as_scenarios_do(monkeypatch: pytest.MonkeyPatch) -> None:
    races: list[FlammeRace] = []

    def watched(*args: Any, **more: Any) -> FlammeRace:  # noqa: ANN401 - handed on as they come
        races.append(FlammeRace(*args, **more))
        return races[-1]

    monkeypatch.setattr(scenario_races, "FlammeRace", watched)
    for scenario in all_scenarios():
        if scenario.cites.startswith("flamme"):
            play_scenario(scenario)
    positions = [[*(moment.position for moment in race.moments), race.position] for race in races]
    pairs = [pair for race in positions for pair in pairwise(race) if pair[0].phase in ("movement", "end")]
    for before, after in pairs:
        moment = next(Kernel(before, ["random"] * len(before.teams)).follow(0))
        assert print_line(moment.position) == print_line(after)
    assert len(pairs) > 500
