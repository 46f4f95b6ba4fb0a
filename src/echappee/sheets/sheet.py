"""A sheet as data: its content, without its looks.

A game makes its sheets from its books once. The PDF (`sheets.typ`), the terminal (`cli/tours/sheets.py`) and
the pages (`web/src/tour/sheets`) draw them.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Literal, NotRequired, TypedDict, TypeVar

from echappee.words.sentences import clock

Thing = TypeVar("Thing")
NOTHING = "–"

Cloth = Literal["light", "dark", "neutral"]
Sign = Literal["rush", "red", "top", "cobbles"]


class Cap(TypedDict):
    """A rider's cap: a letter or a number."""

    text: str
    look: Cloth


class EnergyCard(TypedDict):
    """A card by its number and where it cannot be played; one without a number is to be written in."""

    value: str
    kind: str


class Cell(TypedDict, total=False):
    """A cell of a table, or a word in a line: a jersey, a cap, cards and text, in this order."""

    team: str
    """The team whose jersey is drawn."""
    worn: str
    """A leader's jersey, drawn instead of the team's."""
    cap: Cap
    sign: Sign
    """A road sign, next to its explanation."""
    number: str
    """The number of a stage."""
    cards: Sequence[EnergyCard]
    over: str
    """A small line above the text."""
    text: str
    note: str
    """Smaller text after the text."""
    under: Sequence[str]
    """Small lines below the text."""
    look: Literal["heavy", "dim"]
    leads: str
    """The jersey of the classification led here: the cell is shaded."""
    across: int
    """How many columns it spans."""
    down: int
    """How many rows it spans; the rows below have no cell for it."""


class SheetColumn(TypedDict):
    """A column: its head, and how wide it is on paper."""

    head: Cell
    width: NotRequired[float]
    """In millimetres."""
    share: NotRequired[float]
    """Its share of the remaining width; without width or share it is as wide as its content."""
    align: NotRequired[Literal["left", "right"]]
    group: NotRequired[Cell]
    """The heading of the group of columns that begins here; groups are separated by a line."""


class SheetRow(TypedDict):
    """A row, with a cell for every column; unknown cells are empty."""

    kind: Literal["plain", "band", "begins", "total"]
    """A `band` is tinted, a `total` is a band below a line, and a row that `begins` has only the line."""
    cells: Sequence[Cell]


class SheetTable(TypedDict):
    columns: Sequence[SheetColumn]
    rows: Sequence[SheetRow]
    stubs: int
    """How many columns label the rows; they are repeated where a table is cut."""
    tallest: float
    """The greatest height of a row on paper, in millimetres."""


class RoadMark(TypedDict):
    """A line across a road."""

    row: int
    letter: str
    top: bool
    title: str
    sprint: bool


class RoadProfile(TypedDict):
    """A road from the side: heights from row to row, what lies on it, and the lines across it."""

    heights: Sequence[float]
    grounds: Sequence[str]
    marks: Sequence[RoadMark]
    red: int
    """The row up to which team cards can be played; 0 for the whole road."""


class SheetSection(TypedDict):
    """A part of a sheet: its title, and below it a road, a table and a line."""

    title: NotRequired[Cell]
    about: NotRequired[str]
    road: NotRequired[RoadProfile]
    table: NotRequired[SheetTable]
    nobody: NotRequired[str]
    """The text of a table without rows."""
    line: NotRequired[Sequence[Cell]]
    end: NotRequired[Cell]
    """Text at the end of the line."""


class SheetPart(TypedDict):
    """Sections below each other; parts are side by side."""

    share: float
    sections: Sequence[SheetSection]


class Sheet(TypedDict):
    """One sheet: a page of paper."""

    kind: str
    heading: str
    team: NotRequired[str]
    """The team whose sheet it is."""
    total: NotRequired[str]
    """The total."""
    about: Sequence[Cell]
    parts: Sequence[SheetPart]
    foot: Sequence[Cell]


def sheet(kind: str, heading: str, about: str, table: SheetTable) -> Sheet:
    """A sheet that is one table."""
    return {
        "kind": kind,
        "heading": heading,
        "about": [{"text": about}] if about else [],
        "parts": [{"share": 1, "sections": [{"table": table}]}],
        "foot": [],
    }


def standings(heading: str, parts: Iterable[tuple[float, Sequence[SheetSection]]]) -> Sheet:
    """Classifications, some beside each other and some below."""
    columns: list[SheetPart] = [{"share": share, "sections": sections} for share, sections in parts]
    return {"kind": "standings", "heading": heading, "about": [], "parts": columns, "foot": []}


def classification(
    title: str, about: str, rows: Sequence[tuple[Cell, str, str]], nobody: str, *, ranked: bool = True
) -> SheetSection:
    """Riders or teams, each with a note and an amount; if there are none, the reason."""
    columns: list[SheetColumn] = [
        {"head": {}, "width": 6, "align": "right"},
        {"head": {}, "share": 1, "align": "left"},
        {"head": {}, "align": "right"},
        {"head": {}, "align": "right"},
    ]
    lines: list[SheetRow] = [
        {
            "kind": "plain",
            "cells": [
                {"text": str(place) if ranked else "", "look": "dim"},
                who,
                {"note": note},
                {"text": value, "look": "heavy"},
            ],
        }
        for place, (who, note, value) in enumerate(rows, start=1)
    ]
    return {
        "title": {"text": title},
        "about": about,
        "table": {"columns": columns, "rows": lines, "stubs": 2, "tallest": 7.6},
        "nobody": nobody,
    }


def column(
    head: Cell | str = "", width: float = 0, share: float = 0, align: Literal["left", "right", ""] = ""
) -> SheetColumn:
    """A column of this width, or with this share of the remaining width."""
    made: SheetColumn = {"head": (heavy(head) if head else {}) if isinstance(head, str) else head}
    if width:
        made["width"] = width
    if share:
        made["share"] = share
    if align:
        made["align"] = align
    return made


def grouped(title: Cell | str, columns: Sequence[SheetColumn]) -> list[SheetColumn]:
    """Columns under a common heading."""
    first, *others = columns
    return [
        {**first, "group": heavy(title) if isinstance(title, str) else title},
        *others,
    ]


def row(cells: Iterable[Cell], kind: Literal["plain", "band", "begins", "total"] = "plain") -> SheetRow:
    return {"kind": kind, "cells": list(cells)}


def heavy(text: str) -> Cell:
    return {"text": text, "look": "heavy"}


def dim(text: str) -> Cell:
    return {"text": text, "look": "dim"}


def plain(text: str) -> Cell:
    return {"text": text}


def led(text: str, jersey: str) -> Cell:
    """An amount, shaded if it leads this jersey's classification."""
    return {"text": text, "look": "heavy", "leads": jersey} if jersey else {"text": text}


def blank(cells: int) -> list[Cell]:
    return [{} for _ in range(cells)]


def worn_by(jerseys: Mapping[str, str]) -> dict[str, str]:
    """The jersey of each rider who wears one."""
    return {rider: jersey for jersey, rider in jerseys.items()}


def gap(seconds: int) -> str:
    """A gap to the first; empty for the first itself."""
    return f"+{clock(seconds)}" if seconds else ""


def some(amount: int) -> str:
    """An amount; a dash for nothing."""
    return str(amount or NOTHING)


def in_pages(things: Sequence[Thing], most: int) -> list[Sequence[Thing]]:
    """These items in order, at most `most` per sheet."""
    return [things[first : first + most] for first in range(0, len(things), most)]
