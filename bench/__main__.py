"""`make bench`: how fast races run; `make bench ARGS=strength` and others: tables of how strong bots are."""

import sys

from bench import formats, homas, speed, strength

TABLES = {"strength": strength.main, "formats": formats.main, "homas": homas.main}
unknown = [name for name in sys.argv[1:] if name not in TABLES]
if unknown:
    sys.exit(f"there is no table {unknown[0]!r}; there are {', '.join(TABLES)}")
for name in sys.argv[1:]:
    TABLES[name]()
if not sys.argv[1:]:
    speed.main()
