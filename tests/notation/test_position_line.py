import pytest
from hypothesis import given
from hypothesis import strategies as st

from echappee.bots import RandomBot, drive
from echappee.engine import Race, Refused, SeededDealer
from echappee.flamme.road.stages import STAGES, find_stage
from echappee.flamme.rules import FLAMME, Card, Ruleset, Setup, TeamSetup, Token, set_up
from echappee.flamme.rules.position_line import print_line, read_line

LINE = (
    "flamme/1 rules=ride-out teams=blue,red:muscle road=squares:9,6^,3o/1,4~%,2>;20 at=7.energy"
    " blue.R=12r!|3,4,4|2e,5|3,7||1 blue.S=21l@6||||2e|0 red.R=5r|3|||6|0 red.S=5l|9a||2a||0"
)

TOUR_LINE = (
    "flamme/1 rules=tour,extended teams=blue,red"
    " road=squares:9,@,6^,2/1;18;major=19;minor=10;refresh=9+2;finish=ascent at=7.energy"
    " blue.R=9+3r|3,7+chase|||7+chase|0|flandrien|refresh1,minor2|0||0"
    " blue.S=19r@6|4|||9|0|squirrel|minor0|0|30|3"
    " red.R=10g1!||2e|2e|4|1 red.S=10r|9||6+relentless+breakaway||0||minor1|1||0"
)
"""A tour's stage where the road splits: the grass, powers, specialists, tokens, times."""


TRIAL_LINE = (
    "flamme/1 rules=itt teams=blue,red road=squares:20;18 at=2.energy"
    " blue.R=9r|3||||0 blue.S=8r|4||||0 red.R=9r|3||||0 red.S=8r|4||||0"
)


def test_a_line_written_by_hand_is_read_and_printed_again() -> None:
    position = read_line(LINE)
    assert print_line(position) == LINE
    assert position.riders[0].crashed
    assert position.riders[1].home == 6
    assert position.course.line == 20
    assert not position.course.at(12).shelter


def test_a_line_of_a_tours_stage_is_read_and_printed_again() -> None:
    position = read_line(TOUR_LINE)
    assert print_line(position) == TOUR_LINE
    rouleur, sprinteur, fallen, late = position.riders
    course = position.course
    assert (course.name(rouleur.square), rouleur.specialist) == ("9+3", "flandrien")
    assert (rouleur.card, rouleur.tokens) == (Card(7, "+chase"), (Token("refresh", 1), Token("minor", 2)))
    assert (sprinteur.home, sprinteur.minutes, sprinteur.time, sprinteur.podium) == (6, 0, 30, 3)
    assert (course.name(fallen.square), fallen.lane, fallen.crashed) == ("10", -1, True)
    assert (late.specialist, late.minutes, late.time, late.tokens) == ("", 1, None, (Token("minor", 1),))
    assert [(pile.name, course.name(pile.square)) for pile in course.piles] == [
        *(("major", "19"), ("minor", "10"), ("refresh", "9+2")),
    ]
    assert (course.name(course.line), course.seconds(course.line + 1)) == ("18", 30)


def test_in_a_trial_of_a_tour_teams_have_their_points() -> None:
    line = TRIAL_LINE.replace("teams=blue,red", "teams=blue:team:7,red")
    position = read_line(line)
    assert print_line(position) == line
    assert [(team.kind, team.points) for team in position.teams] == [("team", 7), ("team", 0)]


@pytest.mark.parametrize(
    ("written", "says"),
    [
        ("blue:team:0,red", "blue:team:0 is not a team"),
        ("blue:7,red", "canonical form"),
        ("blue:team:1000,red", "is not a team"),
        ("blue:team:7:8,red", "is not a team"),
        ("blue:team,red", "canonical form"),
    ],
)
def test_invalid_points_are_refused(written: str, says: str) -> None:
    with pytest.raises(Refused, match=says):
        read_line(TRIAL_LINE.replace("teams=blue,red", f"teams={written}"))


