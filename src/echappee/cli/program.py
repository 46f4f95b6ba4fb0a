"""How this program was called, so that what we tell people to type works for them."""

import os
import shutil
import sys
from pathlib import Path

NAME = "echappee"


def program() -> str:
    """`echappee` where that is found, else the way to it from here."""
    called = Path(sys.argv[0])
    if called.name == "__main__.py":
        return f"{Path(sys.executable).name} -m {NAME}"
    return os.path.relpath(called) if called.stem == NAME and not shutil.which(NAME) else NAME
