import pytest

from echappee.flamme.rules import Card, preview
from echappee.flamme.rules.movement import reach
from tests.tables import after, race, road, shown, table, told


@pytest.mark.rule("3.1.1")
def test_all_cards_are_revealed_before_anybody_moves() -> None:
    riding = race(table("20", "A 5r 3", "B 7r 4"))
    codes = [event.code for event in riding.events if event.code in ("revealed", "moved")]
    assert codes == ["revealed", "revealed", "moved", "moved"]
    assert told(riding, "revealed", "rider", "card") == [("A.R", "3"), ("B.R", "4")]
    assert all(event.audience is None for event in riding.events)


@pytest.mark.rule("3.2.7")
@pytest.mark.parametrize(
    ("road", "start", "end"), [("9 9^~", "A 8r 9", "A 13r"), ("5 4~ 3^", "A 3r 9", "A 9r")]
)
def test_what_the_road_takes_is_not_lost_by_blocking(road: str, start: str, end: str) -> None:
    riding = race(table(road, start))
    assert shown(after(riding, "movement")) == [end]
    ((limited, blocked),) = told(riding, "moved", "limited", "blocked")
    assert limited
    assert blocked == 0


@pytest.mark.rule("3.3.4")
@pytest.mark.parametrize("value", range(2, 10))
@pytest.mark.parametrize("start", range(1, 13))
def test_nobody_is_pushed_back_onto_a_climb_at_a_forbidden_speed(start: int, value: int) -> None:
    crowd = ("X 15r 2 crashed", "Y 15l 2 crashed", "V 14r 2 crashed", "W 14l 2 crashed")
    riding = race(table("9 3^ 20", *crowd, f"A {start}l {value}"))
    end = after(riding, "movement").riders[-1].square
    on_the_climb = any(10 <= number <= 12 for number in range(start, end + 1))
    assert end - start <= (5 if on_the_climb else 9)


@pytest.mark.rule("3.3.4")
@pytest.mark.parametrize("text", ["9 3^ 20", "9 1^ 3v 2^ 9", "20^"])
def test_where_a_rider_may_go_a_distance_it_may_go_any_shorter_one(text: str) -> None:
    for start in range(1, 15):
        allowed = [len(reach(road(text), start, distance)[0]) == distance for distance in range(10)]
        assert allowed == sorted(allowed, reverse=True)


@pytest.mark.rule("3.4.1")
def test_the_preview_changes_nothing_and_asks_nobody() -> None:
    energy = race(table("20", "blue.R 5r 3,4|", phase="energy"))
    before = energy.view("blue")
    preview(before, "blue.R", Card(4))
    assert (energy.view("blue"), energy.open_entries) == (before, [])
