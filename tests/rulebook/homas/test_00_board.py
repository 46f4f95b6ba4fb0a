import json
from pathlib import Path

import pytest

import echappee.homas
from echappee.engine import Refused
from echappee.homas.board.course import ROW, Course, Square
from echappee.homas.rules import COURSES, course
from tests.rulebook.homas.table import ride, table

LEFT = "road:0x20;left=5-7"
"""A curve to the left: lanes 3 and 4 have rows 5 to 7, lanes 1 and 2 five squares."""


def named(road: str | Course, name: str) -> Square:
    on = course(road) if isinstance(road, str) else road
    return on.at(on.numbers[name])


def names(road: str, *numbers: int) -> list[str]:
    return [course(road).at(number).name for number in numbers]


def source(name: str) -> str:
    (path,) = Path(echappee.homas.__path__[0]).glob(f"*/data/{name}")
    return str(json.loads(path.read_text("utf-8"))["source"])


@pytest.mark.rule("homas 0.1.1")
def test_four_lanes_from_the_right_and_a_grid_of_five_rows() -> None:
    on = course("road:0x3")
    assert list(on.numbers)[:5] == ["-4.4", "-4.3", "-4.2", "-4.1", "-3.4"]
    assert named(on, "0.1").progress == 0
    assert on.line == named(on, "3.1").progress == 3 * ROW


@pytest.mark.rule("homas 0.1.2")
@pytest.mark.parametrize(("rows", "last"), [(2, 6), (3, 7), (4, 8)])
def test_in_a_curve_the_outer_lanes_have_two_squares_more(rows: int, last: int) -> None:
    on = course(f"road:0x20;left=5-{last}")
    inner = [s for s in on.squares if s.interior]
    outer = [s for s in on.squares if s.lane == 1 and 4 * ROW < s.progress <= last * ROW]
    assert {s.lane for s in inner} == {3, 4}
    assert len(inner) == 2 * rows
    assert len(outer) == rows + 2
    assert outer[-1].name == f"{last}+2.1"
    assert outer[-1].progress == last * ROW


@pytest.mark.rule("homas 0.1.3")
def test_squares_are_numbered_by_who_is_ahead_and_the_right_goes_before() -> None:
    on = course(LEFT)
    assert [s.progress for s in on.squares] == sorted(s.progress for s in on.squares)
    assert on.numbers["10.1"] > on.numbers["10.2"] > on.numbers["10.3"] > on.numbers["10.4"]
    assert on.numbers["5.3"] > on.numbers["5.2"], "the first outer square is shorter than the inner one"
    assert on.numbers["7+2.1"] > on.numbers["7.3"]
    assert on.numbers["8.4"] > on.numbers["7+2.1"]


@pytest.mark.rule("homas 0.1.4")
def test_numbers_take_on_climbs_and_cobbles_and_give_on_descents() -> None:
    on = course("road:0x1,-4x1,k-2x1,+3x1")
    found = [(s.road, s.grade) for s in (named(on, f"{row}.1") for row in range(1, 5))]
    assert found == [("flat", 0), ("climb", -4), ("cobbles", -2), ("descent", 3)]


@pytest.mark.rule("homas 0.2.1")
@pytest.mark.parametrize("race", COURSES.values(), ids=list(COURSES))
def test_every_printed_length_is_exact(race: dict[str, object]) -> None:
    on = course(str(race["id"]))
    assert on.length == race["squares"]
    assert on.marks[-1].row == on.length
    inner = [
        s for s in on.squares if 0 < s.progress <= on.line and (s.interior or s.progress - s.rear == ROW)
    ]
    by_row = {s.progress for s in inner}
    assert len(by_row) == on.length


@pytest.mark.rule("homas 0.2.1")
def test_sections_follow_one_another() -> None:
    rows = [(mark.letter, mark.row) for mark in course("tour-de-france-4").marks]
    assert rows == [
        *(
            ("B", 15),
            ("C", 30),
            ("D", 43),
            ("F", 57),
            ("B", 72),
            ("C", 87),
            ("G", 104),
            ("D", 117),
            ("F", 131),
        )
    ]


