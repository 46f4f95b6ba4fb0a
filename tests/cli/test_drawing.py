import pytest

from echappee.cli.drawing.hands import count, draw_hand, draw_rider
from echappee.cli.drawing.palette import letters
from echappee.cli.drawing.profile import draw_groups, draw_profile, groups
from echappee.cli.drawing.road import draw_road
from echappee.flamme import RiderView, Ruleset, View
from echappee.flamme.cards import DECKS, Card
from echappee.flamme.course import course
from echappee.flamme.position import Team
from echappee.flamme.setup import COLOURS


def rider(
    team: str, kind: str, square: int, lane: int = 0, *, crashed: bool = False, home: int = 0
) -> RiderView:
    return RiderView(team, kind, False, square, lane, crashed, home, (), (), 0, None)


def table(road: str, *riders: RiderView, phase: str = "energy") -> View:
    teams = tuple(Team(colour) for colour in dict.fromkeys(one.team for one in riders))
    return View(None, Ruleset(), course(road), teams, riders, 3, phase)


RIDERS = (
    rider("blue", "R", 7),
    rider("red", "S", 7, 1, crashed=True),
    rider("black", "R", 9),
    rider("green", "S", 3),
)
ROAD = table("squares:4,3^~,2o/1,1>/3,8;12", *RIDERS)


def plain(view: View, width: int = 80) -> list[str]:
    return [line.plain.rstrip() for line in draw_road(view, width)]


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


def test_who_has_just_come_home_is_still_drawn_when_all_is_over() -> None:
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
    (line,) = draw_groups(groups(ROAD), home, 80)
    assert line.plain.rstrip() == "  1 kR  ‹ 1 ›  2 bR rS  ‹ 3 ›  3 gS  ║ home pS"


@pytest.mark.parametrize("kind", ["R", "S"])
def test_six_teams_have_six_letters(kind: str) -> None:
    assert len({letters(rider(team, kind, 1)) for team in COLOURS}) == 6


def test_cards_are_counted_by_value() -> None:
    assert count(DECKS["S"]) == "2×3 3×3 4×3 5×3 9×3"
    assert count(()) == "none"


def test_a_hand_says_what_the_road_does_and_who_may_be_there_first() -> None:
    mine = rider("blue", "R", 2)._replace(hand=(Card(2, "e"), Card(6), Card(7), Card(7)))
    ahead = [rider("red", kind, 5, lane)._replace(deck=(Card(3),)) for lane, kind in enumerate("RS")]
    view = table("squares:3v,4,4~,6^,5;18", mine, *ahead)
    assert [line.plain for line in draw_hand(view, mine, landings=True)] == [
        "   #1  2e    → 7    the descent adds 3",
        "   #2   6    → 8    may be full: rR rS, slippery",
        "   #3   7 ×2 → 9  ",
    ]
    uphill = mine._replace(square=14, hand=(Card(9),))
    view = table("squares:3v,4,4~,6^,5;18", uphill)
    assert [line.plain for line in draw_hand(view, uphill, landings=True)] == [
        "   #1   9    → 19   the climb takes 4, over the line"
    ]


def test_a_crashed_rider_is_reminded() -> None:
    view = table("squares:9", down := rider("pink", "S", 4, crashed=True))
    assert draw_rider(view, down).plain == "  pS Pink’s Sprinteur on 4r, crashed: its card counts 2 less"
