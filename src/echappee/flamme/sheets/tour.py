"""The tour sheet: running totals, one row per stage, with all classifications side by side."""

from collections.abc import Iterator

from echappee.flamme.sheets.riders import cap_of
from echappee.flamme.sheets.words import FlammeWords
from echappee.flamme.tours import FlammeTour, outcome_of
from echappee.flamme.tours.books import Books, team_of
from echappee.flamme.tours.calendar import called, format_of, stage_of
from echappee.flamme.tours.standings import leaders
from echappee.sheets.game_sheets import Page
from echappee.sheets.standing_rows import some
from echappee.tours.calendar import OWN, Day
from echappee.words.sentences import clock

GROUPS = ("general", "sprint", "mountain")


def tour_page(tour: FlammeTour, words: FlammeWords) -> Page:
    """The whole sheet; stages still to come have empty rows."""
    books = tour.books[0]
    return {
        "kind": "tour",
        "heading": words("tour"),
        "about": words("tour-about"),
        "stage": words("stage"),
        "titles": [words("points"), *map(words, GROUPS)],
        "teams": list(books.teams),
        "riders": [{"team": team_of(rider), "cap": cap_of(rider)} for rider in books.riders],
        "rows": list(_rows(tour, words)),
    }


def stage_head(day: Day, number: int, words: FlammeWords) -> dict[str, str]:
    """A stage as its row begins: number, name, and how it is ridden if that is unusual."""
    stage = stage_of(day)
    form = format_of(day)
    kind = form if form != "tour" else stage.special if stage.special == "extended" else ""
    return {
        "number": str(number + 1),
        "name": words("own-road") if stage.id == OWN else called(stage),
        "note": words("stage-kind", kind=kind) if kind else "",
    }


def _rows(tour: FlammeTour, words: FlammeWords) -> Iterator[dict[str, object]]:
    for number, day in enumerate(tour.setup.days):
        ridden = number < tour.number
        cells = _cells(tour.entered[number]) if ridden else []
        yield {"kind": "stage"} | stage_head(day, number, words) | {"cells": cells}
        if day.rest:
            won = _rested(tour, number) if ridden else []
            yield {"kind": "rest", "name": words("rest"), "cells": won}
    teams = tour.setup.colours
    if tour.over:
        bonus = [_more(outcome_of(tour).bonus[team]) for team in teams]
        yield {"kind": "rest", "name": words("bonus"), "cells": bonus}
    points = outcome_of(tour).total if tour.over else tour.books[-1].points
    yield {"kind": "total", "name": words("total"), "cells": [str(points[team]) for team in teams]}


def _cells(books: Books) -> list[list[dict[str, object]]]:
    """For each classification what its riders have after this stage; first the teams' points."""
    first = leaders(books)
    found: list[list[dict[str, object]]] = [
        [{"text": str(books.points[team]), "leads": False} for team in books.teams]
    ]
    for group, field in zip(GROUPS, ("time", "sprint", "mountain"), strict=True):
        amounts = {rider: getattr(account, field) for rider, account in books.riders.items()}
        found.append(
            [
                {
                    "text": clock(amount) if group == "general" else some(amount),
                    "leads": first.get(group) == rider,
                }
                for rider, amount in amounts.items()
            ]
        )
    return found


def _rested(tour: FlammeTour, number: int) -> list[str]:
    """What the rest day after this stage gave each team."""
    before, after = tour.entered[number].points, tour.books[number + 1].points
    return [_more(after[team] - before[team]) for team in tour.setup.colours]


def _more(points: int) -> str:
    return f"+{points}" if points else "–"
