import pytest

from echappee.homas.rules import course
from echappee.homas.rules.events import ROWS, modifier
from tests.rulebook.homas.table import FLAT, ride, table

DESCENT = "road:+3x60"


@pytest.mark.rule("homas 2.7.1")
@pytest.mark.parametrize(("means", "dice"), [("roll", "5 2"), ("6h", "1"), ("5k", "2"), ("attack-6h", "1")])
def test_two_dice_or_a_die_and_a_card_that_make_seven(means: str, dice: str) -> None:
    for road in (FLAT, "road:-3x60"):
        if (road, means) not in (("road:-3x60", "6h"), ("road:-3x60", "attack-6h")):
            assert ride(table(road, "21 9.2 +6h,5k"), dice, means).question()[0] == "seven"


@pytest.mark.rule("homas 2.7.3")
@pytest.mark.parametrize(
    ("text", "square", "rain", "taken"),
    [
        (FLAT, "9.2", False, 0),
        (FLAT, "9.2", True, -1),
        ("road:-3x30", "9.2", False, 0),
        (DESCENT, "9.2", False, -1),
        ("road:k-2x30", "9.2", False, -1),
        ("road:k-2x30;hell", "9.2", False, -2),
        ("road:0x30;right=8-10", "9.2", False, -1),
        ("road:0x30;right=8-10", "9.3", False, 0),
        ("road:+3x30;right=8-10", "9.2", True, -3),
    ],
)
def test_what_is_taken_from_the_tables_dice(text: str, square: str, rain: bool, taken: int) -> None:  # noqa: FBT001
    road = course(text)
    assert modifier(road, road.at(road.numbers[square]), rain=rain) == taken


@pytest.mark.rule("homas 2.7.5")
def test_lost_turns_are_waited_or_bought_back_one_card_each() -> None:
    position = table("road:0x60;red=30", "21 9.2 +6h,5k w2", "33 3.2 +6h", cards=("5k",))
    assert ride(position).question() == ("wait", "21", ("wait", "6h", "5k", "t5k"))
    waited = ride(position, "", "wait")
    assert (waited.rider("21").wait, waited.rider("21").still) == (1, True)
    bought = ride(position, "", "6h t5k")
    assert bought.told("bought-back", "card") == ["6h", "t5k"]
    assert bought.question() == ("lead", "21", ("roll", "5k", "attack-5k", "rest"))
    half = ride(position, "", "6h wait")
    assert half.rider("21").wait == 0
    assert half.rider("21").moved


@pytest.mark.rule("homas 2.7.5")
def test_riders_that_buy_turns_back_to_counter_are_asked_one_by_one() -> None:
    """Both need the one team card that is left: what the first one takes the second cannot have."""
    riders = ("31 9.2 +6h", "21 8.2 w1 +6h", "22 8.1 w1 +5k", "23 8.3 +6h")
    position = table("road:0x60;red=40", *riders, cards=("6h",))
    asked = ride(position, "5", "attack-6h 20.2")
    assert asked.options() == ("none", "21-6h")
    countered = ride(position, "5", "attack-6h 20.2 21-6h")
    assert countered.told("bought-back", "rider", "card") == [("21", "t6h")]
    assert countered.question() == ("counter", "red", ("none", "23-6h"))
    refused = ride(position, "5", "attack-6h 20.2 none")
    assert refused.options() == ("none", "22-5k")


@pytest.mark.rule("homas 2.7.5")
def test_bad_luck_after_a_turn_was_bought_back_is_asked_about_again() -> None:
    position = table(FLAT, "21 9.2 +6,6h,5k w1")
    ridden = ride(position, "4 3 1 3", "6 roll table 6h")
    assert [kind for kind, _, _ in ridden.asked] == ["wait", "lead", "seven", "wait"]
    assert ridden.options()[0] == "16.1"
    keys = [entry.key for entry in ridden.race.open_entries]
    assert len(keys) == len(set(keys))


