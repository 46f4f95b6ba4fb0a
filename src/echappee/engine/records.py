"""Records that are made by the thousand."""

from collections.abc import Callable, Iterable
from types import MethodType
from typing import TypeVar, cast

R = TypeVar("R", bound=tuple[object, ...])


def maker(record: type[R]) -> Callable[[Iterable[object]], R]:
    """Makes such a record of all its fields, in half the time that calling its class takes."""
    return cast("Callable[[Iterable[object]], R]", MethodType(tuple.__new__, record))
