"""What a director answers in places where a sensible director would not hesitate."""

from dataclasses import replace
from functools import partial

import pytest

from echappee.engine import Race, SeededDealer
from echappee.homas.bots.director import Director, skills
from echappee.homas.bots.director.road import road_of
from echappee.homas.bots.director.sight import Sight
from echappee.homas.rules import HOMAS, Position, Setup, course, set_up
from echappee.homas.rules.lineup import squares_of
from echappee.homas.rules.views import cut
from tests.rulebook.homas.table import Dice, table

LONG = "road:0x150;red=100"
ENDING = "road:0x42;red=30"


def chosen(position: Position, dice: str = "", answers: str = "") -> str:
    """What a director answers when these dice are rolled and these answers given."""
    race = Race(HOMAS, position, Dice([int(face) for face in dice.split()]))
    for answer in answers.split():
        race.answer(race.questions[0].id, answer)
    question = race.questions[0]
    return Director().answer(question, partial(race.view, question.seat))


def test_a_high_roll_is_followed_and_a_low_one_is_not() -> None:
    position = table(LONG, "51 20.2 m", "21 20.1", "31 19.1", directors="23")
    assert chosen(position, "6 4", "roll 30.1") == "31"
    assert chosen(position, "2 1", "roll 23.1") == "none"


def test_the_sprinter_is_let_into_the_wheel_before_a_helper() -> None:
    position = table(LONG, "21 20.2", "34 19.2", "33 19.1", directors="23")
    assert chosen(position, "6 5", "roll 31.2") == "33"


def test_who_can_bring_another_along_follows_first() -> None:
    position = table(LONG, "21 20.2", "32 19.2", "31 18.2", "34 19.1", directors="23")
    assert chosen(position, "6 5", "roll 31.2") in ("32", "34")


def test_the_leader_has_itself_relayed_by_a_helper_who_takes_it() -> None:
    position = table(LONG, "31 20.2", "32 19.2", directors="23")
    assert chosen(position) == "relay"
    assert chosen(position, "", "relay") == "32"


def test_who_can_still_win_does_not_relay_a_rival_if_its_own_team_mate_could() -> None:
    position = table(ENDING, "21 20.2", "31 19.2", "24 18.2", directors="23")
    assert chosen(position, "", "relay") == "none"


def test_a_neutral_rider_is_let_to_the_front_before_a_helper() -> None:
    position = table(ENDING, "21 20.2", "32 19.2", "14 18.2", directors="23")
    assert chosen(position, "", "relay") == "none"


def test_a_ride_ends_on_the_flat_before_a_climb() -> None:
    position = table("road:0x30,-4x8,+4x6,0x40", "31 23.2", "21 2.1", directors="23")
    assert chosen(position, "5 3").startswith("30.")


def test_a_ride_takes_the_inside_of_a_curve_to_come() -> None:
    position = table("road:0x60;left=14-17", "31 2.1", "21 -3.1", directors="23")
    assert chosen(position, "6 5") in ("13.2", "13.3", "13.4")


def test_a_ride_ends_in_a_wheel_where_it_costs_nothing() -> None:
    position = table("road:0x60", "31 2.2", "21 11.1 m", "22 12.4 m", directors="23")
    assert chosen(position, "4 4") == "10.1"


@pytest.mark.parametrize(
    ("road", "square", "dice", "answer"),
    [
        ("road:0x60", "10.2", "4 3", "table"),
        ("road:0x8,+4x12,0x40;left=12-14", "13.3", "6 1", "keep-6"),
    ],
)
def test_a_seven_goes_to_the_table_where_it_is_not_too_dangerous(
    road: str, square: str, dice: str, answer: str
) -> None:
    assert chosen(table(road, f"31 {square}", "21 1.1", directors="23"), dice) == answer


def test_a_lost_turn_is_bought_back_with_the_teams_card_first() -> None:
    position = table(LONG, "31 20.2 w1 +6,6h", "21 1.1", directors="23", cards=("6h", "5k"))
    assert chosen(position) == "t5k"
    assert chosen(position._replace(teams=table(LONG, directors="23").teams)) == "6"


