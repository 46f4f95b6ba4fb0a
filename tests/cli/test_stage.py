import json
from pathlib import Path

import pytest

from echappee.flamme.road.text import read_stage
from tests.cli.running import Here, fine, refused

GOOD = "a b c g i D H q n t m K O L r e p J s f u"


@pytest.mark.parametrize(
    ("words", "status", "last"),
    [
        ((GOOD,), 0, "errors: 0, advice: 0"),
        (("base-1",), 0, "errors: 0, advice: 1"),
        (("base-1", "--tour"), 1, "errors: 1, advice: 1"),
        (("gt-5-2-4", "--tour"), 0, "errors: 0, advice: 0"),
        (("gt-5-2-4", "--kind", "normal"), 1, "errors: 1, advice: 0"),
        (("gt-5-5-6", "--players", "4"), 1, "errors: 1, advice: 0"),
        ((GOOD, "--players", "6"), 1, "errors: 2, advice: 1"),
        (("a b c",), 1, "errors: 1, advice: 0"),
    ],
)
def test_check_counts_errors_and_advice(here: Here, words: tuple[str, ...], status: int, last: str) -> None:
    ran = here("stage", "check", *words)
    assert (ran.status, ran.lines[-1]) == (status, last)
    assert max(map(len, ran.lines)) <= 80


def test_a_finding_is_told_with_its_code_and_its_rule(here: Here) -> None:
    told = " ".join(here("stage", "check", "base-1", "--tour").out.split())
    assert "error narrow-finish: a stage of a tour ends on the wide finish: v in place of u [D5]" in told
    assert "advice few-climbs: 0 ascents and 0 stretches of cobbles: 2 or 3 in all make a better race" in told


def test_a_good_stage_is_told_where_its_tokens_lie(here: Here) -> None:
    assert here("stage", "check", "gt-20-2-4").lines[:3] == [
        "  major     mountain, square 99 on tile V, the first behind the line",
        "  minor     mountain, square 42 on tile L",
        "  refresh   square 53 on tile 4",
    ]
    assert here("stage", "check", "gt-10").lines == ["errors: 0, advice: 0"]


@pytest.mark.parametrize("text", ["a b !", "base-99", "nowhere/my.stage"])
def test_what_cannot_be_read_is_refused(here: Here, text: str) -> None:
    ran = here("stage", "check", text)
    assert (ran.status, ran.out, ran.err.count("\n")) == (2, "", 1)


@pytest.mark.parametrize(
    ("words", "status", "found", "last"),
    [
        (("road:0x20,-4x6,0x4;red=20;hill=26",), 0, "", "errors: 0, advice: 0"),
        (("milan-san-remo",), 0, "", "errors: 0, advice: 0"),
        (("time-trial-40", "--tour"), 0, "", "errors: 0, advice: 0"),
        (("road:0x20;trial", "--tour"), 0, "", "errors: 0, advice: 0"),
        (("milan-san-remo", "--tour"), 1, "error no-stage: a one-day race", "errors: 1, advice: 0"),
        (("road:0x20;red=9", "--tour"), 1, "with the word stage or trial it is", "errors: 1, advice: 0"),
        (("road:0x9;red=5",), 0, "advice road-length: 9 rows; tables ride 20 to 300", "errors: 0, advice: 1"),
        (("road:0x30",), 0, "advice no-red: team cards are of no use", "errors: 0, advice: 1"),
        (("road:0x9,-4x6,0x9;red=9",), 0, "no-summit: the climb up to row 15", "errors: 0, advice: 1"),
        (("road:0x9,4y6,z",), 1, "error bad-road: 4y6 is not a stretch", "errors: 2, advice: 0"),
        (("road:0x9;snow;red=10",), 1, "error bad-road: snow says nothing", "errors: 2, advice: 0"),
    ],
)
def test_a_road_of_homas_tour_pro_is_checked(
    here: Here, words: tuple[str, ...], status: int, found: str, last: str
) -> None:
    ran = here("stage", "check", *words)
    assert (ran.status, ran.lines[-1]) == (status, last)
    assert found in " ".join(ran.out.split())
    assert ("  length " in ran.out) == ("bad-road" not in ran.out)


@pytest.mark.parametrize("option", [("--players", "4"), ("--kind", "ttt")])
def test_options_of_the_other_game_are_refused(here: Here, option: tuple[str, str]) -> None:
    ran = here("stage", "check", "road:0x30", *option)
    assert (ran.status, ran.out, ran.err) == (2, "", f"echappee: {option[0]} is not for Homas Tour Pro\n")


