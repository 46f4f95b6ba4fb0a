"""Compiling: every function of the kernel is plain Python that numba translates.

The functions use what a processor and a graphics card have in common: numbers, loops and arrays that exist
already. Compiled code is kept under a name made from all sources, so that no change is missed.
"""

import hashlib
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext
from functools import wraps
from pathlib import Path
from time import sleep
from typing import Any, Final, TypeVar, cast

from numba import config, njit, types
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import Compiler

from echappee.locks import Lock, Taken

F = TypeVar("F", bound=Callable[..., Any])
FOLDER: Final = "CACHE_DIR"
"""What numba calls the folder for compiled code."""
HERE: Final = Path(__file__).parent
ROOMS: Final = ("kernel", "rules", "bots")
"""The rooms whose sources count: numbers of the rules and of tempo are compiled in."""
WIDE: Final = 64
REGISTER: Final[list[Callable[..., Any]]] = []
"""All functions of the kernel as they are written, for targets other than the processor."""


def compiled(function: F) -> F:
    """This function for the processor, called by compiled ones alone: it needs no wrapper for Python."""
    REGISTER.append(function)
    alone = njit(
        error_model="numpy", no_cpython_wrapper=True, no_cfunc_wrapper=True, pipeline_class=_PartCompiler
    )(function)
    usual = alone.get_call_template
    alone.get_call_template = lambda args, kws: usual(tuple(map(_widened, args)), kws)
    return cast(F, alone)


def _widened(kind: types.Type) -> types.Type:
    """Whole numbers of all widths, and constants, are one kind: it takes a quarter off the compile time."""
    kind = types.unliteral(kind)
    return types.int64 if isinstance(kind, types.Integer) and kind.bitwidth < WIDE else kind


class _PartCompiler(Compiler):  # type: ignore[misc]
    def __init__(self, typing: Any, target: Any, _library: None, *rest: Any) -> None:  # noqa: ANN401
        super().__init__(typing, target, _Part(target.codegen(), "part"), *rest)


class _Part(JITCodeLibrary):  # type: ignore[misc]
    """A function as its callers take it in: neither optimised nor translated for the processor by itself.

    Both are done once, for an entry with all its parts in it. Numba would do them for every function, with
    all that it calls inside it, which doubles the compile time.
    """

    @property
    def codegen(self) -> "_Part":
        """Numba tells the codegen where the finished function is; this one has no place."""
        return self

    def set_env(self, _name: str, _environment: object) -> None:
        """Only functions that Python calls have one."""

    def get_pointer_to_function(self, _name: str) -> int:
        self._ensure_finalized()
        return 0

    def _optimize_final_module(self) -> None:
        pass

    def _finalize_final_module(self) -> None:
        self._finalized = True


def entry(function: F) -> F:
    """A function that Python calls: its code is kept, and it runs beside other threads."""
    before = getattr(config, FOLDER)
    setattr(config, FOLDER, str(code_folder()))
    try:
        made = njit(nogil=True, cache=True, error_model="numpy")(function)
    finally:
        setattr(config, FOLDER, before)

    @wraps(function)
    def call(*args: object) -> object:
        with nullcontext() if made.signatures else _one_compiler():
            return made(*args)

    return cast(F, call)


def is_compiled() -> bool:
    """Whether compiled code for these sources exists, so that the first call takes no time."""
    return any(code_folder().rglob("*.nbc"))


@contextmanager
def _one_compiler() -> Iterator[None]:
    """Of several programs that need the code at the same time, one compiles it and the others wait."""
    folder = code_folder()
    folder.mkdir(parents=True, exist_ok=True)
    lock = _wait_for(folder / "lock")
    try:
        yield
    finally:
        lock.release()


def code_folder() -> Path:
    """Where compiled code is kept: beside the source, or where a user's programs keep such things."""
    files = [path for room in ROOMS for path in sorted(HERE.parent.joinpath(room).rglob("*.*"))]
    sources = [path.read_bytes() for path in files if path.suffix in (".py", ".json")]
    name = f"kernel-{hashlib.sha256(b''.join(sources)).hexdigest()[:12]}"
    if os.access(HERE, os.W_OK):
        return HERE / "__pycache__" / name
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "echappee" / name


def _wait_for(path: Path) -> Lock:
    while True:
        try:
            return Lock(path)
        except Taken:
            sleep(0.2)
