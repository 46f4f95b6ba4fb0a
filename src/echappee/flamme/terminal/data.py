"""Races and tours of Flamme Rouge as data."""

from collections.abc import Mapping, Sequence
from typing import Final

from echappee.cli.game_data import GameData, RaceSoFar, events_of, teams_of
from echappee.cli.run_facts import seed_of
from echappee.engine import Event
from echappee.flamme.rules import RiderView, View
from echappee.flamme.rules.course_text import print_location
from echappee.flamme.rules.position import print_rules
from echappee.flamme.tours import FlammeTour, outcome_of
from echappee.flamme.tours.books import Books, fighters_of, podium_of
from echappee.flamme.tours.calendar import format_of, stage_of
from echappee.flamme.tours.standings import CLASSIFICATIONS, first_to_place, jerseys, leaders, team_times
from echappee.tours import Day, ranked


def _race(
    tags: Mapping[str, str],
    race: RaceSoFar[View],
    events: Sequence[Event],
    over: bool,  # noqa: FBT001 - as every game is asked
) -> dict[str, object]:
    view = race.view
    return {
        "stage": tags.get("stage"),
        "seed": seed_of(tags),
        "rules": print_rules(view.ruleset),
        "teams": teams_of(tags, view.teams),
        "rounds": view.round,
        "winner": race.ranking[0] if over else None,
        "ranking": [_rider(view, view.rider(name)) for name in race.ranking],
        "events": events_of(events),
    }


def _rider(view: View, rider: RiderView) -> dict[str, object]:
    return {
        "rider": rider.name,
        "team": rider.team,
        "type": rider.type,
        "specialist": rider.specialist,
        "square": rider.square,
        "lane": rider.lane,
        "place": print_location(view.course, rider.square, rider.lane) if rider.square else "",
        "home": rider.home,
        "minutes": rider.minutes,
        "time": rider.time,
        "podium": rider.podium,
        "tokens": [str(token) for token in rider.tokens],
    }


def as_data(tour: FlammeTour) -> dict[str, object]:
    """Calendar, results, books and classifications after every stage, and the outcome."""
    setup, books = tour.setup, tour.books[-1]
    return {
        "game": tour.game,
        "days": [_day(day) for day in setup.days],
        "teams": dict(zip(setup.colours, tour.players, strict=True)),
        "rules": print_rules(setup.rules),
        "seed": tour.seed,
        "number": tour.number,
        "specialists": {team: list(pair) for team, pair in tour.books[-1].specialists.items()},
        "first": first_to_place(books, setup.seats) if tour.number and not tour.over else "",
        "stages": [_stage(tour, number) for number in range(tour.number)],
        "outcome": outcome_of(tour)._asdict() if tour.over else None,
    }


def _day(day: Day) -> dict[str, object]:
    stage = stage_of(day)
    return {
        "stage": day.stage,
        "name": stage.name,
        "format": format_of(day),
        "extended": stage.special == "extended",
        "rest": day.rest,
    }


def _stage(tour: FlammeTour, number: int) -> dict[str, object]:
    """A stage's result, the books when it was written down, and those at the next start."""
    result = tour.results[number]
    return {
        "result": {
            "crossed": list(result.crossed),
            "podium": [list(each) for each in podium_of(result)],
            "times": dict(result.times),
            "sprint": dict(result.sprint),
            "mountain": dict(result.mountain),
            "exhaustion": dict(result.exhaustion),
            "led": dict(result.led),
            "broke_away": list(result.broke_away),
            "most_combative": next(iter(fighters_of(result)), ""),
        },
        "after": _books(tour.entered[number]),
        "next": _books(tour.books[number + 1]),
    }


def _books(books: Books) -> dict[str, object]:
    return {
        "riders": {rider: account._asdict() for rider, account in books.riders.items()},
        "points": books.points,
        "podium": dict(books.podium),
        "rest": dict(books.rest),
        "combative": dict(books.combative),
        "leaders": leaders(books),
        "jerseys": jerseys(books),
        "standings": {each.name: ranked(books, each) for each in CLASSIFICATIONS}
        | {"team": [team for team, _ in team_times(books)]},
    }


DATA: Final = GameData(
    opens_round=lambda event: event.code == "phase" and event.args["phase"] in ("energy", "declare"),
    race=_race,
    tour=as_data,
)
