"""Makes a database with a bit of everything, and notes how far its tables are and how they end.

    python -m tests.server.make_database tests/server/store/databases/2026-11

writes a dump, 2026-11.sql, and what is expected of it, 2026-11.json. What one version has stored, every later
one must be able to ride on (`test_old_databases.py`), so a dump is never made again: before something new
is stored, another is added. The one of 2026-11 was made with the code of the commit
"What a time trial is called is read in one place", where modules had other names; in that of 2026-11b, and in
older ones, what a game lets people choose for a seat is beside the seat's kind and name. That of 2026-11c has
a table with a clock; in that of 2026-11d people come late, leave, and go on at another device. In
that of 2026-11e somebody has listened to the coach; in that of 2026-11f a person rides on two devices; in
that of 2026-11g a stage of a tour was entered. Of b, c, d, f and g only the table is kept that was new in
them: the other dumps have the others.
"""

import asyncio
import re
import sqlite3
import sys
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from hashlib import sha256
from pathlib import Path
from random import Random
from unittest.mock import patch

from msgspec import json

from echappee.games import game_of
from echappee.notation import digest
from echappee.server.messages.settings import Clock, SeatSetting, Settings
from echappee.server.store.sqlite import SqliteStore
from echappee.server.studies.replays import replay_of
from echappee.server.tables import acts
from echappee.server.tables.forks import Cut, fork
from echappee.server.tables.hub import Hub
from echappee.server.tables.live import Live
from echappee.server.tables.log import read_table
from echappee.server.tables.records import record_text
from echappee.server.tables.table import Table
from tests.server.memory_store import AtOnce, LocalBots
from tests.server.players import MUSCLE, NO_FORK, OPEN, RANDOM, SHORT, TEMPO, opened_by_ann, said

FAILS = "tempo"
TIRED = SeatSetting(extras={"handicap": 2, "rouleur": "domestique", "sprinteur": "descender"})
CALENDAR = "gt-3 gt-4:ttt rest gt-8:itt"
PROLOGUE = "tour-de-france-prologue"
TABLES = {
    "race under way": Settings((OPEN, OPEN, TEMPO, MUSCLE), stage=SHORT, rules=("weather",)),
    "race over": Settings((OPEN, OPEN, RANDOM), stage=SHORT),
    "race with people who come and go": Settings((OPEN, OPEN, RANDOM), stage=SHORT),
    "race with handicaps and specialists": Settings((TIRED, OPEN), rules=("weather",)),
    "tour between stages": Settings(
        (OPEN, OPEN, RANDOM), tour="gt-3 gt-4:ttt rest gt-8:itt", rules=("specialists",)
    ),
    "race with a clock": Settings((OPEN, OPEN), stage=SHORT, clock=Clock(60, reserve=30)),
    "Homas race under way": Settings((OPEN, OPEN, SeatSetting("bot", "domestique")), "homas", PROLOGUE),
    "Homas tour in its second stage": Settings((OPEN, RANDOM), "homas", tour=f"{PROLOGUE} paris-nice-2"),
}


class Club:
    """Ann, who opens every table, and Bob, who comes in by a code."""

    def __init__(self, store: SqliteStore) -> None:
        self.now = 0.0
        self.hub = Hub(store, LocalBots(FAILS), AtOnce(), lambda: self.now)
        self.random = Random(0)

    async def open(self, settings: Settings, fork: Cut = NO_FORK) -> Live:
        """A table with Ann and Bob at its first open seats."""
        id, code, _ = await self.hub.open(opened_by_ann(settings, fork, "open"))
        await self.hub.enter("bob", code)
        live = await self.hub.find(id)
        free = [seat.colour for seat in live.table.seats.values() if seat.free]
        for device, seat in zip(("ann", "bob"), free, strict=False):
            await self.hub.act(live, acts.Sat(device=device, request="sit", seat=seat, name=device.title()))
        return live

    async def ride(self, live: Live, answers: int = 10_000) -> None:
        """Ann and Bob give this many answers, or ride until the race is over; bots answer in between."""
        for _ in range(answers):
            await self._bots()
            table = live.table
            mine = [each for each in table.running.questions if table.seats[each.seat].ridden_by_person]
            if not mine:
                return
            question = self.random.choice(mine)
            await self.hub.act(live, said(table, question, question.sample(self.random.randrange)))
        await self._bots()

    async def _bots(self) -> None:
        while thinking := tuple(self.hub.riders.thinking):
            await asyncio.gather(*thinking)


