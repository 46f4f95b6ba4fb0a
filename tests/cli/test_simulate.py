import json
import re
import signal
from collections import Counter
from pathlib import Path
from unittest.mock import patch

import pytest
from pyarrow.parquet import read_table

from echappee.flamme.simulate.races import RacePlan
from echappee.simulate.intervals import share_interval
from echappee.simulate.tally import Tally
from tests.cli.running import Here, Ran, fine, refused

SMALL = ("simulate", "--stage", "abcu", "--teams", "random,random,muscle", "--races", "12")
REFERENCE = (*SMALL, "--engine", "reference")


def figures(ran: Ran) -> dict[str, object]:
    """What was counted, and not how fast."""
    told: dict[str, object] = json.loads(ran.out)
    del told["races_per_second"]
    return told


def test_the_figures_as_data(here: Here) -> None:
    ran = here(*REFERENCE, "--json")
    told = json.loads(ran.out)
    assert (ran.status, ran.err) == (0, "")
    assert (told["races"], told["engine"]) == (12, "reference")
    assert told["races_per_second"] > 0
    assert list(told["wins_by_team"]) == ["blue", "red", "green"]
    assert sum(told["wins_by_type"].values()) == 12
    assert set(told["intervals"]) == {"rounds_mean", "wins_by_type", "wins_by_team"}
    low, high = told["intervals"]["rounds_mean"]
    assert 1 < low < told["rounds_mean"] < high
    low, high = told["intervals"]["wins_by_type"]["rouleur"]
    assert 0 <= low < told["wins_by_type"]["rouleur"] / 12 < high <= 1


def test_the_figures_as_text(here: Here) -> None:
    ran = fine(here(*REFERENCE, "--placement", "random", "--ride-out", "--weather"))
    assert "green (muscle)" in ran.out
    assert "rounds per race" in ran.out
    assert "engine: reference\nraces per second: " in ran.out


def test_more_jobs_give_the_same_figures(here: Here) -> None:
    assert figures(here(*REFERENCE, "--json", "--jobs", "2")) == figures(here(*REFERENCE, "--json"))


def test_the_kernel_rides_if_it_can(here: Here) -> None:
    told = figures(here(*SMALL, "--json"))
    assert told["engine"] == "kernel"
    assert told == figures(here(*SMALL, "--json", "--engine", "kernel", "--jobs", "2"))


def test_against_the_clock_there_are_times_and_podium_points(here: Here) -> None:
    options = ("simulate", "--stage", "gt-10", "--teams", "tempo,random", "--races", "2")
    told = json.loads(here(*options, "--json").out)
    assert sum(told["podium_by_team"].values()) == 12
    ran = here(*options)
    (blue,) = [line for line in ran.lines if "blue" in line]
    seconds = round(told["times_mean"]["blue"])
    assert f" {seconds // 60}:{seconds % 60:02} │" in blue
    assert f" {told['podium_by_team']['blue'] / 2:.2f} │" in blue
    assert max(map(len, ran.lines)) <= 80


@pytest.mark.parametrize("engine", ["reference", "kernel"])
def test_rows_of_all_races_are_written(here: Here, engine: str) -> None:
    told = json.loads(here(*SMALL, "--engine", engine, "--out", "races.parquet", "--json").out)
    rows = read_table("races.parquet").to_pylist()
    assert len(rows) == 12 * 6
    assert {row["race"] for row in rows} == set(range(12))
    winners = [row for row in rows if row["rank"] == 1]
    assert Counter(row["team"] for row in winners) == told["wins_by_team"]
    assert Counter(row["type"] for row in winners) == told["wins_by_type"]
    assert sum(row["rounds"] for row in winners) / 12 == pytest.approx(told["rounds_mean"])
    assert sum(row["led"] for row in rows) == sum(row["rounds"] for row in winners)
    assert {row["time"] for row in rows} == {None}


def test_rows_are_written_whole_or_not_at_all(here: Here, tmp_path: Path) -> None:
    here(*REFERENCE, "--out", "races.parquet")
    before = (tmp_path / "races.parquet").read_bytes()
    refused(here(*REFERENCE, "--out", "races.parquet"), "this file exists already")
    with patch("echappee.cli.parquet.RaceFile.add", side_effect=KeyboardInterrupt):
        assert here(*REFERENCE, "--out", "more.parquet").status == 130
    assert [path.name for path in tmp_path.iterdir()] == ["races.parquet"]
    assert (tmp_path / "races.parquet").read_bytes() == before


