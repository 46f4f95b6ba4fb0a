"""Homas Tour Pro at the keyboard, through a pipe."""

import json
import re
from pathlib import Path

import pytest

from echappee import games
from tests.cli.homas.tables import ALONE, SHORT, answers
from tests.cli.running import Here, fine, refused


def prompts(out: str) -> list[str]:
    return re.findall(r"^(?:\d\d|white) \w+(?: \[[^\]]+\])?>", out, flags=re.MULTILINE)


def test_the_record_is_told_again_and_proved(here: Here) -> None:
    played = here(*ALONE, "--record", "my.race", typed=answers())
    told = here("replay", "my.race")
    assert told.status == 0
    result = told.out[told.out.index("── The result") :]
    assert result.count("\n") == 21
    assert result in played.out
    assert "── Turn 1 ─" in told.out
    assert here("verify", "my.race").out.startswith("Every one of ")
    assert "── Turn 2 ─" in here("replay", "my.race", "--round", "2").out
    assert here("replay", "my.race", "--round", "99").err.startswith("echappee: there is no turn 99")


def test_a_course_is_the_game_and_you_are_white_against_bots(here: Here) -> None:
    ran = fine(here("play", "--stage", "milan-san-remo", typed="q\n"))
    assert ran.lines[0] == "Milan – San Remo: 185 squares"
    assert "1 white (you)  2 red (Aurore)  3 blue (Bastien)  4 green (Hilde)" in ran.out
    assert "5 black (neutral)" in ran.out
    assert here("play", "--game", "homas", typed="q\n").lines[0] == ran.lines[0]


def test_the_solo_race_is_against_neutral_teams(here: Here, tmp_path: Path) -> None:
    here("play", "--game", "homas", "--solo", "--record", "solo.race", typed="q\n")
    assert "teams: team\nplayers: you - - - -\n" in (tmp_path / "solo.race").read_text()


def test_bad_answers_are_told_in_one_line_and_asked_again(here: Here) -> None:
    ran = here(*ALONE, typed=["z", "e12", "e", "q"])
    assert [prompt.partition("[")[0] for prompt in prompts(ran.out)[:3]] == ["white lineup "] * 3
    assert "lineup" not in prompts(ran.out)[3]
    assert [line for line in ran.lines if "is not an answer here" in line] == [
        "  'z' is not an answer here; type a letter and the numbers from the right, such",
        "  'e12' is not an answer here; type a letter and the numbers from the right,",
    ]


def test_help_cards_and_table_can_be_seen_at_any_question(here: Here) -> None:
    ran = here(*ALONE, typed=["?", "d", "m", "u", "q"])
    assert "takes your last answer back" in ran.out
    assert "    11 leader     cards 6 6h 5k   spent none " in ran.out
    assert "  2 Red neutral, no cards" in ran.out
    assert "there is nothing to take back" in ran.out
    assert max(map(len, ran.lines)) <= 80


def test_what_was_said_at_the_same_time_can_be_taken_back(here: Here) -> None:
    """Two people choose their cards of a stage; the first thinks again while the second does."""
    stage = "play --stage tour-de-france-1 --teams you,you --seed 1 --record my.race"
    ran = here(*stage.split(), typed=["1", "u", "2", "q"])
    asked = re.findall(r"^(\w+) energy \(1–\d+\)>", ran.out, flags=re.MULTILINE)
    assert asked == ["white", "red", "white", "red"]


def test_nobody_sees_fitness_cards_where_two_share_the_keyboard(here: Here) -> None:
    two = here("play", "--stage", SHORT, "--teams", "you,you", "--seed", "3", typed=answers(300)).out
    one = here("play", "--stage", SHORT, "--teams", "you,random", "--seed", "3", typed=answers(300)).out
    assert re.search(r"fitness (\d|10|[JQKA])$", one, flags=re.MULTILINE)
    assert not re.search(r"fitness (\d|10|[JQKA])$", two, flags=re.MULTILINE)
    assert "fitness in hand" in two


@pytest.mark.parametrize("stage", ["tour-de-france-prologue", "road:0x15,k-1x6;hell;rain", "time-trial-5"])
def test_time_trials_and_cobbles_are_played_to_the_end(here: Here, stage: str) -> None:
    words = f"play --stage {stage} --teams you --seed 2 --record my.race"
    assert "── The result after" in fine(here(*words.split(), typed=answers())).out


