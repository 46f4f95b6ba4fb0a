import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import echappee.homas.rules
from echappee.engine import Event, Value
from echappee.homas.rules import HOMAS
from echappee.homas.words.narration import NOT_TOLD, TELLING, TOLD, narrate
from echappee.homas.words.voice import voice
from tests.words.homas.races import COURSES, RARE, ridden, square, start, table

ROOT = Path(__file__).parents[3]
RULES = set(
    re.findall(r"\*\*(\d+\.\d+\.\d+)\*\*", (ROOT / "docs/rules/homas.md").read_text(encoding="utf-8"))
)


def told_codes() -> Iterator[str]:
    """Every code that the rules tell: the first argument of each call of `tell`, wherever it is kept."""
    for path in Path(echappee.homas.rules.__path__[0]).glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) in ("tell", "bunch.tell"):
                assert isinstance(node.args[0], ast.Constant), f"{path}: a code must be written out"
                yield str(node.args[0].value)


def said(*events: Event, course: str = "") -> list[str]:
    """The lines of these events before the start."""
    lines, _ = narrate(events, table(course) if course else table())
    return [voice("en").say(line.sentences) for line in lines]


def test_every_code_is_told_or_has_a_reason_not_to_be() -> None:
    codes = set(told_codes())
    assert len(codes) > 30
    assert not set(TOLD) & set(NOT_TOLD)
    assert set(TOLD) | set(NOT_TOLD) == codes


@pytest.mark.parametrize("course", COURSES)
def test_every_rule_cited_in_a_report_is_a_rule(course: str) -> None:
    race = ridden(course)
    lines, _ = narrate(race.heard(None), start(race))
    cited = {rule for line in lines for rule in line.rules}
    assert len(cited) > 8
    assert cited <= RULES
    assert {event.rule for event in RARE} <= RULES


@pytest.mark.parametrize("course", COURSES)
def test_the_view_after_a_race_is_a_spectators(course: str) -> None:
    race = ridden(course)
    _, after = TELLING.narrate(race.events, start(race))
    assert after == HOMAS.cut(race.position, None)


def test_what_is_told_bit_by_bit_leads_to_the_same_table() -> None:
    race = ridden(COURSES[0])
    view, words = start(race), []
    for number in range(len(race.events)):
        lines, view = narrate(race.events[number : number + 1], view)
        words += [sentence.id for line in lines for sentence in line.sentences]
    assert view == HOMAS.cut(race.position, None)
    assert "homas-radio-followed" in words
    assert "homas-radio-followed-together" not in words


def test_what_directors_hear_of_their_cards_is_not_told() -> None:
    race = ridden(COURSES[0])
    secret = [event for event in race.events if event.audience]
    assert secret
    assert narrate(secret, start(race)) == ([], start(race))


def follow(*riders: str) -> list[Event]:
    args: dict[str, Value] = {"leader": "", "start": 0, "square": square("5.1")}
    return [Event("followed", "2.3.1", {"rider": rider, **args}) for rider in riders]


def test_those_who_follow_are_told_at_once_and_a_long_file_by_its_numbers() -> None:
    assert said(*follow("21")) == ["Red 21 follows, 7 to go."]
    assert said(*follow("21", "33")) == ["Red 21 and Blue 33 follow."]
    assert said(*follow("21", "33", "11", "42", "52")) == ["A file of 5 follows: 21, 33, 11, 42, 52."]


def test_only_neutral_riders_who_roll_no_six_are_told_of() -> None:
    rolls = [
        Event("neutral-counters", "2.9.9", {"rider": rider, "die": die})
        for rider, die in (("31", 6), ("32", 5))
    ]
    assert said(*rolls) == ["Blue 32 rolls no six and lets it go."]
    assert said(rolls[0]) == []


def test_dice_are_summed_up_only_where_something_is_added() -> None:
    rolled: dict[str, Value] = {"rider": "21", "dice": (4, 2)}
    assert said(Event("rolled", "2.1.6", rolled | {"total": 6})) == ["Red 21 rolls 4 + 2."]
    assert said(Event("rolled", "2.1.6", rolled | {"total": 7})) == ["Red 21 rolls 4 + 2: 7 in all."]


