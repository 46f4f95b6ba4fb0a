"""Compiling: every function of a kernel is plain Python that numba translates.

The functions use only what processors and graphics cards have in common: numbers, loops and existing arrays.
Compiled code is cached under a hash of all sources, so that no change is missed.
"""

import hashlib
import os
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, nullcontext
from functools import cached_property, wraps
from pathlib import Path
from time import sleep
from typing import Any, Final, TypeVar, cast

from numba import config, njit, types
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import Compiler

from echappee.locks import Lock, Taken

F = TypeVar("F", bound=Callable[..., Any])
FOLDER: Final = "CACHE_DIR"
"""Numba's name of the folder for compiled code."""
HERE: Final = Path(__file__).parent
WIDE: Final = 64
REGISTER: Final[list[Callable[..., Any]]] = []
"""The source of every kernel function, for targets other than the processor."""


def compiled(function: F) -> F:
    """This function compiled for the processor, for compiled callers only: it needs no wrapper for Python."""
    REGISTER.append(function)
    alone = njit(
        error_model="numpy", no_cpython_wrapper=True, no_cfunc_wrapper=True, pipeline_class=_PartCompiler
    )(function)
    usual = alone.get_call_template
    alone.get_call_template = lambda args, kws: usual(tuple(map(_widened, args)), kws)
    return cast(F, alone)


def _widened(kind: types.Type) -> types.Type:
    """Treat whole numbers of all widths, and constants, as one type: that saves a quarter of compile time."""
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


class Code:
    """The compiled code of one game's kernel."""

    def __init__(self, game: Path, rooms: Sequence[str]) -> None:
        """Where the game is, and which of its rooms are compiled in: numbers of its rules are, too."""
        self._kernel = game / "kernel"
        self._rooms = (HERE, *(game / room for room in rooms))

    def entry(self, function: F) -> F:
        """A function that Python calls: its code is cached, and it releases the interpreter's lock."""
        before = getattr(config, FOLDER)
        setattr(config, FOLDER, str(self.folder()))
        try:
            made = njit(nogil=True, cache=True, error_model="numpy")(function)
        finally:
            setattr(config, FOLDER, before)

        @wraps(function)
        def call(*args: object) -> object:
            with nullcontext() if made.signatures else self._one_compiler():
                return made(*args)

        return cast(F, call)

    def is_compiled(self) -> bool:
        """Whether compiled code for these sources exists, so that the first call takes no time."""
        return any(self.folder().rglob("*.nbc"))

    def announce(self, say: Callable[[str], object]) -> None:
        """Say in one line if the first ride takes longer because the kernel must be compiled."""
        if not self.is_compiled():
            say("compiling the kernel, once: this takes about a minute")

    def folder(self) -> Path:
        """The folder of compiled code: beside the source, or in the user's cache."""
        if os.access(self._kernel, os.W_OK):
            return self._kernel / "__pycache__" / self._name
        return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "echappee" / self._name

    @cached_property
    def _name(self) -> str:
        """The sources do not change while a program runs."""
        files = [path for room in self._rooms for path in sorted(room.rglob("*.*"))]
        sources = [path.read_bytes() for path in files if path.suffix in (".py", ".json")]
        return f"kernel-{hashlib.sha256(b''.join(sources)).hexdigest()[:12]}"

    @contextmanager
    def _one_compiler(self) -> Iterator[None]:
        """If several programs need the code at the same time, one compiles it and the others wait."""
        folder = self.folder()
        folder.mkdir(parents=True, exist_ok=True)
        lock = _wait_for(folder / "lock")
        try:
            yield
        finally:
            lock.release()


def _wait_for(path: Path) -> Lock:
    while True:
        try:
            return Lock(path)
        except Taken:
            sleep(0.2)
