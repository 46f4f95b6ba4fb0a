"""The archive that Python in a page unpacks: our code as far as a page needs it, and packages."""

import io
import zipfile
from collections.abc import Iterator
from importlib.metadata import files
from importlib.resources.abc import Traversable
from pathlib import PurePosixPath
from typing import Final

from echappee.words.languages import languages

NOT_NEEDED: Final = (
    *("cli", "cluster.py", "envs", "fonts", "front", "interpreter", "kernel", "ladder", "openspiel.py"),
    *("pages", "__main__.py"),
    *("server/nodes", "server/push", "server/reference.py", "server/schema.py", "server/serving.py"),
    *("server/site", "server/store/copies.py", "server/store/postgres", "server/store/salvage.py"),
    *("server/store/sql.py", "server/store/sqlite", "server/upkeep", "server/wiring.py", "server/workers.py"),
    *(
        "server/queue/client.py",
        "server/queue/database.py",
        "server/queue/lanes.py",
        "server/queue/worker.py",
    ),
    *("server/socket/handover.py", "server/socket/open_socket.py", "server/socket/sockets.py"),
    *("server/http/slow_clients.py",),
)
"""What needs a terminal, a network, threads or another machine."""
NOT_NEEDED_OF_A_GAME: Final = ("envs", "kernel", "scenarios", "terminal")
PACKAGES: Final = (
    *("anyio", "attrs", "babel", "fluent.runtime", "fluent.syntax", "idna", "pytz", "starlette"),
    "typing_extensions",
)
"""The packages of a server that are written in Python alone."""
EMPTY: Final = {"anyio/to_interpreter.py", "anyio/to_process.py"}
"""Modules that need processes: they are imported, but not used."""
LOCALES: Final = "babel/locale-data/"
ZONES: Final = "pytz/zoneinfo/"
MODULES: Final = (".py", ".dat", ".typed")
BORN: Final = (1980, 1, 1, 0, 0, 0)
"""The date of every file in it, so that equal content makes an equal archive."""


def make_archive(code: Traversable, wheel: bytes) -> bytes:
    """The archive, with what is in this wheel for the page's platform."""
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for path, content in (*_ours(code, ""), *_packages(), *_unpacked(wheel)):
            archive.writestr(zipfile.ZipInfo(path, BORN), content, zipfile.ZIP_DEFLATED)
    return packed.getvalue()


def _ours(folder: Traversable, path: str) -> Iterator[tuple[str, bytes]]:
    for each in sorted(folder.iterdir(), key=lambda each: each.name):
        own = f"{path}{each.name}"
        if own in NOT_NEEDED or each.name == "__pycache__" or _of_a_game(own) in NOT_NEEDED_OF_A_GAME:
            continue
        if each.is_dir():
            yield from _ours(each, f"{own}/")
        else:
            yield f"echappee/{own}", each.read_bytes()


def _of_a_game(path: str) -> str:
    """The room, if this is a room of a game."""
    parts = PurePosixPath(path).parts
    return parts[1] if len(parts) == 2 and parts[0] not in {"server", "kernel"} else ""


def _packages() -> Iterator[tuple[str, bytes]]:
    for package in PACKAGES:
        for file in sorted(files(package) or ()):
            if file.suffix in MODULES and _is_wanted(str(file)):
                yield str(file), b"" if str(file) in EMPTY else file.read_binary()


def _is_wanted(path: str) -> bool:
    """Of the data about languages, only ours; no time zones."""
    if path.startswith(LOCALES):
        return PurePosixPath(path).stem in {"root", *languages()}
    return not path.startswith((ZONES, ".."))


def _unpacked(wheel: bytes) -> Iterator[tuple[str, bytes]]:
    with zipfile.ZipFile(io.BytesIO(wheel)) as archive:
        for name in archive.namelist():
            if name.endswith((".py", ".so")):
                yield name, archive.read(name)
