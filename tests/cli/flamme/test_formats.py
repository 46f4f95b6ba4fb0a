"""Tours, time trials, extended stages and specialists on the command line."""

import json
import re
from pathlib import Path

import pytest

from echappee import games
from tests.cli.running import Here, fine

TWO = ("race", "--teams", "random,random", "--seed", "3")
FORMATS = {
    "a tour": ("--stage", "gt-4-2-4", "--format", "tour"),
    "roundabouts": ("--stage", "gt-21-2-4", "--format", "tour", "--specialists"),
    "a team trial": ("--stage", "gt-1"),
    "an individual trial": ("--stage", "gt-10", "--specialists"),
    "an extended stage": ("--stage", "gt-5-2-4", "--riders", "domestique/flahute,/squirrel"),
    "an extended stage of a tour": ("--stage", "gt-5-2-4", "--format", "tour", "--weather"),
}


@pytest.mark.parametrize("options", FORMATS.values(), ids=FORMATS)
def test_every_format_is_ridden_told_kept_and_proved(here: Here, options: tuple[str, ...]) -> None:
    ran = fine(here(*TWO, *options, "--record", "my.race"))
    assert here("replay", "my.race").out == ran.out
    replayed = here("replay", "my.race", "--json").out
    assert replayed.replace('"command": "replay"', '"command": "race"') == here(*TWO, *options, "--json").out
    assert here("verify", "my.race").status == 0


@pytest.mark.parametrize(
    ("options", "rules"),
    [
        (("--stage", "gt-1"), "ttt"),
        (("--stage", "gt-1", "--format", "race"), "base"),
        (("--stage", "gt-10"), "itt"),
        (("--stage", "gt-10", "--format", "ttt"), "ttt"),
        (("--stage", "gt-5-2-4"), "extended"),
        (("--stage", "gt-5-2-4", "--no-extended"), "base"),
        (("--stage", "gt-5-2-4", "--format", "tour"), "tour,extended"),
        (("--stage", "gt-5-2-4", "--format", "itt"), "itt"),
        (("--stage", "base-1", "--extended"), "extended"),
    ],
)
def test_a_stage_is_ridden_as_it_is_made_unless_wished_otherwise(
    here: Here, options: tuple[str, ...], rules: str
) -> None:
    assert json.loads(here(*TWO, *options, "--json").out)["rules"] == rules


def test_the_result_of_a_tour_has_times_podium_and_tokens(here: Here) -> None:
    tour = (*TWO, *FORMATS["a tour"])
    told = json.loads(here(*tour, "--json").out)["ranking"]
    assert [rider["podium"] for rider in told] == [3, 2, 1, 0]
    assert sorted(token for rider in told for token in rider["tokens"]) == [
        *("major1", "major3", "major5", "minor1", "minor2")
    ]
    assert all(rider["time"] is not None and rider["minutes"] == rider["time"] // 60 for rider in told)
    first = told[0]
    lines = here(*tour, "--quiet").lines
    (best,) = [line for line in lines if line.startswith("   1  ")]
    assert f"{first['time'] // 60}:{first['time'] % 60:02}, podium 3" in best
    assert {line.split()[1] for line in lines[-2:]} == {"Blue", "Red"}
    assert sum(map(int, re.findall(r"podium (\d)", "".join(lines[-2:])))) == 6


def test_in_a_team_trial_a_team_has_one_time_and_one_place_on_the_podium(here: Here) -> None:
    told = json.loads(here(*TWO, *FORMATS["a team trial"], "--json").out)["ranking"]
    times = {rider["team"]: rider["time"] for rider in told}
    assert all(rider["time"] == times[rider["team"]] for rider in told)
    assert sorted(rider["podium"] for rider in told) == [0, 0, 2, 3]
    lines = here(*TWO, *FORMATS["a team trial"], "--quiet").lines
    for line, team in zip(lines[-2:], sorted(times, key=lambda team: times[team]), strict=True):
        assert line.split()[1:3] == [team.capitalize(), f"{times[team] // 60}:{times[team] % 60:02}"]


def test_specialists_are_assigned_and_kept(here: Here, tmp_path: Path) -> None:
    here(*TWO, "--riders", "Baroudeur/, /flahute", "--record", "my.race")
    assert "specialists: baroudeur/ /flahute\n" in (tmp_path / "my.race").read_text()
    told = json.loads(here("replay", "my.race", "--json").out)["ranking"]
    assert {rider["rider"]: rider["specialist"] for rider in told} == {
        "blue.R": "baroudeur",
        "blue.S": "",
        "red.R": "",
        "red.S": "flahute",
    }


def test_drafted_specialists_are_shown_beside_their_teams(here: Here) -> None:
    ran = here(*TWO, "--specialists", "--stage", "gt-10")
    told = json.loads(here(*TWO, "--specialists", "--stage", "gt-10", "--json").out)["ranking"]
    blue = {rider["type"]: rider["specialist"] for rider in told if rider["team"] == "blue"}
    assert f"b blue (Touriste) {blue['R']}/{blue['S']}" in ran.out


def test_all_formats_can_be_simulated(here: Here) -> None:
    for options in FORMATS.values():
        ran = here("simulate", "--races", "2", "--teams", "random,random", *options, "--json")
        assert (ran.status, json.loads(ran.out)["races"]) == (0, 2)


def test_alone_against_the_clock(here: Here, tmp_path: Path) -> None:
    fine(here("play", "--solo", "--stage", "gt-10", "--record", "solo.race", typed=["R", "1", "1", "q"]))
    text = (tmp_path / "solo.race").read_text()
    assert "teams: team\n" in text
    assert "handicap" not in text
    assert games.load(text).race.position.round == 2


@pytest.mark.parametrize("options", [(), ("--json",)])
def test_the_specialists_are_listed(here: Here, options: tuple[str, ...]) -> None:
    ran = here("specialists", *options)
    assert (ran.status, ran.err) == (0, "")
    assert "it must sit on some" in ran.out
    if options:
        grimpeur = json.loads(ran.out)["specialists"][2]
        assert grimpeur["added"] == ["3+desc7"] * 3 + ["6+asc6"] * 3
        assert (grimpeur["powers"], grimpeur["sure"], len(grimpeur["deck"])) == (["desc7", "asc6"], True, 15)
    else:
        assert "  #3  grimpeur        −3×3 6×3   +3d×3 6u×3      7 downhill, up to 6 uphill" in ran.lines
