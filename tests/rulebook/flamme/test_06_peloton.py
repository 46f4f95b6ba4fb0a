import pytest

from echappee.engine import Refused
from echappee.flamme.rules import FLAMME, FlammeRace, Ruleset, Setup, TeamSetup, set_up
from echappee.flamme.rules.cards import DECKS
from echappee.flamme.rules.setup import solo
from tests.tables import FLAT, after, asked, cards, ended, moved, race, say, shown, started, table, told

TEAM, PELOTON, MUSCLE = TeamSetup(), TeamSetup("peloton"), TeamSetup("muscle")
RIDE_OUT = Ruleset(ride_out=True)


def _refused(*teams: TeamSetup, ruleset: Ruleset | None = None) -> str:
    with pytest.raises(Refused) as refusal:
        set_up(Setup(FLAT, teams, ruleset or Ruleset()))
    return refusal.value.code


def _turned(card: str, *riders: str, ruleset: Ruleset | None = None) -> FlammeRace:
    """A round in which blue plays a 3 far behind and the automatic team turns up this card."""
    start = table("40", "blue.R 1r 3|", *riders, phase="energy", line=30, ruleset=ruleset or Ruleset())
    riding = race(start)
    say(riding, "blue 3")
    for request in riding.requests:
        riding.deal(request.key, card)
    return riding


@pytest.mark.rule("6.2.1")
def test_a_peloton_team_rides_from_one_deck_with_two_attacks() -> None:
    rouleur, sprinteur = started([TEAM, PELOTON]).position.riders[2:]
    assert sorted(rouleur.pile) == sorted(DECKS["R"] + cards("9a,9a"))
    assert sprinteur.pile == ()
    assert (rouleur.automatic, sprinteur.automatic) == (True, True)


@pytest.mark.rule("6.2.1")
def test_there_is_at_most_one_peloton_team() -> None:
    assert _refused(TEAM, PELOTON, PELOTON) == "bad-teams"


@pytest.mark.rule("6.2.2")
def test_a_muscle_team_has_two_decks_and_one_five_more() -> None:
    rouleur, sprinteur = started([TEAM, MUSCLE]).position.riders[2:]
    assert rouleur.pile == DECKS["R"]
    assert sprinteur.pile == cards("2,2,2,3,3,3,4,4,4,5,5,5,5,9,9,9")


@pytest.mark.rule("6.2.3")
def test_automatic_teams_turn_up_when_all_seats_have_played() -> None:
    riders = ("blue.R 1r 3,4|", "red.R 2r 3,4|", "muscle.R 9r 3,5|", "muscle.S 9l 2,9|")
    riding = race(table("40", *riders, phase="energy"))
    say(riding, "blue 3")
    assert not riding.requests
    say(riding, "red 4")
    assert [request.key.rider for request in riding.requests] == ["R"]
    say(riding, "muscle 5")
    assert [request.key.rider for request in riding.requests] == ["S"]
    say(riding, "muscle 2")
    assert told(riding, "turned", "rider", "card") == [("muscle.R", "5"), ("muscle.S", "2")]
    assert shown(after(riding, "movement"))[2:] == ["muscle.R 14r", "muscle.S 11r"]


@pytest.mark.rule("6.2.3")
def test_a_peloton_team_turns_up_one_card_for_both() -> None:
    riding = _turned("6", "peloton.R 9r 3,6,7|", "peloton.S 8r |")
    assert shown(after(riding, "movement"))[1:] == ["peloton.R 15r", "peloton.S 14r"]
    assert after(riding, "energy").riders[1].pile == cards("3,7")


@pytest.mark.rule("6.2.3")
def test_turned_cards_are_not_recycled() -> None:
    rouleur, sprinteur = after(_turned("6", "peloton.R 9r 3,6,7|", "peloton.S 8r |"), "end").riders[1:]
    assert (rouleur.pile, rouleur.recycled) == (cards("3,7"), ())
    assert (sprinteur.pile, sprinteur.recycled) == ((), ())


@pytest.mark.rule("6.2.4")
@pytest.mark.parametrize(
    ("places", "after_attack"),
    [
        (("9r", "8r"), ["11r", "17r"]),
        (("8r", "9r"), ["17r", "11r"]),
        (("9r", "9l"), ["11r", "18r"]),
        (("9l", "9r"), ["18r", "11r"]),
    ],
)
def test_on_an_attack_the_rider_ahead_moves_two_and_the_other_nine(
    places: tuple[str, str], after_attack: list[str]
) -> None:
    riding = _turned("9a", f"peloton.R {places[0]} 3,9a|", f"peloton.S {places[1]} |")
    ends = [text.split()[1] for text in shown(after(riding, "movement"))[1:]]
    assert ends == after_attack


@pytest.mark.rule("6.2.4")
@pytest.mark.parametrize("home", ["R", "S"])
def test_a_rider_whose_team_mate_is_home_moves_nine_on_an_attack(home: str) -> None:
    places = {"R": "35r home1", "S": "9r"} if home == "R" else {"R": "9r", "S": "35r home1"}
    riding = _turned("9a", f"peloton.R {places['R']} 3,9a|", f"peloton.S {places['S']} |", ruleset=RIDE_OUT)
    squares = {rider.type: rider.square for rider in after(riding, "movement").riders[1:]}
    assert squares == {home: 35, "S" if home == "R" else "R": 18}
    assert after(riding, "energy").riders[1].pile == cards("3")


