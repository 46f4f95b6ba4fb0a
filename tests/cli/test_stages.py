import json
from pathlib import Path

import pytest

from echappee.flamme.road.stages import STAGES
from echappee.homas.rules import COURSES
from tests.cli.running import Here, fine, refused


def test_all_stages_and_courses_are_listed_game_by_game(here: Here) -> None:
    ran = fine(here("stages"))
    first = ["Flamme", "id", *STAGES, "ttt", "Homas", "id", *COURSES]
    assert [line.split()[0] for line in ran.lines if line] == first


@pytest.mark.parametrize(("game", "known"), [("flamme", STAGES), ("homas", COURSES)])
def test_one_game_alone_is_listed(here: Here, game: str, known: dict[str, object]) -> None:
    listed = json.loads(here("stages", "--game", game, "--json").out)["stages"]
    assert [row["id"] for row in listed] == list(known)
    assert {row["game"] for row in listed} == {game}
    words = [line.split()[0] for line in here("stages", "--game", game).lines if line]
    assert [word for word in words if word in known] == list(known)


def test_the_list_says_which_stages_are_special(here: Here) -> None:
    last = {line.split()[0]: line.split()[-2:] for line in here("stages").lines if line}
    assert (last["gt-1"], last["gt-10"]) == (["no", "ttt"], ["no", "itt"])
    assert (last["gt-5-2-4"], last["gigamic2018-3"]) == (["no", "ext."], ["yes", "ttt"])
    assert last["gt-4-2-4"][-1] == "yes"


def test_the_list_as_data(here: Here) -> None:
    listed = json.loads(here("stages", "--json").out)["stages"]
    assert [row["id"] for row in listed] == [*STAGES, *COURSES]
    assert [row["game"] for row in listed].count("homas") == 23
    first = listed[0]
    assert (first["id"], first["game"], first["name"]) == ("base-1", "flamme", "Avenue Corso Paseo")
    assert (first["players"], first["squares"], first["official"]) == ([2, 4], 78, True)


@pytest.mark.parametrize("known", [*STAGES, *COURSES])
def test_every_stage_and_course_can_be_looked_at(here: Here, known: str) -> None:
    ran = fine(here("stages", known))
    assert ran.lines[0].split()[0] == known
    assert "▁" in ran.out
    assert (f"length    {COURSES[known]['squares']} squares" if known in COURSES else "tiles ") in ran.out


def test_a_course_shows_its_letters_cards_and_limits(here: Here) -> None:
    ran = here("stages", "tour-de-france-2")
    assert "letters   B 15, C 30, D 43, E 57" in ran.out
    assert "sprints   D at 43, D at 100" in ran.out
    assert "cards     leader 1, allrounder 1, sprinter 1, climber 1, team 4" in ran.out
    assert "limit     5 minutes" in ran.out
    assert "team cards hold up to row 87" in ran.out
    letters = next(line for line in ran.lines if line.split() == list("BCDEBCDEBC"))
    ground = ran.lines[ran.lines.index(letters) - 1]
    assert {"/", "\\", "▒", "║"} <= set(ground)


def test_a_custom_course_can_be_looked_at(here: Here) -> None:
    told = json.loads(here("stages", "road:0x10,-4x4,+3x5;hill=14;red=9", "--json").out)
    assert (told["squares"], told["red"], told["official"]) == (19, 9, False)
    assert told["terrain"] == {"flat": 10, "climb": 4, "descent": 5}


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (("paris-roubai",), "close to it in Homas Tour Pro: paris-roubaix\n"),
        (("--game", "homas", "lombardy"), "close to it: tour-of-lombardy"),
        (("--game", "homas", "a b c u"), "there is no course 'a b c u'"),
        (("--game", "homas", "base-1"), "close to it in Flamme Rouge: base-1"),
    ],
)
def test_a_mistyped_course_is_refused_with_its_neighbours(
    here: Here, words: tuple[str, ...], why: str
) -> None:
    refused(here("stages", *words), why)


def test_a_stage_of_tiles_shows_what_is_wrong_with_it(here: Here) -> None:
    ran = here("stages", "a b b u")
    assert ran.status == 0
    assert "error     there is only one piece b" in ran.out
    found = json.loads(here("stages", "abbu", "--json").out)["findings"]
    assert [finding["code"] for finding in found] == ["tile-used-twice"]


def test_a_stage_file_is_read_and_ridden(here: Here, tmp_path: Path) -> None:
    (tmp_path / "lake.stage").write_text("name: Round the lake\nplayers: 2-3\na b c d e f u\n")
    assert "Round the lake" in here("stages", "lake.stage").out
    ran = here("race", "--stage", "lake.stage", "--teams", "random,random", "--seed", "1", "--quiet")
    assert ran.lines[0] == "lake: 33 squares"