def test_a_fitness_card_is_played_in_time_even_from_a_good_wheel() -> None:
    position = table("road:0x60;red=20", "21 32.2", "33 31.2 f3", directors="23")
    assert chosen(position, "6 5", "roll 43.2") == "none"
    assert chosen(position, "6 5", "roll 43.2 none") == "fitness"
    early = table("road:0x160;red=20", "21 32.2", "33 31.2 f3", directors="23")
    assert chosen(early, "6 5", "roll 43.2") == "33"


def test_a_sprinter_plays_its_card_before_a_climb_that_ends_at_the_line() -> None:
    road = "road:0x60,-4x15;top=75"
    late, early = (table(road, f"21 {row + 1}.2", f"33 {row}.2 f2", directors="23") for row in (42, 25))
    assert chosen(late, "6 5", "roll 54.2") == "none"
    assert chosen(late, "6 5", "roll 54.2 none") == "fitness"
    assert chosen(early, "6 5", "roll 37.2") == "33"


def test_the_best_fitness_card_waits_for_the_foot_of_a_climb() -> None:
    road = "road:0x60,-4x8,+4x6,0x60"
    far, foot = (table(road, f"31 {row}.2 fK", f"22 {row + 13}.1 m", directors="23") for row in (20, 59))
    assert chosen(far) == "roll"
    assert chosen(foot) == "fitness"


def test_a_low_fitness_card_is_played_uphill_where_all_are_slow() -> None:
    road = "road:0x40,-5x8,+4x6,0x60"
    flat, uphill = (table(road, f"31 {row}.2 f2", f"22 {row + 8}.1 m", directors="23") for row in (20, 43))
    assert chosen(flat) == "roll"
    assert chosen(uphill) == "fitness"


def test_a_late_attack_is_countered_by_the_leader_and_not_early_by_the_sprinter() -> None:
    late = table("road:0x60;red=20", "21 40.2 +6,6h", "31 39.2 +6,6h", "33 39.1", directors="23")
    assert chosen(late, "", "attack-6+6h 52.2").startswith("31-")
    early = table(LONG, "21 20.2 +6,5k", "33 19.2 +6h,6h", directors="23")
    assert chosen(early, "1", "attack-5k 26.2") == "none"


@pytest.mark.parametrize(("squares", "countering"), [(60, 2), (250, 1)])
def test_nobody_spends_a_third_card_of_the_team_in_a_turn_far_from_the_line(
    squares: int, countering: int
) -> None:
    riders = ("21 21.2 +6,6h", "32 20.2 +6h", "33 20.1 +6h", "31 9.1 m")
    position = table(f"road:0x{squares}", *riders, directors="23")
    spent = [rider._replace(used=1) if rider.name == "31" else rider for rider in position.riders]
    race = Race(HOMAS, position._replace(riders=tuple(spent)), Dice([5]))
    for answer in ("attack-6", "32.2"):
        race.answer(race.questions[0].id, answer)
    question = race.questions[0]
    spendthrift = Director(using=skills().with_numbers(card=-50, spare=-50, for_sprint=-50, chase=0))
    assert spendthrift.answer(question, partial(race.view, question.seat)).count("-") == countering


def test_a_sprint_is_ridden_with_all_cards_and_a_rush_with_none() -> None:
    road = "road:0x40;sprint=20;stage"
    riders = ("33 {}.2 m +6h,6h", "21 {}.1 m", "31 {}.1 m +6")
    at_the_line = table(road, *(text.format(row) for text, row in zip(riders, (42, 42, 41), strict=True)))
    halfway = table(road, *(text.format(row) for text, row in zip(riders, (22, 22, 21), strict=True)))
    assert chosen(at_the_line._replace(phase="sprint"), "3") == "6h+6h"
    assert chosen(halfway._replace(phase="rush"), "3") == "roll"


def test_a_rider_falls_back_to_pick_up_a_team_mate_with_better_chances() -> None:
    position = table(LONG, "32 20.2 m", "33 18.2 m +6h,6h,6", directors="23")
    assert chosen(position) == "32"


def test_nobody_falls_back_without_a_reason() -> None:
    position = table(LONG, "32 20.2 m", "33 10.2 m", directors="23")
    assert chosen(position) == "none"


def test_nobody_rests() -> None:
    position = table(LONG, "31 20.2 -6,6h,5k", "21 1.1", directors="23")
    assert chosen(position) == "roll"


def test_against_the_clock_all_cards_are_played() -> None:
    position = table("road:0x40;trial;stage", "31 0.2 +6,6h,5k", directors="3")
    assert chosen(position) == "6+6h"


