"""The parts of a study: ridden one after the other, or several at the same time."""

from collections.abc import Callable, Iterator, Sequence
from typing import Self, TypeVar

from echappee.simulate.plan import Progress
from echappee.study.game_study import Pool

T = TypeVar("T")
R = TypeVar("R")


class Convoy:
    """Does the parts of a study one after the other, or several at the same time, and tells the progress."""

    def __init__(self, pool: Callable[[int], Pool], jobs: int, progress: Progress) -> None:
        self._pool = pool(jobs) if jobs > 1 else None
        self._progress = progress

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self._pool:
            self._pool.shutdown(cancel_futures=True)

    def __call__(self, do: Callable[[T], R], parts: Sequence[T], share: int) -> Iterator[R]:
        """What this makes of each part; all of them are this share of the progress."""
        told = 0
        for number, found in enumerate((self._pool.map if self._pool else map)(do, parts), 1):
            yield found
            now = share * number // len(parts)
            self._progress(now - told)
            told = now
        self._progress(share - told)