def test_without_a_clock_to_ride_against_no_team_has_points() -> None:
    with pytest.raises(Refused, match="only in a time trial"):
        read_line(TOUR_LINE.replace("teams=blue,red", "teams=blue:team:7,red"))


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("flandrien", "flamand", "there is no specialist flamand"),
        ("minor0", "minor", "are not tokens"),
        ("minor0", "middle1", "are not tokens"),
        ("|0|30|3", "|0|soon|3", "is not a rider"),
        ("|0|30|3", "|0|30", "is not a rider"),
        ("9+3r", "9+6r", "there is no square 9+6"),
        ("9+3r", "9+3l", "has no lane l"),
        ("10g1", "10g0", "is not a location"),
        ("7+chase|||7", "7+sprint|||7", "is not a card"),
        ("6+relentless+breakaway", "6+breakaway+relentless", "is not a card"),
        (
            "7+chase|||7+chase|0|flandrien|refresh1,minor2|0||0",
            "7+chase|||7+chase|0|||0||0",
            "canonical form",
        ),
        (";major=19", ";hill=19", "hill is not something that lies beside a road"),
        (";major=19", ";major=0", "there is no square 0"),
        (";major=19;minor=10", ";minor=10;major=19", "canonical form"),
        ("finish=ascent", "finish=steep", "a finish is flat or ascent"),
        ("9,@,6^", "@,9,6^", "not a stretch of road"),
        ("6^,2/1;", "6^,2/1,@;", "must also join again"),
        ("red.S=10r", "red.S=10g1", "two riders are in one lane"),
        ("at=7.energy", "at=0.draft", "no phase draft"),
    ],
)
def test_a_line_that_is_not_a_position_of_a_tour_is_refused(old: str, new: str, says: str) -> None:
    assert old in TOUR_LINE
    with pytest.raises(Refused, match=r"^[^\n]+$") as caught:
        read_line(TOUR_LINE.replace(old, new, 1))
    assert says in caught.value.detail


def test_in_a_trial_riders_of_two_teams_may_share_a_lane() -> None:
    line = "flamme/1 rules={} teams=blue,red road=squares:20 at=1.energy blue.R=5r|3||||0 {}=5r|3||||0"
    for rules, other, ridden in [
        *(("ttt", "red.R", True), ("ttt", "blue.S", False)),
        *(("itt", "red.R", True), ("itt", "blue.S", True), ("tour", "red.R", False)),
    ]:
        text = line.format(rules, other)
        if ridden:
            assert print_line(read_line(text)) == text
        else:
            with pytest.raises(Refused, match="two riders are in one lane"):
                read_line(text)


RULESETS = [Ruleset(), Ruleset(weather=True), Ruleset(declared=True), Ruleset(ride_out=True)]


@given(st.sampled_from(sorted(STAGES)), st.integers(0, 99), st.sampled_from(RULESETS))
def test_every_position_of_a_race_is_a_fixed_point(stage: str, seed: int, ruleset: Ruleset) -> None:
    teams = (TeamSetup(), TeamSetup("peloton"), TeamSetup("team", 1, 2))
    setup = Setup(find_stage(stage).tiles, teams, ruleset)
    race = Race(FLAMME, set_up(setup), SeededDealer(seed))
    drive(race, {seat: RandomBot(seed) for seat in race.position.seats})
    for position in [*(moment.position for moment in race.moments), race.position]:
        assert read_line(print_line(position)) == position


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("flamme/1", "flamme/9", "begins with flamme/1"),
        ("rules=ride-out", "rules=fog", "fog is not a rule"),
        ("rules=ride-out ", "", "fields rules, teams, road and at"),
        ("teams=blue,", "teams=blue:robot,", "is not a team"),
        ("teams=blue,red:muscle", "teams=blue", "red.R does not ride for a team"),
        ("teams=blue,", "teams=blue:muscle,", "no team is left"),
        ("road=squares:9", "road=squares:0", "not a stretch of road"),
        ("road=squares:9", "road=hills:9", "tiles:… or squares:…"),
        (";20", ";x", "there is no square x"),
        ("at=7.energy", "at=7.sleep", "is not a round and phase"),
        ("at=7.energy", "at=7.declare", "no phase declare"),
        ("at=7.energy", "at=7.movement", "no card to move by"),
        ("12r!", "12l!|", "is not a rider"),
        ("blue.R=12r!", "blue.R=16l", "has no lane l"),
        ("blue.R=12r!", "blue.R=-", "is not on the road"),
        ("blue.R=12r!", "blue.R=here", "is not a location"),
        ("red.S=5l", "red.S=5r", "two riders are in one lane"),
        ("red.S=5l", "red.R=4l", "is written twice"),
        ("3,4,4", "3,4,x", "x is not a card"),
        ("3,4,4", "4,3,4", "canonical form"),
        ("||1 blue.S", "||one blue.S", "is not a rider"),
        (" red.S=", " red.S", "name=value was expected"),
    ],
)
def test_a_line_that_is_not_a_position_is_refused(old: str, new: str, says: str) -> None:
    assert old in LINE
    with pytest.raises(Refused, match=r"^[^\n]+$") as caught:
        read_line(LINE.replace(old, new, 1))
    assert says in caught.value.detail
