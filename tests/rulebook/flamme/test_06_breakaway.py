import pytest

from echappee.engine import Refused
from echappee.flamme.rules import FlammeRace, Ruleset, TeamSetup
from tests.tables import FLAT, asked, cards, say, started, table, told
from tests.tables import race as race_of

BREAKAWAY = Ruleset(breakaway=True)
WIDE = ("1", "2", "b", "u")
"""Two breakaway places on square 10; the grid is squares 1 to 4."""
NARROW = ("a", "2B", "b", "u")
"""One breakaway place on square 10."""


def _grid(tiles: tuple[str, ...] = WIDE) -> FlammeRace:
    """Blue in front, then red, then green: every rider is on the right, its team-mate beside it."""
    race = started(3, tiles, ruleset=BREAKAWAY)
    say(race, "chance blue", *(f"{seat} {rider}" for seat, rider in PLACES))
    return race


PLACES = [("blue", "R4"), ("blue", "S4"), ("red", "R3"), ("red", "S3"), ("green", "R2"), ("green", "S2")]
DRAWS = {"R": "3,4,5,7", "S": "2,3,5,9"}


def _bid(race: FlammeRace, **bids: str) -> None:
    """Bid `R 7 7` for each seat: the rider, then its two cards."""
    for number in (1, 2):
        for seat, text in bids.items():
            rider, *bid = text.split()
            if number == 1:
                say(race, f"{seat} {rider}")
            say(race, f"{seat} {DRAWS[rider]}", f"{seat} {bid[number - 1]}")


@pytest.mark.rule("6.4.1")
def test_the_breakaway_is_refused_without_breakaway_places() -> None:
    with pytest.raises(Refused) as refusal:
        started(2, FLAT, ruleset=BREAKAWAY)
    assert refusal.value.code == "no-breakaway"


@pytest.mark.rule("6.4.1")
def test_the_breakaway_is_an_option() -> None:
    race = started(1, NARROW)
    say(race, "blue R1", "blue S1")
    assert race.position.phase == "energy"


@pytest.mark.rule("6.4.2")
def test_when_the_grid_is_filled_every_seat_bids_for_one_of_its_riders() -> None:
    race = _grid()
    assert race.position.phase == "breakaway"
    assert [asked(race, seat) for seat in ("blue", "red", "green")] == ["rider: R S"] * 3


@pytest.mark.rule("6.4.2")
def test_the_rider_is_chosen_in_secret() -> None:
    race = _grid()
    seen = race.view("blue")
    say(race, "red S", "red 2,3,5,9", "red 9")
    assert race.view("blue") == seen


@pytest.mark.rule("6.4.3")
def test_four_cards_are_drawn_and_one_is_chosen_twice_for_the_same_rider() -> None:
    race = _grid(NARROW)
    say(race, "blue R", "red S", "green R")
    assert [(request.key.rider, request.take) for request in race.requests] == [("R", 4), ("S", 4), ("R", 4)]
    say(race, "blue 3,4,5,7", "red 2,3,5,9", "green 3,4,5,7")
    assert asked(race, "blue") == "card1: 3 4 5 7"
    say(race, "blue 7", "red 9")
    assert told(race, "bid-revealed", "rider") == []
    assert race.view("blue").rider("red.S").bid == ()
    say(race, "green 3")
    assert race.view("blue").rider("red.S").bid == cards("9")
    assert [(request.key.rider, request.take) for request in race.requests] == [("R", 4), ("S", 4), ("R", 4)]
    assert len(race.requests[0].pile) == 11


@pytest.mark.rule("6.4.3")
def test_the_unchosen_cards_are_recycled() -> None:
    race = _grid()
    say(race, "blue R", "blue 3,4,5,7", "blue 7")
    own = race.view("blue").rider("blue.R")
    assert own.recycled == cards("3,4,5")
    assert len(own.pile or ()) == 11


@pytest.mark.rule("6.4.7")
@pytest.mark.rule("6.4.9")
def test_a_winners_bid_cards_leave_and_two_exhaustion_cards_enter_its_shuffled_deck() -> None:
    race = _grid(NARROW)
    _bid(race, blue="R 3 3", red="S 9 5", green="R 3 3")
    winner = race.position.riders[3]
    assert winner.pile == cards("2,2,2,2e,2e,3,3,3,4,4,4,5,5,9,9")
    assert (winner.recycled, winner.played, winner.taken) == ((), cards("5,9"), 2)


@pytest.mark.rule("6.4.8")
@pytest.mark.rule("6.4.9")
def test_losers_take_their_bid_cards_back_and_shuffle() -> None:
    race = _grid(NARROW)
    before = race.position.riders
    _bid(race, blue="R 3 3", red="S 9 5", green="R 7 3")
    for place in (0, 4):
        assert race.position.riders[place] == before[place]
    assert [race.position.riders[place] for place in (1, 2, 5)] == [before[place] for place in (1, 2, 5)]


@pytest.mark.rule("6.4.3")
def test_with_declared_cards_bids_are_named() -> None:
    start = started(1, NARROW, ruleset=Ruleset(breakaway=True, declared=True))
    say(start, "blue R1", "blue S1", "blue S")
    assert asked(start, "blue") == "card1: 2 3 4 5 9"
    say(start, "blue 9", "blue 9")
    assert start.position.riders[1].played == cards("9,9")
    assert start.position.phase == "declare"


@pytest.mark.rule("6.4.6")
def test_the_breakaway_moves_first_because_it_is_in_front() -> None:
    riding = race_of(table("20", "blue.R 4r 3", "red.R 10r 2"))
    assert told(riding, "moved", "rider") == [("red.R",), ("blue.R",)]


@pytest.mark.rule("6.4.2")
def test_a_lone_seat_bids_too() -> None:
    race = started([TeamSetup(), TeamSetup("muscle")], NARROW, ruleset=BREAKAWAY)
    say(race, "blue R1", "blue S1")
    assert asked(race, "blue") == "rider: R S"
