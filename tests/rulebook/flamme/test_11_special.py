import pytest

from echappee.engine import Refused
from echappee.flamme.rules import FlammeRace, Ruleset, TeamSetup
from echappee.flamme.rules.course import REFRESH
from tests.tables import FLAT, after, asked, cards, ended, moved, race, road, say, shown, started, table, told

TTT, ITT, EXTENDED = Ruleset(ttt=True), Ruleset(itt=True), Ruleset(extended=True)
TRIALS = [TTT, ITT]


def _refusal(teams: list[TeamSetup], tiles: tuple[str, ...], ruleset: Ruleset) -> str:
    with pytest.raises(Refused) as caught:
        started(teams, tiles, ruleset=ruleset)
    return caught.value.code


def _finish(ruleset: Ruleset, *riders: str, number: int = 1) -> FlammeRace:
    return race(table("19 20/3", *riders, line=20, phase="end", ruleset=ruleset)._replace(round=number))


def _times(riding: FlammeRace) -> list[int | None]:
    return [rider.time for rider in riding.position.riders]


@pytest.mark.rule("11.1.1")
def test_in_a_team_trial_all_start_from_the_foremost_square_the_rouleur_on_the_right() -> None:
    riding = started(6, ruleset=TTT)
    assert riding.position.phase == "energy"
    assert {rider.square for rider in riding.position.riders} == {5}
    assert [(rider.type, rider.lane) for rider in riding.position.riders] == [("R", 0), ("S", 1)] * 6


@pytest.mark.rule("11.1.1")
@pytest.mark.parametrize("rules", TRIALS)
def test_there_are_no_tokens_in_a_trial(rules: Ruleset) -> None:
    riding = race(table(road("40", 30, "major=12 refresh=12"), "A 11r 4", ruleset=rules))
    assert riding.position.riders[0].tokens == ()


@pytest.mark.rule("11.1.2")
def test_team_mates_ride_by_all_the_usual_rules() -> None:
    riders = ("red.R 9r 3", "red.S 8r 4", "blue.R 9r 3", "blue.S 8r 4")
    assert moved("9 11~/1", *riders, ruleset=TTT) == [
        *("red.R 12r", "red.S 11r crashed", "blue.R 12r", "blue.S 11r crashed"),
    ]


@pytest.mark.rule("11.1.3")
@pytest.mark.parametrize("rules", TRIALS)
def test_there_is_no_breakaway_in_a_trial(rules: Ruleset) -> None:
    tiles = ("a", "2B", "b", "u")
    assert started(1, tiles, ruleset=Ruleset(breakaway=True)).position.phase == "placement"
    assert _refusal([TeamSetup()], tiles, rules._replace(breakaway=True)) == "no-breakaway"


@pytest.mark.rule("11.1.3")
@pytest.mark.parametrize("rules", TRIALS)
def test_rounds_are_common_to_all_teams_and_so_are_minutes(rules: Ruleset) -> None:
    riding = _finish(rules, "red.R 22r", "red.S 12r 3|", "blue.R 5r 3|", "blue.S 2r 3|")
    assert [rider.minutes for rider in riding.position.riders] == [0, 1, 1, 1]


@pytest.mark.rule("11.1.4")
def test_both_riders_of_a_team_get_the_time_of_the_slower_one() -> None:
    assert _times(_finish(TTT, "red.R 24r", "red.S 21r", "blue.R 23r", "blue.S 22r")) == [40, 40, 20, 20]
    riding = _finish(TTT, "red.R 22r", "red.S 19r 3|")
    assert _times(riding) == [None, None]
    say(riding, "red 3")
    assert _times(riding) == [90, 90]
    assert told(riding, "timed", "rider", "time") == [("red.R", 90), ("red.S", 90)]


@pytest.mark.rule("11.1.6")
@pytest.mark.parametrize("rules", TRIALS)
def test_in_one_square_of_one_round_the_team_mates_decide_and_then_the_seat(rules: Ruleset) -> None:
    riders = ("red.R 22l", "red.S 3r", "blue.R 22r", "blue.S 2r", "green.R 22r", "green.S 3r")
    position = table("30", *riders, line=20, ruleset=rules)
    names = [rider.name for rider in position.ranking]
    assert names == ["red.R", "green.R", "blue.R", "red.S", "green.S", "blue.S"]


