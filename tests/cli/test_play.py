import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from echappee import games
from echappee.cli.program import program
from tests.cli.homas.tables import ALONE as HOMAS
from tests.cli.homas.tables import answers
from tests.cli.running import Here, fine, run, start

ALONE = ("play", "--teams", "you,muscle", "--seed", "5")
"""A race in which only we decide, so that our answers fit with any bots."""
PLACES = ["R3", "S3"]
ROUND = ["R", "1", "1"]
WHOLE = {"flamme": (ALONE, [*PLACES, *ROUND * 40]), "homas": (HOMAS, answers())}


def record_in(folder: Path) -> Path:
    (path,) = folder.glob("*.race")
    return path


def questions(out: str) -> list[str]:
    return re.findall(r"^\w+ \w+>", out, flags=re.MULTILINE)


@pytest.mark.parametrize("game", WHOLE)
def test_a_whole_race_is_played_in_a_pipe(tmp_path: Path, game: str) -> None:
    words, typed = WHOLE[game]
    ran = fine(run(*words, folder=tmp_path, typed="\n".join(typed)))
    assert "wins the race" in ran.out
    assert "── The result after" in ran.out
    assert f"The record is {record_in(tmp_path).name}" in ran.out
    assert "\x1b" not in ran.out
    assert games.load(record_in(tmp_path).read_text()).race.over


def test_the_default_race_is_against_three_bots_and_you_are_blue(here: Here) -> None:
    ran = fine(here("play", typed="q\n"))
    assert "b blue (you)  r red (Métronome)  g green (Métronome)  k black (Métronome)" in ran.out


def test_the_end_of_input_leaves_a_record_that_asks_the_same_again(here: Here, tmp_path: Path) -> None:
    stopped = here(*ALONE, typed=[*PLACES, *ROUND, "R", "1"])
    name = record_in(tmp_path).name
    assert stopped.status == 0
    assert f"echappee play --resume {name}" in stopped.out
    resumed = here("play", "--resume", name, typed="q\n")
    assert questions(stopped.out)[-1] == questions(resumed.out)[0] == "bS card>"
    hand = re.compile(r"^ +#\d .*$", re.MULTILINE)
    assert hand.findall(resumed.out) == hand.findall(stopped.out)[-len(hand.findall(resumed.out)) :]


@pytest.mark.parametrize(("game", "part", "turn"), [("flamme", 12, "Round"), ("homas", 30, "Turn")])
def test_a_resumed_race_ends_like_one_played_in_one_go(
    here: Here, tmp_path: Path, game: str, part: int, turn: str
) -> None:
    words, typed = WHOLE[game]
    here(*words, "--record", "whole.race", typed=typed)
    here(*words, "--record", "halves.race", typed=typed[:part])
    stopped = games.load((tmp_path / "halves.race").read_text()).race
    assert not stopped.over
    resumed = here("play", "--resume", "halves.race", typed=typed[part:])
    assert f"── {turn} {stopped.position.round} goes on" in resumed.out
    assert (tmp_path / "halves.race").read_text() == (tmp_path / "whole.race").read_text()


def read_until(process: subprocess.Popen[str], prompt: str) -> str:
    assert process.stdout is not None
    text = ""
    while not text.endswith(prompt):
        letter = process.stdout.read(1)
        assert letter, text
        text += letter
    return text


def answer(process: subprocess.Popen[str], text: str) -> None:
    assert process.stdin is not None
    process.stdin.write(f"{text}\n")
    process.stdin.flush()


def test_an_interrupted_race_is_kept(tmp_path: Path) -> None:
    with start(*ALONE, folder=tmp_path) as process:
        for place in PLACES:
            read_until(process, "b place> ")
            answer(process, place)
        read_until(process, "b first> ")
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=20)
    assert (process.returncode, err) == (130, "")
    assert f"echappee play --resume {record_in(tmp_path).name}" in out


def test_a_killed_race_loses_no_answer(tmp_path: Path) -> None:
    with start(*ALONE, "--record", "my.race", folder=tmp_path) as process:
        for place in PLACES:
            read_until(process, "b place> ")
            answer(process, place)
        read_until(process, "b first> ")
        answer(process, "S")
        read_until(process, "bS card> ")
        process.kill()
        process.communicate(timeout=20)
    assert [path.name for path in tmp_path.iterdir()] == ["my.race"]
    race = games.load((tmp_path / "my.race").read_text()).race
    assert [str(question.id) for question in race.questions] == ["1/energy/blue/S/card"]