def test_races_that_are_done_are_kept_when_it_is_stopped(here: Here, monkeypatch: pytest.MonkeyPatch) -> None:
    tally = RacePlan.tally

    def press_in_the_second_part(plan: RacePlan, numbers: range) -> Tally:
        if numbers.start == 3:
            signal.raise_signal(signal.SIGINT)
        return tally(plan, numbers)

    monkeypatch.setattr(RacePlan, "tally", press_in_the_second_part)
    ran = here(*REFERENCE, "--json")
    assert (ran.status, ran.err) == (130, "stopped after 6 of 12 races\n")
    assert json.loads(ran.out)["races"] == 6


def test_a_report_is_one_page_that_needs_nothing_else(here: Here, tmp_path: Path) -> None:
    race = ("--stage", "base-4", "--teams", "random,random", "--races", "4")
    ran = here("simulate", *race, "--engine", "reference", "--report", "base-4.html")
    page = (tmp_path / "base-4.html").read_text(encoding="utf-8")
    titles = re.findall("<h2>(.*?)</h2>", page)
    assert ran.status == 0
    assert titles[:4] == ["Wins by team", "Wins by type", "Rounds", "Who led when"]
    assert {"Gaps", "Exhaustion", "What each climb did", "Start places"} < set(titles)
    assert page.count("<svg") == len(titles) - 2
    assert "http" not in page
    assert "4 races between random, random, ridden by the reference from seed 1" in page


def test_a_report_of_a_course_says_who_won_and_how_races_went(here: Here, tmp_path: Path) -> None:
    assert here(*HOMAS, "--report", "wins.html").status == 0
    page = (tmp_path / "wins.html").read_text(encoding="utf-8")
    followed = ("Turns", "Who led when", "Gaps", "Start places")
    assert re.findall("<h2>(.*?)</h2>", page) == ["Wins by team", "Wins by role", *followed, "4 races", HOW]


HOW = "How these races were ridden"
HOMAS = ("simulate", "--stage", "road:0x20;red=8", "--teams", "capitaine,random,neutral", "--races", "4")


def test_a_course_is_ridden_by_directors(here: Here) -> None:
    ran = here(*HOMAS, "--json")
    told = json.loads(ran.out)
    assert (ran.status, ran.err) == (0, "")
    assert told["races"] == sum(told["wins_by_team"].values()) == sum(told["wins_by_role"].values()) == 4
    assert list(told["wins_by_team"]) == ["white", "red", "blue", "green", "black"]
    assert list(told["wins_by_role"]) == ["leader", "allrounder", "sprinter", "climber"]
    assert set(told["intervals"]) == {"turns_mean", "wins_by_team", "wins_by_role"}
    low, high = told["intervals"]["turns_mean"]
    assert low <= told["turns_mean"] <= high
    assert told["turns_mean"] >= 2
    assert told["intervals"]["wins_by_team"]["red"] == list(share_interval(told["wins_by_team"]["red"], 4))


def test_the_figures_of_a_course_name_all_five_teams(here: Here) -> None:
    ran = here(*HOMAS)
    teams = ["white (capitaine)", "red (random)", "blue (neutral)", "green (neutral)", "black (neutral)"]
    assert [team for team in teams if team in ran.out] == teams
    assert "turns a race" in ran.out
    assert max(map(len, ran.lines)) <= 80


def test_the_game_alone_is_enough(here: Here) -> None:
    told = json.loads(here("simulate", "--game", "homas", "--races", "1", "--json").out)
    assert told["races"] == 1
    assert told["turns_mean"] > 10


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (
            "--stage milan-san-remo --teams tempo,random",
            "no team 'tempo'; teams are random, aurore-1…5, bastien-1…5, ines-1…5, rocco-1…5",
        ),
        ("--stage milan-san-remo --teams you,random", "that is echappee play"),
        ("--stage milan-san-remo --teams neutral", "one to four teams have a director"),
        ("--game homas --stage roubaix", "there is no course 'roubaix'; close to it: paris-roubaix"),
        ("--game homas --stage base-1", "there is no course 'base-1'"),
        ("--game homas --weather", "--weather is not for Homas Tour Pro"),
        ("--stage paris-roubaix --placement random", "--placement is not for Homas Tour Pro"),
        ("--game flamme --stage paris-roubaix", "there is no stage 'paris-roubaix'"),
        ("--game chess", "invalid choice: 'chess'"),
        ("--stage road:0x", "0x is not a stretch"),
        ("--game homas --engine kernel", "the kernel has no policy 'capitaine'; it has random"),
        ("--engine reference --device cuda", "only the kernel rides on the device cuda"),
        ("--out nowhere/races.parquet", "there is no folder nowhere"),
        ("--report nowhere/races.html", "there is no folder nowhere"),
    ],
)
def test_what_cannot_be_ridden_is_refused_in_a_line(here: Here, words: str, why: str) -> None:
    refused(here("simulate", *words.split(), "--races", "2"), why)
