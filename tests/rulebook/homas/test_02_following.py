import pytest

from tests.rulebook.homas.table import FLAT, ride, table


@pytest.mark.rule("homas 2.3.1")
def test_to_follow_costs_nothing_and_no_number_applies() -> None:
    position = table("road:0x7,-4x1,0x40", "21 9.2", "33 8.2 +6h f9")
    ridden = ride(position, "6 5", "roll 20.2 33")
    assert ridden.at("33") == ["19.2"]
    assert ridden.rider("33").cards == ("6h",)
    assert ridden.rider("33").moved
    assert not ridden.events("event")


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


@pytest.mark.rule("homas 2.3.5")
def test_one_follows_in_each_wheel_and_a_file_is_made() -> None:
    position = table(FLAT, "21 5.2", "31 4.2", "41 4.1", "51 3.2", "12 2.3")
    ridden = ride(position, "4 5", "roll 14.2 31 51")
    assert ridden.told("followed", "rider") == ["31", "51", "12"]
    assert ridden.at("31", "51", "12", "41") == ["13.2", "12.2", "11.2", "4.1"]


@pytest.mark.rule("homas 2.3.6")
def test_the_second_row_is_asked_when_the_first_does_not_follow() -> None:
    """Example 5: 54 stands behind 32, who was straight behind, and goes before 43."""
    position = table(FLAT, "21 5.2", "32 4.2", "33 4.1", "54 3.2", "43 3.1")
    ridden = ride(position, "4 5", "roll 14.2 none none none")
    assert ridden.offered() == ["32", "33", "54", "43"]
    followed = ride(position, "4 5", "roll 14.2 none 54")
    assert followed.at("54") == ["13.2"]


@pytest.mark.rule("homas 2.3.6")
def test_the_place_of_the_straight_rider_is_taken_before_that_of_a_diagonal_one() -> None:
    """54 stands behind 32, who was straight behind; 43 straight behind 33, who was not."""
    position = table(FLAT, "21 5.3", "32 4.3", "33 4.2", "54 3.4", "43 3.1")
    ridden = ride(position, "4 5", "roll 14.3 none none")
    assert ridden.offered() == ["32", "33", "54"]
    assert ridden.question() == ("follow", "green", ("43", "none"))


@pytest.mark.rule("homas 2.3.6")
def test_after_two_rows_or_an_empty_one_the_file_ends() -> None:
    two = table(FLAT, "21 5.2", "32 4.2", "43 3.2", "54 2.2")
    assert ride(two, "4 5", "roll 14.2 none none").question()[0] == "lead"
    gap = table(FLAT, "21 5.2", "32 3.2")
    assert (
        ride(
            gap,
            "4 5",
            "14.2",
        ).told("followed", "rider")
        == []
    )


@pytest.mark.rule("homas 2.3.6")
def test_it_is_repeated_behind_each_follower_and_to_decline_can_go_wrong() -> None:
    """Example 8: green and red decline, black follows from the second row, and 23 goes before 33."""
    position = table(FLAT, "11 9.2", "44 8.2", "21 8.1", "53 7.2", "23 6.2", "33 6.3", "43 6.4")
    ridden = ride(position, "4 4", "none none 53 23")
    assert ridden.at("11") == ["18.1"]
    assert ridden.offered() == ["44", "21", "53", "23"]
    assert ridden.at("53", "23") == ["17.1", "16.1"]
