import json

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


def test_the_figures_as_a_table(here: Here) -> None:
    ran = here(*SMALL, "--placement", "random", "--ride-out", "--weather")
    assert ran.status == 0
    assert "green (muscle)" in ran.out
    assert "rounds a race" in ran.out
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
