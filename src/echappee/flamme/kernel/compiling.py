"""Compiling: every function of the kernel is plain Python that numba translates.

The functions use what a processor and a graphics card have in common: numbers, loops and arrays that exist
already. Compiled code is kept under a name made from all sources, so that no change is missed.
"""

import hashlib
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, TypeVar, cast

from numba import config, njit

F = TypeVar("F", bound=Callable[..., Any])
FOLDER: Final = "CACHE_DIR"
"""What numba calls the folder for compiled code."""
HERE: Final = Path(__file__).parent
REGISTER: Final[list[Callable[..., Any]]] = []
"""All functions of the kernel as they are written, for targets other than the processor."""


def compiled(function: F) -> F:
    """This function for the processor, compiled when it is first called."""
    REGISTER.append(function)
    return cast(F, njit(error_model="numpy")(function))


def entry(function: F) -> F:
    """A function that Python calls: its code is kept, and it runs beside other threads."""
    with _kept_code():
        return cast(F, njit(nogil=True, cache=True, error_model="numpy")(function))


def is_compiled() -> bool:
    """Whether code for this source is there, so that the first call takes no time."""
    return any(code_folder().rglob("*.nbc"))


def code_folder() -> Path:
    """Where compiled code is kept: beside the source, or where a user's programs keep such things."""
    parts = [path.read_bytes() for path in sorted(HERE.rglob("*.py"))]
    name = f"kernel-{hashlib.sha256(b''.join(parts)).hexdigest()[:12]}"
    if os.access(HERE, os.W_OK):
        return HERE / "__pycache__" / name
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "echappee" / name


@contextmanager
def _kept_code() -> Iterator[None]:
    before = getattr(config, FOLDER)
    setattr(config, FOLDER, str(code_folder()))
    try:
        yield
    finally:
        setattr(config, FOLDER, before)
