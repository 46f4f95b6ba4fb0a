"""Writes the protocol for the pages and other clients: JSON Schema, TypeScript types, a reference to read.

`python -m echappee.server.schema` writes all files; a test fails when they are stale.
"""

from pathlib import Path
from types import ModuleType

from msgspec import Struct, json

from echappee.server.http.api import Schema, event_types, schema_components
from echappee.server.messages import bodies, offers, studied, studies
from echappee.server.messages.protocol import VERSION, ClientMessage, ServerMessage
from echappee.server.reference import declarations, reference, references, type_of
from echappee.server.tables.choices import games_body

ROOT = Path(__file__).parents[3]
SCHEMA = "docs/protocol.schema.json"
REFERENCE = "docs/protocol/reference.md"
MESSAGES = "web/src/net/protocol.ts"
BODIES = "web/src/net/bodies.ts"
OFFERS = "web/src/table/offers.sample.json"
"""What the server offers, for the tests of the pages."""
_REFS = "#/$defs/{name}"
_HEAD = "// Made from src/echappee/{} by `python -m echappee.server.schema`; not to be edited.\n\n"


ARG = """
/** An argument of an event or a sentence; undefined where it has none of this name. */
"""
TOLD = """
type FieldOf<Args> = { [Code in keyof Args]: keyof Args[Code] }[keyof Args];

/** Events as a union that is told apart by `code`; what one does not say is undefined. */
type Told<Args> = {
  [Code in keyof Args]: Omit<EventWire, "code" | "args"> & {
    code: Code;
    args: { [Field in keyof Args[Code]]: Args[Code][Field] } & {
      [Field in Exclude<FieldOf<Args>, keyof Args[Code]>]?: never;
    };
  };
}[keyof Args];
"""


def main() -> None:
    for name, text in texts().items():
        path = ROOT / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


def texts() -> dict[str, str]:
    """The files by name."""
    schema = protocol_schema()
    return {
        SCHEMA: json.format(json.encode(schema), indent=1).decode() + "\n",
        REFERENCE: reference(),
        MESSAGES: message_types(schema),
        BODIES: body_types(schema),
        OFFERS: json.format(json.encode(games_body()), indent=2).decode() + "\n",
    }


def protocol_schema() -> Schema:
    types = [ClientMessage, ServerMessage, *event_types().values()]
    (client, server, *_), parts = schema_components(types, _REFS)
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Échappée: messages over /ws",
        "version": VERSION,
        "$defs": {"ClientMessage": client, "ServerMessage": server, **parts},
    }


def message_types(schema: Schema) -> str:
    version = f"export const VERSION = {schema['version']};\n\n"
    arg = type_of(schema["$defs"]["EventWire"]["properties"]["args"]["additionalProperties"])
    types = declarations(schema["$defs"]).replace(f"Record<string, {arg}>", "Record<string, Arg>")
    types += f"{ARG}export type Arg = {arg} | undefined;\n{TOLD}{_event_unions()}"
    return _HEAD.format("server/messages/protocol.py") + version + types


def _event_unions() -> str:
    names = {game: kind.__name__ for game, kind in event_types().items()}
    unions = [f"\nexport type {name.removesuffix('s')} = Told<{name}>;\n" for name in names.values()]
    fields = [f"  {game}: {name.removesuffix('s')};\n" for game, name in names.items()]
    head = "\n/** The events of each game. */\nexport interface GameEvents {\n"
    return "".join((*unions, head, *fields, "}\n"))


def body_types(messages: Schema) -> str:
    """The input and output types of the HTTP API in TypeScript; types that messages share are imported."""
    types = [kind for module in (bodies, offers, studies, studied) for kind in _bodies(module)]
    _, parts = schema_components(types, _REFS)
    own = {name: part for name, part in parts.items() if name not in messages["$defs"]}
    shared = ", ".join(sorted(references(list(own.values())) - set(own)))
    imports = f'import type {{ {shared} }} from "./protocol";\n\n'
    return _HEAD.format("server/messages") + imports + declarations(own)


def _bodies(module: ModuleType) -> list[type[Struct]]:
    """The types that this module defines, not those it imports."""
    kinds = [kind for kind in vars(module).values() if isinstance(kind, type) and issubclass(kind, Struct)]
    return [kind for kind in kinds if kind.__module__ == module.__name__]


if __name__ == "__main__":
    main()
