"""The race sheet: all classifications after each stage, team by team."""

from collections.abc import Iterator, Sequence

from echappee.homas.rules.cards import COLOURS
from echappee.homas.sheets.riders import behind, chip_of
from echappee.homas.sheets.words import HomasWords, stage_head
from echappee.homas.tours import StageRace
from echappee.homas.tours.books import Account, Books
from echappee.homas.tours.standings import CLASSIFICATIONS, leaders, team_times
from echappee.homas.tours.team_sheets import riders_of
from echappee.sheets.game_sheets import Names, Page
from echappee.sheets.standing_rows import in_parts, some

ON_A_PAGE = 7


def race_pages(tour: StageRace, words: HomasWords, names: Names) -> list[Page]:
    """As many stages as a page has room for; those to come have empty columns."""
    days = list(enumerate(tour.setup.days))
    return [
        {
            "kind": "race",
            "heading": words("race-sheet"),
            "about": words("race-about"),
            "titles": [words("behind-short"), words("green"), words("polka")],
            "stages": [stage_head(day, number, words) for number, day in page],
            "teams": [_team(tour, [number for number, _ in page], names, team) for team in COLOURS],
            "team": words("team"),
        }
        for page in in_parts(days, ON_A_PAGE)
    ]


def _team(tour: StageRace, stages: Sequence[int], names: Names, team: str) -> dict[str, object]:
    rows = [chip_of(tour, rider) | {"cells": _cells(tour, stages, rider)} for rider in riders_of(team)]
    return {"team": team, "name": names[team], "riders": rows, "cells": list(_times(tour, stages, team))}


def _cells(tour: StageRace, stages: Sequence[int], rider: str) -> list[list[dict[str, object] | None]]:
    """For each classification what the rider has after each stage; nothing where it is still to come."""
    return [
        [
            _cell(tour.books[number + 1], rider, each.name) if number < tour.number else None
            for number in stages
        ]
        for each in CLASSIFICATIONS
    ]


def _cell(books: Books, rider: str, name: str) -> dict[str, object]:
    return {"text": _text(books.riders[rider], name), "leads": leaders(books).get(name) == rider}


def _text(account: Account, name: str) -> str:
    return behind(account.time) if name == "time" else some(getattr(account, name))


def _times(tour: StageRace, stages: Sequence[int], team: str) -> Iterator[dict[str, object] | None]:
    """How the team stands after each stage."""
    for number in stages:
        if number < tour.number:
            times = team_times(tour.books[number + 1])
            yield {"text": behind(dict(times)[team]), "leads": times[0][0] == team}
        else:
            yield None
