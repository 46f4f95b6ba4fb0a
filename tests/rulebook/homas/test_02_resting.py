import pytest

from tests.rulebook.homas.table import FLAT, ride, table


@pytest.mark.rule("homas 2.8.1")
def test_after_the_turn_riders_may_fall_back_one_square_those_in_front_first() -> None:
    position = table(FLAT, "21 9.2 m", "22 5.1 m", "31 20.4 m", "11 30.1 m")
    ridden = ride(position)
    assert ridden.question() == ("retreat", "blue", ("none", "31")), "neutral riders never do"
    back = ride(position, "", "31 21,22")
    assert back.asked[1] == ("retreat", "red", ("none", "21", "22", "21,22"))
    assert back.told("retreated", "rider") == ["31", "21", "22"]
    assert back.at("21", "22", "31") == ["8.2", "4.1", "19.4"]


@pytest.mark.rule("homas 2.8.1")
def test_only_to_a_free_square() -> None:
    assert ride(table(FLAT, "21 9.2 m", "31 8.2 m")).question() == ("retreat", "blue", ("none", "31"))
    both = ride(table(FLAT, "21 9.2 m", "31 7.2 m"), "", "21 31")
    assert both.at("21", "31") == ["8.2", "6.2"]


@pytest.mark.rule("homas 2.8.1")
def test_consecutive_riders_of_one_director_are_one_question() -> None:
    position = table(FLAT, "21 19.2 m", "22 15.1 m", "31 10.1 m", "23 5.2 m")
    asked = ride(position, "", "none none none").asked
    assert [(seat, options[1:]) for _, seat, options in asked[:3]] == [
        ("red", ("21", "22", "21,22")),
        ("blue", ("31",)),
        ("red", ("23",)),
    ]


@pytest.mark.rule("homas 2.8.1")
def test_one_director_may_do_all_that_can_be_done_one_after_the_other() -> None:
    """22 falls back out of the line, and only then 23 can leave it."""
    position = table(FLAT, "22 9.2 m", "23 8.1 m", "31 7.2 m")
    assert ride(position).question() == ("retreat", "red", ("none", "22", "22,23"))


@pytest.mark.rule("homas 2.8.3")
def test_against_the_clock_riders_rest_even_if_another_is_home() -> None:
    riders = ("21 29.2 +6h -5k m", "22 9.2 +5k -6h")
    assert "rest" not in ride(table("road:0x28;stage", *riders), "").options()
    assert "rest" in ride(table("road:0x28;stage;trial", *riders), "").options()
