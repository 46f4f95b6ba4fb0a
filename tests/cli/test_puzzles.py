"""`echappee puzzles find` where there is nothing to find."""

from pathlib import Path

import pytest

from tests.cli.running import Here
from tests.cli.test_study import RECORD


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (("--records", "cut.race"), "cut.race: the race is not over yet"),
        (("--records", "none.race"), "none.race: no such file"),
    ],
)
def test_where_no_puzzles_can_be_found_it_is_said_in_one_line(
    here: Here, tmp_path: Path, options: tuple[str, ...], said: str
) -> None:
    text = RECORD.read_text(encoding="utf-8")
    (tmp_path / "cut.race").write_text(text[: text.index("round 3")], encoding="utf-8")
    ran = here("puzzles", "find", *options, "--out", "found.jsonl")
    assert (ran.status, ran.err.count("\n"), said in ran.err) == (2, 1, True)
    assert not (tmp_path / "found.jsonl").exists()
