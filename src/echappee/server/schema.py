"""Writes the protocol for programs: JSON Schema, and from it TypeScript types.

`python -m echappee.server.schema` writes both files anew; a test fails when they are stale.
"""

from pathlib import Path
from typing import Any

from msgspec import json

from echappee.server.protocol import VERSION, ClientMessage, ServerMessage

Schema = dict[str, Any]

ROOT = Path(__file__).parents[3]
SCHEMA = "docs/protocol.schema.json"
TYPES = "web/protocol.ts"
_REFS = "#/$defs/{name}"
_HEAD = (
    "// Made from src/echappee/server/protocol.py by `python -m echappee.server.schema`; not to be edited.\n"
)


def main() -> None:
    """Write both files."""
    for name, text in texts().items():
        path = ROOT / name
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")


def texts() -> dict[str, str]:
    """The files by name."""
    schema = protocol_schema()
    return {SCHEMA: json.format(json.encode(schema), indent=1).decode() + "\n", TYPES: typescript(schema)}


def protocol_schema() -> Schema:
    """All messages as JSON Schema."""
    (client, server), parts = json.schema_components([ClientMessage, ServerMessage], ref_template=_REFS)
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Échappée: messages over /ws",
        "version": VERSION,
        "$defs": {"ClientMessage": client, "ServerMessage": server, **parts},
    }


def typescript(schema: Schema) -> str:
    """The same messages as TypeScript types."""
    parts: dict[str, Schema] = schema["$defs"]
    declared = [_declare(name, part) for name, part in parts.items()]
    return f"{_HEAD}\nexport const VERSION = {schema['version']};\n\n" + "\n".join(declared)


def _declare(name: str, part: Schema) -> str:
    about = _comment(part, "")
    if part.get("type") != "object":
        return f"{about}export type {name} = {_type(part)};\n"
    required = set(part.get("required", ()))
    fields = "".join(
        f"  {field}{'' if field in required else '?'}: {_type(kind)};\n"
        for field, kind in part["properties"].items()
    )
    return f"{about}export interface {name} {{\n{fields}}}\n"


def _comment(part: Schema, indent: str) -> str:
    text = " ".join(part.get("description", "").split())
    return f"{indent}/** {text} */\n" if text else ""


def _type(part: Schema) -> str:
    """One type; what the schema says about lengths and the like is lost."""
    if "$ref" in part:
        return str(part["$ref"]).rpartition("/")[2]
    if "enum" in part:
        return " | ".join(json.encode(value).decode() for value in part["enum"])
    if "anyOf" in part:
        return " | ".join(dict.fromkeys(_type(choice) for choice in part["anyOf"]))
    return _plain_type(part)


def _plain_type(part: Schema) -> str:
    match part.get("type"):
        case "array" if "prefixItems" in part:
            return f"readonly [{', '.join(map(_type, part['prefixItems']))}]"
        case "array":
            item = _type(part["items"])
            return f"readonly ({item})[]" if " " in item else f"readonly {item}[]"
        case "object":
            return f"Readonly<Record<string, {_type(part['additionalProperties'])}>>"
        case "integer" | "number":
            return "number"
        case "string" | "boolean" | "null" as name:
            return str(name)
        case other:
            raise AssertionError(f"no TypeScript is known for {other}")


if __name__ == "__main__":
    main()