@pytest.mark.rule("homas 2.7.5")
def test_who_fell_after_moving_loses_the_next_turn() -> None:
    position = table(FLAT, "21 9.2 +6h", "31 8.2 m", "41 9.3 +5k")
    ridden = ride(position, "5 2 1 3", "roll table wait")
    assert ridden.told("fell", "riders") == [("31", "41")]
    assert ridden.question() == ("wait", "41", ("wait", "5k"))
    assert (ridden.rider("31").wait, ridden.rider("31").still) == (1, False)


@pytest.mark.rule("homas 2.7.6")
def test_on_a_descent_a_rider_may_look_at_the_table_of_its_own_will() -> None:
    position = table(DESCENT, "21 9.2 +6h f9")
    rolled = ride(position, "4 4", "roll")
    assert rolled.options()[0] == "20.1"
    assert rolled.options()[-1] == "table"
    looked = ride(position, "4 4 6 4", "roll table")
    assert looked.told("event", "result", "name") == [(9, "family")]
    assert looked.question()[0] == "then"
    assert looked.options()[0] == "23.1"
    assert "table" not in looked.options()
    assert "table" not in ride(position, "5 2", "roll keep-5").options()
    assert "table" not in ride(position, "", "fitness").options()
    assert "table" not in ride(table(FLAT, "21 9.2 +6h"), "4 4", "roll").options()
    assert "table" not in ride(table(DESCENT, "21 9.2", round=1), "4 4").options()


@pytest.mark.rule("homas 2.7.8")
@pytest.mark.parametrize(
    ("result", "name", "more", "end"),
    [
        (3, "puncture", "6", "14.1"),
        (5, "dropped-chain", "", "14.1"),
        (6, "nothing", "", "16.1"),
        (7, "nothing", "", "16.1"),
        (8, "crowd", "", "17.1"),
        (9, "family", "", "19.1"),
    ],
)
def test_events_that_let_a_rider_go_on(result: int, name: str, more: str, end: str) -> None:
    first = max(1, result - 6)
    ridden = ride(table(FLAT, "21 9.2 +6h"), f"5 2 {first} {result - first} {more}", "roll table")
    assert ridden.told("event", "name") == [name]
    assert ridden.options()[0] == end


@pytest.mark.rule("homas 2.7.8")
@pytest.mark.parametrize(("result", "turns", "failed"), [(0, 3, 3), (1, 1, 2), (2, 1, 2), (4, 1, None)])
def test_events_that_cost_turns(result: int, turns: int, failed: int | None) -> None:
    """In the rain on cobbles of Paris–Roubaix three are taken from the dice, and 0 can be rolled."""
    position = table("road:k-1x60;hell", "21 9.2 +5k", rain=True)
    dice = f"5 2 1 {result + 2}"
    for die, lost in ((6, turns), (1, failed)):
        if lost is not None:
            rolled = "" if failed is None else str(die)
            ridden = ride(position, f"{dice} {rolled}", "roll table")
            assert ridden.told("loses-turns", "turns") == [lost]
            assert bool(ridden.events("discarded")) == (result == 0 and die == 1)


@pytest.mark.rule("homas 2.7.8")
@pytest.mark.parametrize(("result", "plus"), [(10, 0), (11, 2), (12, 4)])
def test_events_that_let_a_rider_attack_without_a_card(result: int, plus: int) -> None:
    position = table(FLAT, "21 9.2 +6h", "31 8.2 +6h")
    dice = f"5 2 6 {result - 6}"
    ridden = ride(position, dice, "roll table")
    assert ridden.question() == ("chance", "21", ("attack", "ride"))
    attack = ride(position, dice, f"roll table attack {16 + plus}.2")
    assert attack.question()[0] == "counter"
    assert attack.rider("21").cards == ("6h",)
    plain = ride(position, dice, "roll table ride 16.2")
    assert plain.question()[0] == "follow"


@pytest.mark.rule("homas 2.7.8")
def test_the_table_has_a_row_for_every_result() -> None:
    assert sorted(ROWS) == list(range(13))
    assert [result for result, row in ROWS.items() if row.fall] == [0, 2, 4]
