"""Writes what the pages must know: the protocol as JSON Schema and TypeScript types, the HTTP API's, tours.

`python -m echappee.server.schema` writes all files anew; a test fails when they are stale.
"""

from pathlib import Path

from msgspec import Struct, json

from echappee.flamme.tours.calendar import PRESETS
from echappee.server.http import bodies
from echappee.server.http.errors import Problem
from echappee.server.socket.protocol import VERSION, ClientMessage, ServerMessage
from echappee.server.typescript import Schema, declarations, references

ROOT = Path(__file__).parents[3]
SCHEMA = "docs/protocol.schema.json"
MESSAGES = "web/src/net/protocol.ts"
BODIES = "web/src/net/bodies.ts"
TOURS = "web/src/flamme/tour/presets.ts"
_REFS = "#/$defs/{name}"
_HEAD = "// Made from src/echappee/{} by `python -m echappee.server.schema`; not to be edited.\n\n"


def main() -> None:
    """Write all files."""
    for name, text in texts().items():
        path = ROOT / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


def texts() -> dict[str, str]:
    """The files by name."""
    schema = protocol_schema()
    return {
        SCHEMA: json.format(json.encode(schema), indent=1).decode() + "\n",
        MESSAGES: message_types(schema),
        BODIES: body_types(schema),
        TOURS: presets(),
    }


def protocol_schema() -> Schema:
    """All messages as JSON Schema."""
    (client, server), parts = json.schema_components([ClientMessage, ServerMessage], ref_template=_REFS)
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Échappée: messages over /ws",
        "version": VERSION,
        "$defs": {"ClientMessage": client, "ServerMessage": server, **parts},
    }


def message_types(schema: Schema) -> str:
    """The messages as TypeScript types."""
    version = f"export const VERSION = {schema['version']};\n\n"
    return _HEAD.format("server/socket/protocol.py") + version + declarations(schema["$defs"])


def body_types(messages: Schema) -> str:
    """What the HTTP API takes and gives as TypeScript types; what messages have too is taken from there."""
    types = [kind for kind in vars(bodies).values() if _is_body(kind)]
    _, parts = json.schema_components([*types, Problem], ref_template=_REFS)
    own = {name: part for name, part in parts.items() if name not in messages["$defs"]}
    shared = ", ".join(sorted(references(list(own.values())) - set(own)))
    imports = f'import type {{ {shared} }} from "./protocol";\n\n'
    return _HEAD.format("server/http/bodies.py") + imports + declarations(own)


def presets() -> str:
    """The tours there are by name."""
    names, calendars = (
        json.format(json.encode(each), indent=2).decode() for each in (list(PRESETS), PRESETS)
    )
    return (
        f"{_HEAD.format('flamme/tours/calendar.py')}"
        "/** The names of tours, in the order in which they are offered. */\n"
        f"export const NAMED = {names} as const;\n\n"
        f"/** Their calendars. */\nexport const PRESETS: Readonly<Record<string, string>> = {calendars};\n"
    )


def _is_body(kind: object) -> bool:
    return isinstance(kind, type) and issubclass(kind, Struct) and kind.__module__ == bodies.__name__


if __name__ == "__main__":
    main()
