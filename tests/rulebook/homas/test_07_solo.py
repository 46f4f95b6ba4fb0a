import pytest

from tests.rulebook.homas.table import FLAT, ride, table

WALL = ("11 12.1 m", "12 12.2 m", "31 12.3 m", "32 12.4 m")


@pytest.mark.rule("homas 7.1.1")
def test_if_there_is_no_way_of_the_full_length_it_is_the_furthest() -> None:
    ridden = ride(table(FLAT, "21 9.2", *WALL, directors="2"), "2 4")
    assert ridden.options() == ("11.1", "11.2", "11.3", "11.4")


@pytest.mark.rule("homas 7.1.1")
def test_neutral_riders_still_choose_a_wheel() -> None:
    assert ride(table(FLAT, "11 9.2", "31 14.4 m", directors="2"), "2 3").at("11") == ["13.4"]


@pytest.mark.rule("homas 7.1.2")
def test_alone_neutral_riders_are_in_the_way_and_in_each_others() -> None:
    assert ride(table(FLAT, "21 9.2", *WALL), "2 3").options()[0] == "14.1", "two directors"
    assert ride(table(FLAT, "21 9.2", *WALL, directors="2"), "2 3").options()[0] == "11.1"
    assert ride(table(FLAT, "41 9.2", *WALL, directors="2"), "2 3").at("41") == ["11.1"]


@pytest.mark.rule("homas 7.1.2")
def test_team_mates_and_the_exceptions_hold() -> None:
    mate = ("11 12.1 m", "22 12.2 m", "31 12.3 m", "32 12.4 m")
    assert ride(table(FLAT, "21 9.2", *mate, directors="2"), "2 3").options()[0] == "14.1"
    assert ride(table("road:-1x40", "21 9.2", *WALL, directors="2"), "2 4").options()[0] == "14.1"
