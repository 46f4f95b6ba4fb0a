"""The events of a round: screens and bots depend on them, so every part of them is checked."""

import pytest

from echappee.engine.events import Value
from echappee.flamme.rules.course import NO_LINE
from tests.tables import race, table


def told(
    code: str, on: str, *riders: str, line: int = NO_LINE, phase: str = "movement"
) -> list[dict[str, Value]]:
    heard = race(table(on, *riders, line=line, phase=phase)).heard(None)
    return [{**event.args, "rule": event.rule} for event in heard if event.code == code]


@pytest.mark.rule("3.2.7")
def test_a_move_tells_what_a_climb_took() -> None:
    assert told("moved", "6 6^ 9", "A 4l 9") == [
        {
            "rider": "A.R",
            "card": "9",
            "stood_up": False,
            "speed": 9,
            "limited": 4,
            "blocked": 0,
            "start": 4,
            "square": 9,
            "lane": 0,
            "way": (5, 6, 7, 8, 9),
            "crashed": False,
            "rule": "3.3.1",
        }
    ]


@pytest.mark.rule("3.2.2")
@pytest.mark.rule("3.2.3")
def test_a_move_tells_of_standing_up_and_of_a_descent() -> None:
    (move,) = told("moved", "6v 20", "A 2r 4 crashed")
    assert (move["card"], move["stood_up"], move["speed"], move["square"]) == ("4", True, 5, 7)


@pytest.mark.rule("3.3.6")
@pytest.mark.rule("7.3.2")
def test_a_move_tells_what_blocking_cost_and_that_it_ended_in_a_crash() -> None:
    *_, move = told("moved", "9 6~ 9", "A 9r 3", "B 9l 3", "C 8l 4")
    assert (move["rider"], move["blocked"], move["square"], move["lane"]) == ("C.R", 1, 11, 0)
    assert (move["crashed"], move["rule"], move["limited"]) == (True, "7.3.2", 0)


@pytest.mark.rule("3.1.1")
def test_every_card_is_told_when_all_are_revealed() -> None:
    assert told("revealed", "20", "A 4r 3", "muscle.S 3r 9", "B 2r 2e") == [
        {"rider": "A.R", "card": "3", "rule": "3.1.1"},
        {"rider": "B.R", "card": "2e", "rule": "3.1.1"},
    ]


@pytest.mark.rule("3.1.1")
def test_a_rider_that_is_home_reveals_nothing() -> None:
    assert [told_["rider"] for told_ in told("revealed", "20", "A 4r 3", "B 18r home1", line=15)] == ["A.R"]


@pytest.mark.rule("4.2.2")
def test_slipstream_tells_where_each_rider_ends() -> None:
    assert told("slipped", "20", "A 8r", "B 6l", "C 6r", "D 5r", phase="end") == [
        {"moves": (("B.R", 7, 1), ("C.R", 7, 0), ("D.R", 6, 0)), "rule": "4.2.2"}
    ]


@pytest.mark.rule("4.3.1")
@pytest.mark.rule("2.2.4")
def test_exhaustion_tells_who_and_by_which_rule() -> None:
    tired = told("exhausted", "20", "A 8r", "B 7r", phase="end")
    assert tired == [
        {"rider": "A.R", "rule": "4.3.1"},
        {"rider": "B.R", "rule": "2.2.4"},
    ]
