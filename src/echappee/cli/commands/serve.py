"""`echappee serve`, or no command at all: the play server."""

import argparse
import logging
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from echappee.cli.extras import SERVER
from echappee.cli.friends import EVERYWHERE, local_addresses, what_friends_do
from echappee.cli.growth import add_growth, growth_of
from echappee.cli.options import Commands, command, whole
from echappee.cli.warming import warm_up_beside
from echappee.engine.refusals import Refused

if TYPE_CHECKING:
    from echappee.server.config import Config
    from echappee.server.growth import Growth
    from echappee.server.push.herald import Sender

PORT = 8421
DATABASE = "ECHAPPEE_DATABASE"
EXAMPLES = """\
echappee                                          the same as echappee serve
echappee serve --friends                          for friends in the same network, with a QR code
echappee serve --data /var/lib/echappee --public-url https://velo.example --no-browser"""


def add(commands: Commands) -> None:
    about = "Play in the browser: serve tables on this machine, or to friends."
    parser = command(commands, "serve", run, about, EXAMPLES, needs=SERVER)
    parser.add_argument(
        "--data",
        metavar="DIR",
        type=Path,
        help="the folder with the tables; default: the user's data folder",
    )
    parser.add_argument(
        "--database",
        metavar="URL",
        help="a PostgreSQL database for the tables, as in postgresql://user@host/name; "
        f"default: the environment variable {DATABASE}",
    )
    parser.add_argument(
        "--node-url",
        metavar="URL",
        help="how other servers with the same database reach this one; default: by --host and --port",
    )
    where = parser.add_mutually_exclusive_group()
    where.add_argument(
        "--friends",
        action="store_true",
        help="listen in the local network, and print the address and the QR code for friends",
    )
    where.add_argument(
        "--host",
        default="127.0.0.1",
        help="the address to listen at; default: 127.0.0.1, this machine only",
    )
    parser.add_argument(
        "--port",
        metavar="N",
        type=whole(0, 65535),
        help=f"the port to listen at, 0 for any free one; default: {PORT}, or a free one if that is in use",
    )
    parser.add_argument(
        "--public-url",
        metavar="URL",
        help="how people reach the server, if it is behind a proxy",
    )
    parser.add_argument(
        "--push-keys",
        metavar="FILE",
        type=Path,
        help="notify people when it is their turn, with the keys that echappee push-keys made",
    )
    add_growth(parser)
    parser.add_argument(
        "--disk",
        metavar="GIB",
        type=whole(0, 1_000_000),
        help="how much the tables may take on the disk, 0 for no limit; default: 10",
    )
    parser.add_argument(
        "--bots",
        metavar="A,B,…",
        help="also offer these bots of other packages, by the names in echappee bots",
    )
    parser.add_argument("--no-browser", action="store_true", help="do not open a browser")
    parser.add_argument(
        "--no-limits", action="store_true", help="do not limit how fast clients may send; for load tests"
    )


def run(args: argparse.Namespace) -> int:
    from echappee.bots.plugins import offer
    from echappee.cli.browser import may_browse
    from echappee.server.serving import serve

    config = _config(args)
    if args.bots:
        offer(args.bots.split(","))
    sender = _sender(args.push_keys, config)
    browse = not args.no_browser and may_browse()
    set_up_logs_for_people()
    try:
        serve(config, lambda running: _ready(running, browse=browse), sender)
    except Refused as refusal:
        # A proxy would not find another port.
        if refusal.code != "port-in-use" or args.port is not None or args.public_url:
            raise
        _serve_elsewhere(config, sender, browse=browse)
    return 0


def _config(args: argparse.Namespace) -> "Config":
    from echappee.server.config import NO_LIMITS, Config, DatabaseUrl, Limits, read_public_url
    from echappee.server.store.sqlite import default_data_folder

    database = args.database or os.environ.get(DATABASE, "")
    if args.friends and args.public_url:
        raise Refused(
            "bad-options", "--friends is for the local network; behind a proxy people use --public-url"
        )
    return Config(
        data=args.data or default_data_folder(),
        host=EVERYWHERE if args.friends else args.host,
        port=PORT if args.port is None else args.port,
        public_url=read_public_url(args.public_url) if args.public_url else "",
        limits=NO_LIMITS if args.no_limits else Limits(),
        database=DatabaseUrl(database) if database else None,
        node_url=read_public_url(args.node_url) if args.node_url else "",
        growth=_growth(args),
        neighbours=local_addresses() if args.friends else None,
    )


def _growth(args: argparse.Namespace) -> "Growth":
    growth = growth_of(args)
    return growth if args.disk is None else growth._replace(most_bytes=args.disk * 2**30 or None)


def _sender(keys: Path | None, config: "Config") -> "Sender | None":
    """What sends notices, if there are keys for it."""
    if keys is None:
        return None
    from echappee.server.push.keys import PushKeys
    from echappee.server.push.sender import PushSender

    return PushSender(PushKeys.read(keys), config.url)


def set_up_logs_for_people() -> None:
    from echappee.server.logs import LOGGER, set_up_logs

    set_up_logs()
    if sys.stderr.isatty():
        LOGGER.setLevel(logging.WARNING)  # people at a terminal want the address, not a log


def _serve_elsewhere(config: "Config", sender: "Sender | None", *, browse: bool) -> None:
    """The usual port is taken: by a server with the same tables, which will do, or by another program."""
    from echappee.cli.browser import answers, open_page
    from echappee.server.serving import serve

    try:
        serve(
            config._replace(port=0),
            lambda running: _ready(running, f"; {config.port} is in use", browse=browse),
            sender,
        )
    except Refused as refusal:
        if refusal.code != "database-in-use" or not answers(config.url):
            raise
        print(f"Échappée is at {config.url} already")
        if browse:
            open_page(config.url)


def _ready(config: "Config", note: str = "", *, browse: bool) -> None:
    print(f"Échappée is at {config.url} (Ctrl+C stops it{note})", flush=True)
    if (browse or config.public_url) and (lacking := warm_up_beside()):
        print(lacking, flush=True)
    if config.neighbours is not None:
        print(what_friends_do(config.friends, drawing=sys.stdout.isatty()), flush=True)
    if browse:
        import threading

        from echappee.cli.browser import open_page

        # Some browsers keep the program that opens them waiting; the server must not wait.
        threading.Thread(target=open_page, args=(config.url,), daemon=True).start()
