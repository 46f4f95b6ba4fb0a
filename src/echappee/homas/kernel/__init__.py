"""A second engine for Homas Tour Pro: the same rules as arrays and loops, for millions of races.

The reference in `homas/rules` is the truth, and every race that the kernel rides can be ridden again by it.
One file per chapter, named as there; docs/kernel.md says how it works. It needs the extra `fast`.
"""

from echappee.homas.kernel.races import Kernel, Results

__all__ = ["Kernel", "Results"]
