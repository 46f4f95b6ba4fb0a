import json
from pathlib import Path

import pytest

from echappee.road.stages import STAGES
from tests.cli.running import Here


def test_all_stages_are_listed(here: Here) -> None:
    ran = here("stages")
    assert ran.status == 0
    assert [line.split()[0] for line in ran.lines] == ["id", *STAGES, "ttt"]
    assert max(map(len, ran.lines)) <= 80


def test_the_list_says_which_stages_are_special(here: Here) -> None:
    last = {line.split()[0]: line.split()[-2:] for line in here("stages").lines}
    assert (last["gt-1"], last["gt-10"]) == (["no", "ttt"], ["no", "itt"])
    assert (last["gt-5-2-4"], last["gigamic2018-3"]) == (["no", "ext."], ["yes", "ttt"])
    assert last["gt-4-2-4"][-1] == "yes"


def test_the_list_as_data(here: Here) -> None:
    listed = json.loads(here("stages", "--json").out)
    assert len(listed) == len(STAGES)
    first = listed[0]
    assert (first["id"], first["game"], first["name"]) == ("base-1", "flamme", "Avenue Corso Paseo")
    assert (first["players"], first["squares"], first["official"]) == ([2, 4], 78, True)


@pytest.mark.parametrize("stage", STAGES)
def test_every_stage_can_be_looked_at(here: Here, stage: str) -> None:
    ran = here("stages", stage)
    assert ran.status == 0
    assert "tiles " in ran.out
    assert "▁" in ran.out
    assert max(map(len, ran.lines)) <= 80


def test_a_stage_of_tiles_shows_what_speaks_against_it(here: Here) -> None:
    ran = here("stages", "a b b u")
    assert ran.status == 0
    assert "error     there is one piece b only" in ran.out
    found = json.loads(here("stages", "abbu", "--json").out)["findings"]
    assert [finding["code"] for finding in found] == ["tile-used-twice"]


def test_a_stage_file_is_read_and_ridden(here: Here, tmp_path: Path) -> None:
    (tmp_path / "lake.stage").write_text("name: Round the lake\nplayers: 2-3\na b c d e f u\n")
    assert "Round the lake" in here("stages", "lake.stage").out
    ran = here("race", "--stage", "lake.stage", "--teams", "random,random", "--seed", "1", "--quiet")
    assert ran.lines[0] == "lake: 33 squares"
