"""The page of standings: the teams by points, and every classification with its jerseys."""

from collections.abc import Mapping

from echappee.flamme.sheets.riders import cap_of
from echappee.flamme.sheets.words import FlammeWords
from echappee.flamme.tours import FlammeTour, outcome_of
from echappee.flamme.tours.books import Account, Books, team_of
from echappee.flamme.tours.standings import (
    GENERAL,
    MOUNTAIN,
    SPRINT,
    Classification,
    jerseys,
    ranked,
    team_times,
)
from echappee.sheets.game_sheets import Names, Page
from echappee.sheets.standing_rows import StandingRow, gap, panel, rider_row, team_row, worn_by
from echappee.words.sentences import clock


def standings_page(tour: FlammeTour, words: FlammeWords, names: Names) -> Page:
    books = tour.books[-1]
    worn = worn_by(jerseys(books))
    over = "final" if tour.over else "points"
    nobody = words("nobody" if books.begun else "unridden")
    unit = words("unit")
    points = panel(words(over), words(f"{over}-about"), _teams_by_points(tour, words, names), nobody)
    teams = panel(words("teams"), words("teams-about"), _teams_by_time(books, names), nobody)
    general = panel(words("general"), words("time"), _by_time(books, names, worn), nobody)
    sprint = panel(words("sprint"), unit, _by_points(books, SPRINT, names, worn), nobody)
    mountain = panel(words("mountain"), unit, _by_points(books, MOUNTAIN, names, worn), nobody)
    return {
        "kind": "standings",
        "heading": words("standings"),
        "columns": [
            {"width": 1.25, "panels": [points, teams]},
            {"width": 1.15, "panels": [general]},
            {"width": 1, "panels": [sprint, mountain]},
        ],
    }


def _teams_by_points(tour: FlammeTour, words: FlammeWords, names: Names) -> list[StandingRow]:
    books, outcome = tour.books[-1], outcome_of(tour) if tour.over else None
    points = books.points
    order = sorted(books.teams, key=lambda team: (-points[team], books.first_of(team)))
    bonus, total = (outcome.bonus, outcome.total) if outcome else ({}, points)
    return [
        team_row(
            team,
            names[team],
            str(total[team]),
            _parts(words, books.won[team], books.rest[team], bonus.get(team, 0)),
        )
        for team in (outcome.ranking if outcome else order)
    ]


def _parts(words: FlammeWords, won: int, rest: int, bonus: int) -> str:
    """How the points add up; empty if there is only one part."""
    if rest and bonus:
        return words("won-both", won=won, rest=rest, bonus=bonus)
    if bonus:
        return words("won-bonus", won=won, bonus=bonus)
    return words("won-rest", won=won, rest=rest) if rest else ""


def _teams_by_time(books: Books, names: Names) -> list[StandingRow]:
    if not books.begun:
        return []
    times = team_times(books)
    best = times[0][1]
    return [team_row(team, names[team], clock(time), gap(time - best)) for team, time in times]


def _by_time(books: Books, names: Names, worn: Mapping[str, str]) -> list[StandingRow]:
    order = ranked(books, GENERAL)
    times = [books.riders[rider].time for rider in order]
    return [
        _of_rider(rider, names, worn, clock(time), gap(time - times[0]))
        for rider, time in zip(order, times, strict=True)
    ]


def _by_points(
    books: Books, classification: Classification[Account], names: Names, worn: Mapping[str, str]
) -> list[StandingRow]:
    return [
        _of_rider(rider, names, worn, str(-classification.merit(books.riders[rider])))
        for rider in ranked(books, classification)
    ]


def _of_rider(rider: str, names: Names, worn: Mapping[str, str], value: str, note: str = "") -> StandingRow:
    team = team_of(rider)
    return rider_row(team_row(team, names[team], value, note), cap_of(rider), worn.get(rider, ""))
