import pytest
from hypothesis import given
from hypothesis import strategies as st

from echappee.bots import RandomBot, drive
from echappee.engine import Race, Refused, SeededDealer
from echappee.flamme import FLAMME, Ruleset, Setup, TeamSetup, set_up
from echappee.flamme.lines import print_line, read_line
from echappee.road.stages import STAGES, find_stage
from echappee.road.track import lay

LINE = (
    "flamme/1 rules=ride-out teams=blue,red:muscle road=squares:9,6^,3o/1,4~%,2>;20 at=7.energy"
    " blue.R=12r!|3,4,4|2e,5|3,7||1 blue.S=21l@6||||2e|0 red.R=5r|3|||6|0 red.S=5l|9a||2a||0"
)

RIDDEN = [stage.id for stage in STAGES.values() if not lay(stage.tiles).forks]
"""Roundabouts are not ridden yet."""


def test_a_line_written_by_hand_is_read_and_printed_again() -> None:
    position = read_line(LINE)
    assert print_line(position) == LINE
    assert position.riders[0].crashed
    assert position.riders[1].home == 6
    assert position.course.line == 20
    assert not position.course.at(12).shelter


RULESETS = [Ruleset(), Ruleset(weather=True), Ruleset(declared=True), Ruleset(ride_out=True)]


@given(st.sampled_from(RIDDEN), st.integers(0, 99), st.sampled_from(RULESETS))
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
        ("rules=ride-out", "rules=fog", "fog is no rule"),
        ("rules=ride-out ", "", "fields rules, teams, road and at"),
        ("teams=blue,", "teams=blue:robot,", "is no team"),
        ("teams=blue,red:muscle", "teams=blue", "red.R rides for no team"),
        ("teams=blue,", "teams=blue:muscle,", "no team is left"),
        ("road=squares:9", "road=squares:0", "no stretch of road"),
        ("road=squares:9", "road=hills:9", "tiles:… or squares:…"),
        (";20", ";x", "behind a square"),
        ("at=7.energy", "at=7.sleep", "no round and phase"),
        ("at=7.energy", "at=7.declare", "no phase declare"),
        ("at=7.energy", "at=7.movement", "no card to move by"),
        ("12r!", "12l!|", "is no rider"),
        ("blue.R=12r!", "blue.R=16l", "has no lane l"),
        ("blue.R=12r!", "blue.R=-", "is not on the road"),
        ("blue.R=12r!", "blue.R=here", "is no place"),
        ("red.S=5l", "red.S=5r", "two riders stand in one lane"),
        ("red.S=5l", "red.R=4l", "stands here twice"),
        ("3,4,4", "3,4,x", "x is no card"),
        ("3,4,4", "4,3,4", "canonical form"),
        ("||1 blue.S", "||one blue.S", "is no rider"),
        (" red.S=", " red.S", "name=value was expected"),
    ],
)
def test_a_line_that_is_no_position_is_refused(old: str, new: str, says: str) -> None:
    assert old in LINE
    with pytest.raises(Refused, match=r"^[^\n]+$") as caught:
        read_line(LINE.replace(old, new, 1))
    assert says in caught.value.detail
