"""What a table has and what it sends, with the types of its own game."""

from typing import TypeVar, Union, cast

from msgspec import Struct, convert, json
from msgspec.structs import replace

from echappee.flamme.rules import Position
from echappee.flamme.tours import FlammeTour
from echappee.homas.rules import Position as HomasPosition
from echappee.server.http.api import unions
from echappee.server.messages.protocol import Ack, News, Pong, Refusal, ServerMessage
from echappee.server.messages.studies import Replay
from echappee.server.messages.wire import EventWire, QuestionWire, RoadWire, ShownWire, TourWire, ViewWire
from echappee.server.tables.table import Table
from echappee.tours.tour import SomeTour


def flamme_position(table: Table) -> Position:
    position = table.running.position
    assert isinstance(position, Position)
    return position


def homas_position(table: Table) -> HomasPosition:
    position = table.running.position
    assert isinstance(position, HomasPosition)
    return position


def flamme_tour(tour: SomeTour | None) -> FlammeTour:
    assert tour is not None
    assert tour.game == "flamme"
    return cast("FlammeTour", tour)


BASES: dict[str, type[Struct]] = {
    "road": RoadWire,
    "start": ViewWire,
    "tour": TourWire,
    "views": ViewWire,
    "questions": QuestionWire,
}
"""The fields that have their own types in each game."""

S = TypeVar("S", bound=Struct)


def read_server_message(text: bytes) -> News | Ack | Refusal | Pong:
    """The message in this text; what belongs to a game has that game's type."""
    raw = json.decode(text)
    message: News | Ack | Refusal | Pong = convert(raw, ServerMessage)
    return _with_types(message, raw)


def read_replay(text: bytes) -> Replay:
    """The replay in this text, likewise."""
    raw = json.decode(text)
    return _with_types(convert(raw, Replay), raw)


def _with_types(message: S, raw: dict[str, object]) -> S:
    found = {name: _read(raw[name], base) for name, base in BASES.items() if raw.get(name) is not None}
    if isinstance(events := raw.get("events"), list):
        found["events"] = tuple(map(_event, events))
    return replace(message, **found)


def _event(raw: dict[str, object]) -> EventWire:
    shown = raw.get("shown")
    return replace(convert(raw, EventWire), shown=_read(shown, ShownWire) if shown else None)


def _read(value: object, base: type[Struct]) -> object:
    if isinstance(value, list):
        return tuple(_read(each, base) for each in value)
    return convert(value, Union[unions()[base]])  # noqa: UP007 - as many types as there are games
