import io

import pytest
from rich.console import Console

from echappee.cli.players import Company
from echappee.flamme.rules import COLOURS, Ruleset
from echappee.flamme.rules.course_text import course
from echappee.flamme.terminal.drawing.palette import draw_jerseys, letters
from echappee.flamme.terminal.drawing.profile import draw_groups, draw_profile, groups
from echappee.flamme.terminal.drawing.road import draw_road
from echappee.flamme.terminal.results import show_result
from echappee.flamme.terminal.screen import SCREEN
from tests.cli.painting import plain, rider, table

RIDERS = (
    rider("blue", "R", 7),
    rider("red", "S", 7, 1, crashed=True),
    rider("black", "R", 9),
    rider("green", "S", 3),
)
ROAD = table("squares:4,3^~,2o/1,1>/3,8;12", *RIDERS)
JERSEYS = {"yellow": "blue.R", "polka": "green.S", "green": "red.S"}


def test_the_road_from_above() -> None:
    assert plain(ROAD) == [
        "  1           5              10       FINISH",
        "                             ·",
        "  ·  ·  ·  ·  ·  ·  rS!      ·  ·  · ║·  ·  ·  ·  ·  ·",
        "  ·  ·  gS ·  ·  ·  bR ·  kR ·  ·  · ║·  ·  ·  ·  ·  ·",
        "              ^~ ^~ ^~ o  o  >",
    ]


def test_a_narrow_terminal_gets_more_rows() -> None:
    lines = plain(ROAD, 34)
    assert max(map(len, lines)) <= 34
    assert sum("kR" in line for line in lines) == 1
    assert "" in lines


def test_a_rider_who_has_just_come_home_is_still_drawn_when_all_is_over() -> None:
    riders = (rider("blue", "R", 14, home=3), rider("red", "S", 14, 1, home=2), rider("red", "R", 11))
    assert "bR" in "".join(plain(table("squares:20;12", *riders, phase="over")))
    assert "rS" not in "".join(plain(table("squares:20;12", *riders, phase="over")))
    assert "bR" not in "".join(plain(table("squares:20;12", *riders)))


def test_the_profile_with_the_groups_on_it() -> None:
    assert [line.plain for line in draw_profile(ROAD.course, 80, heads=groups(ROAD))] == [
        "  ▁▁▁▁▂▃▄▄▄▄▄▄▄▄▄▄▄▄",
        "  ··3·^^2o1>··║·····",
    ]


def test_a_long_stage_is_drawn_in_a_narrow_terminal() -> None:
    lines = draw_profile(course("squares:200,40^,200;430"), 60)
    assert {len(line.plain) for line in lines} == {60}


def test_groups_and_the_gaps_between_them() -> None:
    home = (rider("pink", "S", 20, home=2),)
    (line,) = draw_groups(ROAD.course, groups(ROAD), home, 80)
    assert line.plain.rstrip() == "  1 kR  ‹ 1 ›  2 bR rS  ‹ 3 ›  3 gS  ║ home pS"


@pytest.mark.parametrize("kind", ["R", "S"])
def test_six_teams_have_six_letters(kind: str) -> None:
    assert len({letters(rider(team, kind, 1)) for team in COLOURS}) == 6


def test_a_leaders_jersey_is_a_letter_after_its_rider_unless_it_has_crashed() -> None:
    lines = [line.plain.rstrip() for line in draw_road(ROAD, 80, JERSEYS)]
    assert lines[2:4] == [
        "  ·  ·  ·  ·  ·  ·  rS!      ·  ·  · ║·  ·  ·  ·  ·  ·",
        "  ·  ·  gSP·  ·  ·  bRY·  kR ·  ·  · ║·  ·  ·  ·  ·  ·",
    ]
    (groups_line,) = draw_groups(ROAD.course, groups(ROAD), (), 80, JERSEYS)
    assert groups_line.plain.rstrip() == "  1 kR  ‹ 1 ›  2 bRY rSG  ‹ 3 ›  3 gSP"


def test_in_a_trial_the_letter_of_a_jersey_comes_after_the_types() -> None:
    riders = (rider("blue", "R", 4, 1), rider("blue", "S", 4), rider("green", "R", 4), rider("green", "S", 8))
    view = table("squares:9;8", *riders)._replace(ruleset=Ruleset(ttt=True))
    assert [line.plain.rstrip() for line in draw_road(view, 80, JERSEYS)][1:3] == [
        "b ·  ·  SRY·  ·  ·  · ║·",
        "g ·  ·  R  ·  ·  ·  SP║·",
    ]


def test_an_unknown_jersey_is_named_and_breaks_nothing() -> None:
    assert [line.plain.rstrip() for line in draw_jerseys({"brown": "blue.R"}, 80)] == [
        "    brown: Blue’s Rouleur"
    ]
    assert draw_jerseys({}, 80) == []


def test_what_is_to_go_is_counted_as_on_the_pages() -> None:
    view = table(
        "squares:20;12", rider("blue", "R", 12), rider("blue", "S", 14, home=3), rider("red", "R", 7)
    )
    assert SCREEN.to_go(table("squares:20;12", rider("blue", "R", 12))) == "1 to go"
    written = io.StringIO()
    show_result(Console(file=written, width=80), view, ["blue.S", "blue.R", "red.R"], Company({}))
    lines = [line.split("  ")[-1].strip() for line in written.getvalue().splitlines()]
    assert lines[-3:] == ["home in round 3, 2 beyond the line", "1 to go", "6 to go"]
