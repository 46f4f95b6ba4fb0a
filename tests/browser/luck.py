"""A server without luck: the tables that a test opens are dealt the same every time.

Started as a program it is `echappee`, but ids and seeds of tables come from the name of the current test.
"""

import hashlib
import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from unittest.mock import patch

from echappee.cli.main import main
from echappee.server.tables import hub
from echappee.server.tables.codes import ALPHABET, ID_LENGTH
from tests.server.running import Server, start_server

FILE = "test"
"""Tells the server, in its folder, which test is running."""


def start_without_luck(folder: Path, test: str, port: int = 0) -> Server:
    """A server for this test, until another is named to it."""
    folder.mkdir(parents=True, exist_ok=True)
    name_test(folder, test)
    return start_server(folder, port=port, program=("-m", "tests.browser.luck"))


def name_test(folder: Path, test: str) -> None:
    """From now on this test is on."""
    (folder / FILE).write_text(test, "utf-8")


class Fate:
    """Gives a table its id, and then its seed."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._opened: Counter[str] = Counter()
        self._digest = b""

    def new_id(self) -> str:
        test = (self._folder / FILE).read_text("utf-8")
        self._opened[test] += 1
        self._digest = hashlib.sha512(f"{test} {self._opened[test]}".encode()).digest()
        return "".join(ALPHABET[byte % len(ALPHABET)] for byte in self._digest[:ID_LENGTH])

    def token_hex(self, size: int) -> str:
        return self._digest[-size:].hex()


@contextmanager
def no_luck(folder: Path) -> Iterator[None]:
    """Servers of this process deal as the files in this folder say."""
    fate = Fate(folder)
    with patch.object(hub, "new_id", fate.new_id), patch.object(hub, "secrets", fate):
        yield


if __name__ == "__main__":
    with no_luck(Path(sys.argv[sys.argv.index("--data") + 1])):
        sys.exit(main())
