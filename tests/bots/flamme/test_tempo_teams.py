"""What tempo decides outside a round: its specialists, and the cards its riders take back."""

import pytest

from echappee.bots import drive
from echappee.flamme.bots.tempo import TempoBot
from echappee.flamme.bots.tempo.start import RATINGS
from echappee.flamme.road.stages import STAGES
from echappee.flamme.rules import SPECIALISTS, Rider, Ruleset, Token
from echappee.flamme.rules.course import REFRESH
from echappee.flamme.rules.course_text import course
from tests.bots.seating import ridden
from tests.tables import cards, race, started, table


def test_every_specialist_is_rated() -> None:
    assert list(RATINGS) == list(SPECIALISTS)


@pytest.mark.parametrize(
    ("stage", "rules", "first"),
    [
        ("gt-9-2-4", Ruleset(specialists=True), {"grimpeur"}),
        ("peloton-9-2-4", Ruleset(specialists=True), {"puncheur", "squirrel", "flahute", "super-sprinteur"}),
        ("gt-10", Ruleset(specialists=True, itt=True), {"grimpeur", "puncheur"}),
    ],
)
def test_the_road_decides_who_is_picked_first(stage: str, rules: Ruleset, first: set[str]) -> None:
    drafting = started(2, STAGES[stage].tiles, ruleset=rules, seed=5)
    (question,) = drafting.questions
    assert TempoBot().answer(question, lambda: drafting.view(question.seat)) in first


def test_a_team_is_drafted_with_one_specialist_of_each_type() -> None:
    drafted = ridden(started(4, ruleset=Ruleset(specialists=True), seed=5), "tempo")
    assert all(SPECIALISTS[rider.specialist].type == rider.type for rider in drafted.position.riders)
    assert {rider.specialist for rider in drafted.position.riders} & {"grimpeur", "descender"} == set()


def refreshed(played: str, *tokens: Token) -> str:
    """What tempo takes back for a Rouleur with these cards played, in the middle of the road."""
    on = course("squares:110;100;refresh=50")
    start = table(on, "blue.R 52 3,3,4,4|", phase="refresh", ruleset=Ruleset(extended=True))
    (rider,) = start.riders
    tired: Rider = rider._replace(played=cards(played), tokens=(Token(REFRESH, 0), *tokens))
    asked = race(start._replace(riders=(tired,)))
    return TempoBot().answer(asked.questions[0], lambda: asked.view("blue"))


def test_the_best_cards_are_taken_back() -> None:
    assert refreshed("2e,3,3,4,5,6,7,7,7") == "7,7,7"
    assert refreshed("2e,5,6") == "5,6"


def test_the_token_is_worth_a_point() -> None:
    assert refreshed("3,4,7,7,7", Token(REFRESH, 1)) == "4,7,7,7"


def test_cards_that_come_back_are_spent_before_the_refresh() -> None:
    def first_card(piles: str) -> str:
        on = course(f"squares:110;100{piles}")
        deck = "blue.S 10 3,5,9,9|2,2,2,3,3,4,4,4,5,5,9"
        position = table(on, deck, "red.R 11 4,4,4,4|", phase="energy", ruleset=Ruleset(extended=True))
        asked = race(position)
        drive(asked, {"blue": TempoBot()})
        return str(asked.view("blue").own[0].card)

    assert first_card(";refresh=50") == "9"
    assert first_card("") != "9"
