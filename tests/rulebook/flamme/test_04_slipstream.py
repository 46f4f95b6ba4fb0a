import pytest

from echappee.flamme.rules.cards import Card
from tests.tables import after, cards, ended, race, shown, table, told


@pytest.mark.rule("4.1.1")
@pytest.mark.parametrize("card", ["5", "2e"])
def test_played_cards_leave_the_race_exhaustion_cards_too(card: str) -> None:
    start = table("20", f"A 9r {card} 3,4|6", "B 10r 7", phase="end")
    rider = after(race(start), "end").riders[0]
    assert (rider.card, rider.pile, rider.recycled) == (None, cards("3,4"), cards("6"))
    assert rider.played == (Card.parse(card),)


@pytest.mark.rule("4.2.1")
def test_a_pack_is_a_run_of_occupied_squares() -> None:
    # The lanes do not matter; the rider on 5 is too far away to belong to the pack.
    assert ended("20", "A 12r", "B 10l", "C 9l", "D 8r", "E 5r") == [
        "A 12r exhausted",
        "B 11r",
        "C 10r",
        "D 9r",
        "E 5r exhausted",
    ]


@pytest.mark.rule("4.2.2")
def test_one_empty_square_is_closed() -> None:
    assert ended("20", "A 12r", "B 10r", "C 10l") == ["A 12r exhausted", "B 11r", "C 11l"]


@pytest.mark.rule("4.2.2")
@pytest.mark.parametrize("square", [8, 9, 11, 12])
def test_two_empty_squares_or_none_are_not(square: int) -> None:
    (_, rider) = ended("20", "A 12r", f"B {square}{'l' if square == 12 else 'r'}")
    assert rider.split()[1] == f"{square}{'l' if square == 12 else 'r'}"


@pytest.mark.rule("4.2.3")
def test_packs_are_taken_from_the_back_and_a_merged_pack_goes_on_all_of_it() -> None:
    # From the front, B would leave first and C would stay behind.
    assert ended("20", "A 9r", "B 7r", "C 5r") == ["A 9r exhausted", "B 8r", "C 7r"]
    start = table("20", "A 9r", "B 7r", "C 5r", phase="end")
    assert told(race(start), "slipped", "moves") == [
        ((("C.R", 6, 0),),),
        ((("B.R", 8, 0), ("C.R", 7, 0)),),
    ]


@pytest.mark.rule("4.2.3")
def test_a_chain_of_packs_closes_up_in_one_round() -> None:
    assert ended("20", "A 15r", "B 13r", "C 11r", "D 9r", "E 7r") == [
        "A 15r exhausted",
        "B 14r",
        "C 13r",
        "D 12r",
        "E 11r",
    ]


@pytest.mark.rule("4.2.3")
def test_a_merged_pack_does_not_bring_along_riders_too_far_behind() -> None:
    assert ended("20", "A 12r", "B 10r", "C 7r") == ["A 12r exhausted", "B 11r", "C 7r exhausted"]


@pytest.mark.rule("4.2.4")
@pytest.mark.parametrize("mark", ["^", "o", "%"])
def test_a_rider_without_shelter_takes_no_slipstream(mark: str) -> None:
    assert ended(f"10{mark} 10", "A 12r", "B 10r") == ["A 12r exhausted", "B 10r exhausted"]
    assert told(race(table(f"10{mark} 10", "A 12r", "B 10r", phase="end")), "slipped") == []


@pytest.mark.rule("4.2.4")
def test_a_rider_in_a_square_with_a_crashed_one_stays() -> None:
    assert ended("20", "A 12r", "B 10r crashed", "C 10l") == [
        "A 12r exhausted",
        "B 10r crashed exhausted",
        "C 10l exhausted",
    ]


@pytest.mark.rule("4.2.5")
@pytest.mark.parametrize("mark", ["^", "o", "%"])
def test_a_rider_without_shelter_gives_no_slipstream(mark: str) -> None:
    assert ended(f"11 9{mark}", "A 12r", "B 10r") == ["A 12r exhausted", "B 10r exhausted"]


@pytest.mark.rule("4.2.5")
def test_a_square_with_a_crashed_rider_gives_no_slipstream() -> None:
    assert ended("20", "A 12r", "B 12l crashed", "C 10r") == [
        "A 12r exhausted",
        "B 12l crashed exhausted",
        "C 10r exhausted",
    ]


@pytest.mark.rule("4.2.5")
def test_only_the_rearmost_square_of_the_pack_ahead_decides() -> None:
    assert ended("12 9^", "A 13r", "B 12r", "C 10r") == ["A 13r exhausted", "B 12r", "C 11r"]
    assert ended("11 1^ 9", "A 13r", "B 12r", "C 10r") == ["A 13r exhausted", "B 12r", "C 10r exhausted"]


