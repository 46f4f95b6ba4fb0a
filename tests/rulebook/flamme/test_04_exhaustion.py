import pytest

from tests.tables import after, cards, ended, race, table


@pytest.mark.rule("4.3.1")
def test_the_card_is_recycled_in_the_riders_own_deck() -> None:
    start = table("20", "A 12r 3,4|7", "B 11r 3|", phase="end")
    first, second = after(race(start), "end").riders
    assert (first.pile, first.recycled, first.taken) == (cards("3,4"), cards("2e,7"), 1)
    assert (second.pile, second.recycled, second.taken) == (cards("3"), (), 0)


@pytest.mark.rule("4.3.3")
@pytest.mark.parametrize("mark", ["^", "v", "o", "s", "~", "%", "<", ">"])
def test_a_rider_on_any_road_is_tested(mark: str) -> None:
    assert ended(f"20{mark}", "A 12r", "B 11r", "C 8r") == ["A 12r exhausted", "B 11r", "C 8r exhausted"]
