"""Saves what can be saved of a damaged database: whole tables, and broken ones up to the damage."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final, NamedTuple

from echappee.engine import Refused
from echappee.server.store.checksums import crcs_after, first_altered
from echappee.server.store.copies import ALL, StoredRow, Target
from echappee.server.store.interface import Fault
from echappee.server.store.salvage import Salvage, head_crc
from echappee.server.store.sql import row_of
from echappee.server.tables.acts import read_act
from echappee.server.tables.live import Live
from echappee.server.tables.log import read_table
from echappee.server.tables.records import LogRecord

ROWS: Final = {rows.name: rows for rows in ALL}


class Rescued(NamedTuple):
    """How many tables are whole, and the fate of the others."""

    whole: int
    in_part: int
    findings: tuple[Fault, ...]


class _Saved(NamedTuple):
    """A table as it is written: its row, its acts, and the devices that list it."""

    row: Mapping[str, object]
    acts: tuple[bytes, ...]
    members: frozenset[str]
    asked: frozenset[str] = frozenset()


class _Damage(NamedTuple):
    """How many of a table's acts are good, and the defect of the next one."""

    good: int
    why: str


def rescue(found: Salvage, target: Target, progress: Callable[[int], None] = lambda _: None) -> Rescued:
    """Write everything that can be saved."""
    whole = in_part = 0
    findings: list[Fault] = []
    for number, id in enumerate(sorted(found.heads, key=lambda id: str(found.heads[id]["number"]).zfill(20))):
        progress(number)
        saved, finding = _saved(found, id)
        if finding is not None:
            findings.append(finding)
        if saved is not None:
            _write(found, saved, target)
            whole, in_part = whole + (finding is None), in_part + (finding is not None)
    for id in sorted(found.acts.keys() - found.heads.keys()):
        acts = len(found.acts[id])
        findings.append(Fault("lost", f"its seed is lost, so its {acts} acts cannot be ridden", id))
    return Rescued(whole, in_part, tuple(findings))


def _saved(found: Salvage, id: str) -> tuple[_Saved | None, Fault | None]:
    """The part of this table that can be saved, and what is lost."""
    head, log = found.heads[id], found.log_of(id)
    acts = tuple(act.body for act in log)
    stored = max(int(str(head["acts"])), max(found.acts[id], default=-1) + 1)
    damage = _first_damage(head, acts, [act.crc for act in log], stored)
    try:
        saved, cut = _ridden(head, acts[: damage.good if damage else stored])
    except Refused as refusal:
        if refusal.code != "other-edition":
            return None, Fault("lost", refusal.detail, id)
        return _of_another_edition(head, acts, damage)
    damage = cut or damage
    if damage is None:
        return saved, None
    return saved, Fault("saved-in-part", f"saved up to act {damage.good} of {stored}: {damage.why}", id)


def _first_damage(
    head: Mapping[str, object], acts: Sequence[bytes], crcs: Sequence[int | None], stored: int
) -> _Damage | None:
    altered = first_altered(head_crc(head), acts, crcs)
    if altered:
        return _Damage(altered, f"act {altered} was altered")
    if altered == 0:
        first, rest = crcs[0], first_altered(crcs[0] or 0, acts[1:], crcs[1:])
        same = first is not None and rest is None and len(acts) == stored
        return _Damage(stored if same else 0, "its codes, its seed or its first act were altered")
    if len(acts) < stored:
        return _Damage(len(acts), f"act {len(acts)} is missing")
    return None


def _ridden(head: Mapping[str, object], acts: Sequence[bytes]) -> tuple[_Saved, _Damage | None]:
    """The table after as many of these acts as can be done, and the reason for stopping."""
    id, seed = str(head["id"]), str(head["seed"])
    good, damage = len(acts), None
    try:
        table = read_table(id, seed, acts)
    except Exception as error:
        good = _doable(id, seed, acts)
        if good == 0 or (isinstance(error, Refused) and error.code == "other-edition"):
            raise error if isinstance(error, Refused) else Refused("bad-table", str(error)) from error
        table = read_table(id, seed, acts[:good])
        damage = _Damage(good, f"act {good} cannot be done")
    now = Live(table, good, lambda: 0.0).change()
    row = {**head, **row_of(now.summary)}
    if good < int(str(head["acts"])):
        row |= {"clock": b"", "due": None}
    return _Saved(row, tuple(acts[:good]), frozenset(now.members), frozenset(now.asked)), damage


def _doable(id: str, seed: str, acts: Sequence[bytes]) -> int:
    """How many of these acts can be done, one after the other."""
    least, most = 0, len(acts)
    while least < most:
        middle = (least + most + 1) // 2
        try:
            read_table(id, seed, acts[:middle])
        except Exception:  # noqa: BLE001 - whatever is wrong with it
            most = middle - 1
        else:
            least = middle
    return least


def _of_another_edition(
    head: Mapping[str, object], acts: Sequence[bytes], damage: _Damage | None
) -> tuple[_Saved | None, Fault | None]:
    """A table that cannot be ridden is saved as stored, if it is intact."""
    id = str(head["id"])
    if damage is not None:
        return None, Fault("lost", f"{damage.why}, and its edition of the rules is gone", id)
    try:
        table = LogRecord(id, str(head["seed"]), map(read_act, acts)).table
    except Exception as error:  # noqa: BLE001 - whatever is wrong with it
        return None, Fault("lost", f"its acts cannot be read: {error}", id)
    return _Saved(head, tuple(acts), frozenset(table.players | table.watchers)), None


def _write(found: Salvage, saved: _Saved, target: Target) -> None:
    id = str(saved.row["id"])
    crcs = crcs_after(head_crc(saved.row), saved.acts)
    row = {**saved.row, "acts": len(saved.acts)}
    target.write(ROWS["tables"], [tuple(row[name] for name in ROWS["tables"].names)])
    acts: list[StoredRow] = [
        (id, seq, body, crc) for seq, (body, crc) in enumerate(zip(saved.acts, crcs, strict=True))
    ]
    target.write(ROWS["acts"], acts)
    members: list[StoredRow] = [
        (id, device, device in saved.asked, row["number"]) for device in sorted(saved.members)
    ]
    target.write(ROWS["members"], members)
    for name in ("subscriptions", "moves"):
        target.write(ROWS[name], [other for other in found.others[name] if other[0] == id])
