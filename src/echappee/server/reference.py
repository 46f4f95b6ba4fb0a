"""The reference of the protocol as Markdown, and its types as TypeScript."""

import ast
import inspect
from collections.abc import Iterable, Iterator, Mapping
from textwrap import dedent, fill, wrap
from typing import Final, is_typeddict

from msgspec import Struct, json

from echappee.server.config import BODY_S, CATCH_UP_S, HEADERS_S, HELLO_S, READING_S
from echappee.server.http.api import ENDPOINTS, Schema, event_types, schema_components
from echappee.server.http.endpoint import Endpoint
from echappee.server.http.jobs import AWAY_S, MOST
from echappee.server.messages.protocol import ClientMessage, ServerMessage
from echappee.server.work import JOB_KINDS
from echappee.sheets import paper, sheet

WIDTH: Final = 120
CLIENT_S: Final = {
    "send the headers of a request": HEADERS_S,
    "send its body": BODY_S,
    "leave a response unread": READING_S,
    "open a socket and say nothing": HELLO_S,
    "leave a socket unread": CATCH_UP_S,
    "hold a ticket and not ask about its job": AWAY_S,
}
"""The time limits for clients."""


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
    """One type; limits in the schema, such as lengths, cannot be said in TypeScript and are dropped."""
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


HEAD = """# The protocol: reference

Made by `python -m echappee.server.schema` from the code of the server; not to be edited.
[The guide](../protocol.md) says how all of this is used, [the codes](codes.md) why something is refused.
"""
_REFS = "#/$defs/{name}"


def reference() -> str:
    """The whole page."""
    bodies = [kind for endpoint in ENDPOINTS for kind in endpoint.bodies]
    _, parts = schema_components([ClientMessage, ServerMessage, *event_types().values(), *bodies], _REFS)
    structs: dict[str, type] = {
        kind.__name__: kind for kind in _below(Struct) if kind.__module__.startswith("echappee.")
    }
    structs |= {name: kind for name, kind in (vars(paper) | vars(sheet)).items() if is_typeddict(kind)}
    sent = [kind.__name__ for kind in ClientMessage.__args__]
    received = [kind.__name__ for kind in ServerMessage.__args__]
    others = sorted(set(parts) - {*sent, *received})
    titled = {
        "The HTTP API": _endpoints(),
        "How long everything may take": _deadlines(),
        "What a client sends": (_section(name, parts[name], structs) for name in sent),
        "What the server sends": (_section(name, parts[name], structs) for name in received),
        "Types": (_section(name, parts[name], structs) for name in others),
    }
    return "\n".join((HEAD, *(f"## {title}\n\n" + "\n".join(texts) for title, texts in titled.items())))


def _endpoints() -> Iterator[str]:
    yield "| | takes | gives | may refuse with |\n| --- | --- | --- | --- |"
    for endpoint in ENDPOINTS:
        yield _endpoint(endpoint)
    yield ""


def _deadlines() -> Iterator[str]:
    yield "| a client may | for seconds |\n| --- | ---: |"
    yield from (f"| {about} | {seconds:.0f} |" for about, seconds in CLIENT_S.items())
    yield f"\nJobs are timed once they have begun; those of one address in one lane weigh {MOST} at most."
    yield "\n| job | lane | seconds | weight |\n| --- | --- | ---: | ---: |"
    for kind in JOB_KINDS.values():
        yield f"| {kind.about} | {kind.lane} | {kind.deadline_s:.0f} | {kind.weight} |"
    yield ""


def _endpoint(endpoint: Endpoint) -> str:
    query = f"?{'&'.join(f'{name}=' for name in endpoint.query)}" if endpoint.query else ""
    takes, gives = (f"`{kind.__name__}`" if kind else "" for kind in (endpoint.takes, endpoint.gives))
    gives = gives or endpoint.media
    if endpoint.makes:
        gives += f"{', later' if endpoint.gives else ' of'} `{endpoint.makes.__name__}`"
    refusals = ", ".join(f"`{code}`" for code in endpoint.refusals)
    address = f"`{endpoint.method} {endpoint.path}{query}`"
    return f"| {address}<br>{endpoint.about} | {takes} | {gives} | {refusals} |"


def _section(name: str, part: Schema, structs: dict[str, type]) -> str:
    about = fill(" ".join(part.get("description", "").split()), 120, break_on_hyphens=False)
    head = "\n\n".join(filter(None, (f"### {name}", about)))
    if part.get("type") != "object":
        return f"{head}\n\n{_spelled(part)}\n"
    notes, required = _notes(structs[name]), set(part.get("required", ()))
    rows = [
        f"| `{field}`{'' if field in required else '?'} | {_spelled(kind)} | {notes.get(field, '')} |"
        for field, kind in part["properties"].items()
    ]
    return "\n".join((f"{head}\n\n| field | type | |\n| --- | --- | --- |", *rows, ""))


def _spelled(part: Schema) -> str:
    """A type in TypeScript's words."""
    return f"`{type_of(part)}`".replace("|", "\\|")


def _notes(kind: type) -> dict[str, str]:
    """The text below each field in the source of a type and of its bases."""
    found = dict[str, str]()
    bases = kind.__mro__[: kind.__mro__.index(Struct)] if issubclass(kind, Struct) else (kind,)
    for base in reversed(bases):
        (definition,) = ast.parse(dedent(inspect.getsource(base))).body
        assert isinstance(definition, ast.ClassDef)
        for field, note in zip(definition.body, definition.body[1:], strict=False):
            match field, note:
                case ast.AnnAssign(target=ast.Name(id=name)), ast.Expr(value=ast.Constant(value=str(text))):
                    found[name] = " ".join(text.split())
    return found


def _below(kind: type[Struct]) -> Iterable[type[Struct]]:
    for below in kind.__subclasses__():
        yield below
        yield from _below(below)
