"""A lock on a file that one program holds at a time; the system releases it however that program ends."""

import os
import sys
from pathlib import Path


class Taken(Exception):
    """Another program holds the lock."""


class Lock:
    """Holds the lock on this file, which is created if it is missing, readable by its owner only.

    An OSError says that the file cannot be written.
    """

    def __init__(self, path: Path) -> None:
        self._file = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            _take(self._file)
        except OSError as error:
            os.close(self._file)
            raise Taken(path) from error

    def release(self) -> None:
        """Let another program have it. The file stays: removing it would let two of them in."""
        os.close(self._file)


if sys.platform == "win32":
    import msvcrt

    def _take(file: int) -> None:
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _take(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
