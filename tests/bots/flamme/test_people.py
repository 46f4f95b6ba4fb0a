"""People ride as patron does, with mistakes and tastes; `bench.levels` and `.characters` measure both."""

from functools import cache, partial

import pytest

from echappee.bots import drive, make_bot
from echappee.engine import Race
from echappee.flamme.bots.people import CHARACTERS, LAPSES, PersonBot
from echappee.flamme.bots.people.prospects import Prospect, Prospects, Style, leaning
from echappee.flamme.road.stages import STAGES
from echappee.flamme.rules import Card, FlammeRace, Position, View
from tests.bots.seating import ridden
from tests.tables import started

ROAD = STAGES["base-4"].tiles


@cache
def cards_played(bot: str, seed: int = 3) -> list[str]:
    race = ridden(started(2, ROAD, seed=seed), bot)
    return [str(event.args["card"]) for event in race.heard(None) if event.code == "revealed"]


def tired(bot: str) -> int:
    """The exhaustion cards that a team of this bot takes against three of patron, on three roads."""
    count = 0
    for seed in (1, 2, 3):
        race = started(4, STAGES[f"base-{seed}"].tiles, seed=seed)
        names = {seat: bot if seat == "blue" else "patron" for seat in race.position.seats}
        drive(race, {seat: make_bot(name, seed) for seat, name in names.items()})
        told = (event for event in race.heard(None) if event.code == "exhausted")
        count += sum(str(event.args["rider"]).startswith("blue") for event in told)
    return count


def test_a_person_without_mistakes_and_tastes_is_patron() -> None:
    race: Race[Position, View] = started(2, seed=3)
    drive(race, {seat: PersonBot(1, level=5) for seat in race.position.seats})
    assert race.ledger == ridden(started(2, seed=3), "patron").ledger


def test_levels_go_down_to_a_beginner_step_by_step() -> None:
    lapses = [LAPSES[level] for level in range(1, 6)]
    assert lapses == sorted(lapses, reverse=True)
    assert lapses[-1] == 0


def test_a_beginner_plays_high_cards_early() -> None:
    beginner, best = (
        sum(Card.parse(card).value for seed in (1, 2, 3, 4) for card in cards_played(name, seed)[:16])
        for name in ("marcel-1", "marcel-5")
    )
    assert beginner > best + 10


def test_a_person_errs_by_the_seed_and_by_nothing_else() -> None:
    race = started(2, seed=3)
    same, other = (ridden(started(2, seed=3), "ugo-2", seed) for seed in (1, 2))
    assert same.ledger == ridden(race, "ugo-2", 1).ledger
    assert same.ledger != other.ledger


def test_one_attacks_and_another_sits_in_the_wheels() -> None:
    assert tired("colette-5") > tired("marcel-5") + 4


@pytest.mark.parametrize("name", CHARACTERS)
def test_a_taste_changes_how_somebody_rides(name: str) -> None:
    assert cards_played(f"{name}-5") != cards_played("patron")


def test_a_style_weighs_what_the_road_says() -> None:
    assert leaning(Style(value=2, wind=-3), Prospect(value=5, wind=0.5, shelter=0.5)) == 8.5


def on_the_road() -> FlammeRace:
    """Two teams after the first rounds."""
    race = started(2, seed=3)
    bots = {seat: make_bot("tempo", 1) for seat in race.position.seats}
    while race.position.round < 3:
        for question in race.questions:
            look = partial(race.view, question.seat)
            race.answer(question.id, bots[question.seat].answer(question, look))
    return race


def test_the_outlook_on_a_card_follows_from_the_view() -> None:
    view = on_the_road().view("blue")
    outlook = Prospects(view, view.own[0])
    low, high = outlook.prospect(Card(2)), outlook.prospect(Card(9))
    assert (low.value, high.value) == (2, 9)
    assert low.spent < high.spent < 9
    assert low.shelter + low.wind == pytest.approx(1)
    assert low.ahead <= high.ahead
