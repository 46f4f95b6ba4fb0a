"""`echappee db`: checks, backs up, exports and copies the server's database."""

import argparse
import json
import os
import sys
from collections.abc import Callable
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from echappee.cli.extras import SERVER
from echappee.cli.options import Commands, command
from echappee.cli.program import one_line
from echappee.engine.refusals import Refused

if TYPE_CHECKING:
    from contextlib import AbstractContextManager

    from echappee.server.config import DatabaseUrl
    from echappee.server.store.copying import Source, Target
    from echappee.server.store.postgres.inspect import PostgresInspector
    from echappee.server.store.sqlite.inspect import SqliteInspector
    from echappee.server.tables.inspection import FinishedRace

EXAMPLES = """\
echappee db check                          is everything in order?
echappee db backup tables-monday.sqlite    a copy, complete and consistent
echappee db copy postgresql://host/name    everything into PostgreSQL; with --database, back into a file
echappee db export races                   the record of every finished race, one file each
echappee db export | jq -r .record         the same as lines of JSON"""


def add(commands: Commands) -> None:
    about = "Check, back up, export or copy the server's database; stop the server only to copy."
    parser = command(commands, "db", run, about, EXAMPLES, needs=SERVER)
    actions = parser.add_subparsers(metavar="action", required=True)
    new = partial(actions.add_parser, allow_abbrev=False)
    check = new("check", help="read everything: exit 0 if nothing is damaged, 1 if something is")
    backup = new("backup", help="copy the database to a new file")
    backup.add_argument("file", metavar="FILE", help="the new file")
    export = new("export", help="write the record of every finished race")
    export.add_argument(
        "folder", metavar="FOLDER", nargs="?", help="write one file per race here; default: print JSON lines"
    )
    copy = new("copy", help="copy everything from a file to PostgreSQL or back, and compare both")
    copy.add_argument(
        "target", metavar="TARGET", help="an empty database, as in postgresql://…, or a new file"
    )
    acts = ((check, _check), (backup, _backup), (export, _export), (copy, _copy))
    for action, act in acts:
        action.add_argument("--data", metavar="DIR", help="the server's data folder; default: the user's")
        action.add_argument(
            "--database", metavar="URL", help="the server's PostgreSQL database, if it has one"
        )
        action.set_defaults(act=act)


def run(args: argparse.Namespace) -> int:
    act: Callable[[argparse.Namespace], int] = args.act
    return act(args)


def _place(args: argparse.Namespace) -> "Path | DatabaseUrl":
    """Where the server keeps its tables."""
    from echappee.server.config import DatabaseUrl
    from echappee.server.store.sqlite import DATABASE, default_data_folder

    database = args.database or ("" if args.data else os.environ.get("ECHAPPEE_DATABASE", ""))
    if database:
        return DatabaseUrl(database)
    return (Path(args.data) if args.data else default_data_folder()) / DATABASE


def _inspector(args: argparse.Namespace) -> "SqliteInspector | PostgresInspector":
    """Reads everything on a connection that cannot write."""
    from echappee.server.store.sqlite.inspect import SqliteInspector

    place = _place(args)
    if isinstance(place, Path):
        return SqliteInspector(place)
    from echappee.server.store.postgres.inspect import PostgresInspector

    return PostgresInspector(place)


def _check(args: argparse.Namespace) -> int:
    with closing(_inspector(args)) as inspector:
        return _report(inspector)


def _report(inspector: "SqliteInspector | PostgresInspector") -> int:
    from echappee.server.tables.inspection import check

    report = check(inspector)
    for finding in (*report.findings, *report.left):
        print(finding)
    if report.findings:
        print(f"{inspector.path}: not in order; put your latest backup in its place")
        return 1
    left = f", {len(report.left)} of an earlier edition" if report.left else ""
    print(f"{inspector.path}: in order; {report.tables} tables, {report.over} over{left}, {report.acts} acts")
    return 0


def _backup(args: argparse.Namespace) -> int:
    from echappee.server.store.sqlite.inspect import SqliteInspector

    place = _place(args)
    if not isinstance(place, Path):
        raise Refused("bad-database", f"{place}: back up a PostgreSQL database with pg_dump")
    with closing(SqliteInspector(place)) as inspector:
        inspector.back_up(Path(args.file))
    print(f"{args.file}: a complete copy of {place}")
    return 0


def _copy(args: argparse.Namespace) -> int:
    """Copy everything while no server runs; the source stays as it is."""
    from echappee.server.config import SCHEMES, DatabaseUrl
    from echappee.server.store.copying import copy_all

    source = _place(args)
    target = DatabaseUrl(args.target) if args.target.startswith(SCHEMES) else Path(args.target)
    if isinstance(source, Path) == isinstance(target, Path):
        raise Refused("bad-database", "one of both must be a file, the other a PostgreSQL database")
    with _source(source) as one, _target(target) as other:
        copy_all(one, other, print)
    print(f"{target}: everything that is in {source}")
    return 0


def _source(place: "Path | DatabaseUrl") -> "AbstractContextManager[Source]":
    from echappee.server.store.postgres.copying import postgres_source
    from echappee.server.store.sqlite.copying import sqlite_source

    return sqlite_source(place) if isinstance(place, Path) else postgres_source(place)


def _target(place: "Path | DatabaseUrl") -> "AbstractContextManager[Target]":
    from echappee.server.store.postgres.copying import postgres_target
    from echappee.server.store.sqlite.copying import sqlite_target

    return sqlite_target(place) if isinstance(place, Path) else postgres_target(place)


def _export(args: argparse.Namespace) -> int:
    with closing(_inspector(args)) as inspector:
        return _export_all(args, inspector)


def _export_all(args: argparse.Namespace, inspector: "SqliteInspector | PostgresInspector") -> int:
    """Write every record; a table that cannot be read is reported and does not stop the others."""
    from echappee.server.tables.inspection import records

    write = _print_line if args.folder is None else partial(_write_file, _folder(args.folder))
    refused = written = 0
    for race in records(inspector):
        if isinstance(race, Refused):
            sys.stderr.write(one_line(race.detail))
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
    from echappee.cli.files import write_atomically
    from echappee.tours.record import HEAD

    ending = "tour" if race.record.startswith(HEAD) else "race"
    write_atomically(folder / f"{race.table}.{ending}", race.record)


def _print_line(race: "FinishedRace") -> None:
    print(json.dumps(race._asdict()))
