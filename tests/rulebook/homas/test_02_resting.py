import pytest

from tests.rulebook.homas.table import FLAT, Ridden, ride, table


def offered(ridden: Ridden) -> dict[str, set[str]]:
    """Who could fall back, by seat."""
    return {
        question.id.seat: {
            name for text in question.options() or () if text != "none" for name in text.split(",")
        }
        for question in ridden.race.questions
    }


@pytest.mark.rule("homas 2.8.1")
def test_after_the_turn_riders_may_fall_back_one_square() -> None:
    position = table(FLAT, "21 9.2 m", "22 5.1 m", "31 20.4 m", "11 30.1 m")
    ridden = ride(position)
    assert offered(ridden) == {"red": {"21", "22"}, "blue": {"31"}}, "neutral riders never do"
    assert all(question.sealed for question in ridden.race.questions)
    back = ride(position, "", "21,22 31")
    assert back.told("retreated", "rider") == ["31", "21", "22"]
    assert back.at("21", "22", "31") == ["8.2", "4.1", "19.4"]


@pytest.mark.rule("homas 2.8.1")
def test_only_to_a_free_square_and_those_in_front_go_first() -> None:
    assert offered(ride(table(FLAT, "21 9.2 m", "31 8.2 m"))) == {"blue": {"31"}}
    both = ride(table(FLAT, "21 9.2 m", "31 7.2 m"), "", "21 31")
    assert both.at("21", "31") == ["8.2", "6.2"]


@pytest.mark.rule("homas 2.8.1")
def test_who_cannot_any_more_when_those_in_front_have_fallen_back_stays() -> None:
    position = table(FLAT, "22 15.1 m", "52 14.1 m", "31 14.2 m")
    ridden = ride(position, "", "31 52")
    assert ridden.told("retreated", "rider") == ["52"]
    assert ridden.told("kept-in-line", "rider") == ["31"]
    assert ridden.at("52", "31") == ["13.1", "14.2"]


@pytest.mark.rule("homas 2.8.2")
def test_nobody_breaks_up_a_line() -> None:
    """Example 12: 52 is in the line from 22 to 31 and stays; 53 may fall back."""
    position = table(FLAT, "22 9.2 m", "52 8.1 m", "31 7.2 m", "53 9.4 m")
    assert offered(ride(position)) == {"red": {"22"}, "blue": {"31"}, "black": {"53"}}


@pytest.mark.rule("homas 2.8.3")
def test_who_rests_gets_a_card_back_and_is_in_nobodys_way() -> None:
    position = table(FLAT, "21 9.2 +6 -6h,5k", "31 5.2 +6h")
    ridden = ride(position, "", "rest 5k")
    assert ridden.rider("21").cards == ("6", "5k")
    assert ridden.rider("21").spent == ("6h",)
    assert ridden.rider("21").still
    assert ridden.at("21") == ["9.2"]


@pytest.mark.rule("homas 2.8.3")
def test_when_resting_is_not_allowed() -> None:
    assert "rest" not in ride(table(FLAT, "21 9.2 +6h")).options(), "nothing to get back"
    relay = ride(table(FLAT, "31 9.2", "21 8.2 +6h -5k"), "", "relay 21")
    assert "rest" not in relay.options()
    arrived = table("road:0x20", "11 21.1 m", "21 9.2 +6h -5k")
    assert "rest" not in ride(arrived).options()
