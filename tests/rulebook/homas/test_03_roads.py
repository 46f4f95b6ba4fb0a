import pytest

from echappee.homas.rules.cards import playable
from tests.rulebook.homas.table import FLAT, ride, squares, table


@pytest.mark.rule("homas 3.1.1")
def test_on_the_flat_a_roll_is_what_it_is() -> None:
    assert ride(table(FLAT, "21 9.2"), "4 4").options()[0] == "17.1"


@pytest.mark.rule("homas 3.2.1")
@pytest.mark.parametrize(
    ("means", "dice", "end"),
    [("roll", "4 4", "12.1"), ("6", "2", "12.1"), ("6+5k", "", "15.1"), ("fitness", "", "14.1")],
)
def test_a_climbs_number_is_taken_whatever_moves_the_rider(means: str, dice: str, end: str) -> None:
    """An eight on a climb of 5 is three squares."""
    assert ride(table("road:-5x40", "21 9.2 +6,5k f10"), dice, means).options()[0] == end


@pytest.mark.rule("homas 3.2.1")
def test_only_the_square_where_the_rider_starts_counts() -> None:
    assert ride(table("road:0x9,-5x40", "21 9.2"), "4 4").options()[0] == "17.1"


@pytest.mark.rule("homas 3.2.2")
@pytest.mark.parametrize("dice", ["1 1", "2 3", "1 4"])
def test_one_square_is_always_left(dice: str) -> None:
    assert ride(table("road:-5x40", "21 9.2"), dice).options() == ("10.1", "10.2", "10.3")


@pytest.mark.rule("homas 3.2.3")
def test_on_a_mountain_only_riders_on_the_same_kind_of_road_follow_and_relay() -> None:
    """Example 15: 31 is uphill and cannot; on a hill it could."""
    riders = ("21 8.2 -6h", "44 7.2 -5k", "54 6.2 -5k", "31 5.2")
    mountain = ride(
        table("road:-3x5,0x30;mountain=1-5", *riders), "3", "relay none none roll 11.2 none none rest rest"
    )
    assert mountain.offered() == ["44", "54", "44", "54"]
    assert mountain.at("21", "44", "54") == ["11.2", "7.2", "6.2"]
    assert mountain.told("recovered", "rider", "card") == [("44", "5k"), ("54", "5k")]
    hill = ride(table("road:-3x5,0x30", *riders), "", "relay none none none")
    assert hill.offered() == ["44", "54", "31"]


@pytest.mark.rule("homas 3.2.3")
def test_over_a_mountains_top_nobody_follows() -> None:
    over = "road:-3x8,+3x30;mountain=1-38"
    assert ride(table(over, "21 9.2 +6h", "11 8.2"), "4 4", "roll 20.2").told("followed", "rider") == []
    assert ride(table(over, "21 10.2 +6h", "11 9.2"), "4 4", "roll 21.2").told("followed", "rider") == ["11"]


@pytest.mark.rule("homas 3.3.1")
def test_a_descents_number_is_added() -> None:
    assert ride(table("road:+4x40", "21 9.2"), "4 4").options()[0] == "21.1"
    assert ride(table("road:+4x40", "21 9.2 f10"), "", "fitness").options()[0] == "23.1"


@pytest.mark.rule("homas 3.4.1")
def test_on_cobbles_the_number_is_taken_and_one_square_is_left() -> None:
    assert ride(table("road:k-3x40", "21 9.2"), "4 4").options()[0] == "14.1"
    assert ride(table("road:k-3x40", "21 9.2"), "1 1").options()[0] == "10.1"


@pytest.mark.rule("homas 3.4.2")
def test_on_the_cobbles_of_paris_roubaix_nobody_shelters() -> None:
    hell = "road:0x8,k-2x30;hell"
    assert ride(table(hell, "21 10.2", "11 9.2"), "4 4").question()[0] == "to", "there is nobody to relay"
    assert ride(table(hell, "21 10.2 +5k", "11 9.2"), "4 4", "roll 16.2").told("followed", "rider") == []
    assert ride(table(hell, "21 9.2 +5k", "31 8.2"), "4 4", "roll 15.2").told("followed", "rider") == []
    assert ride(table("road:0x8,k-2x30", "21 10.2 +6", "11 9.2"), "6 4", "roll 18.2").told(
        "followed", "rider"
    ) == ["11"]


@pytest.mark.rule("homas 3.4.2")
def test_on_the_cobbles_of_paris_roubaix_only_fives_are_played() -> None:
    on = squares("paris-roubaix")
    cobbles = next(square for square in on.squares if square.road == "cobbles")
    assert [card for card in ("6", "6h", "5k") if playable(on, cobbles, card)] == ["5k"]
