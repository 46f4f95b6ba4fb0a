"""Dice are asked for, never rolled here."""

from typing import Final

from echappee.engine import Talk, draw
from echappee.homas.rules.bunch import Bunch
from echappee.homas.rules.position import make_key

FACES: Final = (1, 2, 3, 4, 5, 6)


def roll(bunch: Bunch, index: int, kind: str, dice: int) -> Talk[tuple[int, ...]]:
    """This many dice for this rider, one after the other."""
    rider = bunch.riders[index]
    rolled: tuple[int, ...] = ()
    for letter in "ab"[:dice]:
        key = make_key((bunch.round, bunch.phase, rider.team, rider.name, kind + letter, ()))
        rolled += yield from draw(key, FACES, 1)
    return rolled
