"""The puzzles of the package can be found again. It takes minutes, so only some are tried."""

from dataclasses import replace
from pathlib import Path

import pytest

from echappee.cli.main import main
from echappee.flamme.study.puzzles import PUZZLES
from echappee.study.puzzles import print_puzzle, read_puzzles
from tests.counts import count

POINTS = 5
"""How far a rating may be off: chances come from 7,500 races, and their standard error is worth as much."""


@pytest.mark.soak
def test_a_check_finds_them_again_as_they_are(tmp_path: Path) -> None:
    puzzles = PUZZLES.shipped()
    some = puzzles[:: len(puzzles) // count(20)]
    (tmp_path / "some.jsonl").write_text(
        "".join(f"{print_puzzle(each)}\n" for each in some), encoding="utf-8"
    )
    still = tmp_path / "still.jsonl"
    assert main(["puzzles", "check", str(tmp_path / "some.jsonl"), "--out", str(still)]) == 0
    found = list(read_puzzles(still.read_text(encoding="utf-8")))
    for one, other in zip(found, some, strict=True):
        assert replace(one, rating=0, level=0, answers={}) == replace(other, rating=0, level=0, answers={})
        for answer, (chance, error) in one.answers.items():
            assert abs(chance - other.answers[answer][0]) <= 4 * max(error, 0.001)
    assert [each.rating for each in found] == [pytest.approx(each.rating, abs=POINTS) for each in some]
