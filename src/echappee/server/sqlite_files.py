"""Where the database lies: a private file in a private folder, and a lock that one server holds."""

import os
import sys
from pathlib import Path

from echappee.engine import Refused

DATABASE = "tables.sqlite"


def default_data_folder() -> Path:
    """Where this system keeps a user's data."""
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local") / "echappee"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "echappee"
    given = Path(os.environ.get("XDG_DATA_HOME", ""))
    # A relative path there is to be ignored, says the XDG specification.
    return (given if given.is_absolute() else Path.home() / ".local" / "share") / "echappee"


def make_private(path: Path) -> None:
    """Make the file and its folder, for their owner alone, unless they are there."""
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        os.close(_open(path))
    except OSError as error:
        raise _not_writable(path, error) from None


class Lock:
    """Held by the one server that writes; the system lets go of it however that server ends."""

    def __init__(self, path: Path) -> None:
        try:
            self._file = _open(path.with_name(path.name + ".lock"))
        except OSError as error:
            raise _not_writable(path, error) from None
        try:
            _take(self._file)
        except OSError:
            os.close(self._file)
            raise Refused(
                "database-in-use",
                f"{path}: another server has it open; stop that one, or name another folder with --data",
            ) from None

    def release(self) -> None:
        """Let another server have it. The file stays: to remove it would let two servers in."""
        os.close(self._file)


def _open(path: Path) -> int:
    return os.open(path, os.O_RDWR | os.O_CREAT, 0o600)


def _not_writable(path: Path, error: OSError) -> Refused:
    reason = (error.strerror or "no reason given").lower()
    return Refused(
        "data-not-writable", f"{path}: cannot be written, {reason}; name another folder with --data"
    )


if sys.platform == "win32":
    import msvcrt

    def _take(file: int) -> None:
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _take(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
