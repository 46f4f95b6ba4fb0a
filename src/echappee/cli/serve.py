"""`echappee serve`: the play server, for browsers near and far."""

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from echappee.cli.options import Commands, command, whole

if TYPE_CHECKING:
    from echappee.server.config import Config

EXAMPLES = """\
echappee serve
echappee serve --host 0.0.0.0 --no-browser
echappee serve --data /var/lib/echappee --public-url https://velo.example --no-browser"""


def add(commands: Commands) -> None:
    """Add this command to the others."""
    parser = command(
        commands, "serve", run, "Serve tables to browsers: on this machine, or to friends.", EXAMPLES
    )
    parser.add_argument(
        "--data",
        metavar="DIR",
        type=Path,
        help="the folder that keeps the tables; the user's own if not given",
    )
    parser.add_argument(
        "--host",
        default="127.0.0.1",
        help="the address to listen at; 127.0.0.1, this machine alone, if not given",
    )
    parser.add_argument(
        "--port",
        metavar="N",
        type=whole(0, 65535),
        default=8421,
        help="the port to listen at; 8421 if not given, 0 for any that is free",
    )
    parser.add_argument(
        "--public-url",
        metavar="URL",
        help="how the server is reached from outside, if a proxy stands before it",
    )
    parser.add_argument("--no-browser", action="store_true", help="do not open a browser")
    parser.add_argument(
        "--no-limits", action="store_true", help="do not limit how fast clients may send; for load tests"
    )


def run(args: argparse.Namespace) -> int:
    """Serve until stopped."""
    from echappee.server.config import NO_LIMITS, Config, Limits, read_public_url
    from echappee.server.logs import set_up_logs
    from echappee.server.serving import serve
    from echappee.server.sqlite import default_data_folder

    config = Config(
        data=args.data or default_data_folder(),
        host=args.host,
        port=args.port,
        public_url=read_public_url(args.public_url) if args.public_url else "",
        limits=NO_LIMITS if args.no_limits else Limits(),
    )
    browse = not args.no_browser and sys.stdout.isatty()
    set_up_logs()
    serve(config, lambda running: _ready(running, browse=browse))
    return 0


def _ready(config: "Config", *, browse: bool) -> None:
    print(f"Échappée is at {config.url} (Ctrl+C stops it)", flush=True)
    if browse:
        import threading
        import webbrowser

        # Some browsers keep their starter waiting; the server must not wait with it.
        threading.Thread(target=webbrowser.open, args=(config.url,), daemon=True).start()
