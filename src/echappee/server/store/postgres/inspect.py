"""Looking at a PostgreSQL database while servers may be running: what is in it, and what is wrong with it."""

from collections.abc import Iterator

from echappee.engine import Refused
from echappee.server.config import DatabaseUrl
from echappee.server.store.interface import Kept
from echappee.server.store.postgres import reads
from echappee.server.store.postgres.schema import VERSION, connect, errors_refused, version_of

_GAPS = """
SELECT id FROM tables LEFT JOIN acts ON table_id = id
GROUP BY id, tables.acts HAVING count(seq) <> tables.acts OR max(seq) + 1 <> count(seq)
"""


class PostgresInspector:
    """Reads a database that servers may be writing to; never writes."""

    def __init__(self, url: DatabaseUrl) -> None:
        self.path = url
        self._connection = connect(url)
        try:
            with errors_refused(url):
                self._check_version()
                self._connection.read_only = True
        except BaseException:
            self._connection.close()
            raise

    def close(self) -> None:
        self._connection.close()

    def damage(self) -> Iterator[str]:
        """What is wrong with the database, apart from its tables."""
        with errors_refused(self.path):
            for (id,) in self._connection.execute(_GAPS).fetchall():
                yield f"table {id}: an act is missing"

    def tables(self) -> Iterator[Kept | Refused]:
        """All tables, the oldest first; a refusal for each that cannot be read."""
        with errors_refused(self.path):
            ids = reads.all_tables(self._connection)
        for id in ids:
            try:
                with errors_refused(self.path):
                    kept = reads.kept(self._connection, id)
            except Refused as refusal:
                if refusal.code != "bad-table":
                    raise
                yield Refused(refusal.code, f"table {id}: {refusal.detail}")
            else:
                yield kept

    def _check_version(self) -> None:
        if version_of(self._connection, self.path) < VERSION:
            raise Refused(
                "older-database",
                f"{self.path}: empty, or made by an older version; echappee serve brings it up to date",
            )
