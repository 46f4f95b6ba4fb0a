"""Golden races of both games are ridden to the same end, with the draws that follow from their seeds."""

from pathlib import Path

import pytest

from echappee.games import game_of, load, save
from echappee.notation import read_record, verify
from tests.records.flamme import golden
from tests.records.homas import golden as homas_golden
from tests.records.kept import ridden, text_of

KEPT = {
    "flamme": (golden.FOLDER, tuple(golden.GOLDEN)),
    "homas": (homas_golden.FOLDER, tuple(homas_golden.GOLDEN)),
}
EVERY = pytest.mark.parametrize(
    ("folder", "name"),
    [
        pytest.param(folder, name, id=f"{game}-{name}")
        for game, (folder, names) in KEPT.items()
        for name in names
    ],
)


@EVERY
def test_a_golden_race_is_ridden_to_the_same_end(folder: Path, name: str) -> None:
    text = text_of(folder, name)
    race, tags = load(text, f"{name}.race")
    assert race.over
    assert save(race, tags) == text


@EVERY
def test_the_draws_of_a_golden_race_follow_from_its_seed(folder: Path, name: str) -> None:
    record = read_record(text_of(folder, name))
    assert verify(game_of(ridden(folder, name)).rules, record).draws > 0


@pytest.mark.parametrize("game", KEPT)
def test_no_golden_record_is_missing_or_left_over(game: str) -> None:
    folder, names = KEPT[game]
    assert {path.stem for path in folder.glob("*.race")} == set(names)
