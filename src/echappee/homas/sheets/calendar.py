"""The calendar: every stage with its road from the side, its length, its cards and its time limit."""

from collections.abc import Iterator, Sequence

from echappee.homas.board.course import Course, Mark, Square
from echappee.homas.rules import course
from echappee.homas.rules.cards import INDIVIDUAL
from echappee.homas.rules.setup import team_cards
from echappee.homas.sheets.riders import chip_of
from echappee.homas.sheets.words import HomasWords, stage_head
from echappee.homas.tours import StageRace
from echappee.homas.tours.books import places, team_of
from echappee.sheets.game_sheets import Names, Page
from echappee.sheets.standing_rows import in_parts

ON_A_PAGE = 8
LEGEND = ("sprint", "red", "top", "cobbles")
STEEPEST, LITTLE = 2.4, 0.8
"""How much a road comes down at most for a point of a descent, and what it loses where it is flat."""


def calendar_pages(tour: StageRace, words: HomasWords, names: Names) -> list[Page]:
    """All stages, as many as a page has room for."""
    cards = [_stage(tour, number, words, names) for number in range(len(tour.setup.days))]
    return [
        {
            "kind": "calendar",
            "heading": words("calendar"),
            "legend": {mark: words(f"calendar-{mark}") for mark in LEGEND},
            "rows": ON_A_PAGE // 2,
            "stages": list(page),
        }
        for page in in_parts(cards, ON_A_PAGE)
    ]


def _stage(tour: StageRace, number: int, words: HomasWords, names: Names) -> dict[str, object]:
    day = tour.setup.days[number]
    road = course(day.stage)
    counts = road.cards or (*map(len, INDIVIDUAL), len(team_cards(())))
    winner = places(tour.results[number])[0] if number < tour.number else ""
    return stage_head(day, number, words) | {
        "length": words("squares", squares=road.length),
        "limit": words("limit", minutes=road.limit) if road.limit else words("no-limit"),
        "energy": words("energy"),
        "counts": [str(count) for count in counts],
        "team": words("team-cards"),
        "winner": chip_of(tour, winner) | {"name": names[team_of(winner)]} if winner else None,
        "road": _profile(road),
    }


def _profile(road: Course) -> dict[str, object]:
    """The road from the side: heights from row to row, what lies on it, and the lines across it."""
    by_row = {square.row: square for square in road.squares}
    rows = [by_row[number] for number in range(1, road.length + 1)]
    return {
        "heights": [round(height, 2) for height in climbed(rows)],
        "grounds": [row.road for row in rows],
        "marks": [_mark(mark, road) for mark in road.marks],
        "red": road.team_cards_until if road.team_cards_until < road.length else 0,
    }


def _mark(mark: Mark, road: Course) -> dict[str, object]:
    return {
        "row": mark.row,
        "letter": mark.letter or (str(road.sprints.index(mark) + 1) if mark.sprint else ""),
        "top": bool(mark.kind),
        "title": mark.title,
        "sprint": mark.sprint and road.stage,
    }


def climbed(rows: Sequence[Square]) -> Iterator[float]:
    """How high each line between these rows lies, for the eye: a descent leads down to where it all began."""
    height = 0.0
    yield height
    for number, row in enumerate(rows):
        if row.road == "climb":
            height -= row.grade
        else:
            height = max(0.0, height - _lost(rows, number, height))
        yield height


def _lost(rows: Sequence[Square], number: int, height: float) -> float:
    """What the road comes down in this row."""
    grade = rows[number].grade
    if rows[number].road != "descent":
        return LITTLE
    left = 0
    for row in rows[number:]:
        if row.road != "descent":
            break
        left += row.grade
    return grade * min(STEEPEST, height / left)
