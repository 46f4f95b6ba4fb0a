"""One test for many cases that say the same thing: with a test for each, telling takes most of the time."""

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import TypeVar

T = TypeVar("T")


def each(cases: Mapping[str, T]) -> Callable[[Callable[[T], None]], Callable[[], None]]:
    """Turn a test of one case into a test of all of them; the first that is wrong is named."""

    def turn(test: Callable[[T], None]) -> Callable[[], None]:
        def all_of_them() -> None:
            for name, case in cases.items():
                with _named(name):
                    test(case)

        # Without `functools.wraps`: pytest would look at the arguments of what is wrapped.
        all_of_them.__name__, all_of_them.__doc__ = test.__name__, test.__doc__
        return all_of_them

    return turn


@contextmanager
def _named(case: str) -> Iterator[None]:
    try:
        yield
    except BaseException as wrong:
        wrong.add_note(f"with {case}")
        raise
