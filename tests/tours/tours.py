"""Tours of both games, for tests: answered by rote, so that the answers need not be written down."""

from collections.abc import Callable, Mapping
from functools import cache, partial
from random import Random
from typing import Final, TypeVar

from echappee.bots import drive, make_bot
from echappee.engine import Question
from echappee.flamme.rules import Ruleset
from echappee.flamme.tours import FlammeTour, new_tour
from echappee.homas.tours import StageRace
from echappee.homas.tours import new_tour as new_stage_race
from echappee.tours.tour import SomeTour

T = TypeVar("T", bound=SomeTour)

TEAMS: Final = ("team", "team", "neutral", "team", "neutral")
PLAYERS: Final = ("domestique", "random", "-", "domestique", "-")
TINY: Final = "tour-de-france-prologue road:0x14,-3x6,2x4,0x6;sprint=8;hill=20;stage"


def _tour(calendar: str, teams: int, rules: Ruleset, seed: int) -> FlammeTour:
    return new_tour(calendar, ["team"] * teams, ["random"] * teams, rules, seed)


def stage_race(calendar: str, seed: int = 7) -> StageRace:
    """A stage race of three directors and two neutral teams."""
    return new_stage_race(calendar, TEAMS, PLAYERS, seed)


TOURS: Final[Mapping[str, Callable[[int], SomeTour]]] = {
    "alone": partial(_tour, "short", 1, Ruleset()),
    "two with everything": partial(_tour, "gt-3 gt-9 rest gt-10", 2, Ruleset(specialists=True, weather=True)),
    "three in trials": partial(_tour, "gt-1 rest gt-10 gt-8", 3, Ruleset(breakaway=True)),
    "tiny stage race": partial(stage_race, TINY),
    "stage race": partial(stage_race, f"{TINY} paris-nice-2"),
}


def answer_to(question: Question) -> str:
    """An answer that depends on the question alone."""
    random = Random(f"{question.id} {question.options()}")
    return question.sample(lambda n: int(random.random() * n))


def decide(tour: SomeTour) -> None:
    """One more decision; a stage that is over goes into the books."""
    race = tour.begin()
    question = race.questions[0]
    race.answer(question.id, answer_to(question))
    if race.over:
        tour.close()


def let_bots_ride(tour: SomeTour) -> None:
    """The next stage, by the bots that the tour names as its players."""
    race, bots = tour.begin(), dict(zip(tour.setup.colours, tour.players, strict=True))
    seats = tour.setup.seats
    drive(race, {seat: make_bot(bots[seat], f"{tour.number} {seat}", tour.game) for seat in seats})
    tour.close()


def ridden(tour: T) -> T:
    """The tour when it is over."""
    while not tour.over:
        decide(tour)
    return tour


def known(tour: SomeTour) -> tuple[object, ...]:
    """Everything that is true of a tour."""
    open_questions = tour.race.questions if tour.race else ()
    asked = [(question.id, tuple(question.options() or ())) for question in open_questions]
    return tour.text(), tour.results, tour.books, tour.entered, asked


@cache
def half_way(name: str) -> str:
    """A tour with two stages that are over and one under way."""
    tour = TOURS[name](7)
    while tour.number < 2 or tour.begin().position.round < 3:
        decide(tour)
    return tour.text()
