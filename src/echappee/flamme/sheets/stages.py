"""Stage by stage: the tour sheet with running totals, and a sheet for each team with its winnings."""

from collections.abc import Iterator, Sequence

from echappee.flamme.tours import FlammeTour, outcome_of
from echappee.flamme.tours.books import Books, team_of
from echappee.flamme.tours.calendar import called, format_of, stage_of
from echappee.flamme.tours.standings import CLASSIFICATIONS, jerseys, leaders
from echappee.flamme.tours.team_sheets import Legs, RiderEntry, team_sheet
from echappee.flamme.words.voice import FlammeVoice
from echappee.sheets import sheet
from echappee.sheets.game_sheets import SheetWords, TeamNames
from echappee.sheets.sheet import (
    Cap,
    Cell,
    Sheet,
    SheetColumn,
    SheetRow,
    column,
    dim,
    heavy,
    plain,
    row,
    some,
)
from echappee.tours.game_tours import OWN, Day
from echappee.words.sentences import clock

FlammeWords = SheetWords[FlammeVoice]
FIELDS = {"general": "time", "sprint": "sprint", "mountain": "mountain"}
SHARES = {"general": 1.55, "sprint": 0.68, "mountain": 0.68}
COLUMNS = {"podium": 15, "clock": 18, "sprint": 15, "mountain": 18, "exhaustion": 22}


def cap_of(rider: str) -> Cap:
    """The cap of a rider, as in blue.S; a Sprinteur's is dark."""
    return {"text": rider[-1], "look": "dark" if rider[-1] == "S" else "light"}


def tour_sheet(tour: FlammeTour, words: FlammeWords, names: TeamNames) -> Sheet:
    """Running totals of all classifications; stages still to come have empty rows."""
    teams, riders = tour.setup.colours, tuple(tour.books[0].riders)
    columns = [
        column({"text": words("stage"), "look": "heavy"}, width=34 if len(teams) > 4 else 46, align="left"),
        *sheet.grouped(words("points"), [column({"team": team}, share=0.9) for team in teams]),
    ]
    for name, share in SHARES.items():
        heads: list[Cell] = [{"team": team_of(rider), "cap": cap_of(rider)} for rider in riders]
        columns += sheet.grouped(words(name), [column(head, share=share) for head in heads])
    rows: list[SheetRow] = []
    width = len(columns) - 1
    for number, day in enumerate(tour.setup.days):
        ridden = number < tour.number
        head: Cell = {**stage_head(day, number, words), "note": ""}
        rows.append(row([head, *(_totals(tour.entered[number]) if ridden else sheet.blank(width))]))
        if day.rest:
            given = _rested(tour, number) if ridden else sheet.blank(len(teams))
            rows.append(row([dim(words("rest")), *given, *sheet.blank(width - len(teams))], "band"))
    outcome = outcome_of(tour)
    if tour.over:
        bonus = [heavy(_more(outcome.bonus[team])) for team in teams]
        rows.append(row([dim(words("bonus")), *bonus, *sheet.blank(width - len(teams))], "band"))
    points = outcome.total if tour.over else tour.books[-1].points
    sums = [heavy(str(points[team])) for team in teams]
    rows.append(row([heavy(words("total")), *sums, *sheet.blank(width - len(teams))], "total"))
    table: sheet.SheetTable = {"columns": columns, "rows": rows, "stubs": 1, "tallest": 9}
    foot: list[Cell] = [{"team": team, "text": names[team]} for team in teams]
    return {**sheet.sheet("tour", words("tour"), words("tour-about"), table), "foot": foot}


def stage_head(day: Day, number: int, words: FlammeWords) -> Cell:
    """A stage as its row begins: number, name, and how it is ridden if that is unusual."""
    stage, form = stage_of(day), format_of(day)
    kind = form if form != "tour" else stage.special if stage.special == "extended" else ""
    name = words("own-road") if stage.id == OWN else called(stage)
    head: Cell = {"number": str(number + 1), "text": name}
    return {**head, "note": words("stage-kind", kind=kind)} if kind else head


