"""Puzzles of Homas Tour Pro: their themes, what is asked of them, and that they are found again."""

from dataclasses import replace

import pytest

from echappee.homas.rules import HOMAS
from echappee.homas.rules.cards import HIDDEN
from echappee.homas.study.puzzles import PUZZLES
from echappee.homas.study.puzzles.themes import theme
from echappee.study.demands import is_clear
from tests.counts import count


def test_the_two_best_answers_of_a_leading_rider_give_the_theme() -> None:
    assert theme("counter", "none", "11-6h") == "counter"
    assert theme("lead", "attack-6h", "roll") == "attack"
    assert theme("take", "roll", "attack-6h") == "attack"
    assert theme("lead", "relay", "roll") == "relay"
    assert theme("lead", "attack-6h", "attack-5k") == "cards"


def test_an_answer_is_clear_where_it_beats_the_next_and_the_race_is_open() -> None:
    assert is_clear({"a": 0.5, "b": 0.42, "c": 0.1})
    assert not is_clear({"a": 0.5, "b": 0.43})  # too little
    assert not is_clear({"a": 0.15, "b": 0.0})  # lost anyway
    assert not is_clear({"a": 1.0, "b": 0.91})  # won anyway


def test_a_puzzle_has_any_card_where_its_seat_sees_none() -> None:
    """No stack has a card twice, and its own cards are open."""
    for puzzle in PUZZLES.shipped():
        position, seat = HOMAS.read_line(puzzle.position), puzzle.asked().seat
        cards = [(rider.role, rider.fitness) for rider in position.riders if rider.fitness]
        assert len(set(cards)) == len(cards)
        asked = {rider.name: rider.fitness for rider in HOMAS.cut(position, seat).riders}
        assert HIDDEN not in {asked[rider.name] for rider in position.riders if rider.team == seat}


@pytest.mark.soak
def test_a_check_finds_them_again_as_they_are() -> None:
    puzzles = PUZZLES.shipped()
    for puzzle in puzzles[:: len(puzzles) // count(20)]:
        again = PUZZLES.check(puzzle)
        assert again is not None
        assert replace(again, rating=0, level=0) == replace(puzzle, rating=0, level=0)
