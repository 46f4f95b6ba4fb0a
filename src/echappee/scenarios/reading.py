"""Scenario files: TOML, one list of tables for each kind of situation. Nothing in them is ignored."""

import tomllib
from collections.abc import Mapping

from echappee.engine import Refused
from echappee.scenarios.fields import Fields
from echappee.scenarios.game_scenarios import Reader, all_tables
from echappee.scenarios.scenario import Scenario


def read_scenarios(text: str, origin: str) -> tuple[Scenario, ...]:
    """All scenarios of a file; refuses the file if anything in it is wrong."""
    try:
        tables = tomllib.loads(text)
    except (ValueError, RecursionError) as error:  # also huge numbers and very deep nesting
        told = str(error).replace("at end of document", f"at line {len(text.splitlines())}, the last")
        raise Refused("bad-toml", f"{origin}: {' '.join(told.split())}") from None
    if not tables:
        raise Refused("no-scenarios", f"{origin}: there is no scenario in this file")
    known = all_tables()
    return tuple(
        _read(origin, table, known[table], number, content)
        for table, contents in tables.items()
        for number, content in enumerate(_list_of_tables(origin, table, contents, known), 1)
    )


def _list_of_tables(
    origin: str, table: str, contents: object, known: Mapping[str, Reader]
) -> list[dict[str, object]]:
    if table not in known:
        raise Refused("unknown-table", f"{origin}: there is no table [[{table}]]")
    if not isinstance(contents, list) or not all(isinstance(each, dict) for each in contents):
        raise Refused("bad-value", f"{origin}: {table} is written [[{table}]]")
    if not contents:
        raise Refused("no-scenarios", f"{origin}: there is no scenario in {table}")
    return contents


def _read(origin: str, table: str, read: Reader, number: int, content: dict[str, object]) -> Scenario:
    name = content.get("name")
    called = name if isinstance(name, str) and name.isprintable() and name else f"{table} {number}"
    try:
        fields = Fields(content)
        scenario = Scenario(origin, _filled(fields, "name"), fields.text("cites", ""), table, read(fields))
        fields.close()
    except Refused as refused:
        raise Refused(refused.code, f"{origin}: {called}: {refused.detail}") from None
    return scenario


def _filled(fields: Fields, key: str) -> str:
    text = fields.text(key)
    if not text.strip():
        raise Refused("bad-value", f"{key} is empty")
    return text
