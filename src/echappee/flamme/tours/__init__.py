"""Tours of Flamme Rouge (rules 10): calendar, books and standings."""

from collections.abc import Sequence
from typing import Final

from echappee.flamme.rules import FLAMME, Position, Ruleset, View, setup_tags
from echappee.flamme.tours import books, results, stage_setup
from echappee.flamme.tours.books import Books, StageResult
from echappee.flamme.tours.calendar import stage_of
from echappee.flamme.tours.standings import TourOutcome, close_stage, close_tour
from echappee.tours import GameTours, Tour

FlammeTour = Tour[Position, View, stage_setup.TourSetup, Books, StageResult]

TOURS: Final = GameTours(
    rules=FLAMME,
    younger=("points", "jerseys", "commitment"),
    read_setup=stage_setup.read_setup,
    tags=stage_setup.print_setup,
    open_books=lambda setup: books.open_books(setup.colours),
    stage_tags=lambda setup, number, books: (
        setup_tags(stage_setup.set_up_stage(setup, number, books))
        | {"stage": stage_of(setup.days[number]).id}
    ),
    result_type=StageResult,
    result=stage_setup.result_of,
    enter=books.enter,
    close_stage=close_stage,
    inherited=("handicap", "specialists", "first", "points", "jerseys"),
    read_result=results.read_result,
    print_result=results.print_result,
    asks=results.asks,
    mark=lambda rider: rider.rpartition(".")[2],
    missing=results.missing,
    line_example=results.line_example,
    read_totals=results.read_totals,
    facts=results.facts,
    packed=("exhaustion",),
)


def new_tour(
    calendar: str, teams: Sequence[str], players: Sequence[str], rules: Ruleset, seed: int
) -> FlammeTour:
    """A tour before its first stage; refuses what cannot be ridden."""
    return Tour(TOURS, stage_setup.make_setup(calendar, teams, rules), players, seed)


def outcome_of(tour: FlammeTour) -> TourOutcome:
    """Bonus, totals and the final ranking (10.8), if the tour ended now."""
    return close_tour(tour.books[-1], len(tour.setup.days))
