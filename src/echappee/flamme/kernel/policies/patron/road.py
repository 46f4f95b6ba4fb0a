"""The road ahead in patron's inputs, and the tokens beside it: every figure is a byte."""

from typing import Any

from echappee.flamme.bots.patron import layout
from echappee.flamme.kernel.road_table import DRAWS, LANES, LEAST, MOST, SHELTER, SLIPPERY
from echappee.flamme.kernel.rules.lanes import weathered
from echappee.flamme.kernel.rules.tokens import taken_of
from echappee.flamme.kernel.state import SQUARE
from echappee.kernel import Race, Table, compiled

Bytes = Any
"""A row with one byte per input."""


@compiled
def put(out: Bytes, index: int, value: int) -> None:
    """Write this as a byte, clipped to its range."""
    out[index] = min(max(value, 0), layout.YES)


@compiled
def add(out: Bytes, index: int, value: int) -> None:
    """Add this to the byte that is there."""
    out[index] = min(out[index] + value, layout.YES)


@compiled
def square_of(table: Table, race: Race, rider: int) -> int:
    """The square of this rider; before it is placed, the front of the grid."""
    square = race.riders[rider, SQUARE]
    return square if square > 0 else table.grid[0]


@compiled
def write_road(table: Table, race: Race, rider: int, out: Bytes) -> None:
    """The next squares of the inner way one by one, then longer stretches."""
    square = square_of(table, race, rider)
    for step in range(layout.AHEAD):
        at = layout.ROAD + layout.SQUARE_SIZE * step
        most, least = table.squares[0, square, MOST], table.squares[0, square, LEAST]
        put(out, at, 25 * (layout.MOST_SPEED - most))
        put(out, at + 1, 50 * least)
        put(out, at + 2, 80 * table.squares[0, square, LANES])
        put(out, at + 3, layout.YES if weathered(table, race, square, SLIPPERY) else 0)
        put(out, at + 4, 0 if weathered(table, race, square, SHELTER) else layout.YES)
        put(out, at + 5, 50 * weathered(table, race, square, DRAWS))
        put(out, at + 6, layout.YES if square > table.line else 0)
        square = table.next[square, 0]
    _write_stretches(table, race, square, out)


@compiled
def _write_stretches(table: Table, race: Race, square: int, out: Bytes) -> None:
    """How much of each stretch is road, climb, descent, narrow and without shelter."""
    for stretch in range(layout.STRETCHES):
        at = layout.FAR + layout.STRETCH_SIZE * stretch
        for _ in range(layout.STRETCH):
            if square > table.line or square == 0:
                return
            add(out, at, 30)
            if table.squares[0, square, MOST] < layout.MOST_SPEED:
                add(out, at + 1, 30)
            if table.squares[0, square, LEAST] > 0:
                add(out, at + 2, 30)
            if table.squares[0, square, LANES] < 2:
                add(out, at + 3, 30)
            if not weathered(table, race, square, SHELTER):
                add(out, at + 4, 30)
            square = table.next[square, 0]


@compiled
def write_tokens(table: Table, race: Race, rider: int, out: Bytes) -> None:
    """The piles that this rider has not passed: how far away, and what lies on top."""
    here = square_of(table, race, rider)
    for pile in range(table.pile_count):
        name, square = table.piles[pile, 0], table.piles[pile, 1]
        if square > here:
            taken = taken_of(table, race, name)
            at = layout.TOKENS + layout.PILE_SIZE * pile
            put(out, at, layout.YES)
            put(out, at + 1, layout.YES - 6 * (table.along[square] - table.along[here]))
            put(out, at + 2, 40 * table.piles[pile, 2 + taken] if taken < 3 else 0)
            put(out, at + 3, layout.YES * table.refreshes[pile])
