"""The log of a race as entries of the reference's ledger, so that the reference can ride the same race."""

from collections.abc import Callable, Iterator

from echappee.engine import Entry, Key, outcome_text
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
from echappee.flamme.kernel.packing import PHASES
from echappee.flamme.kernel.road_table import WEATHERS
from echappee.flamme.kernel.state import ROW
from echappee.flamme.rules.position import Position
from echappee.flamme.rules.refresh import print_cards
from echappee.kernel.arrays import Race
from echappee.kernel.log import lines


def entries(start: Position, rows: DeckRows, race: Race) -> Iterator[Entry]:
    """The lines of a race's log, decoded."""
    reader = _Reader(start, rows, race)
    for line in lines(race):
        yield reader.entry(*line)


class _Reader:
    """Reads the log of one race."""

    def __init__(self, start: Position, rows: DeckRows, race: Race) -> None:
        self._start = start
        self._rows = rows
        self._race = race
        self._texts: dict[int, Callable[[int, int], str]] = {
            SEAT_ORDER: self._order,
            WEATHER_LAID: self._tokens,
            FIRST_SEAT: self._first,
            PICK: lambda _, specialist: NAMES[specialist],
            PLACE: self._place,
            BIDDER: lambda _, kind: TYPES[kind],
            FIRST_RIDER: lambda _, kind: TYPES[kind],
            RECOVERY: lambda _, recovers: "yes" if recovers else "no",
        }

    def entry(self, number: int, phase: int, what: int, who: int, time: int, result: int) -> Entry:
        name = "declare" if PHASES[phase] == "energy" and self._start.ruleset.declared else PHASES[phase]
        seat, rider, kind = self._key(what, who, time)
        chance = what in (SEAT_ORDER, WEATHER_LAID, FIRST_SEAT, HAND, TURNED)
        return Entry(Key(number, name, seat, rider, kind), self._text(what, who, result), chance)

    def _key(self, what: int, who: int, time: int) -> tuple[str, str, str]:
        """The seat, the rider and the kind of a key."""
        ordinal = str(time) if time else ""
        if what in (SEAT_ORDER, WEATHER_LAID, FIRST_SEAT):
            return "", "", {SEAT_ORDER: "order", WEATHER_LAID: "tokens", FIRST_SEAT: "first"}[what]
        if what in (PICK, BIDDER, FIRST_RIDER):
            return self._start.teams[who].colour, "", KINDS[what] + ordinal
        rider = self._start.riders[who]
        return rider.team, "" if what == PLACE else rider.type, KINDS[what] + ordinal

    def _text(self, what: int, who: int, result: int) -> str:
        row = int(self._race["riders"][who, ROW])
        if what in (CARD_PLAYED, TURNED):
            return str(self._rows.card(row, result))
        if what == HAND:
            return outcome_text(self._rows.cards(row, result))
        if what == TAKEN_BACK:
            return print_cards(self._rows.cards(row, result))
        return self._texts[what](who, result)

    def _order(self, seats: int, order: int) -> str:
        return ",".join(self._start.teams[order >> 4 * turn & 15].colour for turn in range(seats))

    def _tokens(self, _: int, number: int) -> str:
        return ",".join(WEATHERS[weather] for weather in self._race["weather"][:number])

    def _first(self, team: int, _: int) -> str:
        return self._start.teams[team].colour

    def _place(self, rider: int, square: int) -> str:
        return f"{self._start.riders[rider].type}{square}"


KINDS = {
    PICK: "pick",
    PLACE: "place",
    BIDDER: "rider",
    HAND: "draw",
    CARD_PLAYED: "card",
    FIRST_RIDER: "first",
    RECOVERY: "recover",
    TURNED: "deck",
    TAKEN_BACK: "refresh",
}
