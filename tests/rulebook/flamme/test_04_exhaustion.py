import pytest

from tests.tables import after, cards, ended, race, table


@pytest.mark.rule("4.3.1")
def test_a_rider_whose_next_square_is_empty_takes_an_exhaustion_card() -> None:
    assert ended("20", "A 12r", "B 11l", "C 8r") == ["A 12r exhausted", "B 11l", "C 8r exhausted"]


@pytest.mark.rule("4.3.1")
def test_both_riders_of_a_square_are_exhausted() -> None:
    assert ended("20", "A 12r", "B 12l") == ["A 12r exhausted", "B 12l exhausted"]


@pytest.mark.rule("4.3.1")
def test_the_card_is_recycled_in_the_riders_own_deck() -> None:
    start = table("20", "A 12r 3,4|7", "B 11r 3|", phase="end")
    first, second = after(race(start), "end").riders
    assert (first.pile, first.recycled, first.taken) == (cards("3,4"), cards("2e,7"), 1)
    assert (second.pile, second.recycled, second.taken) == (cards("3"), (), 0)


@pytest.mark.rule("4.3.1")
def test_it_is_tested_after_all_slipstreaming() -> None:
    assert ended("20", "A 12r", "B 10r") == ["A 12r exhausted", "B 11r"]
    # C loses the rider in front of it: B leaves, C is held back on the cobbles.
    assert ended("9o 20", "A 12r", "B 10r", "C 9r") == ["A 12r exhausted", "B 11r", "C 9r exhausted"]


@pytest.mark.rule("4.3.2")
@pytest.mark.parametrize("lane", ["r", "m", "l"])
def test_a_rider_in_any_lane_of_the_next_square_protects(lane: str) -> None:
    assert ended("20/3", f"A 12{lane}", "B 11m") == [f"A 12{lane} exhausted", "B 11m"]


@pytest.mark.rule("4.3.2")
def test_a_crashed_rider_protects_too() -> None:
    assert ended("20", "A 12r crashed", "B 11r") == ["A 12r crashed exhausted", "B 11r"]


@pytest.mark.rule("4.3.3")
def test_a_crashed_rider_is_tested_too() -> None:
    assert ended("20", "A 12r", "B 8r crashed") == ["A 12r exhausted", "B 8r crashed exhausted"]


@pytest.mark.rule("4.3.3")
@pytest.mark.parametrize("mark", ["^", "v", "o", "s", "~", "%", "<", ">"])
def test_a_rider_on_any_road_is_tested(mark: str) -> None:
    assert ended(f"20{mark}", "A 12r", "B 11r", "C 8r") == ["A 12r exhausted", "B 11r", "C 8r exhausted"]