@pytest.mark.rule("homas 0.2.2")
def test_each_lap_has_squares_of_its_own_and_the_road_goes_on_flat_beyond_the_line() -> None:
    on = course("paris-nice-2")
    assert named(on, f"{on.length}.2").road == "climb"
    assert {s.road for s in on.squares if s.progress > on.line} == {"flat"}
    assert max(s.progress for s in on.squares) - on.line >= 30 * ROW
    assert len(on.numbers) == len(on.squares)


@pytest.mark.rule("homas 0.2.3")
def test_a_road_written_by_hand() -> None:
    on = course(
        "road:0x12,-4x6,+3x5,k-2x4;left=3-5;mountain=13-23;red=20;sprint=9;hill=18;top=27;stage;rain;hell"
    )
    assert (on.length, on.team_cards_until, on.finish) == (27, 20, "mountain")
    assert (on.stage, on.rain, on.cobbles_break_wheels, on.trial) == (True, True, True, False)
    assert [(m.row, m.kind, m.sprint) for m in on.marks] == [
        (9, "", True),
        (18, "hill", False),
        (27, "mountain", False),
    ]
    assert [named(on, f"{row}.1").mountain for row in (12, 13, 23, 24)] == [False, True, True, False]


@pytest.mark.rule("homas 0.2.3")
@pytest.mark.parametrize(
    "text",
    [
        *(
            "road:",
            "road:0",
            "road:0x0",
            "road:12x3",
            "road:0x9;left=3",
            "road:0x9;left=3-3",
            "road:0x9;left=3-7",
        ),
        *(
            "road:0x9;left=8-10",
            "road:0x9;left=3-5;right=5-6",
            "road:0x9;red=10",
            "road:0x9;snow",
            "road:0x9;trial;sprint=4",
            "road:0x9;",
        ),
    ],
)
def test_a_road_that_cannot_be_laid_is_refused(text: str) -> None:
    with pytest.raises(Refused) as refused:
        course(text)
    assert refused.value.code == "bad-road"


@pytest.mark.rule("homas 0.3.1")
@pytest.mark.rule("homas 0.3.2")
@pytest.mark.rule("homas 0.3.3")
@pytest.mark.parametrize("name", ["board.json", "events.json", "races.json"])
def test_what_is_reconstructed_says_so(name: str) -> None:
    assert "ours" in source(name)


@pytest.mark.rule("homas 0.3.1")
def test_the_numbers_of_a_hill() -> None:
    on = course("milan-san-remo")
    climb = [named(on, f"{row}.1" if row > 89 else f"{row}.4").grade for row in range(90, 99)]
    assert climb[-5:] == [-4, -4, -3, -3, -2]


@pytest.mark.rule("homas 0.3.3")
def test_red_letters_and_sprints_of_a_stage() -> None:
    on = course("tour-de-france-1")
    assert on.team_cards_until == 87
    assert [(mark.letter, mark.row) for mark in on.sprints] == [("B", 59), ("D", 87)]
    assert course("tour-de-france-4").team_cards_until == 0


# The figures of examples 1 and 2 are lost; their principles hold on any curve.


@pytest.mark.rule("homas 2.1.3")
def test_no_step_crosses_the_thick_line_until_it_is_interrupted() -> None:
    assert names(LEFT, *named(LEFT, "4.2").ahead) == ["5.2", "5.1", "5.3"]
    assert names(LEFT, *named(LEFT, "5.2").ahead) == ["6.2", "6.1"]
    assert names(LEFT, *named(LEFT, "7.3").ahead) == ["8.3", "8.2", "8.4"]
    assert names(LEFT, *named(LEFT, "7+2.2").ahead) == ["8.2", "8.1", "8.3"]


@pytest.mark.rule("homas 2.1.3")
def test_who_takes_the_outer_curve_has_further_to_ride_and_takes_no_step_sideways() -> None:
    """As in example 1: eleven squares by the outside are nine rows, by the inside eleven."""
    outside = ride(table(LEFT, "21 3.2", "31 4.3 m", "32 4.4 m", "33 4.2 m", "34 4.1 s"), "5 6")
    assert outside.options()[0] == "12.1"
    assert not {"7.3", "7.4", "3.1", "3.3"} & set(outside.options())
    assert ride(table(LEFT, "21 3.2"), "5 6").options()[0] == "14.1"
    assert ride(table(LEFT, "21 5.2"), "5 1").options()[-2:] == ("6.1", "6.2")
