"""Where the database is: a private file in a private folder, and a lock that one server holds."""

import os
import sys
from pathlib import Path

from echappee.engine import Refused
from echappee.locks import Lock, Taken

DATABASE = "tables.sqlite"


def default_data_folder() -> Path:
    """The system's folder for a user's data."""
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local") / "echappee"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "echappee"
    given = Path(os.environ.get("XDG_DATA_HOME", ""))
    # The XDG specification says to ignore a relative path here.
    return (given if given.is_absolute() else Path.home() / ".local" / "share") / "echappee"


def make_private(path: Path) -> None:
    """Create the file and its folder, readable by their owner only, unless they exist."""
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
    except OSError as error:
        raise _not_writable(path, error) from None


def lock_of(path: Path) -> Lock:
    """The lock of this database, held by the one server that writes to it."""
    try:
        return Lock(path.with_name(path.name + ".lock"))
    except Taken:
        raise Refused(
            "database-in-use",
            f"{path}: another server has it open; stop that one, or name another folder with --data",
        ) from None
    except OSError as error:
        raise _not_writable(path, error) from None


def _not_writable(path: Path, error: OSError) -> Refused:
    reason = (error.strerror or "no reason given").lower()
    return Refused(
        "data-not-writable", f"{path}: cannot be written, {reason}; name another folder with --data"
    )
