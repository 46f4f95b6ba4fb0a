"""A director's sheets: for every stage a line for each rider, filled in or to be filled in by hand."""

from collections.abc import Iterator

from echappee.homas.rules.cards import KINDS
from echappee.homas.sheets.riders import HomasWords, behind, cap_of, signed, stage_head, stage_kind
from echappee.homas.tours import StageRace
from echappee.homas.tours.calendar import road_of
from echappee.homas.tours.standings import jerseys, team_times
from echappee.homas.tours.team_sheets import StageEntry, entries_of, riders_of, start_of, team_entry
from echappee.sheets import sheet
from echappee.sheets.game_sheets import TeamNames
from echappee.sheets.sheet import (
    Cell,
    EnergyCard,
    Sheet,
    SheetColumn,
    SheetRow,
    column,
    dim,
    heavy,
    plain,
    some,
)
from echappee.words.sentences import clock

ON_A_SHEET = 4
CARDS = {"6": "any", "6h": "hill", "5k": "cobbles"}
AMOUNTS = 10
"""How many columns are filled in after a stage."""


def director_sheets(tour: StageRace, words: HomasWords, names: TeamNames, team: str) -> list[Sheet]:
    """As many stages as fit."""
    total = behind(dict(team_times(tour.books[-1]))[team]) if tour.number else ""
    signs: list[Cell] = [
        {"cards": [{"value": "6", "kind": "hill"}], "text": words("card-hill"), "look": "dim"},
        {"cards": [{"value": "5", "kind": "cobbles"}], "text": words("card-cobbles"), "look": "dim"},
    ]
    made: list[Sheet] = []
    for stages in sheet.in_pages(range(len(tour.setup.days)), ON_A_SHEET):
        rows = [row for number in stages for row in _rows(tour, number, words, team)]
        table: sheet.SheetTable = {"columns": _columns(words), "rows": rows, "stubs": 2, "tallest": 8.6}
        about = words("team-time") if total else ""
        foot = [dim(words("director-about")), *signs]
        made.append(
            {
                **sheet.sheet("director", names[team], about, table),
                "team": team,
                "total": total,
                "foot": foot,
            }
        )
    return made


def _columns(words: HomasWords) -> list[SheetColumn]:
    def points(title: str) -> list[SheetColumn]:
        heads = (words("column-won"), words("column-all"))
        return sheet.grouped(words(title), [column(head, width=11) for head in heads])

    widths = {"place": 13, "delay": 16, "bonus": 13, "sum": 16, "behind": 17}
    return [
        column(words("stage"), share=1, align="left"),
        *sheet.grouped({}, [column(words("rider"), width=34, align="left")]),
        column(words("column-fitness"), width=13),
        column(words("column-energy"), width=37, align="left"),
        *sheet.grouped({}, [column(words(f"column-{name}"), width=width) for name, width in widths.items()]),
        *points("green"),
        *points("polka"),
        *sheet.grouped({}, [column(words("column-left"), width=12)]),
    ]


def _rows(tour: StageRace, number: int, words: HomasWords, team: str) -> Iterator[SheetRow]:
    """The rows of a stage: its riders, then the team."""
    day, start, over = tour.setup.days[number], start_of(tour, number, team), number < tour.number
    road = road_of(day)
    about = [f"{stage_kind(day, words)} · {words('squares', squares=road.length)}"]
    about += [words("limit", minutes=road.limit)] if road.limit else []
    entries = entries_of(tour, number, team) if over else [None] * len(start.fitness)
    worn = sheet.worn_by(jerseys(tour.books[number])) if number <= tour.number else {}
    hands = start.hands or [None] * len(start.energy)
    riders = riders_of(team)
    head: list[Cell] = [
        {**stage_head(day, number, words), "look": "heavy", "under": about, "down": len(riders) + 1}
    ]
    for rider, drawn, count, hand, entry in zip(
        riders, start.fitness, start.energy, hands, entries, strict=False
    ):
        who: Cell = {"cap": cap_of(tour, rider), "text": words.voice.role(int(rider[1]))}
        if rider in worn:
            who = {**who, "team": team, "worn": worn[rider]}
        fitness = plain("" if drawn is None else some(drawn))
        cells = [who, fitness, _cards(count, hand), *(_amounts(entry) if entry else sheet.blank(AMOUNTS))]
        yield sheet.row([*head, *cells], "begins" if head else "plain")
        head = []
    standing: Cell = {"text": _standing(tour, number, team, words) if over else "", "across": AMOUNTS}
    shared: list[Cell] = [{**dim(words("team")), "across": 2}, _cards(start.energy[-1], hands[-1]), standing]
    yield sheet.row(shared, "band")


def _cards(count: int, hand: tuple[str, ...] | None) -> Cell:
    """A box for each card: with what was chosen, or empty to write in."""
    blank: list[EnergyCard] = [{"value": "", "kind": ""}] * count
    chosen: list[EnergyCard] = [
        {"value": card[0], "kind": CARDS[card]} for card in sorted(hand or (), key=KINDS.index)
    ]
    cards = blank if hand is None else chosen
    return {"cards": cards} if cards else plain(sheet.NOTHING)


def _amounts(entry: StageEntry) -> list[Cell]:
    bonus = f"\N{MINUS SIGN}{entry.bonus}" if entry.bonus else sheet.NOTHING
    points = (some(entry.green), str(entry.greens), some(entry.polka), str(entry.polkas), str(entry.left))
    return [
        heavy(str(entry.place)),
        plain(behind(entry.delay) + "*" * entry.late),
        plain(bonus),
        plain(signed(entry.total)),
        heavy(behind(entry.behind)),
        *map(plain, points),
    ]


def _standing(tour: StageRace, number: int, team: str, words: HomasWords) -> str:
    own = team_entry(tour, number, team)
    return words("team-standing", place=own.place, time=clock(own.behind))
