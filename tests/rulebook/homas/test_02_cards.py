import pytest

from tests.rulebook.homas.table import FLAT, ride, table

RED = "road:0x60;red=9"


@pytest.mark.rule("homas 2.5.1")
@pytest.mark.parametrize(
    ("option", "dice", "end"),
    [("roll", "4 4", "13.1"), ("6h", "4", "15.1"), ("5k", "3", "13.1"), ("6h+5k", "", "16.1")],
)
def test_each_card_takes_the_place_of_a_die(option: str, dice: str, end: str) -> None:
    ridden = ride(table(FLAT, "21 5.2 +6h,5k"), dice, option)
    assert ridden.options()[0] == end
    left = {"roll": ("6h", "5k"), "6h": ("5k",), "5k": ("6h",), "6h+5k": ()}
    assert ridden.rider("21").cards == left[option]
    assert ridden.rider("21").used == 2 - len(left[option])


@pytest.mark.rule("homas 2.5.2")
@pytest.mark.parametrize(
    ("road", "options"),
    [
        ("+2x60", ("roll", "6", "6h", "5k", "attack-6", "attack-6h", "attack-5k")),
        ("k-2x60", ("roll", "6", "6h", "attack-6", "attack-6h")),
        ("-2x60", ("roll", "6", "5k", "6+5k", "attack-6", "attack-5k", "attack-6+5k")),
    ],
)
def test_one_card_on_descents_and_cobbles_two_elsewhere(road: str, options: tuple[str, ...]) -> None:
    assert ride(table(f"road:{road}", "21 5.2 +6,6h,5k")).options() == options


@pytest.mark.rule("homas 2.5.3")
def test_one_team_card_a_turn_with_a_die_or_an_individual_card_and_in_no_attack() -> None:
    position = table(RED, "21 9.2 +5k", cards=("6h", "6h", "5k"))
    assert ride(position).options() == ("roll", "5k", "t6h", "t5k", "5k+t6h", "5k+t5k", "attack-5k")
    played = ride(position, "", "5k+t6h")
    assert played.options()[0] == "20.1"
    assert played.now.team("red").cards == ("6h", "5k")
    assert played.rider("21").cards == ()


@pytest.mark.rule("homas 2.6.1")
def test_an_attack_is_announced_with_individual_cards() -> None:
    """Example 9: +6 and a five are eleven squares."""
    ridden = ride(table(FLAT, "31 5.2 +6h"), "5", "attack-6h 16.2")
    assert ridden.told("attacked", "rider", "cards") == [("31", ("6h",))]
    two = ride(table(FLAT, "31 5.2 +6h,5k"), "", "attack-6h+5k")
    assert two.options()[0] == "16.1"


@pytest.mark.rule("homas 2.6.1")
def test_a_rider_may_attack_after_taking_the_relay() -> None:
    ridden = ride(table(FLAT, "21 9.2 +6h", "33 8.2 +6h"), "5", "relay 33 attack-6h 20.2 21-6h")
    assert ridden.at("33", "21") == ["20.2", "19.2"]


@pytest.mark.rule("homas 2.6.2")
def test_to_counter_costs_a_card_of_any_value() -> None:
    ridden = ride(table(FLAT, "31 5.2 +6h", "22 4.2 +6,5k"), "5", "attack-6h 16.2")
    assert ridden.question() == ("counter", "red", ("none", "22-6", "22-5k"))
    countered = ride(table(FLAT, "31 5.2 +6h", "22 4.2 +6,5k"), "5", "attack-6h 16.2 22-5k")
    assert countered.at("22") == ["15.2"]
    assert countered.rider("22").cards == ("6",)


@pytest.mark.rule("homas 2.6.3")
def test_riders_of_one_director_are_asked_together() -> None:
    ridden = ride(table(FLAT, "31 9.2 +6h", "21 8.2 +6h", "22 8.1 +5k"), "5", "attack-6h 20.2")
    assert ridden.options() == ("none", "21-6h", "22-5k", "21-6h,22-5k")
    both = ride(table(FLAT, "31 9.2 +6h", "21 8.2 +6h", "22 8.1 +5k"), "5", "attack-6h 20.2 21-6h,22-5k")
    assert both.at("21", "22") == ["19.2", "19.1"]


@pytest.mark.rule("homas 2.6.3")
def test_on_a_mountain_nobody_counters_from_another_kind_of_road() -> None:
    position = table("road:-2x8,0x40;mountain=1-8", "31 9.2 +6h", "21 8.2 +5k")
    assert ride(position, "5", "attack-6h 20.2").question()[:2] == ("lead", "21")


@pytest.mark.rule("homas 2.6.4")
def test_no_more_may_counter_than_there_is_room_for() -> None:
    position = table("road:-6x60", "31 9.1 +5k", "21 8.1 +5k", "22 8.2 +5k", "32 9.2 m", "33 9.3 m")
    assert ride(position, "1", "attack-5k 10.1").options() == ("none", "21-5k", "22-5k")


@pytest.mark.rule("homas 2.6.4")
@pytest.mark.parametrize(("first", "then"), [("21-5k", ["counter"]), ("none", ["counter", "counter"])])
def test_who_finds_no_room_is_not_asked(first: str, then: list[str]) -> None:
    position = table("road:-6x60", "31 9.1 +5k", "21 8.1 +5k", "42 8.2 +5k", "32 9.2 m", "33 9.3 m")
    ridden = ride(position, "1", f"attack-5k 10.1 {first}")
    asked = [*ridden.asked, ridden.question()]
    assert [kind for kind, _, _ in asked if kind == "counter"] == then


@pytest.mark.rule("homas 2.9.9")
@pytest.mark.parametrize(("dice", "rolled"), [("1 6", ["11"]), ("1 5 4", ["11", "12"])])
def test_neutral_riders_roll_to_counter_while_there_is_room(dice: str, rolled: list[str]) -> None:
    position = table("road:-6x60", "31 9.1 +5k", "11 8.1", "12 8.2", "32 9.2 m", "33 9.3 m")
    assert ride(position, dice, "attack-5k 10.1").told("neutral-counters", "rider") == rolled


@pytest.mark.rule("homas 2.6.4")
def test_no_counter_crosses_a_thick_line() -> None:
    position = table(
        "road:0x40;right=8-10", "31 9.2 +6h", "21 8.2 +6h", "22 8.1 +6h", "41 10.1 m", "11 10.2 m"
    )
    attacked = ride(position, "2", "attack-6h 11.3")
    assert attacked.options() == ("none", "21-6h", "22-6h"), "the way has one free square"
    ridden = ride(position, "2", "attack-6h 11.3 21-6h")
    assert ridden.at("21") == ["9.2"], "not on 10+2.3, straight behind and free"
