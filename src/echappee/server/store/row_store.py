"""Tables in rows of text: the store of a page, whose browser has a database but no files.

The heads of all tables are in memory, because they are those of one person. Acts are read when their table is
loaded.
"""

import asyncio
from collections.abc import Callable, Iterable
from functools import partial

from msgspec import DecodeError, json

from echappee.engine import Refused
from echappee.server.growth import Growth, Kept
from echappee.server.store import interface, rows
from echappee.server.store.draft import GONE, Draft, Drafting, append, create, end_move
from echappee.server.store.one_server import OneServer
from echappee.server.store.rows import ActRow, HeadRow, MoveRow, TextRows, acts_of


class RowStore(OneServer):
    """Everything that waits is written in one transaction, and acknowledged when that is durable."""

    def __init__(self, database: TextRows, clock: Callable[[], float]) -> None:
        self.commits = 0
        self._rows, self._clock = database, clock
        self._heads: dict[str, HeadRow] = {}
        self._moves: dict[str, interface.Move] = {}
        self._numbers = 0
        self._waiting: list[tuple[Drafting, asyncio.Future[None]]] = []
        self._writing: asyncio.Task[None] | None = None
        self._closed = False

    @classmethod
    async def open(cls, database: TextRows, clock: Callable[[], float]) -> "RowStore":
        """The store in these rows; reads the heads of its tables."""
        store = cls(database, clock)
        for _, text in await database.under(rows.HEADS):
            head = json.decode(text, type=HeadRow)
            store._heads[head.new.id] = head
            store._numbers = max(store._numbers, head.number)
        for _, text in await database.under(rows.MOVES):
            row = json.decode(text, type=MoveRow)
            store._moves[row.code_hash] = row.move
        return store

    async def create(self, table: interface.NewTable, first: interface.Change) -> None:
        self._numbers += 1
        await self._write(partial(create, table, first, self._numbers, self._clock()))

    async def append(self, change: interface.Change) -> None:
        await self._write(partial(append, change, self._clock()))

    async def keep_snapshot(self, owned: interface.Owned, snapshot: bytes) -> None:
        def work(draft: Draft) -> None:
            if owned.table not in draft.heads:
                raise GONE
            draft.put(rows.SNAPSHOTS + owned.table, snapshot)

        await self._write(work)

    async def delete(self, owned: interface.Owned) -> None:
        def work(draft: Draft) -> None:
            draft.heads.pop(owned.table, None)
            for code in [code for code, move in draft.moves.items() if move.table == owned.table]:
                end_move(draft, code)
            for beginning in (rows.HEADS + owned.table, acts_of(owned.table), rows.SNAPSHOTS + owned.table):
                draft.remove(beginning)

        await self._write(work)

    async def load(self, table: str) -> interface.Stored | None:
        self._check_open()
        head = self._heads.get(table)
        if head is None:
            return None
        acts = [json.decode(text, type=ActRow) for _, text in await self._read(acts_of(table))]
        return interface.Stored(
            seed=head.new.seed,
            acts=tuple([act.body.encode() for act in acts]),
            snapshot=await self._snapshot(table),
            clock=head.clock,
            updated=head.updated,
            head=head.new.crc,
            crcs=tuple([act.crc for act in acts]),
            people=head.people,
        )

    async def find_code(self, code_hash: str) -> tuple[str, bool] | None:
        for id, head in self._heads.items():
            if code_hash in (head.new.player_hash, head.new.watcher_hash):
                return id, code_hash == head.new.player_hash
        return None

    async def public_tables(self, limit: int) -> list[interface.Summary]:
        summaries = [head.summary for head in _newest(self._heads.values())]
        return [each for each in summaries if each.public and each.status != "over"][:limit]

    async def tables_of(
        self, device: str, limit: int, before: int = interface.NEWEST
    ) -> list[interface.ListedTable]:
        own = [each for each in self._heads.values() if device in each.members and each.number < before]
        return [
            interface.ListedTable(head.summary, device in head.asked, head.updated, head.number)
            for head in _newest(own)[:limit]
        ]

    async def overdue(self, now: float, limit: int) -> list[str]:
        due = [(head.due, id) for id, head in self._heads.items() if head.due is not None]
        return [id for when, id in sorted(due) if when <= now][:limit]

    async def old_tables(self, kind: Kept, before: float, limit: int) -> list[interface.OldTable]:
        old = sorted(
            (head.updated, id)
            for id, head in self._heads.items()
            if head.updated < before and Growth().kind_of(head.summary.status, head.people) is kind
        )
        return [interface.OldTable(id, kind, updated) for updated, id in old[:limit]]

    def now(self) -> float:
        return self._clock()

    async def bytes_used(self) -> int:
        return 0  # the browser has a limit of its own, and says when it is reached

    def bytes_free(self) -> int | None:
        return None

    async def shrink(self) -> None: ...

    async def subscribe(self, *_: object) -> None:
        raise Refused("no-push", "a page sends itself no notices")

    async def unsubscribe(self, *_: object) -> None: ...

    async def subscription(self, *_: object) -> interface.Subscription | None:
        return None

    async def offer_move(self, owned: interface.Owned, code_hash: str, move: interface.Move) -> None:
        def work(draft: Draft) -> None:
            if owned.table not in draft.heads:
                raise GONE
            for code in [code for code, other in draft.moves.items() if other[:2] == move[:2]]:
                end_move(draft, code)
            draft.moves[code_hash] = move
            draft.put(rows.MOVES + code_hash, MoveRow(code_hash, move))

        await self._write(work)

    async def find_move(self, code_hash: str) -> interface.Move | None:
        return self._moves.get(code_hash)

    async def end_move(self, owned: interface.Owned, code_hash: str) -> None:  # noqa: ARG002 - there is one owner
        await self._write(lambda draft: end_move(draft, code_hash))

    async def check(self) -> None:
        await self._write(lambda _draft: None)

    async def close(self) -> None:
        self._closed = True
        if self._writing:
            await asyncio.wait((self._writing,))

    async def _write(self, work: Drafting) -> None:
        self._check_open()
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((work, done))
        if self._writing is None:
            self._writing = asyncio.create_task(self._write_all())
        await done

    async def _write_all(self) -> None:
        """Write what waits, group after group."""
        try:
            while self._waiting:
                group, self._waiting = self._waiting, []
                draft, good = Draft(self._heads, self._moves), list[asyncio.Future[None]]()
                for work, done in group:
                    try:
                        work(draft)
                        good.append(done)
                    except Exception as error:  # noqa: BLE001 - its caller hears of any error
                        _settle(done, error)
                refusal = await self._commit(draft)
                for done in good:
                    _settle(done, refusal)
        finally:
            self._writing = None

    async def _commit(self, draft: Draft) -> Exception | None:
        try:
            await self._rows.write(draft.rows, draft.gone)
        except Exception as error:  # noqa: BLE001 - whatever a browser's database raises
            return Refused("not-stored", f"this could not be stored, and was not done: {error}")
        self._heads, self._moves = draft.heads, draft.moves
        self.commits += 1
        return None

    async def _read(self, beginning: str) -> list[tuple[str, str]]:
        try:
            return list(await self._rows.under(beginning))
        except Exception as error:
            raise Refused("not-read", f"this could not be read: {error}") from error

    async def _snapshot(self, table: str) -> bytes | None:
        """A snapshot that cannot be read is none: the acts say the same."""
        for key, text in await self._read(rows.SNAPSHOTS + table):
            if key == rows.SNAPSHOTS + table:
                try:
                    return json.decode(text, type=bytes)
                except DecodeError:
                    return None
        return None

    def _check_open(self) -> None:
        if self._closed:
            raise Refused("store-closed", "the server is stopping")


def _newest(heads: Iterable[HeadRow]) -> list[HeadRow]:
    return sorted(heads, key=lambda head: -head.number)


def _settle(done: "asyncio.Future[None]", error: Exception | None) -> None:
    if done.done():
        return
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)
