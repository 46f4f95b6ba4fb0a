"""`make bench`: how fast races run; `ARGS=kernel`, `ARGS=strength` and others: more figures."""

import sys

from bench import formats, homas, homas_kernel, kernel, speed, strength, studies

FIGURES = {
    "kernel": kernel.main,
    "studies": studies.main,
    "strength": strength.main,
    "formats": formats.main,
    "homas": homas.main,
    "homas-kernel": homas_kernel.speed,
}
unknown = [name for name in sys.argv[1:] if name not in FIGURES]
if unknown:
    sys.exit(f"no figures are called {unknown[0]!r}; there are {', '.join(FIGURES)}")
for name in sys.argv[1:]:
    FIGURES[name]()
if not sys.argv[1:]:
    speed.main()
