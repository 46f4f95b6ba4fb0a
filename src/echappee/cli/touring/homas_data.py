"""Everything that follows from a Homas stage race, as data."""

from echappee.homas import course
from echappee.tours.calendar import Day
from echappee.tours.campaign import Campaign
from echappee.tours.homas_books import (
    Books,
    Result,
    bonus_seconds,
    green_points,
    places,
    polka_points,
    stage_times,
)
from echappee.tours.homas_standings import CLASSIFICATIONS, jerseys, leaders, team_times
from echappee.tours.homas_tours import kind_of
from echappee.tours.ranking import ranked


def as_data(campaign: Campaign) -> dict[str, object]:
    """Calendar, results, books and classifications after every stage, and the outcome."""
    tour = campaign.tour
    return {
        "game": campaign.game,
        "days": [_day(day) for day in tour.days],
        "teams": dict(zip(tour.colours, campaign.players, strict=True)),
        "seed": campaign.seed,
        "number": campaign.number,
        "stages": [
            {"result": _result(result), "after": _books(books)}
            for result, books in zip(campaign.results, campaign.books[1:], strict=True)
        ],
        "outcome": campaign.outcome._asdict() if campaign.over else None,
    }


def _day(day: Day) -> dict[str, object]:
    road = course(day.stage)
    return {
        "stage": day.stage,
        "name": road.name,
        "kind": kind_of(road),
        "squares": road.length,
        "limit": road.limit,
    }


def _result(result: Result) -> dict[str, object]:
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
