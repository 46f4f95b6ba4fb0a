"""Positions on the study board: what can be, what cannot, and a rider's hand in them."""

from collections.abc import Callable

import pytest

from echappee.engine import Refused
from echappee.flamme.rules import FLAMME
from echappee.flamme.study.board import LONGEST, pose, read_possible, start
from tests.words.flamme.races import FORMATS, ridden

LINE = FLAMME.line(start("base-1", 2))
ROULEUR = "3,3,3,4,4,4,5,5,5,6,6,6,7,7,7"


def refused(action: Callable[[], object]) -> str:
    with pytest.raises(Refused) as found:
        action()
    assert "\n" not in found.value.detail
    return found.value.code


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        ("blue.S=4l", "blue.S=4r", "bad-position"),  # two riders on one place
        (ROULEUR, f"{ROULEUR},8", "bad-deck"),
        ("3,3,3,4", "3,3,3,3,4", "bad-deck"),
        ("||||0 blue.S", "||7||0 blue.S", "bad-deck"),  # it is in two piles
        ("teams=blue,red", "teams=red,blue", "bad-position"),
        (" red.S", " red.X", "bad-position"),
        ("road=tiles:a", "road=squares:9", "bad-position"),
        ("a,b,c", ",".join("abc" * 100), "bad-position"),
        ("flamme/1", "flamme/1" + "x" * LONGEST, "bad-position"),
    ],
)
def test_what_no_race_can_lead_to_is_refused_in_one_line(old: str, new: str, code: str) -> None:
    assert old in LINE
    assert refused(lambda: read_possible(LINE.replace(old, new, 1))) == code


@pytest.mark.parametrize("kind", FORMATS)
def test_every_position_of_a_race_is_possible(kind: str) -> None:
    positions = [moment.position for moment in ridden(0, kind).moments]
    assert [read_possible(FLAMME.line(position)) for position in positions] == positions


def test_the_first_round_is_asked_about_whole_decks() -> None:
    position = start("base-1", 2)
    posed = pose(position, "red.S", ())
    assert (str(posed.choice.question.id), len(posed.hand)) == ("1/energy/red/S/card", 4)
    assert posed.hand == pose(position, "red.S", posed.hand).hand


def test_the_last_cards_face_down_are_in_every_hand() -> None:
    position = read_possible(LINE.replace(f"|{ROULEUR}||", "|3,7|4,4,5,6|", 1))
    posed = pose(position, "blue.R", ("3", "4", "6", "7"))
    assert posed.hand == ["3", "4", "6", "7"]
    assert list(map(str, posed.choice.view.rider("blue.R").pile or ())) == ["4", "5"]
    assert refused(lambda: pose(position, "blue.R", ("4", "4", "5", "6"))) == "bad-hand"


@pytest.mark.parametrize("hand", [("9",) * 4, ("3",), ("3", "4", "5", "x"), ("3",) * 4])
def test_a_hand_that_cannot_be_drawn_is_refused(hand: tuple[str, ...]) -> None:
    assert refused(lambda: pose(start("base-1", 2), "blue.R", hand)) == "bad-hand"


@pytest.mark.parametrize("name", ["blue", "blue.X", "green.R", ""])
def test_a_rider_who_is_not_asked_is_refused(name: str) -> None:
    assert refused(lambda: pose(start("base-1", 2), name, ())) == "not-asked"
