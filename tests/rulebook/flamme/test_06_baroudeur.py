import pytest

from echappee.engine import Refused
from echappee.flamme.rules import FlammeRace, Ruleset, TeamSetup
from tests.tables import asked, cards, say, started, told

VARIANT = Ruleset(breakaway=True, baroudeur_bid=True)
TILES = ("a", "2B", "b", "u")
"""One breakaway place on square 10."""
BAROUDEUR, PLAIN = TeamSetup(rouleur="baroudeur"), TeamSetup()


def _grid(*teams: TeamSetup, ruleset: Ruleset = VARIANT) -> FlammeRace:
    """Blue in front, then red."""
    race = started(teams, TILES, ruleset=ruleset)
    chance = ["chance blue"] if len(teams) > 1 else []
    places = ["blue R4", "blue S4", "red R3", "red S3"][: 2 * len(teams)]
    say(race, *chance, *places)
    return race


@pytest.mark.rule("6.5.1")
def test_a_baroudeur_draws_one_card_and_that_is_its_bid() -> None:
    race = _grid(BAROUDEUR, PLAIN)
    say(race, "blue R")
    assert [(request.key.seat, request.take) for request in race.requests] == [("blue", 1)]
    say(race, "blue 7")
    assert asked(race, "blue") == ""
    assert race.view("blue").rider("blue.R").bid == cards("7")
    assert race.view("red").rider("blue.R").bid == ()


@pytest.mark.rule("6.5.1")
def test_it_lies_open_with_the_first_cards_of_the_others_and_no_second_card_follows() -> None:
    race = _grid(BAROUDEUR, PLAIN)
    say(race, "blue R", "blue 7", "red S", "red 2,3,5,9", "red 9")
    seen = race.view("red").rider("blue.R")
    assert seen.bid == cards("7")
    assert asked(race, "blue") == ""
    assert [(request.key.seat, request.take) for request in race.requests] == [("red", 4)]
    say(race, "red 2,3,4,5", "red 4")
    assert told(race, "bid-doubled", "rider", "cards") == [("blue.R", ("7",))]
    assert told(race, "broke-away", "rider") == [("blue.R",)]


@pytest.mark.rule("6.5.1")
@pytest.mark.parametrize(("drawn", "winner"), [("6", "red.S"), ("7", "blue.R")])
def test_twice_the_value_is_the_bid(drawn: str, winner: str) -> None:
    race = _grid(BAROUDEUR, PLAIN)
    say(race, "blue R", f"blue {drawn}", "red S", "red 2,3,5,9", "red 9", "red 2,3,4,5", "red 4")
    assert told(race, "broke-away", "rider") == [(winner,)]


@pytest.mark.rule("6.5.1")
def test_two_baroudeurs_alone_need_no_second_round_of_bids() -> None:
    race = _grid(BAROUDEUR, BAROUDEUR)
    say(race, "blue R", "blue 5", "red R", "red 6")
    assert race.position.phase == "energy"
    assert told(race, "broke-away", "rider") == [("red.R",)]


@pytest.mark.rule("6.5.1")
def test_what_was_drawn_for_it_cannot_be_taken_back() -> None:
    race = _grid(BAROUDEUR, PLAIN)
    key = race.questions[0].id
    say(race, "blue R", "blue 3")
    assert race.changeable() == []
    with pytest.raises(Refused) as refusal:
        race.retract(key)
    assert refusal.value.code == "already-drawn"


@pytest.mark.rule("6.5.1")
def test_its_team_mate_and_other_specialists_bid_two_cards() -> None:
    race = _grid(BAROUDEUR, TeamSetup(rouleur="puncheur"))
    say(race, "blue S", "red R")
    assert [(request.key.seat, request.take) for request in race.requests] == [("blue", 4), ("red", 4)]


@pytest.mark.rule("6.5.1")
def test_it_is_an_option_that_goes_with_the_breakaway() -> None:
    usual = _grid(BAROUDEUR, PLAIN, ruleset=Ruleset(breakaway=True))
    say(usual, "blue R")
    assert [request.take for request in usual.requests] == [4]
    with pytest.raises(Refused) as refusal:
        started(2, TILES, ruleset=Ruleset(baroudeur_bid=True))
    assert refusal.value.code == "bad-rules"


@pytest.mark.rule("6.5.1")
def test_with_declared_cards_the_one_card_is_named() -> None:
    race = _grid(BAROUDEUR, ruleset=VARIANT._replace(declared=True))
    say(race, "blue R")
    assert asked(race, "blue").startswith("card1: ")
    say(race, "blue 7")
    assert race.position.phase == "declare"
    assert race.position.riders[0].played == cards("7")


@pytest.mark.rule("6.5.2")
def test_winning_costs_one_card_and_one_exhaustion_card() -> None:
    race = _grid(BAROUDEUR, PLAIN)
    before = race.position.riders[0]
    say(race, "blue R", "blue 7", "red S", "red 2,3,5,9", "red 2", "red 2,3,4,5", "red 2")
    winner = race.position.riders[0]
    assert (winner.played, winner.recycled, winner.taken) == (cards("7"), (), 1)
    assert len(winner.pile) == len(before.pile)
    assert winner.pile.count(cards("2e")[0]) == 1
    for seat in ("blue", "red", None):
        assert race.view(seat).rider("blue.R").taken == 1
    assert told(race, "broke-away", "rider", "exhaustion") == [("blue.R", 1)]


@pytest.mark.rule("6.5.2")
def test_a_loser_takes_its_one_card_back() -> None:
    race = _grid(BAROUDEUR, PLAIN)
    before = race.position.riders[0]
    say(race, "blue R", "blue 3", "red S", "red 2,3,5,9", "red 9", "red 2,3,4,5", "red 5")
    assert race.position.riders[0] == before
