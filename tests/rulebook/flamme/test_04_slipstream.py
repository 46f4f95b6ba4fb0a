import pytest

from echappee.flamme.rules.cards import Card
from tests.tables import after, cards, ended, race, table, told


@pytest.mark.rule("4.1.1")
@pytest.mark.parametrize("card", ["5", "2e"])
def test_played_cards_leave_the_race_exhaustion_cards_too(card: str) -> None:
    start = table("20", f"A 9r {card} 3,4|6", "B 10r 7", phase="end")
    rider = after(race(start), "end").riders[0]
    assert (rider.card, rider.pile, rider.recycled) == (None, cards("3,4"), cards("6"))
    assert rider.played == (Card.parse(card),)


@pytest.mark.rule("4.2.3")
def test_packs_are_taken_from_the_back_and_a_merged_pack_goes_on_all_of_it() -> None:
    # From the front, B would leave first and C would stay behind.
    assert ended("20", "A 9r", "B 7r", "C 5r") == ["A 9r exhausted", "B 8r", "C 7r"]
    start = table("20", "A 9r", "B 7r", "C 5r", phase="end")
    assert told(race(start), "slipped", "moves") == [
        ((("C.R", 6, 0),),),
        ((("B.R", 8, 0), ("C.R", 7, 0)),),
    ]


@pytest.mark.rule("4.2.11")
def test_slipstreaming_never_makes_a_rider_crash() -> None:
    assert ended("10~/3 10~", "A 12r", "B 10r", "C 10m", "D 10l", "E 9r") == [
        "A 12r exhausted",
        "B 11r",
        "C 11l",
        "D 10r",
        "E 10m",
    ]
