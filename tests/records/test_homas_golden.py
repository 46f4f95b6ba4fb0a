"""Golden races of Homas Tour Pro are ridden to the same end, and among them everything happens."""

import re
from functools import lru_cache
from pathlib import Path

import pytest

import echappee.homas
from echappee.catalogue import load, save
from echappee.homas import HOMAS, HomasRace
from echappee.notation import read_record, verify
from tests.records.homas_golden import FOLDER, GOLDEN

CODES = {
    "classic": {"relayed", "attacked", "countered", "followed", "fitness-played", "arrived", "sprinted"},
    "roubaix": {"discarded", "countered"},
    "rain": {"rain"},
    "mountain-finish": {"energy-chosen", "summit", "rushed"},
    "solo": {"blocked", "neutral-counters"},
    "later-stage": {"energy-chosen", "fitness-drawn", "rushed", "summit"},
}
ABSENT = {
    "prologue": {"fitness", "followed", "relayed", "sprinted"},
    "long-trial": {"followed", "relayed", "sprinted"},
    "classic": {"rushed", "summit", "energy-chosen"},
    "later-stage": {"order"},
}
TOLD = re.compile(r'tell\(\s*"([a-z-]+)"')


@lru_cache
def golden_race(name: str) -> HomasRace:
    return load((FOLDER / f"{name}.race").read_text(encoding="utf-8"), f"{name}.race").race


def codes(name: str) -> set[str]:
    return {event.code for event in golden_race(name).events}


@pytest.mark.parametrize("name", GOLDEN)
def test_a_golden_race_is_ridden_to_the_same_end(name: str) -> None:
    text = (FOLDER / f"{name}.race").read_text(encoding="utf-8")
    race, tags = load(text, f"{name}.race")
    assert race.over
    assert save(race, tags) == text


@pytest.mark.parametrize("name", GOLDEN)
def test_a_golden_race_is_what_it_says(name: str) -> None:
    race, golden = golden_race(name), GOLDEN[name]
    assert race.position.course.text == golden.course
    kinds = [team.kind for team in race.position.teams]
    assert kinds == [*golden.setup.teams, *["neutral"] * (5 - len(golden.setup.teams))]
    assert CODES.get(name, set()) <= codes(name)
    assert not ABSENT.get(name, set()) & codes(name)


@pytest.mark.parametrize("name", GOLDEN)
def test_the_draws_of_a_golden_race_follow_from_its_seed(name: str) -> None:
    record = read_record((FOLDER / f"{name}.race").read_text(encoding="utf-8"))
    assert verify(HOMAS, record).draws > 0


def test_it_rains_in_the_rain_and_nowhere_else() -> None:
    assert [name for name in GOLDEN if golden_race(name).position.rain] == ["rain"]


def test_one_finish_of_each_kind_is_ridden() -> None:
    assert {golden_race(name).position.course.finish for name in GOLDEN} == {"flat", "hill", "mountain"}


def test_everything_that_can_be_told_is_told_in_some_golden_race() -> None:
    sources = Path(echappee.homas.__file__).parent.glob("*.py")
    known = {code for path in sources for code in TOLD.findall(path.read_text(encoding="utf-8"))}
    assert len(known) > 30
    assert known == set().union(*map(codes, GOLDEN))


def test_no_golden_record_is_missing_or_left_over() -> None:
    assert {path.stem for path in FOLDER.glob("*.race")} == set(GOLDEN)
