import json
from pathlib import Path

import pytest

from echappee.study.decision import GRADES
from tests.cli.running import Here

RECORD = Path(__file__).parents[1] / "records/flamme/automatic-teams.race"


@pytest.fixture
def record(tmp_path: Path) -> str:
    """A short race of one team among automatic ones."""
    (tmp_path / "my.race").write_text(RECORD.read_text(encoding="utf-8"), encoding="utf-8")
    return "my.race"


def test_a_study_is_one_json_object_and_always_the_same(here: Here, record: str) -> None:
    ran = here("study", record, "--json")
    told = json.loads(ran.out)
    red = told["seats"]["red"]
    assert red["start"] + red["skill"] + red["luck"] == pytest.approx(red["result"])
    assert red["draws"] + red["others"] + red["judge"] == pytest.approx(red["luck"])
    assert {each["grade"] for each in told["decisions"]} <= {name for _, name in GRADES}
    assert all({"question", "played", "best", "cost"} <= set(each) for each in told["decisions"])
    for chances in told["chances"]:
        assert sum(chances["teams"].values()) == pytest.approx(1, abs=1e-3)
    assert len(told["deciding"]) == 3
    assert here("study", record, "--json").out == ran.out


def test_a_study_is_tables_and_a_page(here: Here, record: str, tmp_path: Path) -> None:
    ran = here("study", record)
    assert "Luck and skill" in ran.out
    assert "Playing" in ran.out
    assert "round 0" not in ran.out
    assert here("study", record, "--out", "my.html").status == 0
    page = (tmp_path / "my.html").read_text(encoding="utf-8")
    assert "The costliest choices" in page
    assert "Playing" in page
    assert "http" not in page.replace("http://www.w3.org/2000/svg", "")


def test_a_record_that_cannot_be_studied_is_refused_in_one_line(
    here: Here, record: str, tmp_path: Path
) -> None:
    text = (tmp_path / record).read_text(encoding="utf-8")
    for name, broken, said in (
        ("cut.race", text[: text.index("\nround 3")] + "\n", "the race is not over yet"),
        ("other.race", text.replace("R.card=4", "R.card=9"), "other.race: "),
    ):
        (tmp_path / name).write_text(broken, encoding="utf-8")
        ran = here("study", name)
        assert (ran.status, ran.err.count("\n")) == (2, 1)
        assert said in ran.err
