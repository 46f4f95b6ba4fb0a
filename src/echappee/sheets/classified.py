"""The page of standings: the teams by points, and every classification with its jerseys."""

from collections.abc import Mapping
from typing import Any

from echappee.sheets.words import Words
from echappee.tours.books import Account, Books, team_of
from echappee.tours.campaign import Campaign
from echappee.tours.standings import GENERAL, MOUNTAIN, SPRINT, Classification, jerseys, ranked, team_times
from echappee.words.voice import clock

Line = dict[str, Any]


def standings_page(campaign: Campaign, words: Words, names: Mapping[str, str]) -> Line:
    """All classifications as they are now."""
    books = campaign.books[-1]
    worn = {rider: jersey for jersey, rider in jerseys(books).items()}
    over = "final" if campaign.over else "points"
    nobody = words("nobody" if books.begun else "unridden")
    panels = [
        (over, f"{over}-about", _teams_by_points(campaign, words, names)),
        ("teams", "teams-about", _teams_by_time(books, names)),
        ("general", "time", _by_time(books, names, worn)),
        ("sprint", "unit", _by_points(books, SPRINT, names, worn)),
        ("mountain", "unit", _by_points(books, MOUNTAIN, names, worn)),
    ]
    return {
        "kind": "standings",
        "heading": words("standings"),
        "panels": [
            {"title": words(title), "about": words(about), "lines": lines, "nobody": nobody}
            for title, about, lines in panels
        ],
    }


def _teams_by_points(campaign: Campaign, words: Words, names: Mapping[str, str]) -> list[Line]:
    books, outcome = campaign.books[-1], campaign.outcome if campaign.over else None
    points = books.points
    order = sorted(books.teams, key=lambda team: (-points[team], books.first_of(team)))
    bonus, total = (outcome.bonus, outcome.total) if outcome else ({}, points)
    return [
        _line(team, names, note=_parts(words, books.won[team], books.rest[team], bonus.get(team, 0)))
        | {"value": str(total[team])}
        for team in (outcome.ranking if outcome else order)
    ]


def _parts(words: Words, won: int, rest: int, bonus: int) -> str:
    """How points came together; nothing where there is one part only."""
    if rest and bonus:
        return words("won-both", won=won, rest=rest, bonus=bonus)
    if bonus:
        return words("won-bonus", won=won, bonus=bonus)
    return words("won-rest", won=won, rest=rest) if rest else ""


def _teams_by_time(books: Books, names: Mapping[str, str]) -> list[Line]:
    if not books.begun:
        return []
    times = team_times(books)
    best = times[0][1]
    return [_line(team, names, note=_gap(time - best)) | {"value": clock(time)} for team, time in times]


def _by_time(books: Books, names: Mapping[str, str], worn: Mapping[str, str]) -> list[Line]:
    order = ranked(books, GENERAL)
    times = [books.riders[rider].time for rider in order]
    return [
        _line(rider, names, worn, note=_gap(time - times[0])) | {"value": clock(time)}
        for rider, time in zip(order, times, strict=True)
    ]


def _by_points(
    books: Books, classification: Classification[Account], names: Mapping[str, str], worn: Mapping[str, str]
) -> list[Line]:
    return [
        _line(rider, names, worn) | {"value": str(-classification.merit(books.riders[rider]))}
        for rider in ranked(books, classification)
    ]


def _line(who: str, names: Mapping[str, str], worn: Mapping[str, str] | None = None, note: str = "") -> Line:
    """A line of a team, or of a rider: then with the type and the jersey that is worn."""
    team = team_of(who) or who
    kind = who.removeprefix(team).removeprefix(".")
    return {"team": team, "worn": (worn or {}).get(who, ""), "type": kind, "name": names[team], "note": note}


def _gap(seconds: int) -> str:
    return f"+{clock(seconds)}" if seconds else ""
