"""A pile of cards as one number: how many there are of each kind, five bits per kind.

Which card a kind is depends on the rider: `card_table.py` has a row of kinds for every deck. The exhaustion
card is the last kind of every row; there may be many of it, so it has all bits that are left.
"""

from typing import Final

from echappee.kernel.compiler import compiled

BITS: Final = 5
TIRED: Final = 11
"""The kind of an exhaustion card."""
KINDS: Final = TIRED + 1
MOST: Final = 31
"""As many cards of one kind as a pile can hold, unless they are exhaustion cards."""
MOST_TIRED: Final = 255

EXHAUSTION: Final = 1 << BITS * TIRED
PAIRS: Final = sum(MOST << 2 * BITS * pair for pair in range(KINDS // 2))
"""Every other kind."""
ONES: Final = sum(1 << 2 * BITS * pair for pair in range(KINDS // 2))


@compiled
def single(kind: int) -> int:
    """The pile of one card."""
    return 1 << BITS * kind


@compiled
def count(pile: int, kind: int) -> int:
    most = MOST if kind < TIRED else MOST_TIRED
    return (pile >> BITS * kind) & most


@compiled
def size(pile: int) -> int:
    """How many cards: the kinds are added two by two, and then all at once by a multiplication."""
    tired = pile >> BITS * TIRED
    rest = pile - (tired << BITS * TIRED)
    pairs = (rest & PAIRS) + ((rest >> BITS) & PAIRS)
    return tired + (((pairs * ONES) >> 2 * BITS * (KINDS // 2 - 1)) & 1023)


@compiled
def all_alike(pile: int) -> bool:
    """Whether its cards leave no choice."""
    return count(pile, kind_at(pile, 0)) == size(pile)


@compiled
def kind_at(pile: int, index: int) -> int:
    """The kind of the card with this index, exhaustion cards first."""
    index -= pile >> BITS * TIRED
    if index < 0:
        return TIRED
    kind = 0
    index -= pile & MOST
    while index >= 0:
        pile >>= BITS
        kind += 1
        index -= pile & MOST
    return kind
