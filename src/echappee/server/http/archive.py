"""Results of long work, stored in files: a second look costs nothing, even after a restart."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import Final
from zlib import compress, decompress, error

from msgspec import MsgspecError, Struct, json

MOST: Final = 2_000
"""How many results are kept; the oldest make room."""
PRIVATE: Final = 0o700


class Provisional(Struct):
    """What a result says about itself."""

    provisional: bool = False


class Archive:
    """The results in one folder. Results of other code are not found, and make room in time."""

    def __init__(self, folder: Path, code: Callable[[], str]) -> None:
        """`code` is the version of the code that makes the results; finding it takes a moment."""
        self._folder, self._code = folder, code
        self._writer = ThreadPoolExecutor(1, "echappee-archive")

    def get(self, key: str) -> bytes | None:
        """The result with this key; None if there is none, or it is damaged."""
        try:
            return decompress(self._path(key).read_bytes())
        except (OSError, error):
            return None

    def put(self, key: str, result: bytes) -> None:
        """Store this soon; a disk that is full stores nothing."""
        self._writer.submit(self._write, key, result)

    def close(self) -> None:
        self._writer.shutdown()

    def _write(self, key: str, result: bytes) -> None:
        if is_provisional(result):
            return
        with suppress(OSError):
            self._folder.mkdir(PRIVATE, parents=True, exist_ok=True)
            path = self._path(key)
            new = path.with_suffix(".new")
            new.write_bytes(compress(result))
            new.replace(path)
            kept = sorted(self._folder.iterdir(), key=lambda each: each.stat().st_mtime)
            for old in kept[:-MOST]:
                old.unlink()

    def _path(self, key: str) -> Path:
        return self._folder / f"{key}-{self._code()}"


def is_provisional(result: bytes) -> bool:
    """Whether this result will be better later."""
    try:
        return json.decode(result, type=Provisional).provisional
    except MsgspecError:
        return True
