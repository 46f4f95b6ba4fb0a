"""Moves in words: splits, powers, the grass, and riders in the way.

On `squares:10,@,10` the road splits behind square 10. The inner way is 11, 12 and 13 (numbered 14, 16, 18),
the outer way 10+1 to 10+5 (11, 12, 13, 15, 17); both lead to 14 (numbered 19).
"""

from typing import cast

import pytest

from echappee.engine import Event
from echappee.flamme.rules import Ruleset
from echappee.flamme.rules.course_text import course
from echappee.flamme.words import WORDS
from echappee.flamme.words.english import tell
from echappee.flamme.words.moves import left, place
from tests.words.flamme.races import moved, table

SPLIT = "squares:10,@,10"


@pytest.mark.parametrize(
    ("event", "riders", "sentence"),
    [
        (moved("blue.R", 8, (9, 10, 14, 16), "4"), (), "Blue’s Rouleur plays 4 and rides to 12."),
        (
            moved("blue.R", 8, (9, 10, 11, 12), "4"),
            ("red.R 12r",),
            "Blue’s Rouleur plays 4 and rides to 10+2. Round the outside, which leads further.",
        ),
        (moved("blue.R", 11, (12, 13, 15), "3"), (), "Blue’s Rouleur plays 3 and rides to 10+4."),
        (
            moved("blue.R", 8, (9, 10, 14, 16, 18, 19), "7", speed=7, blocked=1),
            ("red.R 15r", "red.S 15l", "green.R 10+5r"),
            "Blue’s Rouleur plays 7 but rides 6, to 14. No room beside both Red riders: 1 lost.",
        ),
        (
            moved("blue.R", 10, (), "1", speed=1, blocked=1),
            ("red.R 11r", "green.R 10+1r"),
            (
                "Blue’s Rouleur plays 1 but stays on 10."
                " No room beside Red’s Rouleur and Green’s Rouleur: 1 lost."
            ),
        ),
        (
            moved("blue.R", 10, (14, 16), "3", speed=3, blocked=1),
            ("red.R 13r", "green.R 10+3r"),
            "Blue’s Rouleur plays 3 but rides 2, to 12. No room beside Red’s Rouleur: 1 lost.",
        ),
        (
            moved("blue.R", 10, (), "3", speed=3, blocked=3),
            ("red.R 11r!", "green.R 10+3r", "green.S 10+2r", "white.R 10+1r"),
            "Blue’s Rouleur plays 3 but stays on 10. No way past Red’s Rouleur and Green’s Rouleur: 3 lost.",
        ),
    ],
)
def test_a_move_where_the_road_splits(event: Event, riders: tuple[str, ...], sentence: str) -> None:
    name = course(SPLIT).name(cast(int, event.args["start"]))
    assert tell(event, table(SPLIT, f"blue.R {name}r", *riders)) == sentence


def test_a_rider_is_blocked_on_the_way_that_would_have_led_further() -> None:
    """By the inner way the climb allows 6; on the outer one the seventh square is taken."""
    before = table("squares:10,@,10^", "blue.R 7r", "red.R 10+4r")
    event = moved("blue.R", 7, (8, 9, 10, 14, 16, 18), "7", speed=7, blocked=1)
    assert tell(event, before) == (
        "Blue’s Rouleur plays 7 but rides 6, to 13. No room beside Red’s Rouleur: 1 lost."
    )


@pytest.mark.parametrize(
    ("event", "sentence", "rule"),
    [
        (
            moved("blue.R", 1, 7, "9+asc6", speed=9, limited=3),
            "Blue’s Rouleur plays 9 (strong uphill) but rides 6, to 7. The climb costs 3 squares.",
            "9.3.1",
        ),
        (
            moved("red.R", 21, 28, "3+desc7+recovery"),
            (
                "Red’s Rouleur plays 3 (strong downhill and recovery) but rides 7, to 28."
                " The descent makes it 7."
            ),
            "9.3.2",
        ),
        (
            moved("red.R", 21, 26, "3+relentless"),
            "Red’s Rouleur plays 3 (relentless) but rides 5, to 26. The descent makes it 5.",
            "3.2.3",
        ),
        (
            moved("blue.R", 1, 4, "3+nimble", lane=-1),
            "Blue’s Rouleur plays 3 (nimble) and rides to 4. No free lane: onto the grass.",
            "9.3.8",
        ),
        (
            moved("white.R", 8, 8, "6+asc6+nimble", speed=6, blocked=6, lane=-1),
            (
                "White’s Rouleur plays 6 (strong uphill and nimble) but stays on 8."
                " No way past both Black riders: 6 lost."
            ),
            "3.3.7",
        ),
    ],
)
def test_powers_and_what_they_do_for_a_move(event: Event, sentence: str, rule: str) -> None:
    riders = "blue.R 1r", "green.R 4r", "green.S 4l", "red.R 21r", "black.R 9r!", "black.S 9l!", "white.R 8g1"
    before = table("squares:5,15^,20v", *riders)
    lines, _ = WORDS.narrate([event], before)
    assert [line.text for line in lines] == [sentence]
    assert lines[0].rules == (rule,)