@pytest.mark.rule("11.1.6")
@pytest.mark.parametrize("rules", TRIALS)
def test_in_a_tour_fewer_points_decide_after_the_team_mates_and_before_the_seat(rules: Ruleset) -> None:
    riders = ("red.R 22l", "red.S 3r", "blue.R 22r", "blue.S 2r", "green.R 22r", "green.S 3r", "pink.R 22r")
    position = table("30", *riders, "pink.S 3r", line=20, ruleset=rules)
    points = {"red": 5, "blue": 0, "green": 2, "pink": 2}
    teams = tuple(team._replace(points=points[team.colour]) for team in position.teams)
    names = [rider.name for rider in position._replace(teams=teams).ranking]
    assert names[:4] == ["green.R", "pink.R", "red.R", "blue.R"]
    assert names[4:] == ["green.S", "pink.S", "red.S", "blue.S"]


@pytest.mark.rule("11.1.6")
def test_tour_points_are_for_trials_and_never_negative() -> None:
    assert started([TeamSetup(points=7), TeamSetup()], ruleset=ITT).position.teams[0].points == 7
    assert _refusal([TeamSetup(points=1)], FLAT, Ruleset(tour=True)) == "bad-teams"
    assert _refusal([TeamSetup(points=-1)], FLAT, TTT) == "bad-teams"
    assert _refusal([TeamSetup(points=1000)], FLAT, TTT) == "bad-teams"


@pytest.mark.rule("11.1.6")
@pytest.mark.parametrize("rules", TRIALS)
def test_a_podium_once_given_does_not_change_with_the_team_mates(rules: Ruleset) -> None:
    # Blue's and pink's first riders come in side by side; later pink's second rider overtakes blue's.
    ahead = ("red.R 25r", "red.S 12r 3|", "green.R 25r", "green.S 11r 3|")
    riding = _finish(rules, *ahead, "blue.R 24r", "blue.S 10r 3|", "pink.R 24r", "pink.S 9r 9|")
    first = told(riding, "podium", "rider", "points")
    assert first == [("red.R", 3), ("green.R", 2), ("blue.R", 1)]
    say(riding, "red 3", "green 3", "blue 3", "pink 9")
    assert told(riding, "podium", "rider", "points") == first


@pytest.mark.rule("11.1.7")
@pytest.mark.parametrize("rules", TRIALS)
def test_automatic_teams_do_not_ride_trials_and_one_team_may_ride_alone(rules: Ruleset) -> None:
    assert _refusal([TeamSetup(), TeamSetup("muscle")], FLAT, rules) == "bad-teams"
    assert _refusal([TeamSetup(), TeamSetup("peloton")], FLAT, rules) == "bad-teams"
    assert started(1, ruleset=rules).position.phase == "energy"


@pytest.mark.rule("11.2.2")
def test_an_exhaustion_card_counts_two_and_a_rider_alone_always_tires() -> None:
    riders = ("red.R 12r 2e", "red.S 11r 2e", "blue.S 10r 2")
    assert ended("30", *riders, ruleset=ITT) == [
        *("red.R 12r exhausted", "red.S 11r exhausted", "blue.S 10r exhausted"),
    ]


@pytest.mark.rule("11.3.1")
@pytest.mark.parametrize(
    ("tiles", "square"),
    [
        # Half way from square 5 to the line is 15, so the tile that begins with 19 is the first after it.
        (("a", "b", "c", "d", "u"), 19),
        (("a", "b", "u"), 7),
        # Half way is 16; the turns are too short, the roundabout is not a tile of six squares.
        (("a", "b", "e", "x", "c", "u"), 26),
    ],
)
def test_the_refresh_token_lies_on_a_six_square_tile_at_or_just_after_half_way(
    tiles: tuple[str, ...], square: int
) -> None:
    course = started(1, tiles, ruleset=EXTENDED).position.course
    assert [pile.square for pile in course.piles if pile.name == REFRESH] == [square]


@pytest.mark.rule("11.3.1")
def test_without_such_a_tile_an_extended_stage_is_refused() -> None:
    assert _refusal([TeamSetup()], ("a", "e", "u"), EXTENDED) == "no-refresh"


def _refreshing(*riders: str, ruleset: Ruleset = EXTENDED) -> FlammeRace:
    return race(table(road("40", 35, "refresh=12"), *riders, ruleset=ruleset))


@pytest.mark.rule("11.3.2")
def test_the_first_to_enter_or_pass_takes_the_token_the_one_ahead_of_several() -> None:
    riding = _refreshing("A 9r 4", "B 8r 6", "C 6r 6")
    assert told(riding, "refresh-token", "rider") == [("B.R",)]
    assert told(_refreshing("A 9r 2", "C 2r 6"), "refresh-token", "rider") == []


