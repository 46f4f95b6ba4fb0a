import pytest

from tests.rulebook.homas.table import FLAT, ride, table


@pytest.mark.rule("homas 2.3.1")
def test_a_rider_that_has_moved_or_cannot_buy_back_its_lost_turns_does_not_follow() -> None:
    ridden = ride(table(FLAT, "21 9.2", "33 8.2 m", "41 8.1 w2 +6h"), "4 4", "17.2")
    assert ridden.question()[0] == "wait"


@pytest.mark.rule("homas 2.3.2")
def test_riders_of_one_director_that_come_one_after_the_other_are_one_question() -> None:
    ridden = ride(table(FLAT, "21 5.2", "31 4.2", "33 4.1", "41 4.3"), "4 5", "roll 14.2")
    assert ridden.question() == ("follow", "blue", ("31", "33", "none"))
    (question,) = ridden.race.questions
    assert question.choices.lands == ("13.2", "13.2")  # type: ignore[attr-defined]


@pytest.mark.rule("homas 2.3.3")
def test_a_follower_is_put_straight_behind() -> None:
    assert ride(table(FLAT, "21 5.2", "31 4.3"), "1 2", "roll 6.3 31").at("31") == ["5.3"]
    assert ride(table(FLAT, "21 5.2", "31 4.2"), "4 5", "roll 14.4 31").at("31") == ["13.4"]
    assert ride(table(FLAT, "21 5.2", "31 4.1"), "1 2", "roll 6.3 31").at("31") == ["5.2"], (
        "not two lanes a row"
    )


@pytest.mark.rule("homas 2.3.4")
def test_who_would_not_get_forward_cannot_follow() -> None:
    position = table(FLAT, "22 5.2", "42 4.1", "11 5.1 m", "12 5.3 m")
    assert ride(position, "1 2", "roll 6.3").question()[:2] == ("follow", "green")
    full = table(FLAT, "22 5.2", "42 4.1", "33 4.2", "11 5.3 m")
    ridden = ride(full, "1 2", "roll 6.3")
    assert ridden.question()[:2] == ("follow", "blue")
