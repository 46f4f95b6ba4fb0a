"""Jobs and their results, as text and bytes that travel through the database.

They are pickled as for a process on the same machine. But a database is not a part of this program: from what
comes out of it nothing is made but our own records, and nothing is called but our own functions.
"""

import io
import pickle
from base64 import b64decode, b64encode
from collections.abc import Callable, Collection, Mapping
from functools import cache, partial
from typing import Final, TypeVar, cast

from echappee.games import games
from echappee.server.code_hash import code_hash
from echappee.server.work import WorkerFailure

OURS: Final = "echappee"
PLAIN: Final[Mapping[str, Collection[object]]] = {"builtins": (set, frozenset), "functools": (partial,)}
"""What may come out besides what is ours and errors."""

T = TypeVar("T")


class Foreign(Exception):
    """Something that does not travel."""


def pack_job(job: Callable[[], object]) -> str:
    return b64encode(_packed(job)).decode()


def unpack_job(parcel: str) -> Callable[[], object]:
    job = _unpacked(b64decode(parcel))
    if not isinstance(job, partial):
        raise Foreign(type(job).__name__)
    return job


def pack_outcome(outcome: object) -> bytes:
    """What a job returned or raised; what cannot travel counts as a failure."""
    try:
        return _packed(outcome)
    except Foreign:
        return _packed(WorkerFailure())


def unpack_outcome(body: bytes, _job: Callable[[], T]) -> T:
    """What this job returned; raises what it raised."""
    try:
        outcome = _unpacked(body)
    except Foreign as error:
        raise WorkerFailure from error
    if isinstance(outcome, Exception):
        raise outcome
    return cast("T", outcome)


@cache
def code_version() -> str:
    """Only workers with the same code take a server's work."""
    return code_hash(*_packages())


class _Unpickler(pickle.Unpickler):
    def find_class(self, module: str, name: str) -> object:
        found = super().find_class(module, name) if module in PLAIN or _is_ours(module) else None
        # What a module of ours has imported is not its own.
        own = callable(found) and getattr(found, "__module__", "") == module
        if not own or (module in PLAIN and found not in PLAIN[module] and not _is_error(found)):
            raise Foreign(f"{module}.{name}")
        return found


def _is_ours(module: str) -> bool:
    return any(f"{module}.".startswith(f"{package}.") for package in _packages())


def _is_error(found: object) -> bool:
    return isinstance(found, type) and issubclass(found, Exception)


def _packages() -> list[str]:
    """Where our code is, and that of games which others have brought."""
    return [OURS, *sorted({game.package for game in games().values()})]


def _packed(what: object) -> bytes:
    parcel = io.BytesIO()
    pickler = pickle.Pickler(parcel)
    pickler.dispatch_table = {}  # libraries register what the other side may not have
    try:
        pickler.dump(what)
    except Exception as error:
        raise Foreign(type(what).__name__) from error
    return parcel.getvalue()


def _unpacked(body: bytes) -> object:
    try:
        return _Unpickler(io.BytesIO(body)).load()
    except Foreign:
        raise
    except Exception as error:
        raise Foreign(str(error)) from error
