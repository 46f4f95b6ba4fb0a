"""Removes tables that nobody has touched for long, by the owner's rules, a few at a time."""

import logging
import os
import secrets
from collections.abc import Callable
from pathlib import Path
from typing import Final

from echappee.engine import Refused
from echappee.server.growth import Kept
from echappee.server.logs import log
from echappee.server.metrics import Metrics
from echappee.server.store.interface import NotOwner, OldTable, Owned
from echappee.server.tables.acts import read_act
from echappee.server.tables.hub import Hub
from echappee.server.tables.records import LogRecord
from echappee.tours.record import HEAD

FEW: Final = 5
"""How many tables are removed in one go."""

BUSY: Final = 200
"""If more acts than this are stored between two rounds, nothing is removed unless the disk is nearly full."""

LATER_S: Final = 3600.0
"""After how long to try again with a table that could not be removed."""

LOOK_S: Final = 10.0
"""How often the used space is measured."""


class Expiry:
    """Safe beside other servers with the same database: a table is removed by the server that owns it."""

    def __init__(self, hub: Hub, metrics: Metrics, clock: Callable[[], float]) -> None:
        self._hub = hub
        self._metrics = metrics
        metrics.expired.update(dict.fromkeys(Kept, 0))
        self._growth = hub.space.growth
        self._clock = clock
        self._before = 0
        self._put_off: dict[str, float] = {}
        self._looked = float("-inf")
        self._warned = False

    async def step(self) -> int:
        """Remove a few tables; returns how many were removed."""
        now, acts = self._clock(), self._metrics.acts
        busy, self._before = acts - self._before > BUSY, acts
        try:
            if now - self._looked >= LOOK_S:
                self._looked = now
                await self._look()
            if busy and not self._warned:
                return 0
            gone = sum([await self._remove_some(kind) for kind in Kept])
            if gone:
                await self._hub.store.shrink()
        except Refused:  # without the database nothing can be removed; the next step tries again
            return 0
        return gone

    async def _look(self) -> None:
        """Measure how much room is left; a warning is logged once."""
        space = self._hub.space
        space.look(await self._hub.store.bytes_used(), self._hub.store.bytes_free())
        self._metrics.used, self._metrics.most = space.used, space.most or 0
        code = space.warning("")
        if bool(code) != self._warned:
            self._warned = bool(code)
            log(code or "enough room again", logging.WARNING, bytes=space.used)

    async def _remove_some(self, kind: Kept) -> int:
        seconds = self._growth.seconds(kind)
        if seconds is None:
            return 0
        now = self._clock()
        self._put_off = {id: until for id, until in self._put_off.items() if until > now}
        found = await self._hub.store.old_tables(kind, now - seconds, FEW + len(self._put_off))
        gone = 0
        for old in [each for each in found if each.id not in self._put_off][:FEW]:
            if await self._remove(old, now - seconds):
                gone += 1
                self._metrics.expired[kind] += 1
            else:
                self._put_off[old.id] = now + LATER_S
        return gone

    async def _remove(self, old: OldTable, before: float) -> bool:
        """Remove one table, unless it is at another server, or somebody is there."""
        try:
            live = await self._hub.find(old.id)
            gone = await self._hub.expire(live, before, self._write if self._growth.archive else None)
            if not gone:
                await self._hub.unload(live)
        except NotOwner:
            return False
        except Refused as refusal:
            return refusal.code == "other-edition" and await self._remove_unreadable(old)
        except OSError as error:
            self._metrics.unwritten += 1
            reason = error.strerror or "no reason given"
            log("a record could not be written", logging.WARNING, table=old.id, error=reason)
            return False
        except Exception:  # noqa: BLE001 - one odd table must not keep the others
            log("table not removed", logging.ERROR, failed=True, table=old.id)
            return False
        return gone

    async def _remove_unreadable(self, old: OldTable) -> bool:
        """Remove a table whose edition of the rules is gone: nobody can do anything at it."""
        store = self._hub.store
        try:
            owned = Owned(old.id, await store.claim(old.id))
            stored = await store.load(old.id)
            if stored is None:
                return False
            if self._growth.archive and old.kind is not Kept.LOBBY:
                self._write(old.id, LogRecord(old.id, stored.seed, map(read_act, stored.acts)).text())
            await store.delete(owned)
        except (NotOwner, OSError):
            return False
        return True

    def _write(self, id: str, text: str) -> None:
        assert self._growth.archive is not None
        write_record(self._growth.archive, id, text)


def write_record(folder: Path, table: str, text: str) -> Path:
    """Write the record of a race or tour into this folder, whole or not at all."""
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    path = folder / f"{table}.{'tour' if text.startswith(HEAD) else 'race'}"
    draft = path.with_name(f".{path.name}.{secrets.token_hex(4)}")
    try:
        with draft.open("w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        draft.replace(path)
    finally:
        draft.unlink(missing_ok=True)
    return path
