"""The log of a race as entries of the reference's ledger, so that the reference can ride the same race."""

from collections.abc import Iterator

from echappee.engine import Entry, Key
from echappee.engine.ledger import outcome_text
from echappee.flamme.kernel.card_table import NAMES, TYPES, Rows
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
from echappee.flamme.kernel.state import ROW, Race
from echappee.flamme.rules.position import Position
from echappee.flamme.rules.refresh import print_cards


def entries(start: Position, rows: Rows, race: Race) -> Iterator[Entry]:
    """What the log of a race on its desk says, line by line."""
    reader = _Reader(start, rows, race)
    for line in race["log"][: race["logged"]]:
        yield reader.entry(*map(int, line))


class _Reader:
    def __init__(self, start: Position, rows: Rows, race: Race) -> None:
        self._start = start
        self._rows = rows
        self._race = race

    def entry(self, number: int, phase: int, what: int, who: int, time: int, result: int) -> Entry:
        name = "declare" if PHASES[phase] == "energy" and self._start.ruleset.declared else PHASES[phase]
        seat, rider, kind = self._place(what, who, time)
        chance = what in (SEAT_ORDER, WEATHER_LAID, FIRST_SEAT, HAND, TURNED)
        return Entry(Key(number, name, seat, rider, kind), self._text(what, who, result), chance)

    def _place(self, what: int, who: int, time: int) -> tuple[str, str, str]:
        """The seat, the rider and the kind of a key."""
        ordinal = str(time) if time else ""
        if what in (SEAT_ORDER, WEATHER_LAID, FIRST_SEAT):
            return "", "", {SEAT_ORDER: "order", WEATHER_LAID: "tokens", FIRST_SEAT: "first"}[what]
        if what in (PICK, BIDDER, FIRST_RIDER):
            return self._start.teams[who].colour, "", KINDS[what] + ordinal
        rider = self._start.riders[who]
        return rider.team, "" if what == PLACE else rider.type, KINDS[what] + ordinal

    def _text(self, what: int, who: int, result: int) -> str:
        teams, riders = self._start.teams, self._start.riders
        if what == SEAT_ORDER:
            return ",".join(teams[result >> 4 * turn & 15].colour for turn in range(who))
        if what == WEATHER_LAID:
            laid = self._race["weather"][:result]
            return ",".join(WEATHERS[weather] for weather in laid)
        if what == FIRST_SEAT:
            return teams[who].colour
        if what == PICK:
            return NAMES[result]
        if what == PLACE:
            return f"{riders[who].type}{result}"
        if what in (BIDDER, FIRST_RIDER):
            return TYPES[result]
        if what == RECOVERY:
            return "yes" if result else "no"
        row = int(self._race["riders"][who, ROW])
        if what in (CARD_PLAYED, TURNED):
            return str(self._rows.card(row, result))
        cards = self._rows.cards(row, result)
        return outcome_text(cards) if what == HAND else print_cards(cards)


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
