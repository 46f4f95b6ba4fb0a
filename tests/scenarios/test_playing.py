"""A scenario that does not hold says so, one line per difference; files are played one after the other."""

from pathlib import Path

import pytest

from echappee.engine import Refused
from echappee.scenarios import load_scenarios, play_files, play_scenario, read_scenarios

HEAD = """
[[round]]
name = "a name"
road = "20"
line = 15
riders = ["A 12r 4", "B 10r 4 crashed"]
"""
GOOD = HEAD + 'winner = "A"'
WRONG = HEAD + 'winner = "B"'


def differences(text: str) -> list[str]:
    (scenario,) = read_scenarios(HEAD + text, "some.toml")
    return [line.removeprefix("some.toml: a name: ") for line in play_scenario(scenario)]


@pytest.mark.parametrize(
    ("text", "lines"),
    [
        ('expect = ["A 16r exhausted"]', []),
        ('expect = ["A 16l exhausted"]', ["expect: A is on 16r, not on 16l"]),
        ('expect = ["A 16r"]', ["expect: A is exhausted, and should not be"]),
        (
            'expect = ["B 13l crashed"]',
            [
                "expect: B is on 12r, not on 13l",
                "expect: B is not crashed, and should be",
                "expect: B is exhausted, and should not be",
            ],
        ),
        ('moved = ["A 16r crashed"]', ["moved: A is not crashed, and should be"]),
        ('slipped = ["B 13r", "A 16r"]', ["slipped: B is on 12r, not on 13r"]),
        ('order = ["B", "A"]', ["order: A B, not B A"]),
        ('winner = "B"', ["winner: A, not B"]),
        ('winner = "A"\norder = ["A", "B"]', []),
    ],
)
def test_each_difference_is_one_line(text: str, lines: list[str]) -> None:
    assert differences(text) == lines


@pytest.mark.parametrize(
    ("text", "lines"),
    [
        ('expect = ["A out time 0:40 tp 3 token 5"]', []),
        ('expect = ["A 16r"]', ["expect: A is out, not on 16r"]),
        ('expect = ["A out time 0:30"]', ["expect: A has time 0:40, not 0:30"]),
        ('expect = ["A out tp 2"]', ["expect: A has tp 3, not 2"]),
        ('expect = ["A out token 3"]', ["expect: A has token 5, not 3"]),
        ('expect = ["A out +1min"]', ["expect: A takes no minute, and should"]),
        ('expect = ["B 12r exhausted"]', []),
        ('expect = ["B 12r exhausted +1min token 0"]', []),
        ('expect = ["B out exhausted"]', ["expect: B is on 12r, not out"]),
        ('expect = ["B 12r exhausted time 1:00"]', ["expect: B has time none, not 1:00"]),
        ('moved = ["A out"]', ["moved: A is on 16r, not out"]),
        ('winner = "A"', []),
    ],
)
def test_each_difference_of_a_tours_stage_is_one_line(text: str, lines: list[str]) -> None:
    assert differences(f'mode = "tour"\nmajor = 16\n{text}') == lines


def test_differences_call_the_squares_of_a_roundabout_by_their_names() -> None:
    text = """
        [[round]]
        name = "a name"
        road = "3 @ 9"
        riders = ["A A3r 1", "B A3l 1", "C 3r 1", "D 2r 9"]
        moved = ["A N2r", "B I1", "C 3l", "D A1r"]
    """
    (scenario,) = read_scenarios(text, "some.toml")
    assert [line.removeprefix("some.toml: a name: moved: ") for line in play_scenario(scenario)] == [
        "A is on I1r, not on N2r",
        "B is on O1r, not on I1r",
        "C is on A1r, not on 3l",
        "D is on N2r, not on A1r",
    ]


def test_a_race_without_a_winner_yet_says_nobody() -> None:
    (scenario,) = read_scenarios(WRONG.replace("15", "18"), "some.toml")
    assert play_scenario(scenario) == ("some.toml: a name: winner: nobody, not B",)


def test_a_crash_that_is_not_expected_is_a_difference() -> None:
    text = """
        [[round]]
        name = "a name"
        road = "20~/1"
        riders = ["A 12r 4", "B 11r 5"]
        moved = ["B 15r"]
    """
    (scenario,) = read_scenarios(text, "some.toml")
    assert play_scenario(scenario) == ("some.toml: a name: moved: B is crashed, and should not be",)


def test_rounds_after_the_end_of_the_race_are_refused() -> None:
    (scenario,) = read_scenarios(GOOD + '\nnext = [["A 3", "B 3"]]', "some.toml")
    with pytest.raises(Refused, match="the race is over before the last round") as caught:
        play_scenario(scenario)
    assert caught.value.code == "race-over"


def test_the_end_phase_alone_may_come_before_later_rounds() -> None:
    text = """
        [[round]]
        name = "a name"
        road = "30"
        from = "end"
        riders = ["Red.S 12r 9", "Red.R 10r"]
        next = [["Red.S 4", "Red.R 5"], ["Red.R 3", "Red.S 2"]]
        order = ["Red.S", "Red.R"]
        moved = ["Red.S 18r", "Red.R 19r"]
    """
    (scenario,) = read_scenarios(text, "some.toml")
    assert play_scenario(scenario) == ()


def write(folder: Path, name: str, text: str) -> Path:
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return path


def test_a_report_says_what_holds_what_differs_and_what_was_refused(tmp_path: Path) -> None:
    good = write(tmp_path, "good.toml", GOOD)
    wrong = write(tmp_path, "wrong.toml", WRONG)
    broken = write(tmp_path, "broken.toml", HEAD)
    late = write(tmp_path, "late.toml", GOOD + '\nnext = [["A 3", "B 3"]]')
    assert play_files([good]).exit_code == 0
    assert play_files([good, wrong]).exit_code == 1
    report = play_files([good, wrong, broken, late])
    assert report.exit_code == 2
    assert [not result.differences for result in report.results] == [True, False]
    assert [result.differences for result in report.failures] == [(f"{wrong}: a name: winner: A, not B",)]
    assert [refused.code for refused in report.refused] == ["no-expectation", "race-over"]


def test_files_that_cannot_be_read_are_refused(tmp_path: Path) -> None:
    binary = tmp_path / "binary.toml"
    binary.write_bytes(b"\xff\xfe")
    report = play_files([tmp_path / "none.toml", tmp_path, binary])
    assert [refused.code for refused in report.refused] == ["no-file", "no-file", "bad-toml"]
    assert str(report.refused[0]) == f"{tmp_path / 'none.toml'}: no such file or directory"
    assert str(report.refused[2]) == f"{binary}: this is not text in UTF-8"


def test_loading_reads_without_playing(tmp_path: Path) -> None:
    loaded = load_scenarios([write(tmp_path, "wrong.toml", WRONG), write(tmp_path, "broken.toml", HEAD)])
    assert [scenario.name for scenario in loaded.scenarios] == ["a name"]
    assert len(loaded.refused) == 1
