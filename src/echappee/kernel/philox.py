"""Chance: Philox 4x32-10, whose numbers depend only on their key and counter.

The key is the seed; the counter is the race, the round and the purpose. Race n of a seed is therefore the
same race on every machine, in every order, on any number of threads.
"""

from echappee.kernel.arrays import Race
from echappee.kernel.compiler import compiled

MASK = 0xFFFFFFFF
FIRST_FACTOR = 0xD2511F53
SECOND_FACTOR = 0xCD9E8D57
FIRST_STEP = 0x9E3779B9
SECOND_STEP = 0xBB67AE85
ROUNDS = 10


@compiled
def philox(one: int, two: int, three: int, four: int, seed: int) -> tuple[int, int, int, int]:
    """Four numbers of 32 bits for this counter."""
    first_key, second_key = seed & MASK, (seed >> 32) & MASK
    for _ in range(ROUNDS):
        left, right = FIRST_FACTOR * one, SECOND_FACTOR * three
        one, two, three, four = (
            ((right >> 32) & MASK) ^ two ^ first_key,
            right & MASK,
            ((left >> 32) & MASK) ^ four ^ second_key,
            left & MASK,
        )
        first_key = (first_key + FIRST_STEP) & MASK
        second_key = (second_key + SECOND_STEP) & MASK
    return one, two, three, four


@compiled
def numbers(race: Race, purpose: int, index: int) -> tuple[int, int, int, int]:
    """Four random numbers for this purpose in this round; an index is less than 1,024."""
    return philox(
        race.number & MASK, (race.number >> 32) & MASK, race.round, purpose * 1024 + index, race.seed
    )


@compiled
def split(number: int, size: int) -> tuple[int, int]:
    """One of `size` equally likely numbers from 0 on, and what is left of the random number for another.

    With two draws from one number no result is more than size² / 2³² likelier than another.
    """
    product = number * size
    return product >> 32, product & MASK
