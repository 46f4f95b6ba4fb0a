"""`echappee push-keys`: makes the keys that a server needs for push notifications."""

import argparse
import os
from contextlib import suppress
from pathlib import Path

from echappee.cli.extras import SERVER
from echappee.cli.options import Commands, command
from echappee.engine.refusals import Refused

EXAMPLES = """\
echappee push-keys keys.pem                  makes them, once
echappee serve --push-keys keys.pem          uses them"""


def add(commands: Commands) -> None:
    about = "Make the keys that a server needs for push notifications."
    parser = command(commands, "push-keys", run, about, EXAMPLES, needs=SERVER)
    parser.add_argument("file", metavar="FILE", help="the new file, which only you can read")


def run(args: argparse.Namespace) -> int:
    from echappee.server.push.keys import new_keys

    _write_private(Path(args.file), new_keys())
    print(f"{args.file}: new keys; keep them, and start the server with --push-keys {args.file}")
    return 0


def _write_private(path: Path, text: bytes) -> None:
    """Write a new file, whole or not at all."""
    try:
        file = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        raise Refused("file-exists", f"{path}: this file exists already; name a new one") from None
    except OSError as error:
        raise _not_written(path, error) from None
    try:
        with os.fdopen(file, "wb") as written:
            written.write(text)
    except OSError as error:
        with suppress(OSError):
            path.unlink()
        raise _not_written(path, error) from None


def _not_written(path: Path, error: OSError) -> Refused:
    return Refused("bad-path", f"{path}: cannot be written, {(error.strerror or 'no reason given').lower()}")
