"""The road of Homas Tour Pro as it is drawn."""

import io

import pytest
from rich.console import Console

from echappee.cli.players import Company
from echappee.homas.board.course import ROW
from echappee.homas.rules import COURSES, course
from echappee.homas.terminal.blocks import blocks
from echappee.homas.terminal.cards import draw_hands, draw_rider
from echappee.homas.terminal.rides import draw_options
from echappee.homas.terminal.road import around, draw_road, spans_of
from echappee.homas.terminal.screen import SCREEN
from echappee.homas.terminal.table import draw_groups, parties, show_result
from tests.cli.homas.tables import table

RIDERS = ("11 2.1", "12 3.2°", "21 4+2.3", "22 6.4!", "31 9.1", "51 12.2")


def plain(lines: list[object]) -> list[str]:
    return [str(line).rstrip() for line in lines]


def test_lanes_lines_and_numbers_stand_where_they_are() -> None:
    drawn = table(*RIDERS)
    assert plain([*draw_road(drawn, 80, spans_of(drawn))]) == [
        "                               △",
        "  12    10                   5                 FINISH",
        "  · │·  ·  ·  ·  ·  ·  ·  22!· │·  ·  ·  ·  · ║·  ·",
        "  · │·  ·  ·  ·  ·  21 ·  ·  · │·  ·  ·  ·  · ║·  ·",
        "        ━━━━━━━━━━━━━━━",
        "  · │·  ·    12°  ·    ·  ·  · │·  ·  ·  ·  51║·  ·",
        "  · │·  11   ·    ·    ·  ·  · │·  31 ·  ·  · ║·  ·",
        "                       -3 -3 -3 +2 +2 o1 o1 o1",
    ]


def test_a_narrow_terminal_has_more_lines_and_breaks_no_curve() -> None:
    drawn = table(*RIDERS)
    lines = plain([*draw_road(drawn, 30, spans_of(drawn))])
    assert max(map(len, lines)) <= 30
    assert lines[:4] == [
        "  12    10",
        "  · │·  ·  ·  ·  ·  ·  ·  22!",
        "  · │·  ·  ·  ·  ·  21 ·  ·",
        "        ━━━━━━━━━━━━━━━",
    ]
    assert lines.count("") == 1


def test_numbers_of_rows_and_the_finish_keep_their_distance() -> None:
    last = table("11 131.2", "21 128.3", road="road:0x131")
    assert plain([*draw_road(last, 80, [(129, 133)])])[0] == "  2        FINISH"
    assert plain([*draw_road(last, 80, [(128, 133)])])[0] == "  3           FINISH"
    assert plain([*draw_road(last, 80, [(128, 132)])])[0] == "  3"


def test_a_few_squares_that_had_no_room_are_left_out_if_they_are_empty() -> None:
    road = "road:0x60"
    drawn = table("11 30.2", road=road)
    room = 2 + 3 * 10
    assert plain([*draw_road(drawn, room, [(28, 40)])]).count("") == 0
    assert plain([*draw_road(drawn, room, [(28, 41)])]).count("") == 1
    ahead = table("11 30.2", "21 40.1", road=road)
    assert plain([*draw_road(ahead, room, [(28, 40)])]).count("") == 1
    picks = {drawn.course.numbers["40.3"]: "a"}
    assert plain([*draw_road(drawn, room, [(28, 40)], picks)]).count("") == 1
    assert len(draw_road(drawn, room, [(28, 30)])) == 5


def test_road_on_which_nobody_is_is_left_out() -> None:
    far = table("11 2.1", "21 30.1", road="road:0x60")
    heads = [line for line in plain([*draw_road(far, 80, spans_of(far))]) if line.strip()[:1].isdigit()]
    assert heads == ["  60             55", "  32    30             25"]


def test_squares_to_choose_have_their_letters() -> None:
    drawn = table(*RIDERS)
    picks = {drawn.course.numbers["7.3"]: "a", drawn.course.numbers["7.1"]: "b"}
    lines = plain([*draw_road(drawn, 80, around(drawn, drawn.rider("21").square, picks), picks)])
    assert "  · │·  ·  ·  ·  ·  21 ·  ·  a │·  ·" in lines
    assert "  · │·  11   ·    ·    ·  ·  b │·  31" in lines


def test_a_jersey_stands_behind_its_rider() -> None:
    drawn = table(*RIDERS)
    lines = plain([*draw_road(drawn, 80, spans_of(drawn), jerseys={"yellow": "21", "polka": "12"})])
    assert any("21Y" in line for line in lines)
    assert any("12P" in line for line in lines)


