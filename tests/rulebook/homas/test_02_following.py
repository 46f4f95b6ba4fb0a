import pytest

from tests.rulebook.homas.table import FLAT, ride, table


@pytest.mark.rule("homas 2.3.1")
def test_a_rider_that_has_moved_or_cannot_buy_back_its_lost_turns_does_not_follow() -> None:
    ridden = ride(table(FLAT, "21 9.2", "33 8.2 m", "41 8.1 w2 +6h"), "4 4", "17.2")
    assert ridden.question()[0] == "wait"


@pytest.mark.rule("homas 2.3.2")
def test_straight_before_right_before_left() -> None:
    """Example 3: blue declines with 33, the neutral 12 follows; 31 on its right goes before 53."""
    position = table(FLAT, "21 5.3", "33 4.3", "12 4.2", "31 3.1", "53 3.3")
    ridden = ride(position, "4 5", "roll 14.3 none 31")
    assert ridden.offered() == ["33", "31"]
    assert ridden.told("followed", "rider", "leader") == [("12", "21"), ("31", "12")]
    assert ridden.at("21", "12", "31", "33", "53") == ["14.3", "13.3", "12.3", "4.3", "3.3"]
    three = ride(table(FLAT, "21 5.2", "31 4.3", "41 4.2", "51 4.1"), "4 5", "roll 14.2 none none")
    assert (three.offered(), three.options()) == (["41", "51"], ("31", "none"))


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


@pytest.mark.rule("homas 2.3.3")
@pytest.mark.rule("homas 2.3.4")
def test_followers_take_the_same_side_of_a_curve() -> None:
    """The principle of example 2: the first ends straight behind, the second where the way leads."""
    position = table("road:0x30;right=8-10", "21 6.2", "32 5.2", "43 4.2")
    ridden = ride(position, "1 5", "roll 12.3 32 43")
    assert ridden.told("rode", "way")[0][:4] == tuple(
        ridden.now.course.numbers[name] for name in ("7.2", "8.2", "9.2", "10.2")
    )
    assert ridden.at("21", "32", "43") == ["12.3", "11.3", "10.2"]


@pytest.mark.rule("homas 2.3.4")
def test_where_the_square_is_taken_it_is_the_best_free_one_of_the_way() -> None:
    """The principle of example 4: the second follower finds its squares taken by 11 and 14."""
    neutral = ("11 10.2 m", "12 10.1 m", "13 9.1 m", "14 9.2 m")
    position = table("road:0x40;right=8-10", "22 5.2", "42 4.2", "53 3.2", *neutral)
    ridden = ride(position, "2 6", "roll 12.2 42 53")
    assert ridden.at("22", "42", "53") == ["12.2", "11.2", "8.2"]


@pytest.mark.rule("homas 2.3.4")
def test_who_would_not_get_forward_cannot_follow() -> None:
    position = table(FLAT, "22 5.2", "42 4.1", "11 5.1 m", "12 5.3 m")
    assert ride(position, "1 2", "roll 6.3").question()[:2] == ("follow", "green")
    full = table(FLAT, "22 5.2", "42 4.1", "33 4.2", "11 5.3 m")
    ridden = ride(full, "1 2", "roll 6.3")
    assert ridden.question()[:2] == ("follow", "blue")