def test_cards_for_a_stage_are_those_that_hold_on_it() -> None:
    flat = "road:0x90,k-2x9,0x30;red=60"
    steep = "road:0x30,-4x20,0x10,-5x20;top=80"
    counts = (2, 1, 1, 1, 1)
    hands = []
    for road in (flat, steep):
        start = _before_the_start("energy", road)
        hands.append(chosen(start._replace(course=replace(start.course, cards=counts))))
    assert hands == ["6,6h-6h-6h-5k-6h", "6,5k-5k-6h-5k-5k"]


def _before_the_start(phase: str, road: str = LONG) -> Position:
    """A position in which two directors have all their cards."""
    order = ("red", "blue", "white", "green", "black")
    return set_up(Setup(road, ("neutral", "team", "team"), order))._replace(phase=phase)


def test_the_best_of_several_fitness_cards_is_kept() -> None:
    position = _before_the_start("fitness")
    race = Race(HOMAS, position._replace(draws=(3,) * 20), SeededDealer(3))
    order = ("2", "3", "4", "5", "6", "7", "A", "8", "9", "10", "J", "Q", "K")
    for question in race.questions:
        answer = Director().answer(question, partial(race.view, question.seat))
        assert order.index(answer) == max(order.index(card) for card in question.options() or ())


def test_helpers_line_up_in_front_of_leader_and_sprinter() -> None:
    position = _before_the_start("lineup")
    answer = chosen(position)
    rows = dict(zip(answer[1:], (int(square.split(".")[0]) for square in squares_of(answer[0])), strict=True))
    assert min(rows["2"], rows["4"]) > max(rows["1"], rows["3"])


def test_what_is_to_go_is_counted_in_squares_of_flat_road() -> None:
    road = course("road:0x40,-4x8,+4x6,0x30;right=20-22")
    to_go = {name: road_of(road).to_go[number] for name, number in road.numbers.items()}
    assert to_go["5.2"] - to_go["6.2"] == pytest.approx(1, abs=0.01)
    assert to_go["42.2"] - to_go["43.2"] > 1.5
    assert to_go["50.2"] - to_go["51.2"] < 1
    assert to_go["20.4"] > to_go["20.1"] + 1.5
    assert to_go["86.1"] == -2


def outlook(position: Position) -> Sight:
    return Sight(cut(position, "blue"), skills())


def test_a_square_counts_for_those_that_can_still_win() -> None:
    sight = outlook(table(LONG, "31 90.2", "32 88.2", "33 40.2", "21 90.1", "22 50.1", directors="23"))
    leader, allrounder, sprinter = (sight.share(sight.index(name)) for name in ("31", "32", "33"))
    assert leader > allrounder > sprinter
    assert sprinter < 0.01
    assert leader + allrounder + sprinter == pytest.approx(1)
    assert sight.share(sight.index("21")) > 0.99


def test_near_the_line_the_best_placed_counts_for_more() -> None:
    far, near = (
        outlook(table(LONG, f"31 {row}.2", f"32 {row - 4}.2", "21 1.1", directors="23")) for row in (20, 140)
    )
    assert near.share(near.index("31")) > far.share(far.index("31"))


def test_cards_still_held_make_a_rider_likelier_to_win() -> None:
    sight = outlook(table(LONG, "31 90.2 +6,6h", "32 90.1", "34 90.3", "21 1.1", directors="23"))
    assert sight.share(sight.index("31")) > sight.share(sight.index("34"))


def test_cards_are_kept_early_on() -> None:
    position = table(LONG, "31 20.2 +6,6h,5k", "21 20.1 +6", "22 19.3", directors="23")
    assert chosen(position) in ("roll", "relay")


def test_a_rider_that_would_be_dropped_by_the_first_at_the_line_spends_all_it_has() -> None:
    position = table("road:0x60;red=20", "31 48.2 +6,6h", "21 62.1 m", directors="23")
    assert chosen(position).endswith("6+6h")


def test_a_sprint_is_ridden_with_all_cards() -> None:
    riders = ("33 42.2 m +6h,6h", "21 42.1 m", "31 41.1 m +6")
    assert chosen(table("road:0x40;stage", *riders)._replace(phase="sprint"), "3") == "6h+6h"
