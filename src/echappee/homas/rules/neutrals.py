"""Neutral riders (rule 2.9): the way they take by themselves."""

from collections.abc import Mapping

from echappee.homas.board.course import ROW
from echappee.homas.rules.bunch import Bunch
from echappee.homas.rules.reach import Ride


def chosen_end(bunch: Bunch, index: int, rides: Mapping[int, Ride]) -> int:
    """Furthest, then right; a wheel may cost a row, riding through others must bring one (2.9.3, 2.9.5)."""
    open_ends = [number for number, ride in rides.items() if not ride.through]
    best = _furthest(bunch, rides)
    clear = _furthest(bunch, open_ends)
    ends = open_ends if open_ends and clear > best - ROW else list(rides)
    furthest = _furthest(bunch, ends)
    wheels = [
        number
        for number in ends
        if _progress(bunch, number) >= furthest - ROW and _in_a_wheel(bunch, index, number)
    ]
    return max(wheels or ends, key=lambda number: (_progress(bunch, number), -bunch.course.at(number).lane))


def _furthest(bunch: Bunch, ends: Mapping[int, Ride] | list[int]) -> int:
    return max((_progress(bunch, number) for number in ends), default=0)


def _progress(bunch: Bunch, number: int) -> int:
    return bunch.course.at(number).progress


def _in_a_wheel(bunch: Bunch, index: int, number: int) -> bool:
    """Whether another rider is straight ahead of this square."""
    square = bunch.course.at(number)
    straight = [ahead for ahead in square.ahead if bunch.course.at(ahead).behind[0] == number]
    return any(bunch.on(ahead) not in (None, index) for ahead in straight)
