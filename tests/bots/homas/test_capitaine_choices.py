"""What capitaine answers in places where a sensible director would not hesitate."""

from functools import partial

import pytest

from echappee.engine import Race
from echappee.homas.bots.capitaine import CapitaineBot
from echappee.homas.bots.capitaine.outlook import Outlook
from echappee.homas.bots.capitaine.weights import weights
from echappee.homas.rules import HOMAS, Position
from echappee.homas.rules.views import cut
from tests.rulebook.homas.table import Dice, table

LONG = "road:0x150;red=100"


def chosen(position: Position, dice: str = "", answers: str = "") -> str:
    """What capitaine answers when these dice are rolled and these answers given."""
    race = Race(HOMAS, position, Dice([int(face) for face in dice.split()]))
    for answer in answers.split():
        race.answer(race.questions[0].id, answer)
    question = race.questions[0]
    return CapitaineBot().answer(question, partial(race.view, question.seat))


def outlook(position: Position) -> Outlook:
    return Outlook(cut(position, "blue"), weights(), "")


def test_a_square_counts_for_those_that_can_still_win() -> None:
    sight = outlook(table(LONG, "31 90.2", "32 88.2", "33 40.2", "21 90.1", "22 50.1", directors="23"))
    leader, allrounder, sprinter = (sight.share(sight.index(name)) for name in ("31", "32", "33"))
    assert leader > allrounder > sprinter
    assert sprinter < 0.01
    assert leader + allrounder + sprinter == pytest.approx(1)
    assert sight.share(sight.index("21")) > 0.99


def test_near_the_line_the_best_placed_counts_for_more() -> None:
    far, near = (
        outlook(table(LONG, f"31 {row}.2", f"32 {row - 4}.2", "21 1.1", directors="23")) for row in (20, 140)
    )
    assert near.share(near.index("31")) > far.share(far.index("31"))


def test_cards_still_held_make_a_rider_likelier_to_win() -> None:
    sight = outlook(table(LONG, "31 90.2 +6,6h", "32 90.1", "34 90.3", "21 1.1", directors="23"))
    assert sight.share(sight.index("31")) > sight.share(sight.index("34"))


def test_a_high_roll_is_followed_and_a_low_one_is_not() -> None:
    position = table(LONG, "51 20.2 m", "21 20.1", "31 19.1", directors="23")
    assert chosen(position, "6 4", "roll 30.1") == "31"
    assert chosen(position, "2 1", "roll 23.1") == "none"


def test_cards_are_kept_early_on() -> None:
    position = table(LONG, "31 20.2 +6,6h,5k", "21 20.1 +6", "22 19.3", directors="23")
    assert chosen(position) in ("roll", "relay")


def test_a_rider_that_would_be_dropped_by_the_first_at_the_line_spends_all_it_has() -> None:
    position = table("road:0x60;red=20", "31 48.2 +6,6h", "21 62.1 m", directors="23")
    assert chosen(position).endswith("6+6h")


def test_a_fitness_card_is_played_in_time_even_from_a_good_wheel() -> None:
    position = table("road:0x60;red=20", "21 40.2", "33 39.2 f3", directors="23")
    assert chosen(position, "6 5", "roll 51.2") == "none"
    assert chosen(position, "6 5", "roll 51.2 none") == "fitness"


def test_a_sprint_is_ridden_with_all_cards() -> None:
    riders = ("33 42.2 m +6h,6h", "21 42.1 m", "31 41.1 m +6")
    assert chosen(table("road:0x40;stage", *riders)._replace(phase="sprint"), "3") == "6h+6h"


def test_nobody_rests() -> None:
    position = table(LONG, "31 20.2 -6,6h,5k", "21 1.1", directors="23")
    assert chosen(position) != "rest"