def _totals(books: Books) -> list[Cell]:
    """The points of the teams after a stage, then for each classification what its riders have."""
    first, cells = leaders(books), [heavy(str(books.points[team])) for team in books.teams]
    for each in CLASSIFICATIONS:
        for rider, account in books.riders.items():
            amount = getattr(account, FIELDS[each.name])
            text = clock(amount) if each.name == "general" else some(amount)
            cells.append(sheet.led(text, each.jersey if first.get(each.name) == rider else ""))
    return cells


def _rested(tour: FlammeTour, number: int) -> list[Cell]:
    """The rest day's effect on each team after this stage."""
    before, after = tour.entered[number].points, tour.books[number + 1].points
    return [heavy(_more(after[team] - before[team])) for team in tour.setup.colours]


def _more(points: int) -> str:
    return f"+{points}" if points else sheet.NOTHING


def team_sheet_of(tour: FlammeTour, words: FlammeWords, names: TeamNames, team: str) -> Sheet:
    """The effect of every stage on a team; stages still to come have empty rows."""
    own = team_sheet(tour, team)
    worn = sheet.worn_by(jerseys(tour.books[-1]))
    specialists = tour.books[-1].specialists.get(team, ("", ""))
    columns: list[SheetColumn] = [column(words("stage"), share=1, align="left")]
    for rider, chosen in zip(own.riders, specialists, strict=True):
        name = words.voice.specialist(chosen) if chosen else words("type", type=rider[-1])
        head: Cell = {"cap": cap_of(rider), "text": name, "look": "heavy"}
        if rider in worn:
            head = {**head, "team": team, "worn": worn[rider]}
        columns += sheet.grouped(head, [column(words(each), width=width) for each, width in COLUMNS.items()])
    columns += sheet.grouped({}, [column(words("team-points"), width=17)])
    fight = f" {words('combative')}" if tour.setup.rules.super_combative else ""
    table: sheet.SheetTable = {
        "columns": columns,
        "rows": list(_team_rows(tour, words, team)),
        "stubs": 1,
        "tallest": 9,
    }
    return {
        **sheet.sheet("team", names[team], words("tour-points", points=own.total), table),
        "team": team,
        "total": str(own.total),
        "foot": [dim(words("team-about") + fight)],
    }


def _team_rows(tour: FlammeTour, words: FlammeWords, team: str) -> Iterator[SheetRow]:
    own = team_sheet(tour, team)
    for number, day in enumerate(tour.setup.days):
        head = stage_head(day, number, words)
        if number < len(own.rows):
            stage = own.rows[number]
            halves = [cell for both in zip(stage.entries, stage.legs, strict=True) for cell in _half(*both)]
            yield row([head, *halves, heavy(some(stage.points))])
        else:
            yield row([head, *sheet.blank(11)])
        if day.rest:
            rest = own.rests.get(number)
            cells = [*map(_rested_legs, rest.legs), heavy(some(rest.points))] if rest else sheet.blank(3)
            first, second, points = cells
            yield row([dim(words("rest")), *sheet.blank(4), first, *sheet.blank(4), second, points], "band")
    if own.bonus is not None:
        yield row([dim(words("bonus")), *sheet.blank(10), heavy(some(own.bonus))], "band")
    sums = [cell for entry in own.sums for cell in (*map(heavy, _sum(entry)), Cell())]
    yield row([heavy(words("total")), *sums, heavy(str(own.total))], "total")


def _half(entry: RiderEntry, legs: Legs) -> list[Cell]:
    """One rider's part of a row."""
    texts = [clock(entry.time), some(entry.sprint), some(entry.mountain)]
    return [
        heavy(some(entry.podium)),
        *map(plain, texts),
        _tired(legs) if legs.before else plain(sheet.NOTHING),
    ]


def _tired(legs: Legs) -> Cell:
    return plain(f"{legs.before} → {legs.after}")


def _rested_legs(legs: Legs) -> Cell:
    return _tired(legs) if legs.before != legs.after else {}


def _sum(own: RiderEntry) -> Sequence[str]:
    return str(own.podium), clock(own.time), str(own.sprint), str(own.mountain)
