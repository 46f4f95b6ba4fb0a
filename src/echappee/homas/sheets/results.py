"""The stages' results, and the race sheet with all classifications after each stage."""

from collections.abc import Iterator, Sequence
from itertools import zip_longest

from echappee.homas.board.course import Mark
from echappee.homas.rules import COLOURS
from echappee.homas.sheets.riders import HomasWords, behind, cap_of, chip_of, stage_head, stage_kind
from echappee.homas.tours import StageRace
from echappee.homas.tours.books import POLKA, RIDERS, SHORT, bonus_seconds, places, stage_times
from echappee.homas.tours.calendar import road_of
from echappee.homas.tours.standings import CLASSIFICATIONS, leaders, team_times
from echappee.homas.tours.team_sheets import riders_of
from echappee.sheets import sheet
from echappee.sheets.game_sheets import TeamNames
from echappee.sheets.sheet import (
    Cell,
    Sheet,
    SheetColumn,
    SheetRow,
    column,
    dim,
    heavy,
    in_pages,
    led,
    plain,
    row,
)

ON_A_SHEET = 7


def result_sheets(tour: StageRace, words: HomasWords) -> list[Sheet]:
    """The stages side by side, as many as fit; those to come are empty."""
    stages = in_pages(range(len(tour.setup.days)), ON_A_SHEET)
    return [
        sheet.sheet("results", words("results"), words("results-about"), _results(tour, words, page))
        for page in stages
    ]


def _results(tour: StageRace, words: HomasWords, stages: Sequence[int]) -> sheet.SheetTable:
    columns: list[SheetColumn] = [column(width=6, align="right")]
    for number in stages:
        day = tour.setup.days[number]
        title: Cell = {**stage_head(day, number, words), "look": "heavy", "under": [stage_kind(day, words)]}
        columns += sheet.grouped(title, [column(width=15, align="left"), column(share=1, align="right")])
    lines = [_lines(tour, number) for number in stages]
    rows = [
        row([dim(str(place)), *(cell for both in line for cell in both)])
        for place, line in enumerate(zip(*lines, strict=True), start=1)
    ]
    passages = [list(_passages(tour, number, words)) for number in stages]
    for index, line in enumerate(zip_longest(*passages, fillvalue=Cell())):
        passed: list[Cell] = [{**cell, "across": 2} for cell in line]
        rows.append(row([{}, *passed], "plain" if index else "begins"))
    return {"columns": columns, "rows": rows, "stubs": 1, "tallest": 6.4}


def _lines(tour: StageRace, number: int) -> list[tuple[Cell, Cell]]:
    """The riders by place with their delays, bonuses not counted; nothing before the stage is over."""
    if number >= tour.number:
        return [({}, {})] * len(RIDERS)
    result, after = tour.results[number], tour.books[number + 1].riders
    times, bonus = stage_times(result), bonus_seconds(result)
    found: list[tuple[Cell, Cell]] = []
    for rider in places(result):
        delay = behind(times[rider] + bonus[rider]) + "*" * after[rider].tired
        found.append((chip_of(tour, rider), plain(delay) if found else heavy(delay)))
    return found


def _passages(tour: StageRace, number: int, words: HomasWords) -> Iterator[Cell]:
    """The lines with points, and the riders who won some."""
    road = road_of(tour.setup.days[number])
    if not road.stage:
        return
    result = tour.results[number] if number < tour.number else None
    for index, _ in enumerate(road.sprints):
        yield _passage(words("rush", number=index + 1), result.rushes[index][: len(SHORT)] if result else ())
    for index, mark in enumerate(road.summits):
        riders = result.summits[index].riders[: len(POLKA[mark.kind])] if result else ()
        yield _passage(_summit(mark, index, words), riders)


def _passage(title: str, riders: Sequence[str]) -> Cell:
    return {"over": title, "text": "  ".join(riders), "look": "heavy"}


def _summit(mark: Mark, index: int, words: HomasWords) -> str:
    return mark.title or words("summit", kind=mark.kind, number=index + 1)


def race_sheets(tour: StageRace, words: HomasWords, names: TeamNames) -> list[Sheet]:
    """As many stages as fit; those to come have empty columns."""
    made: list[Sheet] = []
    for stages in in_pages(range(len(tour.setup.days)), ON_A_SHEET):
        columns = [column(width=36, align="left"), column(width=13)]
        for title, share in (("behind-short", 1.35), ("green", 0.8), ("polka", 0.8)):
            columns += sheet.grouped(
                words(title), [column(str(number + 1), share=share) for number in stages]
            )
        rows = [each for team in COLOURS for each in _team_rows(tour, words, names, team, stages)]
        foot = [stage_head(tour.setup.days[number], number, words) for number in stages]
        table: sheet.SheetTable = {"columns": columns, "rows": rows, "stubs": 2, "tallest": 5.6}
        made.append({**sheet.sheet("race", words("race-sheet"), words("race-about"), table), "foot": foot})
    return made


def _team_rows(
    tour: StageRace, words: HomasWords, names: TeamNames, team: str, stages: Sequence[int]
) -> Iterator[SheetRow]:
    """A row for each rider and one for the team."""
    riders = riders_of(team)
    whose: Cell = {"team": team, "text": names[team], "look": "heavy", "down": len(riders) + 1}
    for rider in riders:
        cells = [
            _amount(tour, number, rider, name) for name in ("time", "green", "polka") for number in stages
        ]
        first = [whose] if rider == riders[0] else []
        yield row([*first, {"cap": cap_of(tour, rider)}, *cells], "begins" if first else "plain")
    times = [_team_time(tour, number, team) for number in stages]
    yield row([dim(words("team")), *times, *sheet.blank(2 * len(stages))], "band")


def _amount(tour: StageRace, number: int, rider: str, name: str) -> Cell:
    """A rider's amount in this classification after a stage."""
    if number >= tour.number:
        return {}
    books = tour.books[number + 1]
    amount = getattr(books.riders[rider], name)
    jersey = next(each.jersey for each in CLASSIFICATIONS if each.name == name)
    first = leaders(books).get(name) == rider
    return led(behind(amount) if name == "time" else sheet.some(amount), jersey if first else "")


def _team_time(tour: StageRace, number: int, team: str) -> Cell:
    if number >= tour.number:
        return {}
    times = team_times(tour.books[number + 1])
    text = behind(dict(times)[team])
    return heavy(text) if times[0][0] == team else plain(text)