@pytest.mark.rule("4.2.6")
def test_a_square_that_stays_holds_back_riders_behind_it_and_those_in_front_go() -> None:
    assert ended("9 1^ 20", "A 13r", "B 11r", "C 10r", "D 9r") == [
        "A 13r exhausted",
        "B 12r",
        "C 10r exhausted",
        "D 9r",
    ]


@pytest.mark.rule("4.2.6")
def test_a_crashed_rider_inside_a_pack_holds_back_riders_behind_it() -> None:
    assert ended("12 3~/1 9", "A 17r", "B 15r", "C 14r crashed", "D 13r", "E 11r") == [
        "A 17r exhausted",
        "B 16r",
        "C 14r crashed exhausted",
        "D 13r",
        "E 12r",
    ]


@pytest.mark.rule("4.2.6")
def test_a_rider_behind_a_crashed_one_gets_nothing_from_it() -> None:
    assert ended("12 3~/1 9", "A 17r", "B 15r", "C 14r crashed", "D 12r") == [
        "A 17r exhausted",
        "B 16r",
        "C 14r crashed exhausted",
        "D 12r exhausted",
    ]


@pytest.mark.rule("4.2.7")
@pytest.mark.parametrize("mark", ["^", "o", "%"])
def test_the_empty_square_between_two_packs_is_not_looked_at(mark: str) -> None:
    assert ended(f"10 1{mark} 9", "A 12r", "B 10r") == ["A 12r exhausted", "B 11r"]


@pytest.mark.rule("4.2.8")
def test_riders_go_from_the_front_right_lane_first_to_the_rightmost_free_lane() -> None:
    assert ended("20/3", "A 12r", "B 10l", "C 10m", "D 9l", "E 9r", "F 9m") == [
        "A 12r exhausted",
        "B 11m",
        "C 11r",
        "D 10l",
        "E 10r",
        "F 10m",
    ]


@pytest.mark.rule("4.2.9")
def test_where_the_road_narrows_the_rightmost_go_and_the_rest_closes_up() -> None:
    assert ended("10/3 10", "A 12r", "B 10r", "C 10m", "D 10l") == [
        "A 12r exhausted",
        "B 11r",
        "C 11l",
        "D 10r",
    ]
    assert ended("10/3 10/1", "A 12r", "B 10r", "C 10m", "D 10l") == [
        "A 12r exhausted",
        "B 11r",
        "C 10r",
        "D 10m",
    ]


@pytest.mark.rule("4.2.9")
def test_a_rider_without_room_in_one_lane_stays_where_it_is() -> None:
    assert ended("10/3 1 9", "A 13r", "B 11r", "C 11l", "D 10r", "E 10l") == [
        *("A 13r exhausted", "B 12r", "C 12l", "D 11r", "E 11l"),
    ]
    assert ended("9 1/3 11/1", "A 12r", "B 10r", "C 10m", "D 9r", "E 9l") == [
        *("A 12r exhausted", "B 11r", "C 10r", "D 10m", "E 10l"),
    ]
    assert ended("20/1", "A 12r", "B 10r", "C 9r") == ["A 12r exhausted", "B 11r", "C 10r"]


@pytest.mark.rule("4.2.9")
def test_riders_further_back_fill_the_room_that_is_left() -> None:
    assert ended("10/3 10", "A 12r", "B 10r", "C 10m", "D 10l", "E 9m", "F 9l", "G 9r") == [
        "A 12r exhausted",
        "B 11r",
        "C 11l",
        "D 10r",
        "E 10l",
        "F 9r",
        "G 10m",
    ]


@pytest.mark.rule("4.2.10")
def test_slipstreaming_is_not_voluntary() -> None:
    start = table("20", "A 12r 3|", "B 10r 3|", phase="end")
    riding = race(start)
    assert shown(after(riding, "end")) == ["A 12r", "B 11r"]
    assert riding.ledger == []


@pytest.mark.rule("4.2.10")
@pytest.mark.parametrize("road", ["20v", "20s", "10v 1^ 9"])
def test_it_is_one_square_at_any_speed_the_road_allows(road: str) -> None:
    assert ended(road, "A 12r", "B 10r") == ["A 12r exhausted", "B 11r"]


@pytest.mark.rule("4.2.10")
def test_it_works_beyond_the_finish_line() -> None:
    assert ended("20", "A 15r", "B 13r", "C 12r", line=12) == ["A 15r exhausted", "B 14r", "C 13r"]
    assert ended("20", "A 14r", "B 12r", line=11) == ["A 14r exhausted", "B 13r"]


@pytest.mark.rule("4.2.11")
def test_slipstreaming_never_makes_a_rider_crash() -> None:
    assert ended("10~/3 10~", "A 12r", "B 10r", "C 10m", "D 10l", "E 9r") == [
        "A 12r exhausted",
        "B 11r",
        "C 11l",
        "D 10r",
        "E 10m",
    ]