def test_bad_answers_are_told_in_one_line_and_asked_again(here: Here) -> None:
    ran = here(*ALONE, typed=["R9", "", "R3", "3", "8", "x", "R", "8", "#9", "q"])
    assert questions(ran.out) == ["b place>"] * 4 + ["b first>"] * 3 + ["bR card>"] * 3
    assert [line for line in ran.lines if "is not an answer here" in line] == [
        "  'R9' is not an answer here; type rider and square such as R5, or ? for help",
        "  '8' is not an answer here; type R or S, or ? for help",
        "  'x' is not an answer here; type R or S, or ? for help",
        *(line for line in ran.lines if "type a card (" in line),
    ]


def test_a_letter_that_is_an_answer_is_not_a_command(here: Here) -> None:
    ran = here(*ALONE, typed=[*PLACES, "r", "q"])
    assert questions(ran.out)[-2:] == ["b first>", "bR card>"]


def test_help_decks_and_road_can_be_seen_at_any_question(here: Here) -> None:
    ran = here(*ALONE, typed=[*PLACES, "R", "?", "d", "r", "q"])
    assert "takes your last answer back" in ran.out
    assert re.search(r"^  rS 16 left 2×3 3×3 4×3 5×4 9×3 +nothing played$", ran.out, re.MULTILINE)
    assert ran.out.count("── Round 1") == 1
    assert ran.out.count("b blue (you)") == 2 + len(PLACES)
    assert max(map(len, ran.lines)) <= 80


def test_a_last_card_can_be_taken_back_while_another_seat_decides(here: Here) -> None:
    hot_seat = ("play", "--teams", "you,you", "--seed", "1")
    typed = ["R1", "S1", "R2", "S2", "R", "1", "u", "1", "u", "1", "R", "u", "q"]
    ran = here(*hot_seat, typed=typed)
    asked = questions(ran.out)
    assert "too late to take that back: cards were drawn since (rule 2.3.3)" in ran.out
    assert asked[4:9] == ["b first>", "bR card>", "bS card>", "bS card>", "r first>"]
    assert asked[9:] == ["bS card>", "r first>", "rR card>", "rR card>"]


def test_a_rider_on_the_grid_can_be_taken_back_until_the_next_is_placed(here: Here) -> None:
    typed = ["R1", "u", "S2", "R2", "R1", "u", "u", "q"]
    ran = here("play", "--teams", "you,you", "--seed", "1", typed=typed)
    asked = [question[0] for question in questions(ran.out)]
    assert asked == ["r", "r", "r", "r", "b", "b", "b", "b"]
    assert "there is nothing to take back" in ran.out


def test_people_never_see_a_hand_that_is_not_theirs(here: Here) -> None:
    ran = here(
        "play", "--teams", "random,you,random", "--seed", "3", typed=["R1", "S1", "R2", "S2", "R", "q"]
    )
    assert set(re.findall(r"^  (\w\w) .* on \d+\w$", ran.out, re.MULTILINE)) == {"rR", "rS"}


def test_the_solo_race_has_its_handicap(here: Here, tmp_path: Path) -> None:
    here("play", "--solo", "--record", "solo.race", typed="q\n")
    text = (tmp_path / "solo.race").read_text()
    assert "teams: team peloton muscle\nhandicap: 2/1 0/0 0/0\n" in text
    assert "players: you - -\n" in text


def test_a_breakaway_is_bid_for(here: Here) -> None:
    stage = ("--stage", "peloton-7-2-4", "--breakaway", "--handicap", "1")
    ran = here(*ALONE, *stage, typed=[*PLACES, "S", "1", "1", "q"])
    assert questions(ran.out) == ["b place>"] * 2 + ["b bids>", "bS card>", "bS card>", "b first>"]
    assert "Blue’s Sprinteur breaks away to square" in ran.out


def test_another_race_of_the_same_day_gets_another_name(here: Here, tmp_path: Path) -> None:
    for _ in range(3):
        here(*ALONE, typed="q\n")
    assert len(list(tmp_path.glob("echappee-*.race"))) == 3


@pytest.mark.parametrize(
    ("called", "elsewhere", "says"),
    [
        ("/somewhere/.venv/bin/echappee", "/usr/bin/echappee", "echappee"),
        ("bin/echappee", None, "bin/echappee"),
        ("/lib/echappee/__main__.py", None, f"{Path(sys.executable).name} -m echappee"),
        ("/usr/bin/pytest", None, "echappee"),
    ],
)
def test_what_we_tell_people_to_type_works_for_them(
    monkeypatch: pytest.MonkeyPatch, called: str, elsewhere: str | None, says: str
) -> None:
    monkeypatch.setattr(sys, "argv", [called])
    monkeypatch.setattr("shutil.which", lambda _: elsewhere)
    assert program() == says
