"""Rows of races as Apache Arrow; the extra `parquet` has what this needs."""

import json
from collections.abc import Mapping

import pyarrow as pa

from echappee.simulate.plan import Columns

NUMBERS = pa.int32()
TEXTS = pa.dictionary(pa.int8(), pa.string())
FACTS = "echappee"
"""Under this name a table's metadata says, as JSON, how its races came about."""


def arrow_table(columns: Columns) -> pa.Table:
    """Numbers, or texts that are repeated over and over."""
    table = pa.table({name: pa.array(values) for name, values in columns.items()})
    kinds = [(field.name, TEXTS if pa.types.is_string(field.type) else NUMBERS) for field in table.schema]
    return table.cast(pa.schema(kinds))


def described(schema: pa.Schema, facts: Mapping[str, object]) -> dict[bytes | str, str]:
    """The metadata of such a table with the facts in it."""
    return {**(schema.metadata or {}), FACTS: json.dumps(dict(facts))}
