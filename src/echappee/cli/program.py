"""How this program was called, so that the commands we suggest work as they are."""

import os
import shutil
import sys
from pathlib import Path

NAME = "echappee"


def program() -> str:
    """`echappee` if the shell finds it, otherwise the way it was called."""
    called = Path(sys.argv[0])
    if called.name == "__main__.py":
        return f"{Path(sys.executable).name} -m {NAME}"
    return os.path.relpath(called) if called.stem == NAME and not shutil.which(NAME) else NAME
