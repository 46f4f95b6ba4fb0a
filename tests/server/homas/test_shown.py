"""What is shown with events: how a roll adds up, and what is taken from the dice of the event table."""

from collections.abc import Mapping
from random import Random

import pytest

from echappee.engine import Event, Race, SeededDealer, Value
from echappee.homas.rules import HOMAS, HomasRace, Position, Setup, set_up
from echappee.homas.table.asked import HomasEnds
from echappee.homas.table.questions import question_wire
from echappee.homas.table.shown import HomasShown, HomasSum, Shows
from echappee.server.tables.radio import Radio
from tests.rulebook.homas.table import table

FLAT, UP, DOWN = "road:0x60", "road:0x10,-5x20,0x30", "road:0x10,+3x20,0x30"
Told = tuple[str, Mapping[str, Value]]


def shown(position: Position, *told: Told) -> HomasShown | None:
    """What is shown with the last of these events about 11."""
    shows, last = Shows(HOMAS.cut(position, None)), None
    for code, args in told:
        last = shows(Event(code, "2.1.6", {"rider": "11", **args}))
    return last


def sum_of(road: str, *told: Told) -> HomasSum:
    made = shown(table(road, "11 20.1", directors="1"), *told)
    assert made is not None
    assert made.sum is not None
    return made.sum


def rolled(*dice: int, total: int = 0) -> Told:
    return "rolled", {"dice": dice, "total": total or sum(dice)}


def looked_up(result: int) -> Told:
    return "event", {"dice": (5, 5), "result": result, "name": ""}


SEVEN = rolled(3, 4)


@pytest.mark.parametrize(
    ("told", "squares"),
    [
        ((rolled(4, 1),), 5),
        ((("played", {"cards": ("6h",)}), rolled(2, total=9)), 9),
        ((("fitness-played", {"card": "K", "attack": True}),), 13),
        ((("fitness-played", {"card": "A", "attack": True}), rolled(5, 6)), 11),
        ((SEVEN, ("kept", {"part": 3})), 3),
        ((SEVEN, looked_up(5)), 4),
        ((SEVEN, looked_up(9)), 10),
        ((SEVEN, looked_up(11)), 7),
        ((SEVEN, looked_up(11), ("attacked", {"cards": ()})), 9),
        ((rolled(6, 6), ("rode", {}), rolled(1, 2)), 3),
    ],
)
def test_dice_and_cards_add_up(told: tuple[Told, ...], squares: int) -> None:
    assert sum_of(FLAT, *told).squares == squares


def test_a_sum_has_its_parts_and_that_of_the_road() -> None:
    card = ("played", {"cards": ("6h",)})
    assert sum_of(DOWN, card, rolled(2, total=8)) == HomasSum(
        cards=(6,), dice=(2,), grade=3, road="descent", squares=11
    )
    assert sum_of(UP, rolled(1, 2)).squares == 1
    assert sum_of(FLAT, card, rolled(1, total=7), ("kept", {"part": 6})) == HomasSum(cards=(6,), squares=6)
    assert sum_of(FLAT, SEVEN, looked_up(12)).offered == 4


def test_a_score_in_a_sprint_is_without_the_road() -> None:
    begins: Told = ("phase", {"round": 3, "phase": "sprint"})
    assert sum_of(UP, begins, rolled(2, 3)).squares == 5
    scored: Told = ("sprinted", {"score": 6, "caught": 2, "row": 28})
    assert sum_of(UP, begins, rolled(2, 3), scored) == HomasSum(dice=(2, 3), plus=1, squares=6)
    position = table(UP, "11 20.1", directors="1")
    made = shown(position, begins, rolled(2, 3), scored)
    assert made is not None
    assert position.course.squares[made.square].name == "28.1"
    assert sum_of(UP, begins, rolled(2, 3), scored, rolled(1)).squares == 1


def test_what_is_taken_from_the_dice_of_the_table_is_named() -> None:
    position = table(DOWN, "11 20.1", directors="1", rain=True)
    made = shown(position, SEVEN, looked_up(3))
    assert made is not None
    assert made.less == {"descent": 1, "rain": 1}


@pytest.mark.parametrize("seed", [f"trial-{n}" for n in range(3)])
def test_where_nobody_is_in_the_way_a_rider_goes_as_far_as_the_sum_says(seed: str) -> None:
    setup = Setup("time-trial-9", ("team",))
    race: HomasRace = Race(HOMAS, set_up(setup), SeededDealer(seed.encode()))
    radio, random, asked = Radio(race), Random(seed), 0
    while not race.over:
        question = race.questions[0]
        wire = question_wire(question, race.view(question.id.seat))
        if isinstance(wire.asked, HomasEnds):
            last = next(e.shown for e in reversed(radio.events()) if isinstance(e.shown, HomasShown))
            assert last.sum is not None
            assert max(end.squares for end in wire.asked.answers) == last.sum.squares
            asked += 1
        race.answer(question.id, question.sample(random.randrange))
    assert asked > 10
