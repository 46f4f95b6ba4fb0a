"""Stage races of Homas Tour Pro (rules 5): calendar, books and standings."""

from collections.abc import Sequence
from typing import Final

from echappee.homas.rules import HOMAS, Position, View
from echappee.homas.rules.lineup import BOARD
from echappee.homas.rules.setup import setup_tags
from echappee.homas.tours import books
from echappee.homas.tours.books import Books, StageResult
from echappee.homas.tours.calendar import course_id
from echappee.homas.tours.stage_setup import (
    TourOutcome,
    TourSetup,
    make_setup,
    print_setup,
    read_setup,
    result_of,
    set_up_stage,
)
from echappee.homas.tours.standings import jerseys, team_times
from echappee.tours.game_tours import GameTours
from echappee.tours.tour import Tour

StageRace = Tour[Position, View, TourSetup, Books, StageResult]

TOURS: Final = GameTours(
    rules=HOMAS,
    younger=("commitment",),
    read_setup=read_setup,
    tags=print_setup,
    open_books=lambda _setup: books.open_books(),
    stage_tags=lambda setup, number, books: (
        setup_tags(set_up_stage(setup, number, books)) | {"stage": course_id(setup.days[number])}
    ),
    result_type=StageResult,
    result=lambda race, _day: result_of(race),
    enter=books.enter,
    close_stage=books.enter,  # cards are counted when the stage ends, and nothing happens overnight
)


def new_tour(
    calendar: str, teams: Sequence[str], players: Sequence[str], seed: int, lineup: str = BOARD
) -> StageRace:
    """A stage race before its first stage; refuses what cannot be ridden."""
    return Tour(TOURS, make_setup(calendar, teams, lineup), players, seed)


def outcome_of(tour: StageRace) -> TourOutcome:
    """The jerseys and the first team, if the stage race ended now."""
    books = tour.books[-1]
    return TourOutcome(jerseys(books), team_times(books)[0][0])
