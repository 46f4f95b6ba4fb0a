"""Schemas in which each base type on the wire becomes the union of the games' own types."""

from collections.abc import Sequence
from typing import Any, Union

from msgspec import Struct, json

from echappee.games import games
from echappee.server.messages.offers import RoadRow
from echappee.server.messages.wire import QuestionWire, RoadWire, TourWire, ViewWire
from echappee.server.tables.game_table import GameTable

Schema = dict[str, Any]
"""JSON Schema, as msgspec gives it."""


def unions() -> dict[type[Struct], tuple[type[Struct], ...]]:
    """The games' types for each base, in the order of the games."""
    tables = [game.room(GameTable) for game in games().values()]
    return {
        RoadWire: tuple(table.wire.road for table in tables),
        ViewWire: tuple(table.wire.view for table in tables),
        QuestionWire: tuple(table.wire.question for table in tables),
        TourWire: tuple(table.wire.tour for table in tables if table.wire.tour),
        RoadRow: tuple(table.roads.row for table in tables),
    }


def schema_components(types: Sequence[object], refs: str) -> tuple[list[Schema], dict[str, Schema]]:
    """The schemas of these types, and all parts by name; a base becomes the union over all games."""
    _, parts = json.schema_components(types, ref_template=refs)
    filled = {base: kinds for base, kinds in unions().items() if base.__name__ in parts}
    whole = [Union[kinds] for kinds in filled.values()]  # noqa: UP007 - as many types as there are games
    schemas, parts = json.schema_components([*types, *whole], ref_template=refs)
    for base, union in zip(filled, schemas[len(types) :], strict=True):
        parts[base.__name__] = {"description": parts[base.__name__]["description"], **union}
    return list(schemas[: len(types)]), parts
