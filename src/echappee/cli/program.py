"""The program: how people call it, a refusal in one line, and the examples below a help."""

import os
import sys
from pathlib import Path

NAME = "echappee"


def program() -> str:
    """`echappee` if the shell finds it, otherwise the way it was called."""
    import shutil

    called = Path(sys.argv[0])
    if called.name == "__main__.py":
        return f"{Path(sys.executable).name} -m {NAME}"
    return os.path.relpath(called) if called.stem == NAME and not shutil.which(NAME) else NAME


def one_line(detail: str) -> str:
    """Line breaks are removed: what people typed may contain some."""
    return "echappee: " + "".join(c if c.isprintable() else "?" for c in detail) + "\n"


def listed(examples: str) -> str:
    """Lines as they are shown below a help."""
    return "examples:\n" + "".join(f"  {line}\n" for line in examples.splitlines())
