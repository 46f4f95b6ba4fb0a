"""The readable rows of a damaged database, however they were found."""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final, NamedTuple

from echappee.server.store.checksums import crc_of_head, crcs_after
from echappee.server.store.copies import ALL, CopiedRows, Source, StoredRow
from echappee.server.store.sqlite.pages import FoundRow, Pages

STORED: Final = (
    *("id", "seed", "player_hash", "watcher_hash"),
    *("status", "stage", "public", "seats", "open_seats", "created", "updated"),
    *("round", "winner", "tour", "day", "days", "points", "game", "clock", "due", "acts", "people"),
)
"""The columns of a table in a file, in the order in which versions added them."""

OLDEST: Final = STORED.index("updated") + 1
"""How many of them the first version had."""

LATER: Final[Mapping[str, object]] = {
    "round": 0,
    "winner": "",
    "tour": "",
    "day": 0,
    "days": 0,
    "points": "[]",
    "game": "flamme",
    "clock": b"",
    "due": None,
    "acts": 0,
    "people": None,
}


class FoundAct(NamedTuple):
    body: bytes
    crc: int | None


class Salvage:
    """What was found of each table; if two different versions of a row exist, both are kept."""

    def __init__(self) -> None:
        self.heads: dict[str, Mapping[str, object]] = {}
        self.acts: defaultdict[str, defaultdict[int, set[FoundAct]]] = defaultdict(lambda: defaultdict(set))
        self.others: defaultdict[str, set[StoredRow]] = defaultdict(set)
        """Subscriptions and moves; members and snapshots follow from the acts."""

    @classmethod
    def of_file(cls, path: Path) -> "Salvage":
        """What is on the pages of a SQLite file, which is left alone."""
        found = cls()
        for row in Pages(path).rows():
            found._add(row)
        return found

    @classmethod
    def of_database(cls, source: Source) -> "Salvage":
        """What a database returns that still answers queries."""
        found = cls()
        for rows in ALL:
            for row in source.read(rows):
                found._add_named(rows, row)
        return found

    def log_of(self, table: str) -> list[FoundAct]:
        """The acts of this table from the first one on, up to the first gap."""
        acts, log = self.acts[table], list[FoundAct]()
        crc = head_crc(self.heads[table])
        while found := acts.get(len(log)):
            best = max(found, key=lambda act: act.crc == crcs_after(crc, (act.body,))[0])
            crc = crcs_after(crc, (best.body,))[0]
            log.append(best)
        return log

    def _add(self, row: FoundRow) -> None:
        """A row of a file, recognised by its shape; rows of indexes and of the schema are ignored."""
        match row.values:
            case (str(table), int(seq), bytes(body)):
                self.acts[table][seq].add(FoundAct(body, None))
            case (str(table), int(seq), bytes(body), (int() | None) as crc):
                self.acts[table][seq].add(FoundAct(body, crc))
            case (str(), str(), str(), str(), str(), str(), str()):
                self.others["subscriptions"].add(row.values)
            case (str(), str(), float() | int(), str()):
                self.others["moves"].add(row.values)
            case (None, str(), str(), str(), str(), str(), *_) if row.number and _is_head(row.values[1:]):
                self._add_head(
                    dict(LATER) | dict(zip(STORED, row.values[1:], strict=False)) | {"number": row.number}
                )
            case _:
                pass

    def _add_named(self, rows: CopiedRows, row: StoredRow) -> None:
        if rows.name == "tables":
            self._add_head(dict(zip(rows.names, row, strict=True)))
        elif rows.name == "acts":
            self._add(FoundRow(None, row))
        elif rows.name in {"subscriptions", "moves"}:
            self.others[rows.name].add(row)

    def _add_head(self, head: Mapping[str, object]) -> None:
        """Of two versions, the one written last."""
        id = str(head["id"])
        known = self.heads.get(id)
        if known is None or float(str(known["updated"])) < float(str(head["updated"])):
            self.heads[id] = head


def head_crc(head: Mapping[str, object]) -> int:
    return crc_of_head(*(str(head[name]) for name in STORED[:4]))


def _is_head(values: Sequence[object]) -> bool:
    return OLDEST <= len(values) <= len(STORED) and all(
        isinstance(value, int | float) for value in values[OLDEST - 2 : OLDEST]
    )
