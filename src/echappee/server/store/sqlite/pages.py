"""Reads the rows on the pages of a SQLite file, page by page, even if other pages are damaged.

SQLite reaches a row through the file's header and the pages above it; if one of these is damaged, it finds
none of the rows below. Here each page is read by itself, so only the content of a damaged page is lost. The
shape of a row tells which table it belongs to: no two of our tables and indexes have the same.
"""

import struct
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from echappee.server.store.sqlite.log_file import LogFile

MAGIC: Final = b"SQLite format 3\0"
HEAD: Final = 100
"""The length of a file's header."""
PAGE_SIZE: Final = 4096
TABLE_LEAF, INDEX_LEAF, INDEX_INTERIOR = 0x0D, 0x0A, 0x02

CellValue = int | float | str | bytes | None


class FoundRow(NamedTuple):
    """A row as it is on a page; `number` is its rowid, None in a table without rowids."""

    number: int | None
    values: tuple[object, ...]


class Pages:
    """The pages of a file; pages in its log replace older ones."""

    def __init__(self, path: Path) -> None:
        content = path.read_bytes()
        self.page_size = page_size_in(content) or PAGE_SIZE
        self._content = memoryview(content)
        self._newer = {}
        for frame in LogFile.beside(path, self.page_size).frames:
            if frame.good:
                self._newer[frame.page] = frame.body
        self._count = max(len(content) // self.page_size, *self._newer, 0)

    def rows(self) -> Iterator[FoundRow]:
        """All rows of all tables and indexes, in no order; a row may come twice."""
        left_out = self._free() | self._of_pointers()
        for number in range(1, self._count + 1):
            if number not in left_out:
                yield from self._rows_on(number)

    def _page(self, number: int) -> memoryview:
        start = (number - 1) * self.page_size
        page = self._newer.get(number) or self._content[start : start + self.page_size]
        if len(page) < self.page_size:
            raise IndexError(number)
        return page

    def _free(self) -> set[int]:
        """Pages whose rows were deleted, as far as the file can tell."""
        free: set[int] = set()
        try:
            trunk = struct.unpack_from(">I", self._page(1), 32)[0]
            while trunk and trunk not in free:
                page = self._page(trunk)
                after, leaves = struct.unpack_from(">2I", page)
                free |= {trunk, *struct.unpack_from(f">{leaves}I", page, 8)}
                trunk = after
        except (IndexError, struct.error):
            pass
        return free

    def _of_pointers(self) -> set[int]:
        """Pages of pointers to other pages, in a file that can shrink."""
        try:
            (largest_root,) = struct.unpack_from(">I", self._page(1), 52)
        except IndexError:
            return set()
        return set(range(2, self._count + 1, self.page_size // 5 + 1)) if largest_root else set()

    def _rows_on(self, number: int) -> Iterator[FoundRow]:
        try:
            page = self._page(number)
            start = HEAD if number == 1 else 0
            kind, _, cells = struct.unpack_from(">BHH", page, start)
            if kind not in (TABLE_LEAF, INDEX_LEAF, INDEX_INTERIOR):
                return
            head = start + (12 if kind == INDEX_INTERIOR else 8)
            places = struct.unpack_from(f">{cells}H", page, head)
        except (IndexError, struct.error):
            return
        for place in places:
            try:
                yield self._row_at(page, place, kind)
            except (IndexError, ValueError, struct.error):
                continue

    def _row_at(self, page: memoryview, place: int, kind: int) -> FoundRow:
        if kind == INDEX_INTERIOR:
            place += 4
        size, place = _varint(page, place)
        number = None
        if kind == TABLE_LEAF:
            number, place = _varint(page, place)
        return FoundRow(number, tuple(_values(self._payload(page, place, size, kind))))

    def _payload(self, page: memoryview, place: int, size: int, kind: int) -> bytes:
        """The payload of one row; the part that does not fit on its page is on others."""
        if size > self.page_size * self._count:
            raise ValueError(size)
        usable = self.page_size
        most = usable - 35 if kind == TABLE_LEAF else (usable - 12) * 64 // 255 - 23
        if size <= most:
            return _whole(bytes(page[place : place + size]), size)
        least = (usable - 12) * 32 // 255 - 23
        here = least + (size - least) % (usable - 4)
        here = here if here <= most else least
        payload = bytearray(page[place : place + here])
        (after,) = struct.unpack_from(">I", page, place + here)
        while after and len(payload) < size:
            more = self._page(after)
            payload += more[4 : 4 + size - len(payload)]
            (after,) = struct.unpack_from(">I", more)
        return _whole(bytes(payload), size)


def page_size_in(content: bytes) -> int | None:
    """The page size in the file's header; None if the header is damaged."""
    if len(content) < HEAD or not content.startswith(MAGIC):
        return None
    (size,) = struct.unpack_from(">H", content, 16)
    size = 65536 if size == 1 else size
    return size if size >= 512 and size & (size - 1) == 0 else None


def _whole(payload: bytes, size: int) -> bytes:
    if len(payload) != size:
        raise ValueError(size)
    return payload


def _values(payload: bytes) -> Iterator[CellValue]:
    """The values of a row in SQLite's record format."""
    head, place = _varint(payload, 0)
    at = head
    while place < head:
        kind, place = _varint(payload, place)
        value, at = _value(payload, at, kind)
        yield value
    if at != len(payload):
        raise ValueError(at)


_WIDTHS: Final = {1: 1, 2: 2, 3: 3, 4: 4, 5: 6, 6: 8}


def _value(payload: bytes, at: int, kind: int) -> tuple[CellValue, int]:
    if kind in _WIDTHS:
        end = at + _WIDTHS[kind]
        return int.from_bytes(_whole(payload[at:end], end - at), "big", signed=True), end
    if kind == 7:
        return struct.unpack_from(">d", payload, at)[0], at + 8
    if kind >= 12:
        end = at + (kind - 12) // 2
        content = _whole(payload[at:end], end - at)
        return (content.decode() if kind % 2 else content), end
    if kind in (10, 11):
        raise ValueError(kind)
    return {0: None, 8: 0, 9: 1}[kind], at


def _varint(data: bytes | memoryview, place: int) -> tuple[int, int]:
    number = 0
    for count in range(9):
        byte = data[place + count]
        if count == 8:
            return (number << 8) | byte, place + 9
        number = (number << 7) | (byte & 0x7F)
        if byte < 0x80:
            return number, place + count + 1
    raise AssertionError
