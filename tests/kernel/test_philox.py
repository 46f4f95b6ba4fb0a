import pytest
from numba import njit

from echappee.kernel.philox import philox, split


@njit  # type: ignore[untyped-decorator]
def numbers_of(counter: tuple[int, int, int, int], seed: int) -> tuple[int, int, int, int]:
    """Only compiled functions call compiled ones."""
    return philox(*counter, seed)


@njit  # type: ignore[untyped-decorator]
def first_of(number: int, size: int) -> int:
    return split(number, size)[0]


@pytest.mark.parametrize(
    ("counter", "seed", "numbers"),
    [
        ((0, 0, 0, 0), 0, (0x6627E8D5, 0xE169C58D, 0xBC57AC4C, 0x9B00DBD8)),
        ((0xFFFFFFFF,) * 4, -1, (0x408F276D, 0x41C83B0E, 0xA20BC7C6, 0x6D5451FD)),
        (
            (0x243F6A88, 0x85A308D3, 0x13198A2E, 0x03707344),
            0x299F31D0A4093822,
            (0xD16CFE09, 0x94FDCCEB, 0x5001E420, 0x24126EA1),
        ),
    ],
)
def test_the_numbers_are_those_that_its_authors_published(
    counter: tuple[int, int, int, int], seed: int, numbers: tuple[int, int, int, int]
) -> None:
    assert numbers_of(counter, seed) == numbers


def test_a_number_is_split_evenly() -> None:
    found = [first_of(number << 20, 5) for number in range(1 << 12)]
    shares = [found.count(index) for index in range(5)]
    assert sum(shares) == len(found)
    assert max(shares) - min(shares) <= 1
