from collections import Counter

import pytest

from echappee.catalogue import load, save
from echappee.flamme import FLAMME
from echappee.notation import read_record, verify
from tests.records.golden import FOLDER, GOLDEN, READ, SETS

CODES = {
    "base": {"revealed", "moved", "slipped", "exhausted", "home", "won"},
    "weather": {"weather"},
    "breakaway": {"bid-revealed", "broke-away", "bid-lost"},
    "solo": {"turned"},
    "automatic-teams": {"turned"},
}


@pytest.mark.parametrize("name", GOLDEN)
def test_a_golden_race_is_ridden_to_the_same_end(name: str) -> None:
    text = (FOLDER / f"{name}.race").read_text(encoding="utf-8")
    race, tags = load(text, f"{name}.race")
    assert race.over
    assert save(race, tags) == text


@pytest.mark.parametrize("name", GOLDEN)
def test_a_golden_race_is_what_it_says(name: str) -> None:
    race, _ = load((FOLDER / f"{name}.race").read_text(encoding="utf-8"))
    golden = GOLDEN[name]
    assert race.position.ruleset == golden.ruleset
    assert [team.kind for team in race.position.teams] == [team.kind for team in golden.setup.teams]
    assert CODES.get(name, set()) <= {event.code for event in race.events}
    homes = Counter(bool(rider.home) for rider in race.position.riders)
    assert homes[True] == len(race.position.riders) if golden.ruleset.ride_out else homes[True] >= 1


@pytest.mark.parametrize("name", GOLDEN)
def test_the_draws_of_a_golden_race_follow_from_its_seed(name: str) -> None:
    record = read_record((FOLDER / f"{name}.race").read_text(encoding="utf-8"))
    assert verify(FLAMME, record).draws > 0


def test_a_record_of_each_kind_was_read() -> None:
    assert set(READ) <= set(GOLDEN)
    assert {f"set-{name}" for name in SETS} <= set(READ)


def test_no_golden_record_is_missing_or_left_over() -> None:
    assert {path.stem for path in FOLDER.glob("*.race")} == set(GOLDEN)
