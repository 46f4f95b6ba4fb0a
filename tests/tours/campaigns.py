"""Tours of both games, for tests: answered by rote, so that nobody has to remember anything."""

from collections.abc import Callable, Mapping
from functools import cache, partial
from random import Random
from typing import Final

from echappee.bots import drive, make_bot
from echappee.engine import Question
from echappee.flamme import Ruleset
from echappee.tours.campaign import Campaign, new_campaign, new_stage_race

TEAMS: Final = ("team", "team", "neutral", "team", "neutral")
PLAYERS: Final = ("domestique", "random", "-", "domestique", "-")
TINY: Final = "tour-de-france-prologue road:0x14,-3x6,2x4,0x6;sprint=8;hill=20;stage"


def _tour(calendar: str, teams: int, rules: Ruleset, seed: int) -> Campaign:
    return new_campaign(calendar, ["team"] * teams, ["random"] * teams, rules, seed)


def stage_race(calendar: str, seed: int = 7) -> Campaign:
    """A stage race of three directors and two neutral teams."""
    return new_stage_race(calendar, TEAMS, PLAYERS, seed)


TOURS: Final[Mapping[str, Callable[[int], Campaign]]] = {
    "alone": partial(_tour, "short", 1, Ruleset()),
    "two with everything": partial(_tour, "gt-3 gt-9 rest gt-10", 2, Ruleset(specialists=True, weather=True)),
    "three in trials": partial(_tour, "gt-1 rest gt-10 gt-8", 3, Ruleset(breakaway=True)),
    "tiny stage race": partial(stage_race, TINY),
    "stage race": partial(stage_race, f"{TINY} paris-nice-2"),
}


def answer_to(question: Question) -> str:
    """An answer that hangs on the question alone."""
    random = Random(f"{question.id} {question.options()}")
    return question.sample(lambda n: int(random.random() * n))


def decide(campaign: Campaign) -> None:
    """One more decision; a stage that is over goes into the books."""
    race = campaign.begin()
    question = race.questions[0]
    race.answer(question.id, answer_to(question))
    if race.over:
        campaign.close()


def let_bots_ride(campaign: Campaign) -> None:
    """The next stage, by the bots that the tour names as its players."""
    race, bots = campaign.begin(), dict(zip(campaign.tour.colours, campaign.players, strict=True))
    seats = campaign.tour.seats
    drive(race, {seat: make_bot(bots[seat], f"{campaign.number} {seat}", campaign.game) for seat in seats})
    campaign.close()


def ridden(campaign: Campaign) -> Campaign:
    """The tour when it is over."""
    while not campaign.over:
        decide(campaign)
    return campaign


def known(campaign: Campaign) -> tuple[object, ...]:
    """Everything that is true of a tour."""
    open_questions = campaign.race.questions if campaign.race else ()
    asked = [(question.id, tuple(question.options() or ())) for question in open_questions]
    return campaign.text(), campaign.results, campaign.books, campaign.sheets, campaign.chosen, asked


@cache
def half_way(name: str) -> str:
    """A tour with two stages that are over and one that is on."""
    campaign = TOURS[name](7)
    while campaign.number < 2 or campaign.begin().position.round < 3:
        decide(campaign)
    return campaign.text()
