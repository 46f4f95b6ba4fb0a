from pathlib import Path

import pytest

from tests.cli.running import Here

GOOD = """\
[[round]]
name   = "three squares"
cites  = "flamme 3.3"
road   = "20"
riders = ["A 1r 3"]
expect = ["A 4r exhausted"]
"""


@pytest.fixture
def good(here: Here, tmp_path: Path) -> Path:
    del here  # it makes the folder the current one
    path = tmp_path / "good.toml"
    path.write_text(GOOD)
    return path


def test_scenarios_that_hold(here: Here, good: Path) -> None:
    assert here("scenario", good.name).status == 0
    assert here("scenario", "--list", good.name).out == "three squares\n"


def test_a_difference_is_one_line(here: Here, good: Path) -> None:
    good.write_text(GOOD.replace("4r", "5r"))
    ran = here("scenario", good.name)
    assert ran.status == 1
    assert len(ran.lines) == 1
    assert "three squares" in ran.out


def test_a_malformed_file(here: Here, good: Path) -> None:
    good.write_text(GOOD.replace("riders", "rider"))
    ran = here("scenario", good.name)
    assert (ran.status, ran.out) == (2, "")
    assert ran.err.startswith("echappee: good.toml")
    assert ran.err.count("\n") == 1
