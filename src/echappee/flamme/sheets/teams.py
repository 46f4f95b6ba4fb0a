"""A team's sheet: every stage of both riders, rest days, and the totals."""

from collections.abc import Iterator

from echappee.flamme.sheets.riders import cap_of
from echappee.flamme.sheets.tour import stage_head
from echappee.flamme.sheets.words import FlammeWords
from echappee.flamme.tours import FlammeTour
from echappee.flamme.tours.standings import jerseys
from echappee.flamme.tours.team_sheets import Entry, Legs, TeamSheet, team_sheet
from echappee.sheets.game_sheets import Names, Page
from echappee.sheets.standing_rows import some, worn_by
from echappee.words.sentences import clock

COLUMNS = ("podium", "clock", "sprint", "mountain", "exhaustion")


def team_page(tour: FlammeTour, words: FlammeWords, names: Names, team: str) -> Page:
    """The sheet of this team; stages still to come have empty rows."""
    sheet = team_sheet(tour, team)
    worn = worn_by(jerseys(tour.books[-1]))
    specialists = tour.books[-1].specialists.get(team, ("", ""))
    return {
        "kind": "team",
        "team": team,
        "heading": names[team],
        "total": str(sheet.total),
        "unit": words("tour-points", points=sheet.total),
        "about": words("team-about"),
        "fight": words("combative") if tour.setup.rules.super_combative else "",
        "stage": words("stage"),
        "points": words("team-points"),
        "columns": [words(column) for column in COLUMNS],
        "riders": [
            {
                "cap": cap_of(rider),
                "name": words.voice.specialist(chosen) if chosen else words("type", type=rider[-1]),
                "worn": worn.get(rider, ""),
            }
            for rider, chosen in zip(sheet.riders, specialists, strict=True)
        ],
        "rows": list(_rows(tour, words, sheet)),
    }


def _rows(tour: FlammeTour, words: FlammeWords, sheet: TeamSheet) -> Iterator[dict[str, object]]:
    for number, day in enumerate(tour.setup.days):
        row = sheet.rows[number] if number < len(sheet.rows) else None
        halves = list(map(_half, row.entries, row.legs)) if row else []
        points = some(row.points) if row else ""
        yield {"kind": "stage", "halves": halves, "points": points, **stage_head(day, number, words)}
        if day.rest:
            rest = sheet.rests.get(number)
            yield {
                "kind": "rest",
                "name": words("rest"),
                "halves": list(map(_rested, rest.legs)) if rest else [],
                "points": some(rest.points) if rest else "",
            }
    if sheet.bonus is not None:
        yield {"kind": "rest", "name": words("bonus"), "halves": [], "points": some(sheet.bonus)}
    sums = list(map(_sum, sheet.sums))
    yield {"kind": "total", "name": words("total"), "halves": sums, "points": str(sheet.total)}


def _half(entry: Entry, legs: Legs) -> dict[str, object]:
    """One rider's part of a row."""
    texts = [some(entry.podium), clock(entry.time), some(entry.sprint), some(entry.mountain)]
    return {"texts": texts, "legs": legs if legs.before else None}


def _rested(legs: Legs) -> dict[str, object]:
    return {"texts": [""] * 4, "legs": legs if legs.before != legs.after else None}


def _sum(own: Entry) -> dict[str, object]:
    texts = [str(own.podium), clock(own.time), str(own.sprint), str(own.mountain)]
    return {"texts": texts, "legs": None}
