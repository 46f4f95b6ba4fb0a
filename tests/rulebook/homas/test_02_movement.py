import pytest

from tests.rulebook.homas.table import FLAT, ride, table

UPHILL = "road:-1x60"


@pytest.mark.rule("homas 2.1.1")
def test_the_most_advanced_rider_is_next_and_the_right_before_the_left() -> None:
    ridden = ride(
        table(FLAT, "21 9.3", "31 9.1", "41 9.2", "51 20.4"), "1 2 1 2 1 2 1 2", "23.4 12.1 12.2 12.3"
    )
    assert [who for _, who, _ in ridden.asked] == ["51", "31", "41", "21"]


@pytest.mark.rule("homas 2.1.1")
def test_who_refuses_to_follow_or_asks_for_a_relay_in_vain_may_still_move() -> None:
    """Example 6 from the relay on: the asker does not follow the three that is rolled, and rolls an eight."""
    ridden = ride(table(FLAT, "53 3.2", "24 2.2", "11 1.2"), "1 2 3 5", "relay none none none roll 10.2 24")
    assert ridden.told("rode", "rider") == ["11", "53"]
    assert ridden.at("11", "53", "24") == ["6.1", "10.2", "9.2"]


@pytest.mark.rule("homas 2.1.2")
def test_each_rider_moves_once_a_turn_whether_it_rides_or_follows() -> None:
    ridden = ride(table(FLAT, "21 9.2", "31 8.2"), "4 4", "roll 17.2 31")
    assert ridden.question()[0] == "retreat"
    assert ridden.at("21", "31") == ["17.2", "16.2"]


@pytest.mark.rule("homas 2.1.2")
def test_nobody_ends_where_somebody_is() -> None:
    ends = ride(table(FLAT, "21 9.2", "11 12.2 m"), "1 2").options()
    assert "12.2" not in ends
    assert "12.1" in ends


@pytest.mark.rule("homas 2.1.3")
def test_riders_go_straight_or_diagonally_forward() -> None:
    assert ride(table(FLAT, "21 9.2"), "1 1").options() == (
        "11.1",
        "11.2",
        "11.3",
        "11.4",
        "10.1",
        "10.2",
        "10.3",
    )
    assert ride(table(FLAT, "21 9.1"), "1 1").options() == ("11.1", "11.2", "11.3", "10.1", "10.2")


@pytest.mark.rule("homas 2.1.4")
def test_a_rider_may_move_less_but_one_square_at_least() -> None:
    ends = ride(table(FLAT, "21 9.2"), "6 6").options()
    rows = {int(end.split(".")[0]) for end in ends}
    assert rows == set(range(10, 22))


@pytest.mark.rule("homas 2.1.4")
def test_the_useful_ends_are_the_furthest_of_each_lane_and_wheels_near_them() -> None:
    ridden = ride(table(FLAT, "21 9.2", "31 14.4 m", "32 12.1 m"), "2 3")
    (question,) = ridden.race.questions
    assert question.choices.useful == ("14.1", "14.2", "14.3", "13.3", "13.4", "11.1", "11.2")  # type: ignore[attr-defined]


@pytest.mark.rule("homas 2.1.5")
def test_between_two_riders_there_is_room_diagonally() -> None:
    ends = ride(table(FLAT, "21 9.2", "31 10.2 m", "32 9.3 m"), "1 2").options()
    assert {"10.3", "11.3", "11.2"} <= set(ends)


@pytest.mark.rule("homas 2.1.6")
def test_what_a_rider_can_do() -> None:
    position = table("road:0x60;red=30", "21 9.2 +6h,5k f9 -6", "33 8.2", cards=("6h",))
    assert ride(position).options() == (
        *("roll", "6h", "5k", "t6h", "6h+5k", "6h+t6h", "5k+t6h"),
        *("attack-6h", "attack-5k", "attack-6h+5k", "fitness", "relay", "rest"),
    )


@pytest.mark.rule("homas 2.2.1")
def test_riders_of_other_directors_are_in_the_way() -> None:
    wall = ("31 10.1 m", "32 10.2 m", "33 10.3 m", "34 10.4 m")
    blocked = ride(table(FLAT, "21 8.2", *wall), "3 3")
    assert blocked.options() == ("9.1", "9.2", "9.3")


@pytest.mark.rule("homas 2.2.1")
@pytest.mark.parametrize("through", ["24 10.2 m", "11 10.2 m", "32 10.2 s"])
def test_team_mates_neutral_riders_and_who_did_not_move_let_others_through(through: str) -> None:
    wall = ("31 10.1 m", through, "33 10.3 m", "34 10.4 m")
    assert ride(table(FLAT, "21 8.2", *wall), "1 2").options()[:3] == ("11.1", "11.2", "11.3")


@pytest.mark.rule("homas 2.2.1")
def test_uphill_riders_ride_through_each_other() -> None:
    wall = ("31 10.1 m", "32 10.2 m", "33 10.3 m", "34 10.4 m")
    assert ride(table(UPHILL, "21 8.2", *wall), "2 2").options()[0] == "11.1"
    assert ride(table("road:0x9,-1x30", "21 8.2", *wall), "1 2").options()[0] == "11.1", "they stand uphill"
    assert ride(table("road:-1x8,0x30", "21 8.2", *wall), "2 2").options()[0] == "11.1", "it started uphill"


@pytest.mark.rule("homas 2.2.1")
def test_who_rode_and_then_fell_is_in_the_way_this_turn() -> None:
    wall = ("31 10.1 m", "32 10.2 m w1", "33 10.3 m", "34 10.4 m")
    assert ride(table(FLAT, "21 8.2", *wall), "3 3").options() == ("9.1", "9.2", "9.3")


@pytest.mark.rule("homas 2.2.2")
def test_who_cannot_get_anywhere_stays_and_lets_others_through() -> None:
    wall = ("31 9.1 m", "32 9.2 m", "33 9.3 m", "34 9.4 m", "41 3.2")
    ridden = ride(table(FLAT, "21 8.2", *wall), "3 3")
    assert ridden.told("blocked", "rider") == ["21"]
    assert ridden.at("21") == ["8.2"]
    assert ridden.rider("21").still
    assert ridden.events("blocked")[0].rule == "2.2.2"