def test_a_rider_on_the_grass_is_in_nobodys_way() -> None:
    before = table("squares:20", "blue.R 1r", "red.R 5g1", "green.R 5r", "white.R 5l")
    event = moved("blue.R", 1, 4, "4", speed=4, blocked=1)
    assert tell(event, before) == (
        "Blue’s Rouleur plays 4 but rides 3, to 4."
        " No room beside Green’s Rouleur and White’s Rouleur: 1 lost."
    )


def test_a_rider_that_lies_across_the_road_is_the_one_that_stops_others() -> None:
    places = "blue.R 1r", "red.R 3r!", "red.S 3l!", "green.R 5r", "green.S 5l"
    event = moved("blue.R", 1, 2, "4", speed=4, blocked=3)
    assert tell(event, table("squares:20", *places)) == (
        "Blue’s Rouleur plays 4 but rides 1, to 2. No way past both Red riders: 3 lost."
    )


def test_a_rider_that_is_home_is_no_longer_met() -> None:
    before = table("squares:20", "blue.R 8r", "red.R 9r", "green.R 10r")
    gone = before._replace(riders=tuple(rider._replace(home=rider.team == "red") for rider in before.riders))
    chased = Event("chased", "9.3.7", {"rider": "blue.R", "start": 8, "square": 9, "lane": 0})
    assert tell(chased, gone) == "Blue’s Rouleur gives chase: up to 9, right behind Green’s Rouleur."


def test_in_a_team_trial_only_the_team_mate_is_in_the_way() -> None:
    riders = "blue.R 1r", "blue.S 4r", "red.R 4r"
    before = table("squares:3,5/1,9", *riders, ruleset=Ruleset(ttt=True))
    event = moved("blue.R", 1, 3, "3", speed=3, blocked=1)
    assert tell(event, before) == (
        "Blue’s Rouleur plays 3 but rides 2, to 3. No room beside Blue’s Sprinteur: 1 lost."
    )


def test_all_who_make_room_for_a_nimble_rider_are_told_at_once_and_before_it() -> None:
    before = table("squares:20/3", "blue.R 1r", "red.R 4r", "green.R 4m")
    events = [
        *(
            Event("pushed", "9.3.8", {"rider": name, "square": 4, "lane": lane})
            for name, lane in (("red.R", 1), ("green.R", 2))
        ),
        moved("blue.R", 1, 4, "3+nimble"),
    ]
    lines, after = WORDS.narrate(events, before)
    assert [line.text for line in lines] == [
        "Red’s Rouleur and Green’s Rouleur make room on 4.",
        "Blue’s Rouleur plays 3 (nimble) and rides to 4.",
    ]
    assert [rider.lane for rider in after.riders] == [0, 1, 2]


@pytest.mark.parametrize(
    ("square", "riders", "sentence"),
    [
        (9, ("red.R 9r", "green.R 10r"), "Blue’s Rouleur gives chase: up to 9, beside Red’s Rouleur."),
        (9, ("green.R 10r",), "Blue’s Rouleur gives chase: up to 9, right behind Green’s Rouleur."),
        (
            10,
            ("red.R 11r", "green.R 10+1r"),
            "Blue’s Rouleur gives chase: up to 10, right behind Red’s Rouleur and Green’s Rouleur.",
        ),
        (
            11,
            ("red.R 11r", "green.R 10+2r"),
            "Blue’s Rouleur gives chase: up to 10+1, right behind Green’s Rouleur.",
        ),
    ],
)
def test_a_chase_names_the_rider_that_was_caught(square: int, riders: tuple[str, ...], sentence: str) -> None:
    before = table(SPLIT, f"blue.R {square - 1}r", *riders)
    chased = Event("chased", "9.3.7", {"rider": "blue.R", "start": square - 1, "square": square, "lane": 0})
    assert tell(chased, before) == sentence


def test_a_place_is_its_square_and_what_is_left_to_ride_until_the_line_is_crossed() -> None:
    road = course("tiles:a,b,u")
    assert place(road, road.line) == {"square": str(road.line), "left": 1}
    assert [left(road, square) for square in (1, road.line - 1, road.line + 1)] == [road.line, 2, 0]
