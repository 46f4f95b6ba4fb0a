"""Snapshots: the result of riding a table's acts, so that loading it means riding only later ones.

A snapshot is never the truth: the acts are. It is ignored unless it was made under these very rules.
"""

import zlib
from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise
from typing import cast

from msgspec import MsgspecError, Struct, json

from echappee.engine import Entry, Event, Moment, Past, Race, Value
from echappee.games import game_named
from echappee.notation.game_rules import SomePosition, SomeRace
from echappee.server.code_hash import code_hash
from echappee.server.tables.table import Table
from echappee.tours.game_tours import GameTours

PLATFORM = ("echappee.engine", "echappee.notation", "echappee.tours")
"""The packages that ride races and keep books, besides the game's."""


class Snapshot(Struct, frozen=True, kw_only=True):
    """A race with all its entries and events, and the finished stages of its tour."""

    acts: int
    """How many acts it includes."""
    rules: str
    """The rules that made it: their edition, and a hash of their code."""
    position: str
    moments: tuple[tuple[str, int, int], ...]
    """The first moment of each round: its position, and how many entries and events came before it."""
    ledger: tuple[Entry, ...]
    answered: tuple[Entry, ...]
    """The answers of the open phase."""
    events: tuple[tuple[str, str, dict[str, object], str | None], ...]
    ridden: tuple[str, ...] = ()
    results: bytes = b"[]"


_encoder, _decoder = json.Encoder(), json.Decoder(Snapshot)


def print_snapshot(table: Table, acts: int) -> bytes | None:
    """The snapshot of this table after this many acts; None before the start."""
    race, tour = table.race, table.tour
    if race is None:
        return None
    line = table.game.rules.line
    snapshot = Snapshot(
        acts=acts,
        rules=fingerprint(table.game.name),
        position=line(race.position),
        moments=tuple((line(at.position), at.entries, at.events) for at in _first_of_rounds(race)),
        ledger=tuple(race.ledger),
        answered=tuple(race.open_entries),
        events=tuple((e.code, e.rule, dict(e.args), e.audience) for e in race.events),
        ridden=tuple(tour.ridden) if tour else (),
        results=_encoder.encode(tour.results) if tour else b"[]",
    )
    return zlib.compress(_encoder.encode(snapshot), 1)


def read_snapshot(body: bytes | None) -> Snapshot | None:
    """The snapshot in these bytes; None if there is none, or it cannot be read."""
    try:
        return _decoder.decode(zlib.decompress(body)) if body else None
    except (zlib.error, MsgspecError):
        return None


def restore(table: Table, snapshot: Snapshot) -> None:
    """Put this snapshot's race on a table to which the other acts have been applied."""
    rules = table.game.rules
    if table.tour:
        kind = table.game.room(GameTours).result_type
        table.tour.recall(snapshot.ridden, json.decode(snapshot.results, type=list[kind]))  # type: ignore[valid-type]
    past = Past(
        [Moment(rules.read_line(line), entries, events) for line, entries, events in snapshot.moments],
        snapshot.ledger,
        [Event(code, rule, _tuples(args), audience) for code, rule, args, audience in snapshot.events],
    )
    race = Race(rules, rules.read_line(snapshot.position), table.dealer, snapshot.answered, past)
    if table.tour and not race.over:
        table.tour.begin()
        table.tour.race = race
    table.race = race


@lru_cache
def fingerprint(game: str) -> str:
    """The edition of a game, and a hash of the code and data that ride it."""
    found = game_named(game)
    return f"{found.rules.edition} {code_hash(*PLATFORM, found.package)}"


def _first_of_rounds(race: SomeRace) -> Sequence[Moment[SomePosition]]:
    """The first moment of each round; the open phase makes its own again."""
    ended = race.moments if race.over else race.moments[:-1]
    later = [after for before, after in pairwise(ended) if after.position.round > before.position.round]
    return [*ended[:1], *later]


def _tuples(args: dict[str, object]) -> dict[str, Value]:
    """Arguments of an event, with tuples again where JSON has lists."""
    return {name: _tuple(value) for name, value in args.items()}


def _tuple(value: object) -> Value:
    return tuple(map(_tuple, value)) if isinstance(value, list) else cast("Value", value)
