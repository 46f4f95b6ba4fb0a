import json

import pytest

from tests.cli.running import Here

SMALL = ("simulate", "--stage", "abcu", "--teams", "random,random,muscle", "--races", "12")


def test_the_figures_as_data(here: Here) -> None:
    ran = here(*SMALL, "--json")
    told = json.loads(ran.out)
    assert (ran.status, ran.err) == (0, "")
    assert told["races"] == 12
    assert list(told["wins_by_team"]) == ["blue", "red", "green"]
    assert sum(told["wins_by_type"].values()) == 12
    assert told["rounds_mean"] > 1
    assert set(told["intervals"]) == {"rounds_mean", "wins_by_type", "wins_by_team"}


def test_the_figures_as_text(here: Here) -> None:
    ran = here(*SMALL, "--placement", "random", "--ride-out", "--weather")
    assert ran.status == 0
    assert "green (muscle)" in ran.out
    assert "rounds per race" in ran.out
    assert max(map(len, ran.lines)) <= 80


def test_more_jobs_give_the_same_figures(here: Here) -> None:
    assert here(*SMALL, "--json", "--jobs", "2").out == here(*SMALL, "--json").out


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


HOMAS = ("simulate", "--stage", "road:0x20;red=8", "--teams", "domestique,random,neutral", "--races", "4")


def test_a_course_is_ridden_by_directors(here: Here) -> None:
    ran = here(*HOMAS, "--json")
    told = json.loads(ran.out)
    assert (ran.status, ran.err) == (0, "")
    assert told["races"] == sum(told["wins_by_team"].values()) == sum(told["wins_by_role"].values()) == 4
    assert list(told["wins_by_team"]) == ["white", "red", "blue", "green", "black"]
    assert list(told["wins_by_role"]) == ["leader", "allrounder", "sprinter", "climber"]
    assert told["turns_mean"] >= 2
    assert set(told["intervals"]) == {"turns_mean", "wins_by_team", "wins_by_role"}


def test_the_figures_of_a_course_name_all_five_teams(here: Here) -> None:
    ran = here(*HOMAS)
    teams = ["white (domestique)", "red (random)", "blue (neutral)", "green (neutral)", "black (neutral)"]
    assert [team for team in teams if team in ran.out] == teams
    assert "turns a race" in ran.out
    assert max(map(len, ran.lines)) <= 80


def test_more_jobs_ride_the_same_course(here: Here) -> None:
    assert here(*HOMAS, "--json", "--jobs", "2").out == here(*HOMAS, "--json").out


def test_the_game_alone_is_enough(here: Here) -> None:
    told = json.loads(here("simulate", "--game", "homas", "--races", "1", "--json").out)
    assert told["races"] == 1
    assert told["turns_mean"] > 10


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (
            "--stage milan-san-remo --teams tempo,random",
            "no team 'tempo'; teams are random, domestique, neutral",
        ),
        ("--stage milan-san-remo --teams you,random", "that is echappee play"),
        ("--stage milan-san-remo --teams neutral", "one to four teams have a director"),
        ("--game homas --stage roubaix", "there is no course 'roubaix'; close to it: paris-roubaix"),
        ("--game homas --stage base-1", "there is no course 'base-1'"),
        ("--game homas --weather", "--weather is not for Homas Tour Pro"),
        ("--stage paris-roubaix --placement random", "--placement is not for Homas Tour Pro"),
        ("--game flamme --stage paris-roubaix", "there is no stage 'paris-roubaix'"),
        ("--game chess", "invalid choice: 'chess'"),
        ("--stage road:0x", "0x is no stretch"),
    ],
)
def test_what_cannot_be_ridden_is_refused_in_a_line(here: Here, words: str, why: str) -> None:
    ran = here("simulate", *words.split(), "--races", "2")
    assert (ran.status, ran.out) == (2, "")
    assert why in ran.err
