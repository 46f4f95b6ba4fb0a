"""What the kernels of all games have in common: compiling, chance, and what races are made of.

A kernel is the rules of a game as arrays and loops, for millions of races (docs/kernel.md).
It needs the extra `fast`.
"""
