"""The HTTP API described for programs, made from the same list of endpoints that answers requests."""

import re
from functools import lru_cache

from msgspec import json

from echappee import __version__
from echappee.server.http.api import ENDPOINTS
from echappee.server.http.endpoint import Endpoint
from echappee.server.http.errors import status_of
from echappee.server.messages.bodies import Health, Problem
from echappee.server.wire_unions import schema_components
from echappee.words.languages import languages

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
    types = {kind for e in ENDPOINTS for kind in (e.gives, e.takes) if kind is not None} | {Health, Problem}
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
            "201" if endpoint.path == "/api/tables" and endpoint.takes else "200": _content(
                "done", endpoint.gives, endpoint.media
            ),
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