def test_what_the_road_makes_of_dice_is_told() -> None:
    uphill = Event(
        "placed", "1.4.4", {"rider": "21", "square": 0, "changes": (("21", "square", square("9.1")),)}
    )
    for total, more in ((9, ""), (11, " 11 in all,"), (2, "")):
        dice = (1, 1) if total == 2 else (4, 5)
        rolled = Event("rolled", "2.1.6", {"rider": "21", "dice": dice, "total": total})
        squares = "one square" if total == 2 else f"{total - 2} squares"
        shown = " + ".join(map(str, dice))
        assert said(uphill, rolled)[-1] == f"Red 21 rolls {shown},{more} the climb costs 2: {squares}."


def test_a_rush_says_when_all_places_are_taken() -> None:
    full = "All five places are taken: nobody else sprints here."
    rushed: dict[str, Value] = {"row": 9, "riders": ("21", "31")}
    assert full not in said(Event("rushed", "5.8.1", rushed | {"first": 3}))[0]
    assert said(Event("rushed", "5.8.1", rushed | {"first": 4}))[0].endswith(full)


def test_a_sprint_is_told_by_its_scores() -> None:
    events = [
        Event("played", "4.2.1", {"rider": "23", "cards": ("6h",)}),
        Event("rolled", "4.2.1", {"rider": "23", "dice": (3,), "total": 3}),
        Event("sprinted", "4.2.1", {"rider": "23", "score": 9, "caught": 1, "row": 20}),
        Event("sprinted", "5.8.1", {"rider": "31", "score": 4, "caught": 0, "row": 20}),
    ]
    assert said(*events) == ["Red 23 sprints 9, and 1 more for the rows it catches.", "Blue 31 sprints 4."]


def test_who_stops_in_a_wheel_is_told_with_whose_it_is() -> None:
    def rode(rider: str, place: str, *, course: str = "") -> Event:
        to = square(place, course) if course else square(place)
        return Event(
            "rode", "2.1.3", {"rider": rider, "square": to, "way": (to,), "changes": ((rider, "square", to),)}
        )

    assert said(rode("31", "5.1"), rode("21", "4.1"), rode("11", "4.2")) == [
        "Blue 31 rides one square, 7 to go.",
        "Red 21 rides one square, behind Blue 31, 8 to go.",
        "White 11 rides one square, 8 to go.",
    ]
    trial = "tour-de-france-prologue"
    alone = said(rode("31", "5.1", course=trial), rode("21", "4.1", course=trial), course=trial)
    assert "behind" not in "".join(alone)


def test_who_crosses_the_line_is_told_so() -> None:
    home: dict[str, Value] = {
        "rider": "21",
        "start": square("11.1"),
        "square": square("13.1"),
        "way": (square("12.1"), square("13.1")),
    }
    assert said(Event("rode", "2.1.3", home)) == ["Red 21 rides 2 squares and is over the line."]


def test_the_winner_and_the_group_and_those_who_come_later() -> None:
    first = Event("arrived", "4.1.1", {"riders": ("21", "33"), "place": 1, "delay": 0})
    later = Event("arrived", "4.1.1", {"riders": ("11",), "place": 3, "delay": 126})
    assert said(first, later) == [
        "Red 21 wins the race! In the same time: Blue 33.",
        "White 11 arrives 2:06 later, 3rd.",
    ]
    alone = Event("arrived", "4.1.1", {"riders": ("21",), "place": 1, "delay": 0})
    assert said(alone, course="tour-de-france-4") == ["Red 21 wins the stage!"]


def test_a_summit_has_its_name_and_a_line_without_one_its_row() -> None:
    course = table("milan-san-remo").course
    top = Event("summit", "5.6.2", {"row": course.summits[-1].row, "riders": ("21",), "first": 1})
    assert said(top, course="milan-san-remo") == [
        f"First over the top of {course.summits[-1].title}: Red 21."
    ]
    assert said(top._replace(args={"row": 6, "riders": ("21",), "first": 1})) == [
        "First over the top of 6: Red 21."
    ]


def test_a_fall_that_brings_nobody_down_needs_no_second_line() -> None:
    assert said(Event("fell", "2.7.4", {"rider": "21", "riders": ()})) == []
    assert said(Event("fell", "2.7.4", {"rider": "21", "riders": ("33",)})) == [
        "Blue 33 is brought down too."
    ]
