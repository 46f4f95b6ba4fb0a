"""What a group of changes makes of the rows of a store: each change is made whole, or not at all."""

from collections.abc import Callable

from msgspec import json
from msgspec.structs import replace

from echappee.engine import Refused
from echappee.server.store import rows
from echappee.server.store.interface import Change, Move, NewTable
from echappee.server.store.rows import ActRow, HeadRow, key_of

GONE = Refused("no-such-table", "there is no such table")


class Draft:
    """What a group of changes makes of the heads, and the rows that it writes."""

    def __init__(self, heads: dict[str, HeadRow], moves: dict[str, Move]) -> None:
        self.heads, self.moves = dict(heads), dict(moves)
        self.rows: dict[str, str] = {}
        self.gone: list[str] = []

    def put(self, key: str, row: object) -> None:
        self.rows[key] = json.encode(row).decode()

    def remove(self, beginning: str) -> None:
        self.gone.append(beginning)
        for key in [key for key in self.rows if key.startswith(beginning)]:
            del self.rows[key]


Drafting = Callable[[Draft], None]
"""One change: it is made whole, or raises and has changed nothing."""


def create(table: NewTable, first: Change, number: int, now: float, draft: Draft) -> None:
    taken = {text for head in draft.heads.values() for text in head.new if text != head.new.seed}
    if not taken.isdisjoint((table.id, table.player_hash, table.watcher_hash)):
        raise Refused("duplicate-table", f"there is a table {table.id}, or one with its codes, already")
    draft.heads[table.id] = HeadRow(number, table, first.summary, created=now, updated=now)
    try:
        append(first, now, draft)
    except BaseException:
        del draft.heads[table.id]
        raise


def append(change: Change, now: float, draft: Draft) -> None:
    head = draft.heads.get(change.table)
    if head is None or head.acts != change.seq:
        raise Refused("out-of-order", f"act {change.seq} is not the next one of table {change.table}")
    crcs = [*change.crcs, *[None] * (len(change.acts) - len(change.crcs))]
    texts = [ActRow(act.decode(), crc) for act, crc in zip(change.acts, crcs, strict=True)]
    after = replace(
        head,
        summary=change.summary,
        updated=now,
        acts=change.seq + len(texts),
        members=change.members,
        asked=change.asked,
        clock=change.clock,
        due=change.due,
        people=max(head.people, change.people),
    )
    json.encode((after, texts))  # text that cannot be written is refused before anything is changed
    draft.heads[change.table] = after
    draft.put(rows.HEADS + change.table, after)
    for seq, text in enumerate(texts, change.seq):
        draft.put(key_of(change.table, seq), text)


def end_move(draft: Draft, code_hash: str) -> None:
    draft.moves.pop(code_hash, None)
    draft.remove(rows.MOVES + code_hash)
