"""`echappee db`: checks, copies and exports the play server's database, even while the server is running."""

import argparse
import json
import sys
from collections.abc import Callable
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from echappee.cli.extras import SERVER
from echappee.cli.options import Commands, command
from echappee.cli.refusing import one_line
from echappee.engine.refusals import Refused

if TYPE_CHECKING:
    from echappee.server.store.sqlite.inspect import SqliteInspector
    from echappee.server.tables.inspection import FinishedRace

EXAMPLES = """\
echappee db check                          is everything in order?
echappee db backup tables-monday.sqlite    a copy, complete and consistent
echappee db export races                   the record of every finished race, one file each
echappee db export | jq -r .record         the same as lines of JSON"""


def add(commands: Commands) -> None:
    about = "Look after the play server's database; the server may be running."
    parser = command(commands, "db", run, about, EXAMPLES, needs=SERVER)
    actions = parser.add_subparsers(metavar="action", required=True)
    new = partial(actions.add_parser, allow_abbrev=False)
    check = new("check", help="read everything: exit 0 if it is in order, 1 if not")
    backup = new("backup", help="copy the database to a new file")
    backup.add_argument("file", metavar="FILE", help="the new file")
    export = new("export", help="write the record of every finished race")
    export.add_argument(
        "folder", metavar="FOLDER", nargs="?", help="write one file per race here; JSON lines if not given"
    )
    for action, act in ((check, _check), (backup, _backup), (export, _export)):
        action.add_argument("--data", metavar="DIR", help="the server's data folder; its own if not given")
        action.set_defaults(act=act)


def run(args: argparse.Namespace) -> int:
    """Run the action on a connection that cannot write."""
    from echappee.server.store.sqlite import DATABASE, default_data_folder
    from echappee.server.store.sqlite.inspect import SqliteInspector

    folder = Path(args.data) if args.data else default_data_folder()
    with closing(SqliteInspector(folder / DATABASE)) as inspector:
        act: Callable[[argparse.Namespace, SqliteInspector], int] = args.act
        return act(args, inspector)


def _check(_args: argparse.Namespace, inspector: "SqliteInspector") -> int:
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


def _backup(args: argparse.Namespace, inspector: "SqliteInspector") -> int:
    inspector.back_up(Path(args.file))
    print(f"{args.file}: a complete copy of {inspector.path}")
    return 0


def _export(args: argparse.Namespace, inspector: "SqliteInspector") -> int:
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