def test_who_has_moved_is_marked_only_while_others_have_still_to_move() -> None:
    moved = table("11 2.1°", "22 6.4°")
    assert "°" not in "".join(plain([*draw_road(moved, 80, spans_of(moved))]))


@pytest.mark.parametrize(
    ("square", "to_go", "how"),
    [
        ("9.1", "3 rows to the line", "3 rows short of the line"),
        ("11.1", "1 row to the line", "1 row short of the line"),
        ("12.1", "the line is next", "right before the line"),
    ],
)
def test_how_far_it_is_to_the_line(square: str, to_go: str, how: str) -> None:
    view = table(f"11 {square}")
    assert SCREEN.to_go(view) == to_go
    console = Console(file=io.StringIO(), width=80)
    show_result(console, view, ["11"], Company({}))
    assert isinstance(console.file, io.StringIO)
    assert f" {how}\n" in console.file.getvalue()


def test_who_is_over_the_line_is_told_so() -> None:
    assert SCREEN.to_go(table("11 13.1")) == "the line is crossed"


def test_groups_have_letters_and_the_rows_between_them() -> None:
    drawn = table(*RIDERS)
    (line,) = draw_groups(drawn, parties(drawn), 80, {"yellow": "21"})
    assert line.plain.rstrip() == "  A 51  ‹ 2 ›  B 31  ‹ 2 ›  C 22  ‹ 1 ›  D 21Y 12 11"
    narrow = draw_groups(drawn, parties(drawn), 30, {})
    assert max(len(line.plain.rstrip()) for line in narrow) <= 30


def test_against_the_clock_riders_on_one_square_are_no_group() -> None:
    trial = table("11 2.1", "21 2.1", "31 3.1", road="road:0x20;trial")
    assert [[rider.name for rider in party] for party in parties(trial)] == [["31"], ["11", "21"]]


@pytest.mark.parametrize("name", COURSES)
def test_every_square_of_a_course_is_in_one_block_at_its_place(name: str) -> None:
    road = course(name)
    found = blocks(road)
    numbers = [number for block in found for lane in block.lanes for number in lane]
    assert sorted(numbers) == list(range(len(road.squares)))
    assert [block.rear for block in found[1:]] == [block.front for block in found[:-1]]
    for block in found:
        assert {road.at(lane[0]).rear for lane in block.lanes} == {block.rear}
        assert {road.at(lane[-1]).progress for lane in block.lanes} == {block.front}
        assert len(block.inner) == (block.front - block.rear) // ROW
        assert block.bent == (len({len(lane) for lane in block.lanes}) > 1)


def test_a_rider_is_shown_with_its_place_and_its_cards() -> None:
    drawn = table("21 6.1")
    assert plain([*draw_rider(drawn, drawn.rider("21"), secret=False)]) == [
        "  21 Red 21, leader on 6.1, climb -3, 6 to go",
        "     cards 6 6h 5k · team 6h 6h 5k · fitness 7",
    ]
    assert plain([*draw_rider(drawn, drawn.rider("21"), secret=True)])[1].endswith("fitness in hand")


def test_everybodys_cards_show_no_fitness_card_that_one_may_not_see() -> None:
    drawn = table("11 2.1", "21 6.1")
    hidden = drawn._replace(riders=tuple(rider._replace(fitness="?") for rider in drawn.riders))
    lines = plain([*draw_hands(hidden, secret=False)])
    assert "  3 Blue neutral, no cards" in lines
    assert "    21 leader     cards 6 6h 5k   spent none      fitness in hand" in lines


def test_what_a_rider_can_do_says_how_far_it_would_go() -> None:
    drawn = table("21 6.1")
    options = ("roll", "6", "5k", "t5k", "6+5k", "attack-6", "attack-6+5k", "fitness", "relay", "rest")
    assert plain([*draw_options(drawn, drawn.rider("21"), options, secret=False)]) == [
        "   r                two dice: 1 to 9 squares",
        "   6 5k t5k         a card and a die: 3 to 9 squares",
        "   6+5k …           two cards: 8 squares",
        "   a6               attack (or with two, a6+5k): riders that go along spend a card",
        "   f                the fitness card: 7 squares",
        "   l                ask those behind for a relay",
        "   s                stay here and get a card back",
    ]


@pytest.mark.parametrize(
    ("road", "said"),
    [("tour-of-flanders", "5k not on cobbles"), ("paris-roubaix", "on these cobbles 5k alone")],
)
def test_the_legend_says_where_cards_can_be_played(road: str, said: str) -> None:
    console = Console(file=io.StringIO(), width=120)
    SCREEN.show_legend(console, table("11 2.1", road=road), Company({}))
    assert said in console.file.getvalue()  # type: ignore[attr-defined]
