"""The puzzles that come with the game, tried once more by both judges."""

from pathlib import Path

import pytest

from echappee.cli.main import main
from echappee.flamme.study.puzzles import shipped_puzzles
from echappee.study.puzzles import print_puzzle
from tests.counts import count


@pytest.mark.soak
def test_a_check_finds_them_again_as_they_are(tmp_path: Path) -> None:
    puzzles = shipped_puzzles()
    some = "".join(f"{print_puzzle(each)}\n" for each in puzzles[:: len(puzzles) // count(20)])
    (tmp_path / "some.jsonl").write_text(some, encoding="utf-8")
    still = tmp_path / "still.jsonl"
    assert main(["puzzles", "check", str(tmp_path / "some.jsonl"), "--out", str(still)]) == 0
    assert still.read_text(encoding="utf-8") == some
