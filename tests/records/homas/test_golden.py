"""The golden races of Homas Tour Pro are what they say, and among them everything happens."""

import re
from pathlib import Path

import pytest

import echappee.homas.rules
from tests.records.homas.golden import FOLDER, GOLDEN
from tests.records.kept import ridden

CODES = {
    "classic": {"relayed", "attacked", "countered", "followed", "fitness-played", "arrived", "sprinted"},
    "roubaix": {"discarded", "countered"},
    "rain": {"rain"},
    "rider-by-rider": {"placed"},
    "mountain-finish": {"energy-chosen", "summit", "rushed"},
    "solo": {"blocked", "neutral-counters"},
    "later-stage": {"energy-chosen", "fitness-drawn", "rushed", "summit"},
}
ABSENT = {
    "prologue": {"fitness", "followed", "relayed", "sprinted"},
    "long-trial": {"followed", "relayed", "sprinted"},
    "classic": {"rushed", "summit", "energy-chosen", "placed"},
    "rider-by-rider": {"lined-up"},
    "later-stage": {"order"},
}
TOLD = re.compile(r'tell\(\s*"([a-z-]+)"')


def codes(name: str) -> set[str]:
    return {event.code for event in ridden(FOLDER, name).events}


@pytest.mark.parametrize("name", GOLDEN)
def test_a_golden_race_is_what_it_says(name: str) -> None:
    race, golden = ridden(FOLDER, name), GOLDEN[name]
    assert race.position.course.text == golden.course
    kinds = [team.kind for team in race.position.teams]
    assert kinds == [*golden.setup.teams, *["neutral"] * (5 - len(golden.setup.teams))]
    assert CODES.get(name, set()) <= codes(name)
    assert not ABSENT.get(name, set()) & codes(name)


def test_it_rains_in_the_rain_and_nowhere_else() -> None:
    assert [name for name in GOLDEN if ridden(FOLDER, name).position.rain] == ["rain"]


def test_one_finish_of_each_kind_is_ridden() -> None:
    assert {ridden(FOLDER, name).position.course.finish for name in GOLDEN} == {"flat", "hill", "mountain"}


def test_everything_that_can_be_told_is_told_in_some_golden_race() -> None:
    sources = Path(echappee.homas.rules.__file__).parent.glob("*.py")
    known = {code for path in sources for code in TOLD.findall(path.read_text(encoding="utf-8"))}
    assert len(known) > 30
    assert known == set().union(*map(codes, GOLDEN))
