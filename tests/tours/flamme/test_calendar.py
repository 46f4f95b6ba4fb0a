"""Calendars: the presets, calendars as text and back, and what is refused."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from echappee.engine import Refused
from echappee.flamme.road.stages import STAGES
from echappee.flamme.rules import Ruleset
from echappee.flamme.tours import new_tour
from echappee.flamme.tours.calendar import (
    FORMATS,
    LONGEST,
    PRESETS,
    SHORTEST,
    format_of,
    print_calendar,
    read_calendar,
    stage_of,
)
from echappee.tours.game_tours import Day

EVERYTHING = Ruleset(weather=True, breakaway=True, specialists=True)
LENGTHS = {"short": 3, "week": 5, "basic": 7, "grand": 21, "2018": 21}


def ridable(calendar: str, teams: list[str], rules: Ruleset = EVERYTHING) -> None:
    new_tour(calendar, teams, ["somebody"] * len(teams), rules, 1)


@pytest.mark.parametrize("teams", range(1, 7))
@pytest.mark.parametrize("preset", PRESETS)
def test_the_presets_can_be_ridden_by_as_many_teams_as_they_are_for(preset: str, teams: int) -> None:
    assert len(read_calendar(preset, teams)) == LENGTHS[preset]
    if preset == "2018" and teams > 4:
        with pytest.raises(Refused) as caught:
            ridable(preset, ["team"] * teams)
        assert caught.value.code == "grid-full"
    else:
        ridable(preset, ["team"] * teams)


@pytest.mark.parametrize("preset", PRESETS)
def test_a_stage_is_laid_on_the_side_for_the_number_of_teams(preset: str) -> None:
    for teams in (2, 4, 5, 6):
        for day in read_calendar(preset, teams):
            fewest, most = stage_of(day).players
            assert fewest <= teams <= most or preset == "2018"


def test_a_stage_is_ridden_as_it_is_made_for_or_as_the_calendar_says() -> None:
    days = read_calendar("gt-1 gt-10 gt-5 gt-3:itt gt-1:tour", 2)
    assert [format_of(day) for day in days] == ["ttt", "itt", "tour", "itt", "tour"]
    trials = [day.stage for day in read_calendar("2018", 4) if format_of(day) != "tour"]
    assert trials == ["gigamic2018-3", "gigamic2018-20"]


@given(
    st.lists(
        st.builds(Day, st.sampled_from(sorted(STAGES)), st.sampled_from(["", *FORMATS])),
        min_size=SHORTEST,
        max_size=LONGEST,
    ),
    st.integers(1, 6),
    st.data(),
)
def test_a_calendar_read_back_is_the_same(days: list[Day], teams: int, data: st.DataObject) -> None:
    most = 2 if len(days) == LONGEST else 1
    rests = data.draw(st.sets(st.integers(0, len(days) - 2), max_size=most))
    calendar = tuple(day._replace(rest=number in rests) for number, day in enumerate(days))
    assert read_calendar(print_calendar(calendar), teams) == calendar


@pytest.mark.parametrize(
    ("calendar", "code", "detail"),
    [
        ("", "bad-calendar", "a tour has 3 to 21 stages, not 0"),
        ("gt-3 gt-4", "bad-calendar", "a tour has 3 to 21 stages, not 2"),
        ("gt-3 " * 22, "bad-calendar", "a tour has 3 to 21 stages, not 22"),
        ("gt-3 gt-4 gt-99", "unknown-stage", "there is no stage gt-99"),
        ("gt-3 gt-4 Grand", "unknown-stage", "there is no stage Grand"),
        ("gt-3 gt-4 gt-8:relay", "bad-calendar", "gt-8:relay: a stage is ridden as tour, ttt, itt"),
        ("gt-3 gt-4 gt-8:ttt:itt", "bad-calendar", "a stage is ridden as"),
        ("gt-3 gt-4 " + "x" * 500, "unknown-stage", f"there is no stage {'x' * 40} ("),
    ],
)
def test_what_is_not_a_calendar_is_refused(calendar: str, code: str, detail: str) -> None:
    with pytest.raises(Refused) as caught:
        read_calendar(calendar, 2)
    assert caught.value.code == code
    assert detail in caught.value.detail
    assert "\n" not in caught.value.detail


@pytest.mark.parametrize(
    ("calendar", "teams", "rules", "code"),
    [
        ("short", [], EVERYTHING, "bad-teams"),
        ("short", ["team"] * 7, EVERYTHING, "bad-teams"),
        ("short", ["muscle", "peloton"], EVERYTHING, "bad-teams"),
        ("short", ["team", "robot"], EVERYTHING, "bad-teams"),
        ("week", ["team", "muscle"], EVERYTHING, "bad-teams"),
        ("short", ["team"], Ruleset(ride_out=True), "bad-rules"),
        ("short", ["team"], Ruleset(tour=True), "bad-rules"),
    ],
)
def test_what_cannot_be_ridden_is_refused_before_the_first_stage(
    calendar: str, teams: list[str], rules: Ruleset, code: str
) -> None:
    with pytest.raises(Refused) as caught:
        ridable(calendar, teams, rules)
    assert caught.value.code == code


def test_a_custom_road_is_its_tiles_with_commas_between_them() -> None:
    days = read_calendar("gt-3 a,b,c,d,u:itt rest gt-8", 2)
    assert stage_of(days[1]).tiles == ("a", "b", "c", "d", "u")
    assert (stage_of(days[1]).id, format_of(days[1]), days[1].rest) == ("own", "itt", True)
    assert read_calendar(print_calendar(days), 2) == days
    ridable("a,b,c,d,u a,b,c,d,u a,b,c,d,U", ["team", "team"])


@pytest.mark.parametrize("road", ["a,b,b,u", "b,c,d", "a,?,u", "a,,u"])
def test_a_custom_road_must_be_a_road(road: str) -> None:
    with pytest.raises(Refused) as caught:
        read_calendar(f"gt-3 gt-4 {road}", 2)
    assert caught.value.code == "bad-stage"
