"""The calendar: every stage with its road from the side, its length, its cards and its time limit."""

from collections.abc import Iterator, Sequence

from echappee.homas.board.course import Course, Mark, Square
from echappee.homas.rules.cards import INDIVIDUAL, SPRINTER
from echappee.homas.rules.setup import team_cards
from echappee.homas.sheets.riders import HomasWords, chip_of, stage_head, stage_kind
from echappee.homas.tours import StageRace
from echappee.homas.tours.books import places, team_of
from echappee.homas.tours.calendar import road_of
from echappee.sheets.game_sheets import TeamNames
from echappee.sheets.sheet import Cell, RoadMark, RoadProfile, Sheet, SheetSection, Sign, dim, heavy, in_pages

ON_A_SHEET = 8
LEGEND: tuple[Sign, ...] = ("rush", "red", "top", "cobbles")
STEEPEST, LITTLE = 2.4, 0.8
"""The most height that a road loses per point of a descent, and its loss on the flat."""


def calendar_sheets(tour: StageRace, words: HomasWords, names: TeamNames) -> list[Sheet]:
    """All stages in two columns, as many as there is room for."""
    stages = [_stage(tour, number, words, names) for number in range(len(tour.setup.days))]
    return [
        {
            "kind": "calendar",
            "heading": words("calendar"),
            "about": [{"sign": sign, "text": words(f"calendar-{sign}")} for sign in LEGEND],
            "parts": [{"share": 1, "sections": half} for half in in_pages(page, (len(page) + 1) // 2)],
            "foot": [],
        }
        for page in in_pages(stages, ON_A_SHEET)
    ]


def _stage(tour: StageRace, number: int, words: HomasWords, names: TeamNames) -> SheetSection:
    day = tour.setup.days[number]
    road = road_of(day)
    limit = words("limit", minutes=road.limit) if road.limit else words("no-limit")
    stage: SheetSection = {
        "title": stage_head(day, number, words),
        "about": " · ".join((stage_kind(day, words), words("squares", squares=road.length), limit)),
        "road": _profile(road),
        "line": _energy(road, words),
    }
    if number < tour.number:
        winner = places(tour.results[number])[0]
        stage["end"] = {**chip_of(tour, winner), "text": names[team_of(winner)]}
    return stage


def _energy(road: Course, words: HomasWords) -> list[Cell]:
    """How many energy cards each rider has, and the team."""
    *own, shared = road.cards or (*map(len, INDIVIDUAL), len(team_cards(())))
    riders: list[Cell] = [
        {
            "cap": {"text": str(role), "look": "dark" if role == SPRINTER else "light"},
            "text": str(count),
            "look": "heavy",
        }
        for role, count in enumerate(own, start=1)
    ]
    return [dim(words("energy")), *riders, dim(words("team-cards")), heavy(str(shared))]


def _profile(road: Course) -> RoadProfile:
    """The road from the side: heights from row to row, what lies on it, and the lines across it."""
    by_row = {square.row: square for square in road.squares}
    rows = [by_row[number] for number in range(1, road.length + 1)]
    return {
        "heights": [round(height, 2) for height in climbed(rows)],
        "grounds": [row.road for row in rows],
        "marks": [_mark(mark, road) for mark in road.marks],
        "red": road.team_cards_until if road.team_cards_until < road.length else 0,
    }


def _mark(mark: Mark, road: Course) -> RoadMark:
    return {
        "row": mark.row,
        "letter": mark.letter or (str(road.sprints.index(mark) + 1) if mark.sprint else ""),
        "top": bool(mark.kind),
        "title": mark.title,
        "sprint": mark.sprint and road.stage,
    }


def climbed(rows: Sequence[Square]) -> Iterator[float]:
    """The height of each line between these rows, for the eye: descents lead down to the starting level."""
    height = 0.0
    yield height
    for number, row in enumerate(rows):
        if row.road == "climb":
            height -= row.grade
        else:
            height = max(0.0, height - _lost(rows, number, height))
        yield height


def _lost(rows: Sequence[Square], number: int, height: float) -> float:
    """The height that the road loses in this row."""
    grade = rows[number].grade
    if rows[number].road != "descent":
        return LITTLE
    left = 0
    for row in rows[number:]:
        if row.road != "descent":
            break
        left += row.grade
    return grade * min(STEEPEST, height / left)