def test_a_new_stage_is_shown_with_its_tokens(here: Here) -> None:
    ran = here("stage", "new", "--seed", "7")
    assert (ran.status, ran.lines[0]) == (0, "new-7  Stage 7")
    assert "  tiles     A 2B o M L j t p S i q h N R B k 3 e g C U" in ran.lines
    assert "  minor     mountain, square 49 on tile B" in ran.lines
    assert here("stage", "new", "--seed", "7").out == ran.out
    assert here("stage", "new").status == 0


def test_advice_that_the_wishes_bring_is_told(here: Here) -> None:
    ran = fine(here("stage", "new", "--seed", "1", "--climbs", "0", "--cobbles", "0"))
    assert "  advice    few-climbs:" in ran.out


def test_a_new_stage_is_written_and_keeps_what_it_was_made_for(here: Here, tmp_path: Path) -> None:
    made = ("--players", "5-6", "--kind", "extended", "--tour")
    ran = here(
        "stage", "new", "--seed", "3", *made, "--climbs", "2", "--cobbles", "1", "--out", "queen.stage"
    )
    assert (ran.status, ran.out) == (0, "queen.stage: Stage 3\n")
    text = (tmp_path / "queen.stage").read_text(encoding="utf-8")
    assert text.startswith("# made for: echappee stage check FILE --kind extended --tour\n")
    assert read_stage(text).players == (5, 6)
    again = here("stage", "check", "queen.stage", "--kind", "extended", "--tour")
    assert (again.status, again.lines[-1]) == (0, "errors: 0, advice: 0")


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("--length", "90"), "has 78 squares, 90 is not possible"),
        (("--cobbles", "9"), "no stage with 9 stretches of cobbles"),
        (("--climbs", "ten"), "a whole number"),
        (("--players", "7"), "invalid choice: '7'"),
        (("--kind", "prologue"), "invalid choice: 'prologue'"),
        (("--out", "here/my.stage"), "there is no folder here"),
        (("--out", "kept.stage"), "this file exists already and would be lost"),
    ],
)
def test_impossible_wishes_and_files_are_refused(
    here: Here, tmp_path: Path, words: tuple[str, ...], told: str
) -> None:
    (tmp_path / "kept.stage").write_text("a b u\n")
    refused(here("stage", "new", "--seed", "1", *words), told)
    assert [(path.name, path.read_text()) for path in tmp_path.iterdir()] == [("kept.stage", "a b u\n")]


BALANCE = ("stage", "balance", "base-4", "--teams", "random,random", "--races", "8")


@pytest.mark.parametrize("engine", ["reference", "kernel"])
def test_balance_says_what_counts_on_a_road(here: Here, engine: str) -> None:
    told = json.loads(here(*BALANCE, "--engine", engine, "--json").out)
    assert (told["races"], told["engine"]) == (8, engine)
    assert list(told["start_places"]) == ["1", "2", "3", "4"]
    for shares in (told["start_places"], told["seats"], told["types"]):
        assert sum(each["share"] for each in shares.values()) == pytest.approx(1)
        assert all(each["interval"][0] <= each["share"] <= each["interval"][1] for each in shares.values())
    assert [climb["first_square"] for climb in told["climbs"]] == [37, 63]
    assert all(climb["rouleur"]["exhaustion"]["mean"] >= 0 for climb in told["climbs"])


@pytest.mark.parametrize("engine", ["reference", "kernel"])
def test_balance_says_what_counts_on_a_course(here: Here, engine: str) -> None:
    words = ("stage", "balance", "milan-san-remo", "--races", "2", "--engine", engine)
    told = json.loads(here(*words, "--json").out)
    assert (told["races"], told["engine"]) == (2, engine)
    assert list(told["grid_rows"]) == ["1", "2", "3", "4", "5"]
    for name in ("grid_rows", "grid_lanes", "seats", "roles"):
        assert sum(each["share"] for each in told[name].values()) == pytest.approx(1)
    ran = fine(here(*words))
    for row in ("grid row 5", "grid lane 4", "red (random)", "black (neutral)", "climber"):
        assert row in ran.out


def test_balance_as_text(here: Here) -> None:
    ran = fine(here(*BALANCE, "--engine", "reference"))
    for row in ("start place 4", "red (random)", "sprinteur", "first over climb 37–43", "63–74 rouleur"):
        assert row in ran.out


@pytest.mark.parametrize(
    ("words", "why"),
    [
        ("base-99", "there is no stage 'base-99'"),
        ("base-4 --teams you,random", "that is echappee play"),
        ("base-4 --device cuda", "unrecognized arguments: --device cuda"),
        ("base-4 --races 0", "a whole number from 1 to 1000000 expected"),
    ],
)
def test_what_cannot_be_weighed_is_refused_in_a_line(here: Here, words: str, why: str) -> None:
    refused(here("stage", "balance", *words.split()), why)
