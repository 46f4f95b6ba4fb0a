"""What both databases say in the same words: most reads of a store, and its small writes."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping
from typing import Final, LiteralString, TypeVar

from msgspec import json

from echappee.engine import Refused
from echappee.server.growth import Kept
from echappee.server.store.interface import (
    NEWEST,
    Change,
    ListedTable,
    Move,
    OldTable,
    Owned,
    Subscription,
    Summary,
)

COLUMNS: Final = "id, status, stage, public, seats, open_seats, round, winner, tour, day, days, points, game"
SummaryRow = tuple[str, str, str, int, str, int, int, str, str, int, int, str, str]

_CODE: Final = """
SELECT id, true FROM tables WHERE player_hash = ?
UNION ALL SELECT id, false FROM tables WHERE watcher_hash = ?
"""
_PUBLIC: Final = f"""
SELECT {COLUMNS} FROM tables WHERE public AND status <> 'over' ORDER BY created DESC, number DESC LIMIT ?
"""  # noqa: S608 - the columns are ours
_OWN: Final = f"""
SELECT your_turn, updated, members.number, {COLUMNS} FROM members JOIN tables ON id = table_id
WHERE device = ? AND members.number < ? ORDER BY members.number DESC LIMIT ?
"""  # noqa: S608 - as above
_DUE: Final = "SELECT id FROM tables WHERE due <= ? ORDER BY due LIMIT ?"
_SUBSCRIPTION: Final = """
SELECT endpoint, p256dh, auth, language, told FROM subscriptions WHERE table_id = ? AND device = ?
"""
_SUBSCRIBE: Final = """
INSERT INTO subscriptions (table_id, device, endpoint, p256dh, auth, language, told)
VALUES (?, ?, ?, ?, ?, ?, ?)
ON CONFLICT (table_id, device) DO UPDATE SET endpoint = excluded.endpoint, p256dh = excluded.p256dh,
    auth = excluded.auth, language = excluded.language, told = excluded.told
"""
_UNSUBSCRIBE: Final = "DELETE FROM subscriptions WHERE table_id = ? AND device = ?"
_MOVE: Final = "SELECT table_id, device, until FROM moves WHERE code_hash = ?"
_OFFER_MOVE: Final = """
INSERT INTO moves (table_id, device, until, code_hash) VALUES (?, ?, ?, ?)
ON CONFLICT (table_id, device) DO UPDATE SET until = excluded.until, code_hash = excluded.code_hash
"""
_END_MOVE: Final = "DELETE FROM moves WHERE code_hash = ?"
_OLD: Final[Mapping[Kept, LiteralString]] = {
    Kept.LOBBY: """
SELECT id, updated FROM tables WHERE status = 'open' AND updated < ? ORDER BY updated LIMIT ?
""",
    Kept.BOTS: """
SELECT id, updated FROM tables WHERE status = 'over' AND people = 0 AND updated < ? ORDER BY updated LIMIT ?
""",
    Kept.RACE: """
