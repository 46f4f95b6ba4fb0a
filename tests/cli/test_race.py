import json
from pathlib import Path

from echappee.engine import Race, SeededDealer
from echappee.flamme.road.stages import find_stage
from echappee.flamme.rules import FLAMME, Setup, TeamSetup, set_up
from echappee.flamme.rules.position_line import print_line
from tests.cli.running import Here, fine, run, start

RACE = ("race", "--stage", "base-2", "--teams", "random,random,muscle,peloton", "--seed", "7")


def test_a_race_is_told_round_by_round(tmp_path: Path) -> None:
    ran = fine(run(*RACE, folder=tmp_path))
    assert ran.lines[0] == "base-2 Firenze - Milano: 73 squares"
    assert "── Round 1 ──" in ran.out
    assert "b blue (Touriste)  r red (Touriste)  g green (muscle)  k black (peloton)" in ran.out
    assert "\x1b" not in ran.out
    assert list(tmp_path.iterdir()) == []


def test_the_same_seed_is_the_same_race(here: Here) -> None:
    ran = here(*RACE)
    assert here(*RACE) == ran
    assert ran.out != here(*RACE[:-1], "8").out


def test_quiet_tells_the_result_only(here: Here) -> None:
    ran = here(*RACE, "--quiet")
    assert "Round 1" not in ran.out
    assert "1  " in ran.out


def test_json_is_one_object(here: Here) -> None:
    ran = here(*RACE, "--json", "--weather", "--ride-out")
    told = json.loads(ran.out)
    assert list(told) == [
        "stage",
        "seed",
        "rules",
        "teams",
        "rounds",
        "winner",
        "ranking",
        "events",
        "failed",
        "run",
    ]
    assert told["stage"] == "base-2"
    assert told["seed"] == 7
    assert told["rules"] == "weather,ride-out"
    assert told["teams"] == ["random", "random", "muscle", "peloton"]
    assert len(told["ranking"]) == 8
    assert told["winner"] == told["ranking"][0]["rider"]
    first = told["ranking"][0]
    assert list(first)[:3] == ["rider", "team", "type"]
    assert first["place"].startswith(str(first["square"]))
    assert (first["specialist"], first["time"], first["podium"], first["tokens"]) == ("", None, 0, [])
    assert all(list(event) == ["code", "rule", "args"] for event in told["events"])
    assert not {"drew", "played"} & {event["code"] for event in told["events"]}


def test_six_teams_ride_on_wide_roads(here: Here) -> None:
    teams = "random,random,random,random,random,muscle"
    words = f"race --stage peloton-10-5-6 --teams {teams} --seed 2 --breakaway --weather"
    fine(here(*words.split()))


def test_one_round_is_replayed(here: Here) -> None:
    told = here(*RACE, "--record", "my.race").out
    ran = here("replay", "my.race", "--round", "4")
    assert "── Round 4 ──" in ran.out
    assert "── Round 5 ──" not in ran.out
    one = json.loads(here("replay", "my.race", "--round", "4", "--json").out)
    assert (one["rounds"], one["winner"]) == (4, None)
    assert told.index("── Round 4") < told.index("── Round 5")


def test_an_unfinished_record_is_told_as_far_as_it_goes(here: Here) -> None:
    here("play", "--teams", "you,muscle", "--record", "my.race", typed=["R3", "S3", "R", "1", "1", "R", "q"])
    ran = fine(here("replay", "my.race"))
    assert "The record stops here, in round 2." in ran.out


def test_a_reader_that_leaves_early_does_no_harm(tmp_path: Path) -> None:
    with start(*RACE, folder=tmp_path) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.readline()
        process.stdout.close()
        assert process.stderr.read() == ""


def test_a_record_without_any_event_is_told(here: Here) -> None:
    here("play", "--teams", "you,you", "--seed", "1", "--record", "my.race", typed="q\n")
    ran = fine(here("replay", "my.race"))
    assert "The record stops here, in round 0." in ran.out


def test_a_race_that_starts_from_a_position_is_resumed_and_replayed(here: Here, tmp_path: Path) -> None:
    setup = Setup(find_stage("base-2").tiles, (TeamSetup(), TeamSetup()))
    race = Race(FLAMME, set_up(setup), SeededDealer(4))
    while race.position.round < 3:
        race.answer(race.questions[0].id, race.questions[0].sample(lambda n: n - 1))
    line = print_line(race.position)
    head = f"echappee-record 1\ngame: flamme\nedition: 1\nposition: {line}\nplayers: you random\nseed: 3\n"
    (tmp_path / "fork.race").write_text(head)
    ran = fine(here("play", "--resume", "fork.race", typed=["R", "1", "1", "q"]))
    assert "── Round 4 ·" in ran.out
    assert "── Round 3 ──" in here("replay", "fork.race", "--round", "3").out
