"""`echappee db`: checks, backs up, exports, copies and saves the server's database."""

import argparse
import json
import os
import sys
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from echappee.cli.extras import SERVER
from echappee.cli.growth import add_growth, growth_of
from echappee.cli.options import Commands, command, whole
from echappee.cli.program import one_line
from echappee.engine.refusals import Refused

if TYPE_CHECKING:
    from collections.abc import Sequence
    from contextlib import AbstractContextManager

    from echappee.server.config import DatabaseUrl
    from echappee.server.store.copies import Source, Target
    from echappee.server.store.interface import Fault
    from echappee.server.store.postgres.inspect import PostgresInspector
    from echappee.server.store.salvage import Salvage
    from echappee.server.store.sqlite.inspect import SqliteInspector
    from echappee.server.upkeep.inspection import FinishedRace, Inspection

EXAMPLES = """\
echappee db check                          is everything in order?
echappee db backup tables-monday.sqlite    a copy, complete and consistent
echappee db rescue tables.sqlite --to new.sqlite    what can be saved of a damaged file
echappee db prune --dry-run                what a server removes, because nobody has touched it for long
echappee db copy postgresql://host/name    everything into PostgreSQL; with --database, back into a file
echappee db export races                   the record of every finished race, one file each
echappee db export | jq -r .record         the same as lines of JSON"""
OFTEN = 500
"""Progress is shown after this many tables."""


def add(commands: Commands) -> None:
    about = "Check, back up, rescue, export or copy the server's database."
    parser = command(commands, "db", None, about, EXAMPLES, needs=SERVER)
    actions = parser.add_subparsers(metavar="action", required=True)
    new = partial(actions.add_parser, allow_abbrev=False)
    check = new("check", help="read everything: exit 0 if nothing is damaged, 1 if something is")
    check.add_argument(
        "--sample",
        metavar="N",
        type=whole(1, 1_000_000),
        default=1,
        help="ride only every Nth table again; checksums are compared at all of them; default: 1",
    )
    check.add_argument("--json", action="store_true", help="print one JSON object instead of text")
    backup = new("backup", help="copy the database to a new file")
    backup.add_argument("file", metavar="FILE", help="the new file")
    rescue = new("rescue", help="save what can be saved of a damaged database; exit 1 if something is lost")
    rescue.add_argument("file", metavar="FILE", nargs="?", type=Path, help="default: the server's database")
    rescue.add_argument("--to", metavar="NEW", type=Path, required=True, help="the new file")
    rescue.add_argument("--json", action="store_true", help="print one JSON object instead of text")
    export = new("export", help="write the record of every finished race")
    export.add_argument(
        "folder", metavar="FOLDER", nargs="?", help="write one file per race here; default: print JSON lines"
    )
    copy = new("copy", help="copy everything from a file to PostgreSQL or back, and compare both")
    copy.add_argument(
        "target", metavar="TARGET", help="an empty database, as in postgresql://…, or a new file"
    )
    prune = new("prune", help="remove tables that nobody has touched for long, as a server does by itself")
    prune.add_argument("--dry-run", action="store_true", help="only list what would go, and why")
    add_growth(prune)
    acts = (
        (check, _check),
        (backup, _backup),
        (rescue, _rescue),
        (prune, _prune),
        (export, _export),
        (copy, _copy),
    )
    for action, act in acts:
        action.add_argument("--data", metavar="DIR", help="the server's data folder; default: the user's")
        action.add_argument(
            "--database", metavar="URL", help="the server's PostgreSQL database, if it has one"
        )
        action.set_defaults(run=act)


def _place(args: argparse.Namespace) -> "Path | DatabaseUrl":
    """The place where the server keeps its tables."""
    from echappee.server.config import DatabaseUrl
    from echappee.server.store.sqlite import DATABASE, default_data_folder

    database = args.database or ("" if args.data else os.environ.get("ECHAPPEE_DATABASE", ""))
    if database:
        return DatabaseUrl(database)
    return (Path(args.data) if args.data else default_data_folder()) / DATABASE


