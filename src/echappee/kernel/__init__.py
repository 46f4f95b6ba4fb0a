"""What the kernels of all games have in common: compiling, chance, and what races are made of.

A kernel is the rules of a game as arrays and loops, for millions of races (docs/kernel.md).
It needs the extra `fast`.
"""

from echappee.kernel.arrays import Batch, Race, Reals, Small, Table, Words
from echappee.kernel.compiler import compiled
from echappee.kernel.log import write
from echappee.kernel.philox import numbers, split
from echappee.kernel.races import RacesInKernel, RiddenPart, policy_number, signed

__all__ = [
    "Batch",
    "Race",
    "RacesInKernel",
    "Reals",
    "RiddenPart",
    "Small",
    "Table",
    "Words",
    "compiled",
    "numbers",
    "policy_number",
    "signed",
    "split",
    "write",
]
