import pytest

from echappee.engine import Key, Refused
from echappee.flamme.rules import Ruleset
from tests.tables import after, asked, cards, race, say, table, told

TWO_TEAMS = (
    "blue.R 9r 3,4,5,6,7|",
    "blue.S 9l 2,3,4,5,9|",
    "red.R 8r 3,4,5,6,7|",
    "red.S 8l 2,3,4,5,9|",
)
DECLARED = Ruleset(declared=True)


@pytest.mark.rule("2.1.1")
def test_all_seats_play_at_the_same_time() -> None:
    energy = race(table("20", *TWO_TEAMS, phase="energy"))
    assert [asked(energy, seat) for seat in ("blue", "red")] == ["first: R S", "first: R S"]
    say(energy, "red S", "red 2,3,4,5", "red 2", "red 3,4,5,6", "red 6")
    assert asked(energy, "blue") == "first: R S"
    assert asked(energy, "red") == ""
    assert energy.position.phase == "energy"


@pytest.mark.rule("2.1.1")
def test_no_seat_sees_what_another_does() -> None:
    energy = race(table("20", *TWO_TEAMS, phase="energy"))
    seen, heard = energy.view("blue"), energy.heard("blue")
    say(energy, "red S", "red 2,3,4,5", "red 2", "red 3,4,5,6", "red 6")
    assert (energy.view("blue"), energy.heard("blue")) == (seen, heard)


@pytest.mark.rule("2.1.2")
@pytest.mark.parametrize(("first", "second"), [("R", "S"), ("S", "R")])
def test_the_second_hand_is_drawn_only_after_the_first_card(first: str, second: str) -> None:
    energy = race(table("20", *TWO_TEAMS[:2], phase="energy"))
    assert not energy.requests
    say(energy, f"blue {first}")
    assert [request.key.rider for request in energy.requests] == [first]
    say(energy, "blue 3,4,5,6" if first == "R" else "blue 3,4,5,9")
    assert not energy.requests
    assert [question.id.rider for question in energy.questions] == [first]
    say(energy, "blue 5")
    assert [request.key.rider for request in energy.requests] == [second]


@pytest.mark.rule("2.2.1")
def test_four_cards_are_drawn() -> None:
    energy = race(table("20", "blue.R 9r 3,4,5,6,7|", phase="energy"))
    (request,) = energy.requests
    assert (request.pile, request.take) == (cards("3,4,5,6,7"), 4)
    say(energy, "blue 3,4,6,7")
    assert asked(energy, "blue") == "card: 3 4 6 7"


@pytest.mark.rule("2.3.1")
@pytest.mark.parametrize("answer", ["7", "2e", "", "05", "5 "])
def test_no_card_outside_the_hand_can_be_played(answer: str) -> None:
    energy = race(table("20", "blue.R 9r 3,4,5,5|", phase="energy"))
    with pytest.raises(Refused) as refusal:
        energy.answer(energy.questions[0].id, answer)
    assert refusal.value.code == "not-allowed"
    assert asked(energy, "blue") == "card: 3 4 5"


@pytest.mark.rule("2.3.2")
def test_a_rider_that_is_home_draws_and_plays_nothing() -> None:
    riders = ("blue.R 30r home1 3,4,5,6,7|", "blue.S 9r 3,4|", "red.R 31r home1 3|", "red.S 31l home1 |")
    energy = race(table("20", *riders, line=25, phase="energy", ruleset=Ruleset(ride_out=True)))
    assert [question.id.rider for question in energy.questions] == ["S"]
    assert asked(energy, "blue") == "card: 3 4"
    say(energy, "blue 3")
    position = after(energy, "energy")
    assert [str(rider.card) for rider in position.riders] == ["None", "3", "None", "None"]
    assert (position.riders[0].pile, position.riders[3].taken) == (cards("3,4,5,6,7"), 0)


@pytest.mark.rule("2.3.3")
def test_the_last_card_can_be_changed_until_the_phase_ends() -> None:
    energy = race(table("20", *TWO_TEAMS, phase="energy"))
    say(energy, "blue R", "blue 3,4,5,6", "blue 3", "blue 2,3,4,5", "blue 2")
    energy.answer(Key(1, "energy", "blue", "S", "card"), "5")
    say(energy, "red R", "red 3,4,5,6", "red 3", "red 2,3,4,5", "red 2")
    assert told(energy, "revealed", "rider", "card")[:2] == [("blue.R", "3"), ("blue.S", "5")]


@pytest.mark.rule("2.3.3")
@pytest.mark.parametrize(("rider", "kind", "other"), [("R", "card", "4"), ("", "first", "S")])
def test_an_answer_that_something_was_drawn_for_stands(rider: str, kind: str, other: str) -> None:
    energy = race(table("20", *TWO_TEAMS, phase="energy"))
    say(energy, "blue R", "blue 3,4,5,6", "blue 3", "blue 2,3,4,5", "blue 2")
    with pytest.raises(Refused) as refusal:
        energy.answer(Key(1, "energy", "blue", rider, kind), other)
    assert refusal.value.code == "already-drawn"


@pytest.mark.rule("2.3.3")
def test_after_the_phase_no_answer_can_be_changed() -> None:
    energy = race(table("20", "blue.R 9r 3,4|", phase="energy"))
    say(energy, "blue 3")
    with pytest.raises(Refused) as refusal:
        energy.answer(Key(1, "energy", "blue", "R", "card"), "4")
    assert refusal.value.code == "unknown-question"


@pytest.mark.rule("2.4.1")
def test_with_declared_cards_any_card_left_can_be_named_and_no_hand_is_drawn() -> None:
    energy = race(table("20", "blue.R 9r 3,4,5,6,7|2e", phase="declare", ruleset=DECLARED))
    assert not energy.requests
    assert asked(energy, "blue") == "card: 2e 3 4 5 6 7"
    say(energy, "blue 7")
    played = after(energy, "declare").riders[0]
    assert (played.card, played.pile + played.recycled) == (cards("7")[0], cards("2e,3,4,5,6"))
    assert after(energy, "movement").riders[0].square == 16


@pytest.mark.rule("2.4.1")
def test_a_card_that_the_deck_cannot_hold_is_refused() -> None:
    energy = race(table("20", "blue.R 9r 3,4|", phase="declare", ruleset=DECLARED))
    with pytest.raises(Refused) as refusal:
        say(energy, "blue 7")
    assert refusal.value.code == "not-allowed"


@pytest.mark.rule("2.4.1")
def test_declared_cards_are_sealed_too() -> None:
    energy = race(table("20", "blue.R 9r 3,4|", "red.R 8r 3,4|", phase="declare", ruleset=DECLARED))
    seen = energy.view("blue")
    say(energy, "red 3")
    assert energy.view("blue") == seen
