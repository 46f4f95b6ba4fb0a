"""The coach's figures are those of all races that may follow, and depend on nothing hidden."""

from itertools import product

import pytest

from echappee.flamme.rules import Card, FlammeRace, Pile, Position, Ruleset
from echappee.flamme.rules.views import cut
from echappee.flamme.study.odds import CASES, Odds, odds
from tests.tables import cards, race, say, table, told

DECLARED = Ruleset(declared=True)
"""Every seat names a card of its whole deck, so that each case can be ridden without drawing."""

NARROW = "4 12/1"
"""One lane from square 5 on: riders get in each other's way."""

SIGHTS = {
    "open road": ("30", "A 1r 3,5,9||", "B 3r 2,4,5||", "C 5r 3,7||"),
    "one lane": (NARROW, "A 1r 4,5,6||", "B 2r 3,4||", "C 2l 3,4,4||"),
    "a climb": ("6 4^ 9", "A 2r 2,5,9||", "B 4r 3,3,6||", "C 4l 2,7||"),
}


@pytest.mark.parametrize("sight", SIGHTS.values(), ids=SIGHTS)
def test_few_cases_are_all_ridden(sight: tuple[str, ...]) -> None:
    start = table(*sight, phase="declare", ruleset=DECLARED)
    first, *others = start.riders
    found = odds(cut(start, "A"), "A.R", first.pile)
    assert found == {card: _all_ridden(start, card, [rider.pile for rider in others]) for card in first.pile}
    assert len(set(found.values())) > 1


def _all_ridden(start: Position, card: Card, decks: list[Pile]) -> Odds:
    """What follows from this card in every race in which the others play a card of their decks."""
    rounds = [_ridden(start, (card, *played)) for played in product(*decks)]
    return Odds(*(sum(happened) / len(rounds) for happened in zip(*rounds, strict=True)))


def _ridden(start: Position, played: tuple[Card, ...]) -> tuple[bool, bool, bool, bool]:
    ridden: FlammeRace = race(start)
    say(ridden, *(f"{rider.team} {card}" for rider, card in zip(start.riders, played, strict=True)))
    before = next(moment.position for moment in ridden.moments if moment.position.phase == "end")
    stopped = [rider for rider, squares in told(ridden, "moved", "rider", "blocked") if squares]
    return (
        ("A.R",) in told(ridden, "exhausted", "rider"),
        ridden.position.riders[0].square > before.riders[0].square,
        "A.R" in stopped,
        any(rider != "A.R" for rider in stopped),
    )


def test_what_others_have_drawn_or_played_makes_no_difference() -> None:
    mine = "A 1r 3,5,9|4|"
    before = table("30", mine, "B 3r 2,4,5,5|3|", "C 5r 3,7,9||")
    after = table("30", mine, "B 3r 2,4,5|3| 5", "C 5r 3|9| 7")
    assert cut(before, "A") == cut(after, "A")
    asked = cards("3,5,9")
    assert odds(cut(before, "A"), "A.R", asked) == odds(cut(after, "A"), "A.R", asked)


def test_of_many_cases_the_same_sample_is_ridden_every_time() -> None:
    deck = "3,4,5,6,7"
    view = cut(table("40", *(f"{name} {at}r {deck}||" for at, name in enumerate("ABCDEF", 1))), "A")
    assert len(deck.split(",")) ** 5 > CASES
    assert odds(view, "A.R", cards(deck)) == odds(view, "A.R", cards(deck))


def test_a_card_that_is_known_is_played() -> None:
    """The team's other rider has already played; then nobody can be two squares ahead of it."""
    start = table("30", "A.R 1r 4||", "A.S 1l |3,5| 6", "B 30r 9||")
    assert odds(cut(start, "A"), "A.R", cards("4"))[Card(4)].sheltered == 1
    assert odds(cut(start, "A"), "A.R", cards("5"))[Card(5)] == Odds(0, 0, 0)


def test_both_riders_of_a_peloton_team_ride_by_one_card() -> None:
    """With the 4 they are just ahead of us; with the attack one stays beside us and the other is gone."""
    start = table("40", "A 1r 2||", "peloton.R 3r 4,9a||", "peloton.S 2r ||")
    assert odds(cut(start, "A"), "A.R", cards("4"))[Card(4)] == Odds(0.5, 0, 0)