@pytest.mark.rule("11.3.3")
def test_only_energy_cards_it_has_played_and_as_few_as_it_likes() -> None:
    _, question = _refreshing("A 9r 4 3|4|", "B 4r 5 6|7|2e,3,3,4").questions
    assert question.options() is None
    assert [question.allows(text) for text in ("none", "3", "3,5", "3,3,4,5")] == [True] * 4
    refused = ("2e", "6", "7", "3,3,3", "4,3", "", "3,", "none,3", "3,none", "x")
    assert [question.allows(text) for text in refused] == [False] * len(refused)


@pytest.mark.rule("11.3.3")
def test_automatic_riders_and_riders_that_have_played_nothing_take_none_back() -> None:
    riding = _refreshing("A 9r 2e 3||2e", "muscle.R 9l 4 3||5", "B 4r 5 6||")
    assert told(riding, "refresh-token", "rider") == [("muscle.R",)]
    assert [question.seat for question in riding.questions] == ["B"]
    say(riding, "B 5")
    assert told(riding, "refreshed", "rider", "cards") == [("A.R", ()), ("B.R", ("5",))]
    assert after(riding, "refresh").riders[1].played == cards("4,5")


@pytest.mark.rule("11.3.3")
def test_a_rider_that_crosses_the_line_in_that_round_takes_none() -> None:
    riding = race(
        table(
            road("40", 12, "refresh=12"),
            *("A 9r 4 3||4", "B 4r 5 6||5"),
            ruleset=Ruleset(extended=True, tour=True),
        )
    )
    assert riding.position.phase == "refresh"
    assert [question.seat for question in riding.questions] == ["B"]


@pytest.mark.rule("11.3.3")
def test_seats_choose_at_the_same_time_without_seeing_each_other() -> None:
    riding = _refreshing("A 9r 4 3|4|", "B 4r 5 6|7|")
    seen = riding.view("A")
    say(riding, "B 5")
    assert riding.view("A") == seen
    assert asked(riding, "A") == "refresh: "


@pytest.mark.rule("11.3.4")
def test_all_cards_are_then_shuffled_together_face_down() -> None:
    riding = _refreshing("A 9r 4 3|2e,4|3,6", "B 4r 5 6|7|")
    say(riding, "A 3,6", "B none")
    one, other = after(riding, "refresh").riders
    assert (one.pile, one.recycled, one.played) == (cards("2e,2e,3,3,4,6"), (), cards("4"))
    assert (other.pile, other.recycled, other.played) == (cards("2e,6,7"), (), cards("5"))
    assert told(riding, "refreshed", "rider", "cards") == [("A.R", ("3", "6")), ("B.R", ())]
    assert riding.position.phase == "energy"


@pytest.mark.rule("11.3.5")
def test_it_happens_once_in_a_race() -> None:
    riding = _refreshing("A 9r 4 3||", "B 4r 5 6||")
    say(riding, "A none", "B none", "A 3", "B 6")
    assert shown(riding.position) == ["A 16r", "B 15r"]
    assert (riding.position.phase, riding.position.round) == ("energy", 3)
    assert len(told(riding, "refresh-token", "rider")) == 1


@pytest.mark.rule("11.3.6")
def test_the_cards_of_a_winning_bid_can_come_back() -> None:
    rules = Ruleset(breakaway=True, declared=True, extended=True)
    riding = started(1, ("a", "2B", "b", "c", "u"), ruleset=rules)
    say(riding, "blue R1", "blue S1", "blue S", "blue 9", "blue 5")
    say(riding, *["blue 3"] * 6)
    assert asked(riding, "blue") == "refresh: "
    say(riding, "blue 3", "blue 5,9")
    assert after(riding, "refresh").riders[1].played == cards("3,3,3")


@pytest.mark.rule("11.4.1")
@pytest.mark.parametrize(
    ("rules", "ridden"),
    [
        (Ruleset(tour=True, extended=True), True),
        (Ruleset(extended=True), True),
        (Ruleset(tour=True, ttt=True), False),
        (Ruleset(tour=True, itt=True), False),
        (Ruleset(ttt=True, itt=True), False),
        (Ruleset(ttt=True, extended=True), False),
        (Ruleset(itt=True, extended=True), False),
    ],
)
def test_a_race_is_ridden_in_one_format(rules: Ruleset, ridden: bool) -> None:  # noqa: FBT001
    if ridden:
        assert started(2, ruleset=rules).position.phase == "placement"
    else:
        assert _refusal([TeamSetup()], FLAT, rules) == "bad-rules"
