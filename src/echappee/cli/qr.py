"""A QR code of an address, for the terminal: bytes, level L, 21 to 37 modules wide (ISO/IEC 18004)."""

from collections.abc import Iterator
from itertools import pairwise
from typing import Final

from echappee.engine import Refused

SIZES: Final = ((19, 7), (34, 10), (55, 15), (80, 20), (108, 26))
"""By version from 1: bytes of data, and bytes that correct errors."""
HEAD: Final = 2
"""The bytes that the mode and the length take."""
QUIET: Final = 2
"""Light modules around the code; on a screen two are enough."""
FINDER: Final = 7
TIMING: Final = 6
"""The row and the column in which dark and light modules alternate."""

QrGrid = list[list[bool]]
QrCell = tuple[int, int]
"""A row and a column."""


def qr_code(text: str) -> QrGrid:
    """The modules of the smallest code that holds this text, row by row; true is dark."""
    data = text.encode()
    fits = (version for version, (room, _) in enumerate(SIZES, 1) if len(data) + HEAD <= room)
    version = next(fits, 0)
    if not version:
        raise Refused("too-long", f"{text[:40]!r} does not fit into a QR code")
    fixed = _fixed(version)
    bits = [byte >> shift & 1 for byte in _words(data, *SIZES[version - 1]) for shift in range(7, -1, -1)]
    return min((_masked(fixed, version, bits, mask) for mask in range(8)), key=_penalty)


def drawn(matrix: QrGrid) -> str:
    """The code as text for a terminal, two rows in a line, dark on light in any terminal."""
    side = [False] * QUIET
    wide = [[*side, *row, *side] for row in matrix]
    blank = [[False] * len(wide[0])] * QUIET
    rows = [*blank, *wide, *blank]
    if len(rows) % 2:
        rows.append(blank[0])
    pairs = (zip(upper, lower, strict=True) for upper, lower in zip(rows[::2], rows[1::2], strict=True))
    lines = ("".join("█▀▄ "[2 * above + below] for above, below in pair) for pair in pairs)
    return "\n".join(f"\x1b[97;40m{line}\x1b[0m" for line in lines)


# Bytes


def _words(data: bytes, room: int, correcting: int) -> bytes:
    """The data with its head and padding, and what corrects its errors."""
    bits = f"0100{len(data):08b}" + "".join(f"{byte:08b}" for byte in data) + "0000"
    said = bytes(int(bits[at : at + 8], 2) for at in range(0, len(bits), 8))
    said += bytes((0xEC, 0x11)[number % 2] for number in range(room - len(said)))
    divisor, root = [0] * (correcting - 1) + [1], 1
    for _ in range(correcting):
        divisor = [_times(a, root) ^ b for a, b in zip(divisor, [*divisor[1:], 0], strict=True)]
        root = _times(root, 2)
    rest = [0] * correcting
    for byte in said:
        factor = byte ^ rest[0]
        rest = [a ^ _times(b, factor) for a, b in zip([*rest[1:], 0], divisor, strict=True)]
    return said + bytes(rest)


def _times(a: int, b: int) -> int:
    """The product in the field of 256 elements."""
    product = 0
    for bit in range(7, -1, -1):
        product = product << 1 ^ (product >> 7) * 0x11D
        product ^= (b >> bit & 1) * a
    return product


# Modules


def _fixed(version: int) -> dict[QrCell, bool]:
    """The modules that are the same for every text; the format's are still light."""
    last = 4 * version + 16
    fixed = {spot: False for at in range(9) for spot in ((8, at), (at, 8), (8, last - at), (last - at, 8))}
    del fixed[8, last - 8], fixed[last - 8, 8]
    fixed |= {spot: at % 2 == 0 for at in range(8, last - 7) for spot in ((TIMING, at), (at, TIMING))}
    for row, column in ((3, 3), (3, last - 3), (last - 3, 3)):
        fixed |= {spot: ring in (0, 1, 3) for spot, ring in _around(row, column, 4, last)}
    if version > 1:
        fixed |= {spot: ring != 1 for spot, ring in _around(last - 6, last - 6, 2, last)}
    fixed[last - 7, 8] = True
    return fixed


def _around(row: int, column: int, far: int, last: int) -> Iterator[tuple[QrCell, int]]:
    """The modules up to this distance from one, each with its distance."""
    for down in range(-far, far + 1):
        for right in range(-far, far + 1):
            if 0 <= row + down <= last and 0 <= column + right <= last:
                yield (row + down, column + right), max(abs(down), abs(right))


def _way(size: int) -> Iterator[QrCell]:
    """The order of the bits: up and down in double columns from the right, skipping the timing column."""
    for turn, right in enumerate(at - (at <= TIMING) for at in range(size - 1, 0, -2)):
        for step in range(size):
            row = step if turn % 2 else size - 1 - step
            yield row, right
            yield row, right - 1


def _masked(fixed: dict[QrCell, bool], version: int, bits: list[int], mask: int) -> QrGrid:
    size = 4 * version + 17
    modules = fixed | _format(mask, size - 1)
    left = iter(bits)
    for row, column in _way(size):
        if (row, column) not in fixed:
            modules[row, column] = bool(next(left, 0)) ^ _flips(mask, row, column)
    return [[modules[row, column] for column in range(size)] for row in range(size)]


def _flips(mask: int, row: int, column: int) -> bool:
    product = row * column
    return (
        (row + column) % 2,
        row % 2,
        column % 3,
        (row + column) % 3,
        (row // 2 + column // 3) % 2,
        product % 2 + product % 3,
        (product % 2 + product % 3) % 2,
        ((row + column) % 2 + product % 3) % 2,
    )[mask] == 0


def _format(mask: int, last: int) -> dict[QrCell, bool]:
    """Level L and the mask, twice."""
    rest = said = 1 << 3 | mask
    for _ in range(10):
        rest = rest << 1 ^ (rest >> 9) * 0x537
    bits = (said << 10 | rest) ^ 0x5412
    along = [*range(6), 7, 8]
    first = [(at, 8) for at in along] + [(8, at) for at in reversed(along[:-1])]
    second = [(8, last - at) for at in range(8)] + [(last - at, 8) for at in range(6, -1, -1)]
    return {spot: bool(bits >> number & 1) for spots in (first, second) for number, spot in enumerate(spots)}


def _penalty(matrix: QrGrid) -> int:
    """How hard this is to read: long runs, blocks, patterns like a corner, too dark or too light."""
    size, found = len(matrix), 0
    for line in (*matrix, *zip(*matrix, strict=True)):
        text = "".join(map(str, map(int, line)))
        runs = text.replace("01", "0 1").replace("10", "1 0").split()
        found += sum(len(run) - 2 for run in runs if len(run) >= 5)
        found += 40 * sum(text[at : at + 11] in ("10111010000", "00001011101") for at in range(size - 10))
    for upper, lower in pairwise(matrix):
        for at in range(size - 1):
            found += 3 * (upper[at] == upper[at + 1] == lower[at] == lower[at + 1])
    dark = sum(map(sum, matrix))
    return found + 10 * (abs(dark * 20 - size * size * 10) // (size * size))