def _inspector(place: "Path | DatabaseUrl") -> "SqliteInspector | PostgresInspector":
    """A reader of everything stored, on a connection that cannot write."""
    from echappee.server.store.sqlite.inspect import SqliteInspector

    if isinstance(place, Path):
        return SqliteInspector(place)
    from echappee.server.store.postgres.inspect import PostgresInspector

    return PostgresInspector(place)


def _check(args: argparse.Namespace) -> int:
    from echappee.cli.run_facts import list_facts

    place = _place(args)
    report = _inspected(place, args.sample, as_json=args.json)
    if args.json:
        listed = {"findings": _as_dicts(report.findings), "left": _as_dicts(report.left)}
        found = report._asdict() | listed | {"database": str(place), "run": list_facts("db check")}
        print(json.dumps(found, ensure_ascii=False))
        return 1 if report.findings else 0
    for finding in (*report.findings, *report.left):
        print(_line(finding))
    if report.findings:
        print(
            f"{place}: not in order, {len(report.findings)} findings; stop the server and put your latest "
            "backup in its place, or save what can be saved with echappee db rescue"
        )
        return 1
    left = f", {len(report.left)} of an earlier edition" if report.left else ""
    print(f"{place}: in order; {report.tables} tables, {report.over} over{left}, {report.acts} acts")
    return 0


def _inspected(place: "Path | DatabaseUrl", every: int, *, as_json: bool) -> "Inspection":
    """The findings; a file that exists and cannot be opened is a finding."""
    from echappee.server.store.interface import Fault
    from echappee.server.upkeep.inspection import Inspection, check

    try:
        with closing(_inspector(place)) as inspector:
            return check(inspector, every, _progress)
    except Refused as refusal:
        # Nothing is wrong with a database of another version, but a program that reads JSON wants to know.
        another = refusal.code in {"older-database", "newer-database"} and not as_json
        if another or not isinstance(place, Path) or not place.is_file():
            raise
        return Inspection((Fault(refusal.code, refusal.detail),), (), 0, 0, 0)


def _progress(tables: int) -> None:
    if tables and tables % OFTEN == 0 and sys.stderr.isatty():
        sys.stderr.write(f"{tables:,} tables so far\n")


def _line(finding: "Fault") -> str:
    return f"table {finding.table}: {finding.text}" if finding.table else finding.text


def _as_dicts(findings: "Sequence[Fault]") -> list[dict[str, str]]:
    return [finding._asdict() for finding in findings]


def _backup(args: argparse.Namespace) -> int:
    from echappee.server.store.sqlite.inspect import SqliteInspector

    place = _place(args)
    if not isinstance(place, Path):
        raise Refused("bad-database", f"{place}: back up a PostgreSQL database with pg_dump")
    with closing(SqliteInspector(place)) as inspector:
        inspector.back_up(Path(args.file))
    print(f"{args.file}: a complete copy of {place}")
    return 0


def _rescue(args: argparse.Namespace) -> int:
    """Save what can be saved; the damaged database is only read."""
    from echappee.cli.run_facts import list_facts
    from echappee.server.store.sqlite.copies import sqlite_target
    from echappee.server.upkeep.rescue import rescue

    place = args.file or _place(args)
    found = _salvage(place)
    if not found.heads and not found.acts:
        raise Refused("nothing-to-save", f"{place}: no table of echappee is in it")
    with sqlite_target(args.to) as target:
        rescued = rescue(found, target, _progress)
    if args.json:
        more = {"findings": _as_dicts(rescued.findings), "run": list_facts("db rescue")}
        print(json.dumps(rescued._asdict() | more, ensure_ascii=False))
    else:
        for finding in rescued.findings:
            print(_line(finding))
        lost = len(rescued.findings) - rescued.in_part
        print(f"{args.to}: {rescued.whole} tables whole, {rescued.in_part} in part, {lost} lost")
    return 1 if rescued.findings else 0


