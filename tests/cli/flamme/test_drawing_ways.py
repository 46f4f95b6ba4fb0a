"""Roads that split, riders on the grass, trials, tokens and the timing tile."""

import pytest

from echappee.flamme.rules import Ruleset, Token
from echappee.flamme.terminal.drawing.profile import draw_groups, draw_profile, groups
from tests.cli.painting import plain, rider, table

SPLIT = "squares:10,@,8;20"


def test_where_the_road_splits_the_outer_way_is_above_the_inner_one() -> None:
    riders = (
        rider("blue", "R", 10, 1),
        rider("red", "S", 13),
        rider("green", "R", 16),
        rider("pink", "S", 19),
    )
    assert plain(table(SPLIT, *riders)) == [
        "  8     10 +1 +2 +3 +4 +5    15             20 FINISH",
        "  ·  ·  bR╱·  ·  rS ·  · ╲·  ·  ·  ·  ·  ·  · ║·",
        "  ·  ·  · ╲──────·  gR · ╱pS ·  ·  ·  ·  ·  · ║·",
        "                 11 12 13",
    ]


def test_a_split_is_drawn_wherever_a_row_breaks_and_never_too_wide() -> None:
    road = table("squares:100,@,20;120", rider("blue", "R", 101))
    for width in range(40, 81):
        lines = plain(road, width)
        assert max(map(len, lines)) <= width
        assert sum("bR" in line for line in lines) == 1
    assert plain(road) == [
        "     100+1 +2 +3 +4 +5    105            110            115               FINISH",
        "  ·  · ╱bR ·  ·  ·  · ╲·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · ║·  ·",
        "  ·  · ╲──────·  ·  · ╱·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · ║·  ·",
        "              101",
    ]


def test_riders_on_the_grass_are_drawn_below_their_square() -> None:
    crowd = [
        rider("blue", "R", 4, 0),
        rider("blue", "S", 4, 1),
        rider("red", "R", 4, -1),
        rider("red", "S", 4, -2),
    ]
    assert plain(table("squares:9", *crowd)) == [
        "  2        5",
        "  ·  ·  bS ·  ·  ·  ·  ·",
        "  ·  ·  bR ·  ·  ·  ·  ·",
        "        rR",
        "        rS",
    ]


def test_the_grass_of_an_outer_way_is_between_the_ways() -> None:
    riders = (rider("blue", "R", 13), rider("red", "S", 13, -1), rider("pink", "S", 16))
    assert plain(table(SPLIT, *riders))[:4] == [
        "  +1 +2 +3 +4 +5    15             20 FINISH",
        "  ·  ·  bR ·  · ╲",
        "        rS       ·  ·  ·  ·  ·  ·  · ║·",
        "  ──────·  pS · ╱·  ·  ·  ·  ·  ·  · ║·",
    ]


@pytest.mark.parametrize("trial", ["ttt", "itt"])
def test_in_a_trial_every_team_has_its_own_road(trial: str) -> None:
    riders = (rider("blue", "R", 4, 1), rider("blue", "S", 4), rider("red", "R", 4), rider("red", "S", 7))
    view = table("squares:9;8", *riders)._replace(ruleset=Ruleset(**{trial: True}))
    assert plain(view) == [
        "  2        5           FINISH",
        "b ·  ·  SR ·  ·  ·  · ║·",
        "r ·  ·  R  ·  ·  S  · ║·",
        "                       :40",
    ]


def test_a_rider_alone_on_a_square_is_still_drawn_on_the_outer_way() -> None:
    riders = (rider("blue", "R", 13), rider("blue", "S", 14))
    view = table(SPLIT, *riders)._replace(ruleset=Ruleset(ttt=True))
    assert plain(view)[1:3] == ["  ·  ·  R  ·  · ╲", "b ──────S  ·  · ╱·  ·  ·  ·  ·  ·  · ║·"]


TOKENS = "squares:12,3^,5;15;major=16;minor=8;refresh=11"


def test_piles_of_tokens_and_the_timing_tile() -> None:
    riders = (rider("blue", "R", 9)._replace(tokens=(Token("minor", 2),)), rider("red", "S", 7))
    view = table(TOKENS, *riders)._replace(ruleset=Ruleset(tour=True, extended=True))
    assert plain(view) == [
        "           S 1      ↻              S 5 3 1",
        "  5              10             15 FINISH      20",
        "  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  · ║·  ·  ·  ·  ·",
        "  ·  ·  rS ·  bR ·  ·  ·  ·  ·  · ║·  ·  ·  ·  ·",
        "                          ^  ^  ^",
        "                                   :40:30:20:10:00",
    ]


def test_tokens_lie_only_where_the_rules_want_them_and_while_there_are_any() -> None:
    ahead = rider("blue", "R", 12)._replace(tokens=(Token("minor", 2), Token("refresh", 1)))
    second = rider("red", "S", 9)._replace(tokens=(Token("minor", 1),))
    assert not {"S 5", "↻", ":40"} & set("".join(plain(table(TOKENS, ahead, second))).split("  "))
    taken = table(TOKENS, ahead, second)._replace(ruleset=Ruleset(tour=True, extended=True))
    assert plain(taken)[0].split() == ["S", "5", "3", "1"]


def test_a_pile_at_the_end_of_a_row_ends_where_the_row_does() -> None:
    view = table("squares:40;35;major=28", rider("blue", "R", 5))._replace(ruleset=Ruleset(tour=True))
    for width in range(40, 90):
        assert max(map(len, plain(view, width))) <= width


def test_the_profile_goes_by_the_inner_way() -> None:
    view = table("squares:3,@,2^,2;8", rider("blue", "R", 8), rider("red", "S", 4))
    signs = {15: "M"}
    assert [line.plain for line in draw_profile(view.course, 80, heads=groups(view), signs=signs)] == [
        "  ▁▁▁▁▁▁▂▃▃▃",
        "  ··21··^^║M",
    ]


def test_groups_on_two_ways_are_two_groups_until_one_rider_joins_them() -> None:
    sides = (rider("blue", "R", 14), rider("red", "R", 11))
    apart = table(SPLIT, *sides)
    assert [len(group.riders) for group in groups(apart)] == [1, 1]
    assert draw_groups(apart.course, groups(apart), (), 80)[0].plain.rstrip() == "  1 bR  ‹ 1 ›  2 rR"
    joined = table(SPLIT, *sides, rider("pink", "S", 10))
    assert [len(group.riders) for group in groups(joined)] == [3]
