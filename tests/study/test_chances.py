"""Chances are counted in whole numbers, differences race by race, and what is shown adds up."""

from array import array
from fractions import Fraction
from random import Random

import pytest

from echappee.study.chances import NOTHING, Measured, WinChances, certain, measured
from echappee.study.shown import percentages

SEATS = ("blue", "red", "green")
BLUE, RED, GREEN = 1, 2, 4


def won(*races: int) -> WinChances:
    return WinChances(SEATS, array("H", races))


def test_a_win_is_shared_between_equals_and_the_chances_of_all_teams_are_one() -> None:
    chances = won(BLUE, BLUE | RED, GREEN, BLUE | RED | GREEN)
    assert {seat: each.mean for seat, each in chances.figures.items()} == {
        "blue": Fraction(11, 24),
        "red": Fraction(5, 24),
        "green": Fraction(8, 24),
    }


def test_a_difference_is_taken_race_by_race_so_luck_that_both_have_does_not_blur_it() -> None:
    random = Random(1)
    races = [random.choice((BLUE, RED)) for _ in range(400)]
    better = [BLUE if number % 20 == 0 else each for number, each in enumerate(races)]
    found = won(*better).more(won(*races), "blue")
    assert found.mean == Fraction(sum(one != two for one, two in zip(better, races, strict=True)), 400)
    assert found.error < won(*races).of("blue").error / 2


def test_where_no_race_made_a_difference_one_more_might_have() -> None:
    red = won(*[BLUE] * 50).of("red")
    assert red.mean == 0
    assert red.error == pytest.approx(1 / 50, rel=0.02)
    assert certain(SEATS, ["red"], 50).of("red").mean == 1


def test_the_error_is_that_of_a_mean() -> None:
    found = won(*[BLUE] * 300, *[RED] * 100).of("blue")
    assert found.error == pytest.approx((0.75 * 0.25 / 400) ** 0.5, rel=0.02)


def test_errors_of_races_that_have_nothing_in_common_are_added_as_such() -> None:
    assert Measured.total([Measured(Fraction(1, 4), 0.03), Measured(Fraction(1, 2), 0.04)]) == (
        Fraction(3, 4),
        0.05,
    )
    assert Measured.total([]) == NOTHING


def test_what_is_shown_adds_up_to_a_hundred() -> None:
    assert percentages({"blue": Fraction(1, 3), "red": Fraction(1, 3), "green": Fraction(1, 3)}) == {
        "blue": 34,
        "red": 33,
        "green": 33,
    }


@pytest.mark.parametrize("seed", range(20))
def test_columns_with_a_minus_add_up_to_their_result_too(seed: int) -> None:
    random = Random(seed)
    columns = {str(number): Fraction(random.randrange(-900, 900), 1000) for number in range(4)}
    columns["rest"] = 1 - sum(columns.values(), Fraction(0))
    shown = percentages(columns)
    assert sum(shown.values()) == 100
    assert all(abs(shown[name] - 100 * each) < 1 for name, each in columns.items())


def test_no_races_have_no_error_to_speak_of() -> None:
    assert measured([5]).error == pytest.approx(1)
