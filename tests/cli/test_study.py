import json
from pathlib import Path

import pytest

from echappee.study.analysis import VERSION
from echappee.study.as_json import COLUMNS
from echappee.study.decision import GRADES
from tests.cli.running import Here

RECORD = Path(__file__).parents[1] / "records/flamme/automatic-teams.race"


@pytest.fixture
def record(tmp_path: Path) -> str:
    """A short race of one team among automatic ones."""
    (tmp_path / "my.race").write_text(RECORD.read_text(encoding="utf-8"), encoding="utf-8")
    return "my.race"


def test_a_study_is_one_json_object_and_always_the_same(here: Here, record: str) -> None:
    ran = here("study", record, "--quick", "--races", "20", "--json")
    told = json.loads(ran.out)
    red = told["seats"]["red"]
    assert sum(red[name]["mean"] for name in COLUMNS) == pytest.approx(red["result"]["mean"])
    assert sum(red[name]["shown"] for name in COLUMNS) == red["result"]["shown"]
    assert (told["version"], told["races"], told["policy"]) == (VERSION, 20, "tempo")
    assert {each["grade"] for each in told["decisions"]} <= set(GRADES)
    for chances in told["chances"]:
        assert sum(each["shown"] for each in chances["teams"].values()) == 100
    assert len(told["turning"]) == 3
    again = here("study", record, "--quick", "--races", "20", "--jobs", "1", "--json")
    assert again.out == ran.out


def test_a_study_is_tables_and_a_page(here: Here, record: str, tmp_path: Path) -> None:
    ran = here("study", record, "--quick", "--races", "20")
    assert "Luck and mistakes" in ran.out
    assert "Whose mistakes gave whom what" in ran.out
    assert "round 0" not in ran.out
    assert here("study", record, "--quick", "--races", "20", "--out", "my.html").status == 0
    page = (tmp_path / "my.html").read_text(encoding="utf-8")
    assert "The costliest choices" in page
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
