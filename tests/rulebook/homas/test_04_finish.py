import pytest

from tests.rulebook.homas.table import ride, table

ROAD = "road:0x20"
STAGE = "road:0x20;stage"
HILL = "road:0x10,-2x10;hill=20"


@pytest.mark.rule("homas 4.1.1")
def test_in_a_curve_a_group_hangs_together_by_any_overlap() -> None:
    """Outer squares are shorter: one of them touches riders of the inner row beside it."""
    road = "road:0x20;left=18-20;stage"
    together = ride(table(road, "21 21.1 m", "31 20+2.1 m", "41 19.3 m"), "1 1 1")
    assert len(together.told("arrived", "riders")[0]) == 3
    apart = ride(table(road, "21 21.1 m", "41 19.3 m"))
    assert apart.told("arrived", "riders") == [("21",)]


@pytest.mark.rule("homas 4.1.1")
def test_the_turn_is_played_out_first() -> None:
    ridden = ride(table(ROAD, "21 19.1 +6h", "31 12.1 +6h"), "4 4", "roll 27.1")
    assert ridden.question()[:2] == ("lead", "31")


@pytest.mark.rule("homas 4.1.4")
def test_a_stage_lasts_until_all_are_home() -> None:
    ridden = ride(table(STAGE, "21 26.1 m", "31 19.1 +6h m"), "", "none")
    assert ridden.question()[:2] == ("lead", "31")
    home = ride(table(STAGE, "21 26.1 m", "31 19.1 m"), "4 4", "none 27.1")
    assert home.race.over
    assert home.told("arrived", "riders", "place", "delay") == [(("21",), 1, 0), (("31",), 2, 54)]


@pytest.mark.rule("homas 4.2.1")
def test_front_to_back_right_before_left_and_nobody_alone() -> None:
    ridden = ride(table(ROAD, "21 22.3 m", "31 22.1 m", "41 21.1 m", "51 25.1 m"), "1 1 1")
    assert ridden.told("sprinted", "rider") == ["31", "21", "41"]


@pytest.mark.rule("homas 4.2.2")
def test_two_riders_of_one_row_count_once() -> None:
    ridden = ride(table(ROAD, "31 22.1 m", "41 21.2 m", "51 21.3 m", "21 20.1 m"), "1 2 2 4")
    assert ridden.told("sprinted", "row") == [23, 24, 24, 26]
    assert ridden.told("sprinted", "caught") == [0, 1, 1, 2]


@pytest.mark.rule("homas 4.2.3")
def test_in_a_row_the_lane_decides_and_then_who_sprinted_before() -> None:
    ridden = ride(table(ROAD, "31 22.2 m", "41 21.2 m", "21 21.1 m"), "3 3 3")
    assert ridden.told("sprinted", "rider", "row") == [("31", 25), ("21", 24), ("41", 25)]
    assert ridden.told("arrived", "riders") == [("31", "41", "21")]
    right = ride(table(ROAD, "31 22.2 m", "42 21.1 m", "41 21.3 m"), "1 3 3")
    assert right.told("sprinted", "rider", "row") == [("31", 23), ("42", 25), ("41", 25)]
    assert right.told("arrived", "riders") == [("42", "41", "31")]


@pytest.mark.rule("homas 4.2.4")
@pytest.mark.parametrize(("dice", "score"), [("2", 3), ("3", 3), ("6", 7)])
def test_neutral_riders_have_one_more_on_an_even_number(dice: str, score: int) -> None:
    ridden = ride(table(ROAD, "11 22.1 m", "21 21.1 m"), f"{dice} 1")
    assert ridden.told("sprinted", "score")[0] == score
    sprinter = ride(table(ROAD, "13 22.1 m", "21 21.1 m"), "1 3 1")
    assert sprinter.told("sprinted", "score")[0] == 5


@pytest.mark.rule("homas 4.2.5")
def test_uphill_six_is_barred_and_team_cards_everywhere() -> None:
    hill = ride(table(HILL, "21 22.1 m +6,6h,5k", "31 21.1 m", cards=("6h",)))
    assert hill.question() == ("sprint", "21", ("roll", "6", "5k"))
    flat = ride(table(ROAD + ";red=20", "21 22.1 m +6,6h,5k", "31 21.1 m", cards=("6h",)))
    assert flat.question() == ("sprint", "21", ("roll", "6", "6h", "5k"))
