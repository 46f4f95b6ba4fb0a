"""Races as a table with one row per rider and race."""

from collections.abc import Iterator, Mapping, Sequence
from html import escape
from typing import TYPE_CHECKING, cast

from echappee.engine import Refused, install
from echappee.simulate.plan import Columns

if TYPE_CHECKING:
    import pyarrow as pa

RowValue = int | str | None
"""None for a time where no times are taken."""
SHOWN = 10
"""How many rows a notebook shows."""


class Rows(Mapping[str, Sequence[RowValue]]):
    """The values of each column by its name, and how the races came about.

    Whatever reads Arrow reads them: `polars.DataFrame(rows)`, and for pandas `rows.to_arrow().to_pandas()`.
    """

    def __init__(self, columns: Columns, facts: Mapping[str, object]) -> None:
        self._columns = {name: cast("list[RowValue]", list(values)) for name, values in columns.items()}
        self.facts = facts

    def __getitem__(self, column: str) -> Sequence[RowValue]:
        return self._columns[column]

    def __iter__(self) -> Iterator[str]:
        return iter(self._columns)

    def __len__(self) -> int:
        """How many columns."""
        return len(self._columns)

    @property
    def count(self) -> int:
        """How many rows."""
        return len(next(iter(self._columns.values())))

    def to_arrow(self) -> "pa.Table":
        """As Apache Arrow; `facts` are in its metadata under `echappee`. Needs the extra `parquet`."""
        try:
            from echappee.cli.arrow import arrow_table, described  # noqa: PLC0415 - needs `parquet`
        except ModuleNotFoundError as error:
            detail = f"a table needs the package {error.name}: {install('parquet')}"
            raise Refused("no-parquet", detail) from None
        table = arrow_table(self._columns)
        return table.replace_schema_metadata(described(table.schema, self.facts))

    def __arrow_c_stream__(self, requested_schema: object = None) -> object:
        return self.to_arrow().__arrow_c_stream__(requested_schema)

    def __repr__(self) -> str:
        return f"<Rows: {self.count:,} rows of {', '.join(self)}>"

    def _repr_html_(self) -> str:
        head = "".join(f"<th>{escape(name)}</th>" for name in self)
        shown = zip(*(values[:SHOWN] for values in self.values()), strict=True)
        body = "".join(f"<tr>{''.join(map(_cell, row))}</tr>" for row in shown)
        return f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table><p>{self.count:,} rows</p>"


def _cell(value: RowValue) -> str:
    return f"<td>{'' if value is None else escape(str(value))}</td>"
