"""TypeScript types from JSON Schema, as far as our messages need it."""

from collections.abc import Mapping
from textwrap import wrap
from typing import Final

from msgspec import json

from echappee.server.http.api import Schema

WIDTH: Final = 120


def declarations(parts: Mapping[str, Schema]) -> str:
    """One exported type per part."""
    return "\n".join(_declare(name, part) for name, part in parts.items())


def references(part: object) -> set[str]:
    """The names of all parts that this one refers to."""
    if isinstance(part, dict):
        own = {_name(part)} if "$ref" in part else set()
        return own.union(*map(references, part.values()))
    return set().union(*map(references, part)) if isinstance(part, list) else set()


def _declare(name: str, part: Schema) -> str:
    about = _comment(part)
    if part.get("type") != "object":
        return f"{about}export type {name} = {type_of(part)};\n"
    if not part["properties"]:
        return f"{about}export type {name} = object;\n"
    required = set(part.get("required", ()))
    fields = "".join(
        f"  {_key(field)}{'' if field in required else '?'}: {type_of(kind)};\n"
        for field, kind in part["properties"].items()
    )
    return f"{about}export interface {name} {{\n{fields}}}\n"


def _key(field: str) -> str:
    return field if field.isidentifier() else f'"{field}"'


def _comment(part: Schema) -> str:
    text = " ".join(part.get("description", "").split())
    if len(text) <= WIDTH - len("/**  */"):
        return f"/** {text} */\n" if text else ""
    lines = wrap(text, WIDTH, initial_indent=" * ", subsequent_indent=" * ", break_on_hyphens=False)
    return "\n".join(("/**", *lines, " */\n"))


def type_of(part: Schema) -> str:
    """One type; limits in the schema, such as lengths, have no TypeScript and are lost."""
    if "$ref" in part:
        return _name(part)
    if "enum" in part:
        return " | ".join(json.encode(value).decode() for value in part["enum"])
    if "anyOf" in part:
        return " | ".join(dict.fromkeys(type_of(choice) for choice in part["anyOf"]))
    return _plain_type(part)


def _name(part: Schema) -> str:
    return str(part["$ref"]).rpartition("/")[2]


def _plain_type(part: Schema) -> str:
    match part.get("type"):
        case "array" if "prefixItems" in part:
            return f"readonly [{', '.join(map(type_of, part['prefixItems']))}]"
        case "array":
            item = type_of(part["items"])
            return f"readonly ({item})[]" if " " in item else f"readonly {item}[]"
        case "object":
            return f"Readonly<Record<string, {type_of(part['additionalProperties'])}>>"
        case "integer" | "number":
            return "number"
        case "string" | "boolean" | "null" as name:
            return str(name)
        case other:
            raise AssertionError(f"no TypeScript is known for {other}")