def test_bots_race_and_the_race_is_told(here: Here, tmp_path: Path) -> None:
    words = ("race", "--stage", SHORT, "--teams", "random,capitaine,neutral", "--seed", "7")
    told = here(*words, "--record", "my.race")
    assert told.status == 0
    assert "── The start ─" in told.out
    assert re.search(r"rolls \d \+ \d\. \w+ \d\d rides .* \[2\.1\.6 2\.1\.3", told.out.replace("\n    ", " "))
    assert told.out == here(*words).out
    assert "players: random capitaine - - -\n" in (tmp_path / "my.race").read_text()
    quiet = here(*words, "--quiet")
    assert len(quiet.lines) < 30
    assert quiet.lines[-1] == told.lines[-1]


def test_json_is_one_object(here: Here) -> None:
    words = "race --stage tour-de-france-prologue --teams random,random --seed 7 --json"
    data = json.loads(here(*words.split()).out)
    assert (data["game"], data["stage"], data["seed"]) == ("homas", "tour-de-france-prologue", 7)
    assert data["teams"] == ["random", "random", "neutral", "neutral", "neutral"]
    assert len(data["ranking"]) == 20
    assert data["winner"] == data["ranking"][0]["rider"]
    assert data["ranking"][0]["place"] == 1
    assert {rider["role"] for rider in data["ranking"]} == {"leader", "allrounder", "sprinter", "climber"}
    assert data["events"][0]["code"] == "phase"
    assert not any(event["code"] == "fitness-dealt" for event in data["events"])


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (
            "play --game homas --stage milan-san-reno",
            "no course 'milan-san-reno'; close to it: milan-san-remo",
        ),
        ("race --stage milan-san-reno", "close to it in Homas Tour Pro: milan-san-remo"),
        ("race --game homas --stage base-1", "there is no course 'base-1'"),
        ("race --stage road:0x9,zz", "zz is not a stretch such as 0x12"),
        ("race --stage milan-san-remo --weather", "--weather is not for Homas Tour Pro"),
        ("play --stage milan-san-remo --handicap 2", "--handicap is not for Homas Tour Pro"),
        ("play --stage milan-san-remo --solo --teams you", "--solo names the teams already"),
        ("play --stage milan-san-remo --teams random", "one of the teams must be 'you'"),
        ("race --stage milan-san-remo --teams you", "with yourself in it that is echappee play"),
        (
            "race --stage milan-san-remo --teams tempo",
            "there is no team 'tempo'; teams are random, aurore-1…5, bastien-1…5",
        ),
        ("race --stage milan-san-remo --teams neutral", "one to four teams have a director"),
        ("race --game homas --teams random,random,random,random,random", "one to four teams have a director"),
    ],
)
def test_bad_input_is_refused_in_one_line(here: Here, words: str, reason: str) -> None:
    refused(here(*words.split()), reason)


def test_colours_stay_out_of_a_terminal_that_wants_none(here: Here, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    coloured = here("race", "--stage", SHORT, "--teams", "random", "--seed", "1").out
    monkeypatch.setenv("NO_COLOR", "1")
    plain = here("race", "--stage", SHORT, "--teams", "random", "--seed", "1").out
    team = "30;107m11"  # black on white
    assert team in coloured
    assert team not in plain


@pytest.mark.rule("homas 1.4.4")
def test_teams_line_up_rider_by_rider_if_that_is_wished(here: Here, tmp_path: Path) -> None:
    played = here(*ALONE, "--rider-by-rider", "--record", "my.race", typed=["14 0.4", "2 -4.1", "", ""])
    assert [prompt.split()[1] for prompt in prompts(played.out)[:4]] == ["place"] * 4
    race = games.load((tmp_path / "my.race").read_text()).race
    at = {rider.name: race.position.course.at(rider.square) for rider in race.moments[5].position.riders}
    assert (at["14"].name, at["12"].name) == ("0.4", "-4.1")
    assert "lineup: riders\n" in (tmp_path / "my.race").read_text()


def test_lining_up_rider_by_rider_is_not_for_the_other_game(here: Here) -> None:
    ran = here("race", "--stage", "base-1", "--rider-by-rider")
    refused(ran, "echappee: --rider-by-rider is not for Flamme Rouge")
