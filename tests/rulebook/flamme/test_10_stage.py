import pytest

from echappee.flamme.road.stages import STAGES
from echappee.flamme.rules import FlammeRace, Position, Ruleset, Setup, TeamSetup, set_up
from echappee.flamme.rules.course_text import course
from tests.tables import after, asked, cards, race, road, say, shown, started, table, told

TOUR = Ruleset(tour=True)
FINISH = "19 6/3"
"""With the line behind square 20 and three lanes from there on."""


def _finish(*riders: str, finish: str = "flat", number: int = 1) -> FlammeRace:
    on = road(FINISH, 20, f"finish={finish}")
    return race(table(on, *riders, phase="end", ruleset=TOUR)._replace(round=number))


def _times(riding: FlammeRace) -> dict[str, int | None]:
    return {rider.name: rider.time for rider in riding.position.riders}


def _tokens(position: Position) -> dict[str, str]:
    """Who holds which tokens."""
    held = {rider.team: [str(token) for token in rider.tokens if token.value] for rider in position.riders}
    return {team: " ".join(tokens) for team, tokens in held.items() if tokens}


def _passing(beside: str, *riders: str) -> FlammeRace:
    return race(table(road("40", 35, beside), *riders, ruleset=TOUR))


@pytest.mark.rule("10.1.1")
def test_as_a_tours_stage_a_race_has_tokens_times_and_a_podium_and_all_ride_home() -> None:
    riders = ("A 18r 3 6|", "B 5r 3 3|")
    plain, tour = (
        race(table(road("30", 20, "major=21"), *riders, ruleset=rules)) for rules in (Ruleset(), TOUR)
    )
    for code in ("token", "timed", "minute", "podium"):
        assert not told(plain, code, "rider")
        assert told(tour, code, "rider") == [("B.R" if code == "minute" else "A.R",)]
    assert (plain.over, tour.over) == (True, False)
    assert [question.seat for question in tour.questions] == ["B"]


@pytest.mark.rule("10.2.1")
def test_two_piles_lie_beside_the_road_with_one_side_up() -> None:
    laid = set_up(Setup(("a", "D", "b", "u"), (TeamSetup(),), TOUR)).course
    piles = [(pile.name, pile.side, pile.square, pile.values) for pile in laid.piles[:2]]
    assert piles == [("major", "mountain", 12, (5, 3, 1)), ("minor", "sprint", 20, (2, 1))]


@pytest.mark.rule("10.2.2")
@pytest.mark.parametrize("stage", ["gt-3-2-4", "gt-4-2-4", "gt-11-2-4"])
def test_they_lie_where_the_known_stage_cards_put_them(stage: str) -> None:
    laid = course("tiles:" + ",".join(STAGES[stage].tiles))
    major, minor = laid.piles[:2]
    # Squares 31 to 33 of stage 3 climb; tile L of stage 4 begins with square 27, tile H of stage 11 with 41.
    assert (major.side, minor.side, minor.square) == {
        "gt-3-2-4": ("sprint", "mountain", 34),
        "gt-4-2-4": ("mountain", "mountain", 30),
        "gt-11-2-4": ("mountain", "mountain", 41),
    }[stage]
    assert major.square == laid.line + 1


@pytest.mark.rule("10.3.1")
def test_the_start_grid_is_filled_as_in_any_race() -> None:
    plain, tour = started(2), started(2, ruleset=TOUR)
    for each in (plain, tour):
        assert each.requests[0].pile == ("blue", "red")
        say(each, "chance red")
    assert asked(tour, "red") == asked(plain, "red")


@pytest.mark.rule("10.4.1")
def test_a_rider_that_enters_or_passes_the_square_takes_the_top_token() -> None:
    riding = _passing("major=12", "A 11r 4", "B 9r 3", "C 5r 6", "D 2r 2")
    assert _tokens(riding.position) == {"A": "major5", "B": "major3"}
    assert told(riding, "token", "rider", "pile", "side", "value") == [
        ("A.R", "major", "sprint", 5),
        ("B.R", "major", "sprint", 3),
    ]


@pytest.mark.rule("10.4.2")
def test_nobody_takes_two_of_one_pile_and_a_rider_too_late_for_one_gets_none_later() -> None:
    riding = _passing("major=12 minor=20", "A 11r 3 7|", "B 9r 2 4|", "C 7r 2 4|", "D 5r 2 9|")
    assert _tokens(riding.position) == {"A": "major5"}
    say(riding, "A 7", "B 4", "C 4", "D 9")
    assert shown(riding.position) == ["A 21r", "B 15r", "C 14r", "D 18r"]
    assert _tokens(riding.position) == {"A": "major5 minor2", "D": "major3", "B": "major1"}


@pytest.mark.rule("10.4.3")
def test_played_cards_are_out_of_the_race() -> None:
    start = table("40", "A 9r 5 2e,3|4", "B 10r 2e 3|4", phase="end", ruleset=TOUR)
    one, other = after(race(start), "end").riders
    assert (one.card, one.pile, one.recycled, one.played) == (None, cards("2e,3"), cards("4"), cards("5"))
    assert (other.card, other.pile, other.played) == (None, cards("3"), cards("2e"))
    assert (other.recycled, other.taken) == (cards("2e,4"), 1)


@pytest.mark.rule("10.5.1")
def test_the_finish_is_done_after_slipstreaming_and_in_order() -> None:
    riding = race(
        table(road("19 6/3", 20, "major=21"), "A 23r", "B 21r 3|", "C 18r 3|", phase="end", ruleset=TOUR)
    )
    codes = [event.code for event in riding.events]
    wanted = ["slipped", "token", "timed", "minute", "exhausted", "home", "podium"]
    assert list(dict.fromkeys(code for code in codes if code in wanted)) == wanted
    assert shown(riding.position)[1] == "B 22r"
    assert _times(riding) == {"A.R": 20, "B.R": 20, "C.R": None}


@pytest.mark.rule("10.5.3")
def test_the_finish_tile_says_which_side_of_the_timing_tile_is_up() -> None:
    flat, ascent = (course(f"tiles:a,b,{finish}") for finish in "vV")
    assert (flat.seconds(14), flat.seconds(17), ascent.seconds(15), ascent.seconds(17)) == (40, 10, 30, 10)


@pytest.mark.rule("10.5.3")
def test_in_every_round_each_pack_is_timed_by_its_own_front_rider() -> None:
    riding = _finish("A 27r home1", "B 24r 1min", "C 23r 1min", "D 21r 1min", number=2)
    assert _times(riding) == {"A.R": None, "B.R": 70, "C.R": 70, "D.R": 70}
    apart = _finish("A 27r home1", "B 25r 1min", "D 21r 1min", number=2)
    assert _times(apart) == {"A.R": None, "B.R": 60, "D.R": 100}


@pytest.mark.rule("10.5.6")
def test_riders_leave_the_road_when_the_round_is_done() -> None:
    riding = _finish("A 22r", "B 19r 3|", "C 18r 3|", number=4)
    assert [rider.home for rider in riding.position.riders] == [4, 0, 0]
    say(riding, "B 3", "C 3")
    # B ends where A was, and is timed without it.
    assert [(rider.square, rider.time) for rider in riding.position.riders] == [(22, 30), (22, 90), (21, 90)]


@pytest.mark.rule("10.5.7")
def test_a_stage_is_over_when_the_last_rider_is_home() -> None:
    riding = _finish("A 22r", "B 19r 3|")
    assert riding.position.phase == "energy"
    say(riding, "B 3")
    assert riding.position.phase == "over"
    assert told(riding, "won", "rider") == [("A.R",)]
