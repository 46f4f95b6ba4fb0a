"""Scripts: what is already fixed in the phase in which a race begins, as the kernel looks it up."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Final

import numpy as np

from echappee.engine import Entry, Key
from echappee.flamme.kernel.card_table import NAMES, TYPES, DeckRows
from echappee.flamme.kernel.chance import (
    BIDDER,
    CARD_PLAYED,
    FIRST_RIDER,
    FIRST_SEAT,
    HAND,
    PICK,
    PLACE,
    RECOVERY,
    SEAT_ORDER,
    TAKEN_BACK,
    TURNED,
    WEATHER_LAID,
)
from echappee.flamme.kernel.road_table import WEATHERS
from echappee.flamme.kernel.state import SCRIPT_FIELDS, SQUARES
from echappee.flamme.rules import Card
from echappee.flamme.rules.position import Position
from echappee.flamme.rules.refresh import read_cards
from echappee.kernel.arrays import Words

OF_RIDERS: Final[Mapping[str, int]] = {
    "draw": HAND,
    "card": CARD_PLAYED,
    "recover": RECOVERY,
    "deck": TURNED,
    "refresh": TAKEN_BACK,
}
"""Draws and decisions about a rider, by kind."""
Line = tuple[int, int, int, int]


def script_of(start: Position, rows: DeckRows, entries: Iterable[Entry]) -> Words:
    """The lines for these entries of the phase that begins here."""
    reader = _Encoder(start, rows)
    lines = [line for entry in entries for line in reader.lines(entry)]
    return np.array(lines, np.int64).reshape(len(lines), SCRIPT_FIELDS)


class _Encoder:
    """Writes the entries of one phase as lines; `ledger.py` reads such lines."""

    def __init__(self, start: Position, rows: DeckRows) -> None:
        self._rows = rows
        self._seats = [team.colour for team in start.teams]
        self._riders = [(rider.team, rider.type) for rider in start.riders]
        self._read: dict[int, Callable[[int, str], int]] = {
            HAND: lambda row, text: rows.word(row, map(Card.parse, text.split(","))),
            CARD_PLAYED: lambda row, text: rows.kind(row, Card.parse(text)),
            TURNED: lambda row, text: rows.kind(row, Card.parse(text)),
            RECOVERY: lambda _, text: int(text == "yes"),
            TAKEN_BACK: lambda row, text: rows.word(row, read_cards(text)),
        }

    def lines(self, entry: Entry) -> Iterator[Line]:
        key, text = entry.key, entry.result
        kind, time = key.kind.rstrip("12"), int(key.kind[-1]) if key.kind[-1] in "12" else 0
        if key.rider:
            rider = self._riders.index((key.seat, key.rider))
            what = OF_RIDERS[kind]
            yield what, rider, time, self._read[what](self._rows.of_rider[rider], text)
        elif key.seat:
            yield self._of_seat(key, kind, time, text)
        elif kind == "tokens":
            for straight, token in enumerate(text.split(",")):
                yield WEATHER_LAID, straight, 0, WEATHERS.index(token)
        elif kind == "order":
            order = [self._seats.index(seat) for seat in text.split(",")]
            yield SEAT_ORDER, 0, 0, sum(seat << 4 * turn for turn, seat in enumerate(order))
        else:
            yield FIRST_SEAT, 0, 0, self._seats.index(text)

    def _of_seat(self, key: Key, kind: str, time: int, text: str) -> Line:
        seat = self._seats.index(key.seat)
        if kind == "pick":
            return PICK, seat, time, NAMES.index(text)
        if kind == "place":
            return PLACE, seat, time, self._riders.index((key.seat, text[0])) * SQUARES + int(text[1:])
        return FIRST_RIDER if kind == "first" else BIDDER, seat, 0, TYPES.index(text)
