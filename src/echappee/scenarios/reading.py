"""Scenario files: TOML, one list of tables for each kind of situation. Nothing in them is ignored."""

import tomllib
from collections.abc import Callable, Mapping

from echappee.engine import Refused
from echappee.scenarios.bids import read_bid
from echappee.scenarios.drafts import read_draft
from echappee.scenarios.fields import Fields
from echappee.scenarios.hands import read_hand
from echappee.scenarios.homas import read_homas
from echappee.scenarios.homas_tours import read_homas_tour
from echappee.scenarios.piles import read_piles
from echappee.scenarios.placements import read_placement
from echappee.scenarios.previews import read_preview
from echappee.scenarios.recoveries import read_recovery
from echappee.scenarios.refreshments import read_refreshment
from echappee.scenarios.rounds import read_round
from echappee.scenarios.scenario import Scenario, Situation
from echappee.scenarios.tours import read_tour
from echappee.scenarios.winds import read_winds

TABLES: Mapping[str, Callable[[Fields], Situation]] = {
    "round": read_round,
    "energy": read_hand,
    "bid": read_bid,
    "placement": read_placement,
    "weather": read_winds,
    "preview": read_preview,
    "draft": read_draft,
    "recovery": read_recovery,
    "refresh": read_refreshment,
    "tokens": read_piles,
    "tour": read_tour,
    "homas": read_homas,
    "homas_tour": read_homas_tour,
}


def read_scenarios(text: str, origin: str) -> tuple[Scenario, ...]:
    """All scenarios of a file; refuses the file if anything in it is wrong."""
    try:
        tables = tomllib.loads(text)
    except (ValueError, RecursionError) as error:  # a number or a nesting beyond all measure, too
        told = str(error).replace("at end of document", f"at line {len(text.splitlines())}, the last")
        raise Refused("bad-toml", f"{origin}: {' '.join(told.split())}") from None
    if not tables:
        raise Refused("no-scenarios", f"{origin}: there is no scenario in this file")
    return tuple(
        _read(origin, table, number, content)
        for table, contents in tables.items()
        for number, content in enumerate(_list_of_tables(origin, table, contents), 1)
    )


def _list_of_tables(origin: str, table: str, contents: object) -> list[dict[str, object]]:
    if table not in TABLES:
        raise Refused("unknown-table", f"{origin}: there is no table [[{table}]]")
    if not isinstance(contents, list) or not all(isinstance(each, dict) for each in contents):
        raise Refused("bad-value", f"{origin}: {table} is written [[{table}]]")
    if not contents:
        raise Refused("no-scenarios", f"{origin}: there is no scenario in {table}")
    return contents


def _read(origin: str, table: str, number: int, content: dict[str, object]) -> Scenario:
    name = content.get("name")
    called = name if isinstance(name, str) and name.isprintable() and name else f"{table} {number}"
    try:
        fields = Fields(content)
        scenario = Scenario(
            origin, _filled(fields, "name"), fields.text("cites", ""), table, TABLES[table](fields)
        )
        fields.close()
    except Refused as refused:
        raise Refused(refused.code, f"{origin}: {called}: {refused.detail}") from None
    return scenario


def _filled(fields: Fields, key: str) -> str:
    text = fields.text(key)
    if not text.strip():
        raise Refused("bad-value", f"{key} is empty")
    return text
