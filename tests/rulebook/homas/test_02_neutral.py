import pytest

from tests.rulebook.homas.table import FLAT, ride, table

WALL = ("31 12.1 m", "32 12.2 m", "33 12.3 m", "34 12.4 m")


@pytest.mark.rule("homas 2.9.1")
def test_neutral_riders_always_relay_and_never_ask() -> None:
    ridden = ride(table(FLAT, "21 9.2", "11 8.3"), "", "relay")
    assert ridden.told("relayed", "rider") == ["11"]
    alone = ride(table(FLAT, "11 9.2", "12 8.2"), "3 1")
    assert alone.told("rode", "rider") == ["11"]


@pytest.mark.rule("homas 2.9.3")
def test_they_ride_through_others_only_if_that_brings_a_row() -> None:
    """Nobody gets through the wall of blue riders but where a neutral one stands in it."""
    open_wall = ("31 12.1 m", "12 12.2 m", "33 12.3 m", "34 12.4 m")
    assert ride(table(FLAT, "11 9.2", *open_wall), "4 1").at("11") == ["14.1"]
    beside = ride(table(FLAT, "11 9.2", "12 10.2 m"), "4 1")
    assert ridden_through(beside) == set()
    assert ride(table(FLAT, "11 9.2", *WALL), "4 1").at("11") == ["11.1"]
    right = ride(table(FLAT, "11 9.4", "12 10.3 m"), "1 2")
    assert right.at("11") == ["12.2"], "the right side alone is not worth it"


def ridden_through(ridden: object) -> set[int]:
    now = ridden.now  # type: ignore[attr-defined]
    taken = {rider.square for rider in now.riders if rider.racing and rider.name != "11"}
    return taken & set(ridden.told("rode", "way")[0])  # type: ignore[attr-defined]


@pytest.mark.rule("homas 2.9.4")
def test_outer_squares_count_like_others() -> None:
    position = table(
        "road:0x30;left=10-12", "21 9.2 +6h", "11 8.2", "31 9.3 m", "32 9.4 m", "33 12.3 m", "34 12.4 m"
    )
    ridden = ride(position, "1 5", "roll 13.2")
    assert ridden.told("followed", "rider") == ["11"]


@pytest.mark.rule("homas 2.9.6")
def test_the_higher_die_has_no_bonus_and_a_massive_fall_makes_victims_all_the_same() -> None:
    assert ride(table(FLAT, "11 9.2"), "4 3 1 4").at("11") == ["13.1"]
    fallen = ride(table(FLAT, "11 9.2", "31 8.2 +6h", "12 7.2"), "5 2 1 3", "none wait")
    assert fallen.at("11") == ["16.1"]
    assert fallen.told("fell", "riders") == [("31", "12")]
    assert fallen.at("31", "12") == ["8.2", "14.1"], "a neutral victim advances seven squares"


@pytest.mark.rule("homas 2.6.3")
@pytest.mark.rule("homas 2.9.9")
def test_who_is_in_several_wheels_is_asked_once() -> None:
    position = table(FLAT, "31 9.2 +6h", "21 8.2 +6h", "22 8.1 +6h", "11 7.2", "41 7.1 +6h")
    ridden = ride(position, "5 3", "attack-6h 20.2 21-6h,22-6h none")
    assert ridden.told("neutral-counters", "rider") == ["11"]
    assert [who for kind, who, _ in ridden.asked if kind == "counter"] == ["red", "green"]


@pytest.mark.rule("homas 2.9.6")
def test_a_fallen_neutral_rider_goes_along_with_nobody_and_then_rides_seven_squares() -> None:
    position = table(FLAT, "21 9.2 +6h", "12 8.2 w1")
    ridden = ride(position, "5 4", "roll 18.2")
    assert (ridden.at("12"), ridden.told("followed", "rider")) == (["15.1"], [])
    attacked = ride(position, "5", "attack-6h 20.2")
    assert (attacked.at("12"), attacked.told("neutral-counters", "rider")) == (["15.1"], [])
