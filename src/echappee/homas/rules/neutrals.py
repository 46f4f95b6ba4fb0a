"""Neutral riders (rule 2.9): the way they take by themselves."""

from collections.abc import Iterable, Mapping

from echappee.homas.board.course import ROW
from echappee.homas.rules.bunch import Bunch


def chosen_end(bunch: Bunch, index: int, through: Mapping[int, int]) -> int:
    """Furthest, then right; a wheel may cost a row, riding through others must bring one (2.9.3, 2.9.5).

    `through` are the squares to choose from, each with the number of riders on the way.
    """
    open_ends = [number for number, riders in through.items() if not riders]
    best = _furthest(bunch, through)
    clear = _furthest(bunch, open_ends)
    ends = open_ends if open_ends and clear > best - ROW else list(through)
    furthest = _furthest(bunch, ends)
    wheels = [
        number
        for number in ends
        if _progress(bunch, number) >= furthest - ROW and _in_a_wheel(bunch, index, number)
    ]
    return max(wheels or ends, key=lambda number: (_progress(bunch, number), -bunch.course.at(number).lane))


def _furthest(bunch: Bunch, ends: Iterable[int]) -> int:
    return max((_progress(bunch, number) for number in ends), default=0)


def _progress(bunch: Bunch, number: int) -> int:
    return bunch.course.at(number).progress


def _in_a_wheel(bunch: Bunch, index: int, number: int) -> bool:
    """Whether another rider is straight ahead of this square."""
    square = bunch.course.at(number)
    straight = [ahead for ahead in square.ahead if bunch.course.at(ahead).behind[0] == number]
    return any(bunch.on(ahead) not in (None, index) for ahead in straight)