async def fill(store: SqliteStore) -> dict[str, str]:
    """Make all tables; returns their names by id."""
    club = Club(store)
    tables = {name: await club.open(settings) for name, settings in TABLES.items()}
    tables["race under way, settings changed"] = await _changed(club)
    for live in tables.values():
        await club.hub.act(live, acts.Started(device="ann", request="start"))
    await _absence(club, tables["race under way"])
    await _coming_and_going(club, tables["race with people who come and go"])
    over = tables["race over"]
    await club.hub.act(over, acts.Coached(device="ann", seat="blue"))
    await club.ride(over)
    text = record_text(over.table)
    moment = next(row.entries for row in replay_of(text).moments if row.round == 2)
    tables["fork under way"] = await club.open(*fork(over.table.settings, text, moment))
    await club.hub.act(tables["fork under way"], acts.Started(device="ann"))
    await club.ride(tables["fork under way"], 3)
    again = await club.hub.rematch(over, acts.Rematched(device="bob", request="again", table=""), None)
    await club.hub.leave(over, "bob")
    tables["rematch, not started"] = await club.hub.find(again)
    await club.ride(tables["race under way, settings changed"], 5)
    await club.ride(tables["race with handicaps and specialists"], 12)
    await _late(club, tables["race with a clock"])
    await club.ride(tables["tour between stages"])
    await club.ride(tables["Homas race under way"], 20)
    touring = tables["Homas tour in its second stage"]
    await club.ride(touring)
    await club.hub.act(touring, acts.WentOn(device="ann", request="on"))
    await club.ride(touring, 20)
    tables["tour with a stage that was entered"] = await _entered(club)
    await club.hub.close()
    return {live.table.id: name for name, live in tables.items()}


async def _entered(club: Club) -> Live:
    """A tour in its second stage, of which the first was ridden at a real table."""
    live = await club.open(Settings((OPEN, OPEN), tour="card-3 gt-4 gt-8"))
    text = "echappee-result 1\norder: blue.R red.R blue.S red.S\nexhaustion: red.S=3\n"
    await club.hub.act(live, acts.StageEntered(device="bob", request="enter", stage=1, text=text))
    await club.hub.act(live, acts.WentOn(device="ann", request="on"))
    await club.ride(live, 20)
    return live


async def _changed(club: Club) -> Live:
    """A public table whose host changed the settings, and a bot that fails."""
    live = await club.open(Settings((OPEN, OPEN, OPEN)))
    await club.hub.act(live, acts.Published(device="ann", public=True))
    await club.hub.act(live, acts.Stood(device="ann", seat="blue"))
    wanted = Settings((OPEN, OPEN, SeatSetting("bot", FAILS)), stage=SHORT)
    await club.hub.act(live, acts.Configured(device="ann", settings=wanted))
    return live


async def _absence(club: Club, live: Live) -> None:
    """Bob is absent for a while, and Ann changes her answer."""
    await club.ride(live, 8)
    await club.hub.act(live, acts.Agreed(device="ann", seat="red", here=("ann",)))
    await club.ride(live, 8)
    await club.hub.act(live, acts.CameBack(device="bob", seat="red"))
    while not live.table.running.changeable():
        assert not live.table.over, "nobody could change an answer in this race"
        await club.ride(live, 1)
    entry = live.table.running.changeable()[0]
    device = live.table.seats[entry.key.seat].device
    await club.hub.act(live, acts.Retracted(device=device, question=str(entry.key)))


