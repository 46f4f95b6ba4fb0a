import pytest

from echappee.flamme.rules import FlammeRace, Ruleset
from tests.tables import after, race, say, shown, table, told

RIDE_OUT = Ruleset(ride_out=True)


def _round(*riders: str, line: int = 20, ruleset: Ruleset | None = None) -> FlammeRace:
    return race(table("30", *riders, line=line, ruleset=ruleset or Ruleset()))


def _order(riding: FlammeRace) -> list[str]:
    return [rider.team for rider in riding.position.ranking]


@pytest.mark.rule("5.1.1")
def test_the_race_ends_with_the_round_in_which_a_rider_crosses_the_line_by_moving() -> None:
    riding = _round("A 18r 3", "B 5r 3")
    assert riding.over
    assert (riding.position.phase, riding.questions, riding.requests) == ("over", (), ())


@pytest.mark.rule("5.1.1")
def test_the_last_round_is_played_in_full() -> None:
    riding = _round("A 18r 9", "B 17r 8", "C 4r 2", "D 3r 5")
    # B and C move though A is home already, C's pack slipstreams, and all cards are removed.
    assert shown(riding.position) == ["A 27r", "B 26r", "C 7r", "D 8r"]
    assert [str(*rider.played) for rider in riding.position.riders] == ["9", "8", "2", "5"]


@pytest.mark.rule("5.2.1")
def test_riding_out_goes_on_until_every_rider_is_home() -> None:
    riding = _round("A 18r 9 3|", "B 12r 2 9|", "C 11r 2 4|", ruleset=RIDE_OUT)
    assert [question.seat for question in riding.questions] == ["B", "C"]
    say(riding, "B 9", "C 4")
    assert [question.seat for question in riding.questions] == ["C"]
    assert [rider.home for rider in riding.position.riders] == [1, 2, 0]
    say(riding, "C 2e", "C 2e")
    assert [rider.home for rider in riding.position.riders] == [1, 2, 4]
    assert riding.over


@pytest.mark.rule("5.2.1")
def test_a_rider_that_is_home_has_left_the_road() -> None:
    # A and B would fill square 23, protect C from exhaustion and give slipstream to E.
    riders = ("A 23r home1", "B 23l home1", "C 18r 5", "D 22r home1", "E 19r 2")
    riding = race(table("30", *riders, line=20, ruleset=RIDE_OUT)._replace(round=2))
    assert shown(after(riding, "movement")) == ["A 23r", "B 23l", "C 23r", "D 22r", "E 21r"]
    assert shown(after(riding, "end"), riding.moments[0].position) == [
        "A 23r",
        "B 23l",
        "C 23r exhausted",
        "D 22r",
        "E 22r",
    ]


@pytest.mark.rule("5.2.1")
def test_riders_leave_the_road_only_at_the_end_of_the_round() -> None:
    riding = race(table("30", "A 23r", "B 21r", "C 19r", line=20, phase="end", ruleset=RIDE_OUT))
    assert shown(riding.position) == ["A 23r", "B 22r", "C 21r"]
    assert riding.over


@pytest.mark.rule("5.2.2")
def test_riders_are_ranked_by_round_then_by_who_was_ahead() -> None:
    riders = ("A 22l home1", "B 29r home2", "C 22r home1", "D 25r home2", "E 18r 9", "F 18l 9")
    riding = race(table("30", *riders, line=20, ruleset=RIDE_OUT)._replace(round=3))
    assert riding.over
    assert _order(riding) == ["C", "A", "B", "D", "E", "F"]
    assert told(riding, "won", "rider") == [("C.R",)]