@pytest.mark.rule("6.2.5")
def test_an_empty_deck_counts_as_a_two() -> None:
    peloton = _turned("", "peloton.R 9r |", "peloton.S 8r |")
    assert shown(after(peloton, "movement"))[1:] == ["peloton.R 11r", "peloton.S 10r"]
    muscle = _turned("", "muscle.R 9r |", "muscle.S 8r 5|")
    assert shown(after(muscle, "movement"))[1:] == ["muscle.R 11r", "muscle.S 13r"]


@pytest.mark.rule("6.2.6")
def test_automatic_riders_take_no_exhaustion() -> None:
    assert ended("40", "peloton.R 12r", "muscle.R 9r", "blue.R 5r") == [
        "peloton.R 12r",
        "muscle.R 9r",
        "blue.R 5r exhausted",
    ]
    assert _refused(TEAM, TeamSetup("muscle", 1, 0)) == "bad-handicap"


@pytest.mark.rule("6.2.6")
def test_automatic_riders_protect_and_give_and_take_slipstream() -> None:
    assert ended("40", "peloton.R 12r", "muscle.R 10r", "blue.R 8r") == [
        "peloton.R 12r",
        "muscle.R 11r",
        "blue.R 10r",
    ]


@pytest.mark.rule("6.2.6")
def test_automatic_riders_obey_the_road_and_the_others() -> None:
    assert moved("9 9^", "muscle.R 8r 7", "X 1r 2") == ["muscle.R 13r", "X 3r"]
    assert moved("20~", "X 6r 4", "Y 6l 4", "muscle.R 5r 5")[2:] == ["muscle.R 9r crashed"]
    assert moved("20v", "X 1r 2", "peloton.R 8r 2a", "peloton.S 7r 3 crashed")[1:] == [
        "peloton.R 13r",
        "peloton.S 12r",
    ]


@pytest.mark.rule("6.2.7")
def test_the_seats_find_the_automatic_teams_in_place() -> None:
    riding = started([TEAM, PELOTON, MUSCLE])
    assert asked(riding, "blue") == "place1: R3 R2 R1 S3 S2 S1"
    assert [event.rule for event in riding.heard("blue") if event.code == "placed"] == ["6.2.7"] * 4


@pytest.mark.rule("6.2.8")
@pytest.mark.rule("6.4.2")
def test_automatic_teams_make_no_bids() -> None:
    riding = started([TEAM, PELOTON, MUSCLE, TEAM], ["a", "2B", "b", "u"], ruleset=Ruleset(breakaway=True))
    say(riding, "chance blue", "blue R3", "blue S3", "black R2", "black S2")
    assert riding.position.phase == "breakaway"
    assert [question.seat for question in riding.questions] == ["blue", "black"]


@pytest.mark.rule("6.2.9")
def test_at_least_one_team_is_not_automatic() -> None:
    assert _refused(PELOTON, MUSCLE) == "bad-teams"
    assert _refused(MUSCLE) == "bad-teams"
    assert set_up(Setup(FLAT, (PELOTON, MUSCLE, TEAM))).seats == ("green",)


@pytest.mark.rule("6.3.1")
def test_the_solo_race_is_one_team_against_a_peloton_and_a_muscle_team() -> None:
    assert [team.kind for team in set_up(solo(FLAT)).teams] == ["team", "peloton", "muscle"]


@pytest.mark.rule("6.3.2")
def test_the_solo_race_starts_with_two_exhaustion_cards_and_one() -> None:
    rouleur, sprinteur = set_up(solo(FLAT)).riders[:2]
    assert rouleur.pile == cards("2e,2e") + DECKS["R"]
    assert sorted(sprinteur.pile) == sorted(cards("2e") + DECKS["S"])


@pytest.mark.rule("6.2.6")
def test_everybody_sees_what_an_automatic_team_turned_up() -> None:
    position = after(_turned("6", "peloton.R 9r 3,6|", "peloton.S 8r |"), "energy")
    assert FLAMME.cut(position, "blue").rider("peloton.S").card == cards("6")[0]
    assert FLAMME.cut(position, "blue").rider("peloton.R").deck == cards("3")


@pytest.mark.rule("6.2.3")
@pytest.mark.parametrize("kind", ["peloton", "muscle"])
def test_nothing_is_turned_up_for_riders_that_are_home(kind: str) -> None:
    riding = _turned("", f"{kind}.R 35r home1 3|", f"{kind}.S 34r home1 3|", ruleset=RIDE_OUT)
    assert told(riding, "turned") == []
    assert [rider.pile for rider in after(riding, "end").riders[1:]] == [cards("3"), cards("3")]


@pytest.mark.rule("6.2.1")
def test_there_is_no_other_kind_of_team() -> None:
    assert _refused(TEAM, TeamSetup("robot")) == "bad-teams"