async def _coming_and_going(club: Club, live: Live) -> None:
    """Eve comes late, Bob leaves, Ann goes on at her phone too and lets a bot ride."""
    await club.ride(live, 6)
    await club.hub.act(live, acts.Admitted(device="eve", player=True))
    await club.hub.act(live, acts.TookOver(device="eve", request="take", seat="green", name="Eve"))
    await club.hub.leave(live, "bob")
    await club.hub.act(live, acts.Shared(device="phone", source="ann"))
    await club.ride(live, 3)
    await club.hub.act(live, acts.HandedOver(device="ann", request="hand", seat="blue"))
    await club.ride(live, 2)


async def _late(club: Club, live: Live) -> None:
    """Somebody thinks for too long, and a bot rides for them."""
    await club.ride(live, 8)
    club.now += 90
    club.hub.tick()
    await asyncio.gather(*club.hub._errands.running)
    await club.ride(live, 3)


def standing(table: Table) -> dict[str, object]:
    """How far a table is."""
    race = table.race
    return {
        "status": table.status,
        "stage": table.stage,
        "position": digest(game_of(race).rules.line(race.position)) if race else "",
        "questions": [str(question.id) for question in race.questions] if race else [],
        "seats": [seat.name or seat.bot or seat.setting.name for seat in table.seats.values()],
    }


def ride_to_the_end(table: Table) -> str:
    """Do acts until a table is over; returns the digest of its record."""
    random = Random(0)
    while not table.over:
        act = _next_act(table, random)
        act.check(table)
        act.do(table)
    return sha256(record_text(table).encode()).hexdigest()


def _next_act(table: Table, random: Random) -> acts.Act:
    if table.race is None:
        return acts.Started(device=table.host)
    if table.race.over:
        return acts.WentOn(device=table.host)
    question = random.choice(table.race.questions)
    return said(table, question, question.sample(random.randrange))


async def expected(store: SqliteStore, names: dict[str, str]) -> dict[str, dict[str, object]]:
    """What must be found in this database."""
    found = {}
    for id, name in names.items():
        stored = await store.load(id)
        assert stored is not None
        table = read_table(id, stored.seed, stored.acts)
        found[id] = {"name": name, **standing(table), "record": ride_to_the_end(table)}
    return found


def dump(path: Path) -> str:
    """The database as SQL; acts are written as text."""
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("DELETE FROM snapshots")  # no other version of the code reads them
        lines = list(connection.iterdump())
        heads = [
            f"PRAGMA {name} = {connection.execute(f'PRAGMA {name}').fetchone()[0]};"
            for name in ("application_id", "user_version")
        ]
    return "\n".join([*heads, *(re.sub(r"X'([0-9A-F]*)'", _as_text, line) for line in lines)]) + "\n"


def _as_text(blob: re.Match[str]) -> str:
    text = bytes.fromhex(blob[1]).decode().replace("'", "''")
    return f"CAST('{text}' AS BLOB)"


@contextmanager
def dealt_alike() -> Iterator[None]:
    """Tables that are opened meanwhile have the same codes and the same draws every time."""
    random = Random(0)
    with (
        patch("secrets.choice", random.choice),
        patch("secrets.token_hex", lambda size: random.randbytes(size).hex()),
    ):
        yield


def main(target: str) -> None:
    """Make a dump and its expectations."""
    with tempfile.TemporaryDirectory() as folder, dealt_alike():
        path = Path(folder) / "tables.sqlite"
        names = asyncio.run(fill(SqliteStore.open(path, clock=lambda: 0.0)))

        async def look() -> dict[str, dict[str, object]]:
            store = SqliteStore.open(path)
            try:
                return await expected(store, names)
            finally:
                await store.close()

        found = asyncio.run(look())
        Path(f"{target}.sql").write_text(dump(path), encoding="utf-8")
        Path(f"{target}.json").write_bytes(json.format(json.encode(found), indent=1) + b"\n")


if __name__ == "__main__":
    main(sys.argv[1])