SELECT id, updated FROM tables WHERE status = 'over' AND coalesce(people, 1) > 0 AND updated < ?
ORDER BY updated LIMIT ?
""",
}
_SNAPSHOT: Final = """
INSERT INTO snapshots (table_id, body) VALUES (?, ?) ON CONFLICT (table_id) DO UPDATE SET body = excluded.body
"""

T = TypeVar("T")


class SqlStore(ABC):
    """A store whose database accepts these statements, with a question mark for each value."""

    @abstractmethod
    async def _rows(self, make: Callable[..., T], statement: LiteralString, *values: object) -> list[T]:
        """The objects made from the rows found."""

    @abstractmethod
    async def _execute(self, owned: Owned, statement: LiteralString, *values: object) -> None:
        """Write something that belongs to this table; refused if there is none, or another server owns it."""

    async def find_code(self, code_hash: str) -> tuple[str, bool] | None:
        found = await self._rows(lambda id, player: (id, bool(player)), _CODE, code_hash, code_hash)
        return found[0] if found else None

    async def public_tables(self, limit: int) -> list[Summary]:
        return await self._rows(lambda *row: summary_in(row), _PUBLIC, limit)

    async def tables_of(self, device: str, limit: int, before: int = NEWEST) -> list[ListedTable]:
        return await self._rows(_listed, _OWN, device, before, limit)

    async def overdue(self, now: float, limit: int) -> list[str]:
        return await self._rows(str, _DUE, now, limit)

    async def old_tables(self, kind: Kept, before: float, limit: int) -> list[OldTable]:
        return await self._rows(lambda id, updated: OldTable(id, kind, updated), _OLD[kind], before, limit)

    async def subscribe(self, owned: Owned, device: str, subscription: Subscription) -> None:
        await self._execute(owned, _SUBSCRIBE, owned.table, device, *subscription)

    async def unsubscribe(self, owned: Owned, device: str) -> None:
        await self._execute(owned, _UNSUBSCRIBE, owned.table, device)

    async def subscription(self, table: str, device: str) -> Subscription | None:
        found = await self._rows(Subscription, _SUBSCRIPTION, table, device)
        return found[0] if found else None

    async def offer_move(self, owned: Owned, code_hash: str, move: Move) -> None:
        await self._execute(owned, _OFFER_MOVE, *move, code_hash)

    async def find_move(self, code_hash: str) -> Move | None:
        found = await self._rows(Move, _MOVE, code_hash)
        return found[0] if found else None

    async def end_move(self, owned: Owned, code_hash: str) -> None:
        await self._execute(owned, _END_MOVE, code_hash)

    async def keep_snapshot(self, owned: Owned, snapshot: bytes) -> None:
        await self._execute(owned, _SNAPSHOT, owned.table, snapshot)


def old_statement(kind: Kept) -> LiteralString:
    """The statement that finds tables of this kind without any act since some moment, the oldest first."""
    return _OLD[kind]


def older_database(place: object, version: int, newest: int) -> Refused:
    """The database is readable, but only a server may migrate it."""
    if version == 0:
        return Refused("empty-database", f"{place}: this database is empty; echappee serve fills it")
    return Refused(
        "older-database",
        f"{place}: this database is of version {version}, and this command reads version {newest}; "
        "start echappee serve once, which brings it up to date",
    )


def newer_database(place: object, version: int, newest: int) -> Refused:
    return Refused(
        "newer-database",
        f"{place}: this database is of version {version}; this program opens versions 1 to {newest}. "
        "Use the newer version of echappee that wrote it, or another database",
    )


def left_as_it_was(place: object, version: int, newest: int, said: str) -> Refused:
    """Its tables do not fit the version that it claims."""
    return Refused(
        "not-that-version",
        f"{place}: this database says that it is of version {version}, and its tables do not fit: {said}. "
        f"This program opens versions 1 to {newest}; nothing was changed. Put a backup in its place",
    )


def summary_in(row: SummaryRow) -> Summary:
    """The summary in these columns: names and points are JSON, the rest is plain."""
    id, status, stage, public, seats, open_seats, round_number, winner, tour, day, days, points, game = row
    return Summary(
        id=id,
        game=game,
        status=status,
        stage=stage,
        public=bool(public),
        seats=json.decode(seats, type=tuple[str, ...]),
        open_seats=open_seats,
        round=round_number,
        winner=winner,
        tour=tour,
        day=day,
        days=days,
        points=json.decode(points, type=tuple[int, ...]),
    )


def row_of(summary: Summary) -> dict[str, object]:
    """The columns of this summary by name."""
    return {**summary._asdict(), "seats": json_text(summary.seats), "points": json_text(summary.points)}


def lists_of(change: Change) -> dict[str, str]:
    """The lists in this change as JSON: its acts, the table's members, and the devices whose turn it is."""
    return {
        "bodies": json_text([act.decode() for act in change.acts]),
        "members": json_text(change.members),
        "asked": json_text(change.asked),
    }


def json_text(values: Iterable[object]) -> str:
    return json.encode(values).decode()


def _listed(your_turn: int, updated: float, number: int, *row: *SummaryRow) -> ListedTable:
    return ListedTable(summary=summary_in(row), your_turn=bool(your_turn), updated=updated, number=number)
