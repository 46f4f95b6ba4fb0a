"""Reading and writing files, with refusals in one line; a record is written whole or not at all."""

import errno
import os
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from echappee.engine import Refused
from echappee.notation.record import HEAD

LARGEST = 10_000_000
"""Larger than any record or stage."""
CANNOT_SETTLE = (errno.EINVAL, errno.ENOTSUP)
"""The errors of file systems that cannot do this for folders."""


def read_text(name: str) -> str:
    """The text of this file."""
    try:
        with open(name, "rb") as file:  # noqa: PTH123 - a name with a null byte is refused here, not in Path
            data = file.read(LARGEST + 1)
    except (OSError, ValueError) as error:
        raise Refused("no-file", f"{name}: {_reason(error)}") from None
    if len(data) > LARGEST:
        raise Refused("bad-file", f"{name}: this file is far too large")
    try:
        return data.decode()
    except UnicodeDecodeError:
        raise Refused("bad-file", f"{name}: this is not text in UTF-8") from None


def check_record_path(name: str) -> Path:
    """The path to write a record to; refuses one that cannot be written or that holds something else."""
    path = Path(name)
    try:
        if path.exists() and not path.is_file():
            raise Refused("bad-path", f"{name}: the name of a file was expected, this is something else")
        if not path.parent.is_dir():
            raise Refused("bad-path", f"{name}: there is no folder {path.parent}")
        if path.exists() and path.stat().st_size and not read_text(name).startswith(HEAD):
            raise Refused("bad-path", f"{name}: this file is not a race record and would be lost")
        handle, probe = tempfile.mkstemp(dir=path.parent, prefix=".echappee-")
        os.close(handle)
        Path(probe).unlink()
    except (OSError, ValueError) as error:
        raise Refused("bad-path", f"{name}: cannot be written, {_reason(error)}") from None
    return path


def check_new_record_path(name: str) -> Path:
    """As above, for a new race, which may not overwrite another one."""
    path = check_record_path(name)
    if path.exists() and path.stat().st_size:
        raise Refused("bad-path", f"{name}: there is already a race in it; --resume {name} continues it")
    return path


def check_new_path(name: str) -> Path:
    """The path of a new file in an existing folder."""
    path = Path(name)
    try:
        if os.path.lexists(name):
            raise Refused("bad-path", f"{name}: this file exists already and would be lost")
        if not path.parent.is_dir():
            raise Refused("bad-path", f"{name}: there is no folder {path.parent}")
    except (OSError, ValueError) as error:
        raise Refused("bad-path", f"{name}: cannot be written, {_reason(error)}") from None
    return path


def write_atomically(path: Path, text: str | bytes) -> None:
    """Write the file so that a crash leaves either the old text or the new one."""
    with whole_file(path) as unfinished, unfinished.open("wb") as file:
        file.write(text if isinstance(text, bytes) else text.encode())
        file.flush()
        os.fsync(file.fileno())


@contextmanager
def whole_file(path: Path) -> Iterator[Path]:
    """A temporary name to write to; the file gets its own name once complete, and none if anything fails."""
    path, unfinished = path.resolve(), ""
    try:
        handle, unfinished = tempfile.mkstemp(dir=path.parent, prefix=".echappee-")
        os.close(handle)
        yield Path(unfinished)
        os.chmod(unfinished, 0o666 & ~_umask())  # noqa: PTH101 - a temporary file is readable by its owner only
        os.replace(unfinished, path)  # noqa: PTH105 - as above
        _settle(path.parent)
    except OSError as error:
        raise Refused("bad-path", f"{path}: cannot be written, {_reason(error)}") from None
    finally:
        with suppress(OSError):
            if unfinished:
                os.unlink(unfinished)  # noqa: PTH108 - already gone if all went well


def _settle(folder: Path) -> None:
    """Make the new name survive a power cut, if the system can do that."""
    if sys.platform == "win32":
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    except OSError as error:
        if error.errno not in CANNOT_SETTLE:
            raise
    finally:
        os.close(handle)


def _umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask


def _reason(error: Exception) -> str:
    text = (error.strerror if isinstance(error, OSError) else None) or str(error)
    return text[:1].lower() + text[1:]
