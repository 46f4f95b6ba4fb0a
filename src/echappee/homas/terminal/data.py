"""Races and stage races of Homas Tour Pro as data."""

from collections.abc import Mapping, Sequence
from typing import Final

from echappee.cli.game_data import GameData, RaceSoFar, events_of, teams_of
from echappee.cli.run_facts import seed_of
from echappee.engine import Event
from echappee.homas.board.course import NOWHERE
from echappee.homas.rules import HOMAS, ROLES, RiderView, View
from echappee.homas.tours import StageRace, outcome_of
from echappee.homas.tours.books import (
    Books,
    StageResult,
    bonus_seconds,
    green_points,
    places,
    polka_points,
    stage_times,
)
from echappee.homas.tours.calendar import road_of
from echappee.homas.tours.stage_setup import kind_of
from echappee.homas.tours.standings import CLASSIFICATIONS, jerseys, leaders, team_times
from echappee.tours import Day, ranked


def _race(
    tags: Mapping[str, str],
    race: RaceSoFar[View],
    events: Sequence[Event],
    over: bool,  # noqa: FBT001 - as every game is asked
) -> dict[str, object]:
    table = race.view
    return {
        "game": HOMAS.name,
        "stage": table.course.text,
        "seed": seed_of(tags),
        "teams": teams_of(tags, table.teams),
        "rounds": table.round,
        "rain": table.rain,
        "winner": race.ranking[0] if over else None,
        "ranking": [_rider(table, table.rider(name)) for name in race.ranking],
        "summits": [passage._asdict() for passage in table.summits],
        "sprints": [passage._asdict() for passage in table.sprints],
        "events": events_of(events),
    }


def _rider(table: View, rider: RiderView) -> dict[str, object]:
    return {
        "rider": rider.name,
        "team": rider.team,
        "role": ROLES[rider.role - 1],
        "square": "" if rider.square == NOWHERE else table.square(rider).name,
        "cards": list(rider.cards),
        "home": rider.home,
        "place": rider.place,
        "delay": rider.delay,
        "disqualified": table.team(rider.team).disqualified,
    }


def as_data(tour: StageRace) -> dict[str, object]:
    """Calendar, results, books and classifications after every stage, and the outcome."""
    setup = tour.setup
    return {
        "game": tour.game,
        "days": [_day(day) for day in setup.days],
        "teams": dict(zip(setup.colours, tour.players, strict=True)),
        "seed": tour.seed,
        "number": tour.number,
        "stages": [
            {"result": _result(result), "after": _books(books)}
            for result, books in zip(tour.results, tour.books[1:], strict=True)
        ],
        "outcome": outcome_of(tour)._asdict() if tour.over else None,
    }


def _day(day: Day) -> dict[str, object]:
    road = road_of(day)
    return {
        "stage": day.stage,
        "name": road.name,
        "kind": kind_of(road),
        "squares": road.length,
        "limit": road.limit,
    }


def _result(result: StageResult) -> dict[str, object]:
    return {
        "crossed": list(places(result)),
        "delays": dict(result.delays),
        "bonus": dict(+bonus_seconds(result)),
        "times": stage_times(result),
        "green": dict(+green_points(result)),
        "polka": dict(+polka_points(result)),
        "rushes": [list(riders) for riders in result.rushes],
        "summits": [{"kind": summit.kind, "riders": list(summit.riders)} for summit in result.summits],
        "cards": dict(result.cards),
        "disqualified": list(result.disqualified),
    }


def _books(books: Books) -> dict[str, object]:
    return {
        "riders": {rider: account._asdict() for rider, account in books.riders.items()},
        "teams": dict(team_times(books)),
        "leaders": leaders(books),
        "jerseys": jerseys(books),
        "standings": {each.name: ranked(books, each) for each in CLASSIFICATIONS},
    }


DATA: Final = GameData(
    opens_round=lambda event: event.code == "phase" and event.args["phase"] == "move",
    race=_race,
    tour=as_data,
)
