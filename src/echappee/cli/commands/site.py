"""`echappee site`: the pages and their server as a folder of static files."""

import argparse
from pathlib import Path

from echappee.cli.extras import SERVER
from echappee.cli.options import Commands, command, whole

EXAMPLES = """\
echappee site velo                     writes the folder velo, for any static host
echappee site velo --serve 8422        and shows it at http://127.0.0.1:8422
"""


def add(commands: Commands) -> None:
    about = "Write a folder for a static host: the games with no server, Python runs in the page."
    parser = command(commands, "site", run, about, EXAMPLES, needs=SERVER)
    parser.add_argument("folder", metavar="FOLDER", help="a new folder")
    parser.add_argument(
        "--serve", metavar="PORT", type=whole(0, 65535), help="host it on this machine, 0 for any free port"
    )


def run(args: argparse.Namespace) -> int:
    from echappee.cli.files import check_new_path
    from echappee.server.site.folder import write_site

    folder = check_new_path(args.folder)
    write_site(folder)
    print(f"{folder} is a site: {_size(folder) / 2**20:.1f} MiB. Any static host can serve it.")
    if args.serve is not None:
        _serve(folder, args.serve)
    return 0


def _size(folder: Path) -> int:
    return sum(file.stat().st_size for file in folder.rglob("*") if file.is_file())


def _serve(folder: Path, port: int) -> None:
    from echappee.server.site.host import host

    with host(folder, port) as serving:
        print(f"http://127.0.0.1:{serving.server_port} until Ctrl-C", flush=True)
        serving.serve_forever()
