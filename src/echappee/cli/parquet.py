"""Rows of races in a Parquet file, written as they come; the file has its name once it is whole."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pyarrow as pa
import pyarrow.parquet as pq

from echappee.cli.arrow import arrow_table, described
from echappee.cli.files import whole_file
from echappee.cli.run_facts import RunFacts
from echappee.simulate.plan import Columns

ROWS_IN_GROUP = 1 << 17
"""Few enough to be kept in memory."""


class RaceFile:
    """Takes rows until a group is full."""

    def __init__(self, path: Path, facts: RunFacts) -> None:
        self.facts = dict(facts)
        """Stored as JSON in the file's metadata under `echappee`."""
        self._path = path
        self._writer: pq.ParquetWriter | None = None
        self._waiting: list[pa.Table] = []

    def add(self, columns: Columns) -> None:
        """Some more rows."""
        self._waiting.append(arrow_table(columns))
        if sum(map(len, self._waiting)) >= ROWS_IN_GROUP:
            self._write()

    def close(self) -> None:
        """Write what is left."""
        if self._waiting:
            self._write()
        if self._writer:
            self._writer.close()

    def _write(self) -> None:
        group = pa.concat_tables(self._waiting).unify_dictionaries()
        schema = group.schema.with_metadata(described(group.schema, self.facts))
        self._writer = self._writer or pq.ParquetWriter(self._path, schema)
        self._writer.write_table(group)
        self._waiting.clear()


@contextmanager
def race_file(path: Path, facts: RunFacts) -> Iterator[RaceFile]:
    """A file that has its name once all rows are in it."""
    with whole_file(path) as unfinished:
        file = RaceFile(unfinished, facts)
        yield file
        file.close()
