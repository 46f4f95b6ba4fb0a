"""Stage races of Homas Tour Pro (rules 5): calendar, books and standings."""

from collections.abc import Sequence
from typing import Final

from echappee.homas.rules import HOMAS, Position, View, setup_tags
from echappee.homas.rules.lineup import BOARD
from echappee.homas.tours import books, results, stage_setup
from echappee.homas.tours.books import Books, StageResult
from echappee.homas.tours.calendar import course_id
from echappee.homas.tours.standings import jerseys, team_times
from echappee.tours import GameTours, Tour

StageRace = Tour[Position, View, stage_setup.TourSetup, Books, StageResult]

TOURS: Final = GameTours(
    rules=HOMAS,
    younger=("commitment",),
    read_setup=stage_setup.read_setup,
    tags=stage_setup.print_setup,
    open_books=lambda _setup: books.open_books(),
    stage_tags=lambda setup, number, books: (
        setup_tags(stage_setup.set_up_stage(setup, number, books)) | {"stage": course_id(setup.days[number])}
    ),
    result_type=StageResult,
    result=lambda race, _day: stage_setup.result_of(race.position),
    enter=books.enter,
    close_stage=books.enter,  # cards are counted when the stage ends, and nothing happens overnight
    inherited=("order", "draws", "tired", "jerseys"),
    read_result=results.read_result,
    print_result=results.print_result,
    asks=results.asks,
    mark=lambda rider: rider,
    missing=results.missing,
    line_example=results.line_example,
    read_totals=results.read_totals,
    facts=results.facts,
    packed=("draws", "tired"),
)


def new_tour(
    calendar: str, teams: Sequence[str], players: Sequence[str], seed: int, lineup: str = BOARD
) -> StageRace:
    """A stage race before its first stage; refuses what cannot be ridden."""
    return Tour(TOURS, stage_setup.make_setup(calendar, teams, lineup), players, seed)


def outcome_of(tour: StageRace) -> stage_setup.TourOutcome:
    """The jerseys and the first team, if the stage race ended now."""
    books = tour.books[-1]
    return stage_setup.TourOutcome(jerseys(books), team_times(books)[0][0])
