"""A question of Flamme Rouge says where places lie, which bids count double, and what may be taken back."""

import pytest

from echappee.engine import Choices, Key, Listed, Question
from echappee.flamme.road.stages import STAGES
from echappee.flamme.rules import FLAMME, Card, Ruleset, Setup, TeamSetup, set_up
from echappee.flamme.rules.refresh import Retrieval
from echappee.flamme.table.questions import (
    FlammeBids,
    FlammeQuestion,
    FlammeRefresh,
    FlammeSpot,
    FlammeSpots,
    best_cards,
    question_wire,
)


def wire(kind: str, choices: Choices, *, doubling: bool = False) -> FlammeQuestion:
    """A question to blue; red's first rider is a Baroudeur on square 5."""
    setup = Setup(
        STAGES["peloton-7-2-4"].tiles,
        (TeamSetup(), TeamSetup()),
        Ruleset(breakaway=doubling, baroudeur_bid=doubling),
    )
    position = set_up(setup)
    riders = list(position.riders)
    riders[2] = riders[2]._replace(square=5, lane=0, specialist="baroudeur")
    view = FLAMME.cut(position._replace(riders=tuple(riders)), "blue")
    return question_wire(Question(Key(0, "x", "blue", "", kind), choices), view)


def test_a_place_is_told_by_its_rider_square_and_free_lane() -> None:
    made = wire("place2", Listed(("R5", "S4")))
    assert (made.asks, made.number) == ("place", 2)
    assert made.asked == FlammeSpots(
        answers=(
            FlammeSpot(answer="R5", type="R", square=5, lane=1),
            FlammeSpot(answer="S4", type="S", square=4, lane=0),
        )
    )


def test_a_baroudeur_bids_double_where_that_is_a_rule() -> None:
    told = [wire("card1", Listed(("3", "4")), doubling=doubling).asked for doubling in (True, False)]
    assert told == [FlammeBids(doubled=("red.R",)), FlammeBids(doubled=())]


def test_what_may_be_taken_back_has_its_limit_and_the_best_of_it() -> None:
    cards = tuple(map(Card.parse, ("3", "6", "9", "9")))
    asked = [wire("refresh", Retrieval(cards, limit)).asked for limit in (24, 25)]
    assert asked == [
        FlammeRefresh(cards=("3", "6", "9", "9"), limit=limit, token=limit == 25, best=(1, 2, 3))
        for limit in (24, 25)
    ]


@pytest.mark.parametrize(
    ("cards", "limit", "best"),
    [
        ("9 9 9", 24, "9 9"),
        ("2 3 4", 24, "2 3 4"),
        ("", 24, ""),
        # Few high cards rather than many low ones.
        ("3 3 3 4 5 6 7 7 7", 21, "7 7 7"),
        ("2 3 4 5 9 9", 18, "9 9"),
        # Of two with the same number the one with a power.
        ("7 7+asc7 9 9", 25, "7+asc7 9 9"),
    ],
)
def test_the_best_cards_add_up_to_most(cards: str, limit: int, best: str) -> None:
    pile = [Card.parse(text) for text in cards.split()]
    assert [str(pile[place]) for place in best_cards(pile, limit)] == best.split()


def test_the_best_cards_reach_the_limit_if_they_can() -> None:
    pile = [Card.parse(text) for text in ["3", "4", "6", "6", "7", "8"]]
    assert sum(pile[place].value for place in best_cards(pile, 24)) == 24
