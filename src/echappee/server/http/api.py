"""The HTTP API: the one list of its endpoints, and its description for programs."""

import re
from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Union

from msgspec import Struct, json

from echappee import __version__
from echappee.games import games_with
from echappee.server.http.endpoint import Endpoint
from echappee.server.http.errors import status_of
from echappee.server.http.game_endpoints import GAMES, PUZZLES
from echappee.server.http.seat_endpoints import LEAVING, NOTICES
from echappee.server.http.study_endpoints import STUDIES
from echappee.server.http.table_endpoints import TABLES
from echappee.server.messages.bodies import Health, Problem
from echappee.server.messages.offers import RoadRow
from echappee.server.messages.wire import QuestionWire, RoadWire, ShownWire, TourWire, ViewWire
from echappee.server.tables.game_table import GameTable
from echappee.words.languages import languages

ENDPOINTS = (*TABLES, *STUDIES, *LEAVING, *GAMES, *PUZZLES, *NOTICES)

Schema = dict[str, Any]
"""JSON Schema, in the form msgspec produces."""

QUERY: dict[str, dict[str, object]] = {
    "stage": {"type": "integer", "minimum": 1, "maximum": 9999},
    "before": {"type": "integer", "minimum": 1, "maximum": 10**15 - 1},
    "question": {"type": "string"},
    "lang": {"type": "string", "enum": list(languages())},
}
"""The query parameters."""

_REFS = "#/components/schemas/{name}"


@lru_cache(maxsize=1)
def openapi() -> bytes:
    return json.format(json.encode(describe()), indent=1)


def describe() -> dict[str, object]:
    types = {Health, Problem}.union(*(endpoint.bodies for endpoint in ENDPOINTS))
    ordered = sorted(types, key=lambda kind: kind.__name__)
    _, components = schema_components(ordered, _REFS)
    paths: dict[str, dict[str, object]] = {}
    for endpoint in ENDPOINTS:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = _operation(endpoint)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Échappée",
            "version": __version__,
            "license": {"name": "MIT", "identifier": "MIT"},
        },
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {
                "token": {"type": "http", "scheme": "bearer"},
                "cookie": {"type": "apiKey", "in": "cookie", "name": "echappee"},
            },
        },
    }


def _operation(endpoint: Endpoint) -> dict[str, object]:
    refusals = {*endpoint.refusals, "too-fast", "no-device"}
    operation: dict[str, object] = {
        "summary": endpoint.about,
        "operationId": endpoint.run.__name__,
        "responses": {
            str(endpoint.status): _content("done", endpoint.gives, endpoint.media),
            **{str(s): _content("refused", Problem) for s in sorted({status_of(code) for code in refusals})},
        },
    }
    if endpoint.needs_device:
        operation["security"] = [{"token": []}, {"cookie": []}]
    if parameters := [*_path_parameters(endpoint), *_query_parameters(endpoint)]:
        operation["parameters"] = parameters
    if endpoint.takes is not None:
        operation["requestBody"] = {
            "required": True,
            "content": {"application/json": {"schema": _ref(endpoint.takes)}},
        }
    return operation


def _path_parameters(endpoint: Endpoint) -> list[dict[str, object]]:
    return [
        {"name": name, "in": "path", "required": True, "schema": {"type": "string", "minLength": 1}}
        for name in re.findall(r"{(\w+)}", endpoint.path)
    ]


def _query_parameters(endpoint: Endpoint) -> list[dict[str, object]]:
    return [
        {"name": name, "in": "query", "required": False, "schema": QUERY[name]} for name in endpoint.query
    ]


def _content(about: str, kind: type | None, media: str = "") -> dict[str, object]:
    if kind is None:
        text = {"schema": {"type": "string"}} if media == "text/plain" else {}
        return {"description": about, "content": {media: text}}
    return {"description": about, "content": {"application/json": {"schema": _ref(kind)}}}


def _ref(kind: type) -> dict[str, str]:
    return {"$ref": _REFS.format(name=kind.__name__)}


def unions() -> dict[type[Struct], tuple[type[Struct], ...]]:
    """Each game's types for each base, in the order of the games."""
    tables = [game.room(GameTable) for game in games_with(GameTable)]
    return {
        RoadWire: tuple(table.wire.road for table in tables),
        ViewWire: tuple(table.wire.view for table in tables),
        QuestionWire: tuple(table.wire.question for table in tables),
        TourWire: tuple(table.wire.tour for table in tables if table.wire.tour),
        ShownWire: tuple(table.wire.shown for table in tables if table.wire.shown),
        RoadRow: tuple(table.roads.row for table in tables),
    }


def event_types() -> dict[str, type[Struct]]:
    """The argument types of each game's events."""
    kinds = {game.name: game.room(GameTable).wire.events for game in games_with(GameTable)}
    return {name: kind for name, kind in kinds.items() if kind}


def schema_components(types: Sequence[object], refs: str) -> tuple[list[Schema], dict[str, Schema]]:
    """The schemas of these types and all their parts by name; a base becomes the union over all games."""
    _, parts = json.schema_components(types, ref_template=refs)
    filled = {base: kinds for base, kinds in unions().items() if base.__name__ in parts}
    whole = [Union[kinds] for kinds in filled.values()]  # noqa: UP007 - as many types as there are games
    schemas, parts = json.schema_components([*types, *whole], ref_template=refs)
    for base, union in zip(filled, schemas[len(types) :], strict=True):
        parts[base.__name__] = {"description": parts[base.__name__]["description"], **union}
    return list(schemas[: len(types)]), parts
