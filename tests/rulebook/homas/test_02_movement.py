import pytest

from tests.rulebook.homas.table import FLAT, ride, table


@pytest.mark.rule("homas 2.1.2")
def test_nobody_ends_where_somebody_is() -> None:
    ends = ride(table(FLAT, "21 9.2", "11 12.2 m"), "1 2").options()
    assert "12.2" not in ends
    assert "12.1" in ends


@pytest.mark.rule("homas 2.1.4")
def test_the_useful_ends_are_the_furthest_of_each_lane_and_wheels_near_them() -> None:
    ridden = ride(table(FLAT, "21 9.2", "31 14.4 m", "32 12.1 m"), "2 3")
    (question,) = ridden.race.questions
    assert question.choices.useful == ("14.1", "14.2", "14.3", "13.3", "13.4", "11.1", "11.2")  # type: ignore[attr-defined]


@pytest.mark.rule("homas 2.1.6")
def test_what_a_rider_can_do() -> None:
    position = table("road:0x60;red=30", "21 9.2 +6h,5k f9 -6", "33 8.2", cards=("6h",))
    assert ride(position).options() == (
        *("roll", "6h", "5k", "t6h", "6h+5k", "6h+t6h", "5k+t6h"),
        *("attack-6h", "attack-5k", "attack-6h+5k", "fitness", "relay", "rest"),
    )


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