def _salvage(place: "Path | DatabaseUrl") -> "Salvage":
    from echappee.server.store.salvage import Salvage
    from echappee.server.store.sqlite.copies import damaged_source

    if isinstance(place, Path):
        with damaged_source(place):
            return Salvage.of_file(place)
    with _source(place) as source:
        return Salvage.of_database(source)


def _prune(args: argparse.Namespace) -> int:
    """Remove expired tables, or list them; a server that has the file open does this by itself."""
    import asyncio

    from echappee.server.growth import Kept
    from echappee.server.upkeep.prune import prune, why

    growth, place = growth_of(args), _place(args)
    if args.dry_run:
        rules = [(kind, seconds) for kind in Kept if (seconds := growth.seconds(kind)) is not None]
        with closing(_inspector(place)) as inspector:
            found = [old for kind, seconds in rules for old in inspector.old_tables(kind, seconds)]
            now = inspector.now()
        for old in found:
            print(f"table {old.id}: {why(old, growth, now)}")
        print(f"{place}: {len(found)} tables would be removed")
        return 0
    removed = asyncio.run(prune(place, growth))
    print(f"{place}: {removed} tables removed")
    return 0


def _copy(args: argparse.Namespace) -> int:
    """Copy everything while no server runs; the source stays as it is."""
    from echappee.server.config import SCHEMES, DatabaseUrl
    from echappee.server.store.copies import copy_all

    source = _place(args)
    target = DatabaseUrl(args.target) if args.target.startswith(SCHEMES) else Path(args.target)
    if isinstance(source, Path) == isinstance(target, Path):
        raise Refused("bad-database", "one of both must be a file, the other a PostgreSQL database")
    with _source(source) as one, _target(target) as other:
        copy_all(one, other, print)
    print(f"{target}: everything that is in {source}")
    return 0


def _source(place: "Path | DatabaseUrl") -> "AbstractContextManager[Source]":
    from echappee.server.store.postgres.copies import postgres_source
    from echappee.server.store.sqlite.copies import sqlite_source

    return sqlite_source(place) if isinstance(place, Path) else postgres_source(place)


def _target(place: "Path | DatabaseUrl") -> "AbstractContextManager[Target]":
    from echappee.server.store.postgres.copies import postgres_target
    from echappee.server.store.sqlite.copies import sqlite_target

    return sqlite_target(place) if isinstance(place, Path) else postgres_target(place)


def _export(args: argparse.Namespace) -> int:
    with closing(_inspector(_place(args))) as inspector:
        return _export_all(args, inspector)


def _export_all(args: argparse.Namespace, inspector: "SqliteInspector | PostgresInspector") -> int:
    """Write every record; a table that cannot be read is reported and does not stop the others."""
    from echappee.server.store.interface import Fault
    from echappee.server.upkeep.inspection import records

    write = _print_race if args.folder is None else partial(_write_file, _folder(args.folder))
    refused = written = 0
    for race in records(inspector):
        if isinstance(race, Fault):
            sys.stderr.write(one_line(_line(race)))
            refused += 1
        else:
            write(race)
            written += 1
    if args.folder is not None:
        print(f"{args.folder}: {written} records")
    return 1 if refused else 0


def _folder(name: str) -> Path:
    try:
        Path(name).mkdir(parents=True, exist_ok=True)
    except OSError as error:
        reason = (error.strerror or "no reason given").lower()
        raise Refused("bad-path", f"{name}: cannot be made, {reason}") from None
    return Path(name)


def _write_file(folder: Path, race: "FinishedRace") -> None:
    from echappee.server.upkeep.expiry import write_record

    write_record(folder, race.table, race.record)


def _print_race(race: "FinishedRace") -> None:
    print(json.dumps(race._asdict()))
