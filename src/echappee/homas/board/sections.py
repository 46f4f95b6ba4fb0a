"""The board (rules 0.2, 0.3): its roads as data, and the sections of a race put one after the other."""

import json
from collections.abc import Collection, Iterator, Mapping, Sequence
from importlib.resources import files
from typing import Final, NamedTuple, NotRequired, TypedDict

from echappee.homas.board.rows import Curve, Roadway, Row

FLAT_LAP: Final = "BCDA"
COBBLES: Final = "K"
"""Stands in a route for the detour over cobbles; no line is drawn there."""
SUMMITS: Final = "EFG"


class Edge(TypedDict):
    """One of the board's roads as data."""

    rows: Sequence[int]
    """Their grades."""
    curves: Sequence[tuple[str, int, int]]
    cobbles: NotRequired[tuple[int, int]]
    """The first and the last row of them."""


def read_data(name: str) -> str:
    """One of the data files beside the code."""
    return (files(__package__) / "data" / name).read_text("utf-8")


EDGES: Final[Mapping[str, Edge]] = json.loads(read_data("board.json"))["edges"]


class Sections(NamedTuple):
    """A road, and the row in front of which each of its letters lies (0: before the front row)."""

    roadway: Roadway
    ends: tuple[int, ...]


def sections(letters: Sequence[str], squares: int, mountains: Collection[str] = ()) -> Sections:
    """These sections one after the other; the first is as long as the total leaves it (0.2.1)."""
    rows: list[Row] = []
    curves: list[Curve] = []
    ends: list[int] = []
    for index, letter in enumerate(letters):
        if letter != COBBLES:
            edge = _edge(letters, index)
            sides = EDGES[edge]["curves"]
            curves += [Curve(side, len(rows) + first, len(rows) + last) for side, first, last in sides]
            rows += _rows(edge, mountains)
        ends.append(len(rows))
    shift = squares - len(rows)
    kept = rows[-shift:] if shift < 0 else [Row()] * shift + rows
    moved = [Curve(side, first + shift, last + shift) for side, first, last in curves if first + shift > 1]
    return Sections(Roadway(tuple(kept), tuple(moved)), tuple(max(end + shift, 0) for end in ends))


def _edge(letters: Sequence[str], index: int) -> str:
    """The board's road that leads to this letter; the first comes from the flat lap."""
    letter = letters[index]
    if index == 0:
        return FLAT_LAP[FLAT_LAP.index(letter) - 1] + letter
    if letters[index - 1] == COBBLES:
        return f"{letters[index - 2]}{COBBLES}{letter}"
    return letters[index - 1] + letter


def _rows(edge: str, mountains: Collection[str]) -> Iterator[Row]:
    """The rows of one of the board's roads; up and down a mountain they are marked as such."""
    data = EDGES[edge]
    low, high = data.get("cobbles", (0, -1))
    top = next((end for end in edge if end in SUMMITS), "")
    for number, grade in enumerate(data["rows"], start=1):
        cobbles = low <= number <= high
        yield Row(grade, cobbles, mountain=bool(grade) and top in mountains and not cobbles)
