"""The write-ahead log beside a SQLite file: which of its pages are intact.

SQLite silently ignores everything from the first damaged page on, and so do all its checks.
"""

import struct
from functools import cached_property
from pathlib import Path
from typing import Final, NamedTuple

MAGIC: Final = (0x377F0682, 0x377F0683)
"""The second one means that checksums are made of big-endian words."""

HEAD: Final = struct.Struct(">8I")
FRAME: Final = struct.Struct(">6I")
_WORD: Final = 2**32 - 1


class Frame(NamedTuple):
    """A page in the log; `commit` says that a transaction ends with it."""

    page: int
    commit: bool
    good: bool
    body: memoryview


class LogFile:
    """The log of one file, which may be written to while it is read."""

    def __init__(self, content: bytes, page_size: int) -> None:
        self._content = content
        self._page_size = page_size
        fields = HEAD.unpack_from(content) if len(content) >= HEAD.size else (0,) * 8
        self._head = fields
        self.headed = fields[0] in MAGIC and _sums(content[:24], fields[0] == MAGIC[1]) == fields[6:]
        """Whether its header is intact."""

    @classmethod
    def beside(cls, path: Path, page_size: int) -> "LogFile":
        log = path.with_name(path.name + "-wal")
        return cls(log.read_bytes() if log.is_file() else b"", page_size)

    @cached_property
    def frames(self) -> list[Frame]:
        """All frames since the log was restarted, up to the last whole transaction."""
        found: list[Frame] = []
        written = 0
        size, content = FRAME.size + self._page_size, memoryview(self._content)
        salts = (
            self._head[4:6]
            if self.headed
            else FRAME.unpack_from(content, HEAD.size)[2:4]
            if self._any
            else ()
        )
        before, big = self._head[6:], self._head[0] == MAGIC[1]
        for start in range(HEAD.size, len(content) - size + 1, size):
            page, commit, *rest = FRAME.unpack_from(content, start)
            if tuple(rest[:2]) != salts:
                break
            body = content[start + FRAME.size : start + size]
            after = tuple(rest[2:])
            # From the frame before, as it says itself: damage in one frame says nothing about the next.
            good = _sums(body, big, _sums(content[start : start + 8], big, before)) == after
            found.append(Frame(page, bool(commit), good, body))
            before = after
            if good and commit:
                written = len(found)
        return found[:written]

    @property
    def damaged(self) -> bool:
        """Whether something that was written can no longer be read.

        An incomplete last transaction is not damage: a power cut leaves the same.
        """
        return bool(self._any and not self.headed) or not all(frame.good for frame in self.frames)

    @property
    def _any(self) -> bool:
        return len(self._content) >= HEAD.size + FRAME.size + self._page_size


def _sums(data: bytes | memoryview, big: bool, before: tuple[int, ...] = (0, 0)) -> tuple[int, ...]:  # noqa: FBT001 - private
    """SQLite's checksum of these words, continued from the one before."""
    one, two = before
    words = struct.unpack(f"{'>' if big else '<'}{len(data) // 4}I", data)
    for first, second in zip(words[::2], words[1::2], strict=True):
        one = (one + first + two) & _WORD
        two = (two + second + one) & _WORD
    return one, two
