"""The race sheet: all classifications after each stage, team by team."""

from collections.abc import Iterator, Sequence
from typing import Any

from echappee.homas.cards import COLOURS
from echappee.sheets.family import Names, Page
from echappee.sheets.homas.riders import behind, chip_of
from echappee.sheets.homas.words import HomasWords, stage_head
from echappee.sheets.lines import in_parts, some
from echappee.tours.campaign import Campaign
from echappee.tours.homas_books import Account, Books
from echappee.tours.homas_sheets import riders_of
from echappee.tours.homas_standings import CLASSIFICATIONS, leaders, team_times

ON_A_PAGE = 7


def race_pages(campaign: Campaign, words: HomasWords, names: Names) -> list[Page]:
    """As many stages as a page has room for; those to come have empty columns."""
    days = list(enumerate(campaign.tour.days))
    return [
        {
            "kind": "race",
            "heading": words("race-sheet"),
            "about": words("race-about"),
            "titles": [words("behind-short"), words("green"), words("polka")],
            "stages": [stage_head(day, number, words) for number, day in page],
            "teams": [_team(campaign, [number for number, _ in page], names, team) for team in COLOURS],
            "team": words("team"),
        }
        for page in in_parts(days, ON_A_PAGE)
    ]


def _team(campaign: Campaign, stages: Sequence[int], names: Names, team: str) -> dict[str, Any]:
    rows = [
        chip_of(campaign, rider) | {"cells": _cells(campaign, stages, rider)} for rider in riders_of(team)
    ]
    return {"team": team, "name": names[team], "riders": rows, "cells": list(_times(campaign, stages, team))}


def _cells(campaign: Campaign, stages: Sequence[int], rider: str) -> list[list[dict[str, Any] | None]]:
    """For each classification what the rider has after each stage; nothing where it is still to come."""
    return [
        [
            _cell(campaign.books[number + 1], rider, each.name) if number < campaign.number else None
            for number in stages
        ]
        for each in CLASSIFICATIONS
    ]


def _cell(books: Books, rider: str, name: str) -> dict[str, Any]:
    return {"text": _text(books.riders[rider], name), "leads": leaders(books).get(name) == rider}


def _text(account: Account, name: str) -> str:
    return behind(account.time) if name == "time" else some(getattr(account, name))


def _times(campaign: Campaign, stages: Sequence[int], team: str) -> Iterator[dict[str, Any] | None]:
    """How the team stands after each stage."""
    for number in stages:
        if number < campaign.number:
            times = team_times(campaign.books[number + 1])
            yield {"text": behind(dict(times)[team]), "leads": times[0][0] == team}
        else:
            yield None
