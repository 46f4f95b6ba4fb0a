"""`echappee worker`: does long jobs for servers on other machines."""

import argparse
import os
from typing import TYPE_CHECKING

from echappee.cli.commands.serve import DATABASE, set_up_logs_for_people
from echappee.cli.extras import WORKERS
from echappee.cli.options import Commands, command, whole
from echappee.engine.refusals import Refused

if TYPE_CHECKING:
    from echappee.server.config import DatabaseUrl

EXAMPLES = """\
echappee worker --database postgresql://host/name
ECHAPPEE_DATABASE=postgresql://host/name echappee worker --processes 8"""


def add(commands: Commands) -> None:
    about = "Let bots think, and make replays and PDFs, for the servers that share a PostgreSQL database."
    parser = command(commands, "worker", run, about, EXAMPLES, needs=WORKERS)
    parser.add_argument(
        "--database",
        metavar="URL",
        help=f"the database of the servers; default: the environment variable {DATABASE}",
    )
    parser.add_argument(
        "--processes",
        metavar="N",
        type=whole(1, 256),
        default=os.cpu_count() or 1,
        help="how many short jobs it does at once, and half as many long ones; default: one for each core",
    )


def run(args: argparse.Namespace) -> int:
    from echappee.server.config import DatabaseUrl
    from echappee.server.queue.worker import run_worker

    database = args.database or os.environ.get(DATABASE, "")
    if not database:
        raise Refused("no-database", f"name the database of the servers: --database or {DATABASE}")
    url = DatabaseUrl(database)
    set_up_logs_for_people()
    run_worker(url, args.processes, lambda: _ready(url))
    return 0


def _ready(url: "DatabaseUrl") -> None:
    print(f"working for the servers of {url} (Ctrl+C stops it)", flush=True)
