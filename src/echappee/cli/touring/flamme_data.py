"""Everything that follows from a tour of Flamme Rouge, as data."""

from echappee.flamme.lines import print_rules
from echappee.tours.between import first_to_place
from echappee.tours.books import Books, fighters_of, podium_of
from echappee.tours.calendar import Day, format_of, stage_of
from echappee.tours.campaign import Campaign
from echappee.tours.standings import CLASSIFICATIONS, jerseys, leaders, ranked, team_times


def as_data(campaign: Campaign) -> dict[str, object]:
    """Calendar, results, books and classifications after every stage, and the outcome."""
    tour, books = campaign.tour, campaign.books[-1]
    return {
        "game": campaign.game,
        "days": [_day(day) for day in tour.days],
        "teams": dict(zip(tour.colours, campaign.players, strict=True)),
        "rules": print_rules(tour.rules),
        "seed": campaign.seed,
        "number": campaign.number,
        "specialists": {team: list(pair) for team, pair in campaign.chosen.items()},
        "first": first_to_place(books, tour.seats) if campaign.number and not campaign.over else "",
        "stages": [_stage(campaign, number) for number in range(campaign.number)],
        "outcome": campaign.outcome._asdict() if campaign.over else None,
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


def _stage(campaign: Campaign, number: int) -> dict[str, object]:
    """A stage's result, the books when it was written down, and those at the next start."""
    result = campaign.results[number]
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
        "after": _books(campaign.sheets[number]),
        "next": _books(campaign.books[number + 1]),
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
