import pytest

from echappee.homas.rules.cards import playable
from tests.rulebook.homas.table import FLAT, ride, squares, table


@pytest.mark.rule("homas 3.1.1")
def test_on_the_flat_a_roll_is_what_it_is() -> None:
    assert ride(table(FLAT, "21 9.2"), "4 4").options()[0] == "17.1"


@pytest.mark.rule("homas 3.2.1")
def test_only_the_square_where_the_rider_starts_counts() -> None:
    assert ride(table("road:0x9,-5x40", "21 9.2"), "4 4").options()[0] == "17.1"


@pytest.mark.rule("homas 3.2.3")
def test_over_a_mountains_top_nobody_follows() -> None:
    over = "road:-3x8,+3x30;mountain=1-38"
    assert ride(table(over, "21 9.2 +6h", "11 8.2"), "4 4", "roll 20.2").told("followed", "rider") == []
    assert ride(table(over, "21 10.2 +6h", "11 9.2"), "4 4", "roll 21.2").told("followed", "rider") == ["11"]


@pytest.mark.rule("homas 3.4.2")
def test_on_the_cobbles_of_paris_roubaix_only_fives_are_played() -> None:
    on = squares("paris-roubaix")
    cobbles = next(square for square in on.squares if square.road == "cobbles")
    assert [card for card in ("6", "6h", "5k") if playable(on, cobbles, card)] == ["5k"]
