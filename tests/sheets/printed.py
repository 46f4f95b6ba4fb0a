"""Tours on paper, for tests: ridden once, printed for real, and inspected."""

import json
import re
from functools import lru_cache
from typing import Any, NamedTuple, cast

from echappee.flamme.rules import Ruleset
from echappee.flamme.tours import FlammeTour
from echappee.homas.tours import StageRace
from echappee.homas.tours import new_tour as new_stage_race
from echappee.sheets import called, paper_of, print_pdf
from echappee.sheets.paper import Paper
from echappee.sheets.pdf import compiler_of
from echappee.sheets.sheet import Cell, Sheet, SheetRow, SheetSection, SheetTable
from echappee.tours.tour import SomeTour, load_tour
from tests.tours.ridden import Plan
from tests.tours.tours import let_bots_ride

SPECIALISTS = Ruleset(specialists=True)
FRANCE = "tour-de-france"
FOUR = ("domestique", "domestique", "random", "domestique", "-")
ALONE = ("-", "-", "domestique", "-", "-")
TINY = "tour-de-france-prologue road:0x14,-3x6,2x4,0x6;sprint=8;hill=20;red=11;stage time-trial-32"


@lru_cache
def toured(calendar: str, teams: int, stages: int, rules: Ruleset = SPECIALISTS) -> FlammeTour:
    """A tour after this many stages."""
    steps = Plan(calendar, ("team",) * teams, rules, 3).steps()
    return next(tour for tour in steps if tour.number == stages)


@lru_cache
def raced(calendar: str, players: tuple[str, ...], stages: int) -> StageRace:
    """A tour of Homas Tour Pro after this many stages, ridden by these bots."""
    texts = _texts(calendar, players)
    tour = cast("StageRace", load_tour(texts[min(stages, len(texts) - 1)]))
    while tour.number < stages:
        let_bots_ride(tour)
        texts.append(tour.text())
    return tour


@lru_cache
def _texts(calendar: str, players: tuple[str, ...]) -> list[str]:
    """The file of a tour after each stage ridden so far: to read it takes less time than to ride."""
    kinds = ["neutral" if player == "-" else "team" for player in players]
    return [new_stage_race(calendar, kinds, players, 7).text()]


def paper(tour: SomeTour, language: str = "en", people: dict[str, str] | None = None) -> Paper:
    """Its sheets, with these people among the riders."""
    return paper_of(tour, language, called(tour, tour.players, language, people))


def sheets_of(made: Paper, kind: str) -> list[Sheet]:
    """The sheets of this kind."""
    return [sheet for sheet in made["sheets"] if sheet["kind"] == kind]


def sections(sheet: Sheet) -> list[SheetSection]:
    return [section for part in sheet["parts"] for section in part["sections"]]


def table(sheet: Sheet) -> SheetTable:
    """The only table on this sheet."""
    (section,) = sections(sheet)
    return section["table"]


def filled(row: SheetRow) -> bool:
    """Whether anything is in it but what it is about."""
    return any(cell.get("text") for cell in row["cells"][1:])


class Ranked(NamedTuple):
    """A line of a classification."""

    rider: str
    team: str
    worn: str
    note: str
    value: str


def classifications(made: Paper) -> dict[str, list[Ranked]]:
    """The classifications on the sheet of standings, by their titles."""
    (sheet,) = sheets_of(made, "standings")
    found = {}
    for section in sections(sheet):
        rows = (row["cells"] for row in section["table"]["rows"])
        found[section["title"]["text"]] = [
            Ranked(rider_of(who), who["team"], who.get("worn", ""), note["note"], value["text"])
            for _, who, note, value in rows
        ]
    return found


def rider_of(cell: Cell) -> str:
    """What its cap says; empty for a team."""
    return cell["cap"]["text"] if "cap" in cell else ""


def pages_in(pdf: bytes) -> int:
    """How many pages a PDF has."""
    return len(re.findall(rb"/Type\s*/Page\b", pdf))


def count_pages(sheets: Paper) -> int:
    """On how many pages these sheets really are."""
    return pages_in(print_pdf(sheets))


def headings(sheets: Paper) -> list[str]:
    """The headings of the printed pages, each as one plain text."""
    found: list[dict[str, Any]] = json.loads(compiler_of(sheets).query("heading"))
    return [each["body"]["text"] for each in found if each["level"] == 1]
