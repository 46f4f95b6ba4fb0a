"""The road ahead as patron sees it."""

from functools import lru_cache

from echappee.flamme.bots.patron.layout import AHEAD, MOST_SPEED, STRETCH, STRETCH_SIZE, STRETCHES, YES
from echappee.flamme.rules import Course


@lru_cache(maxsize=4096)
def road_ahead(course: Course, square: int) -> bytes:
    """The next squares on the inner way one by one, then stretches of several."""
    found: list[int] = []
    for _ in range(AHEAD):
        here = course.at(square)
        found += [
            25 * (MOST_SPEED - here.most),
            50 * here.least,
            80 * here.lanes,
            YES * here.slippery,
            YES * (not here.shelter),
            50 * here.draws,
            YES * (square > course.line),
        ]
        square = course.next(square)[0]
    for _ in range(STRETCHES):
        counts = [0] * STRETCH_SIZE
        for _ in range(STRETCH):
            if square <= course.line:
                here = course.at(square)
                marks = (True, here.most < MOST_SPEED, here.least > 0, here.lanes < 2, not here.shelter)
                counts = [count + mark for count, mark in zip(counts, marks, strict=True)]
                square = course.next(square)[0]
        found += [30 * count for count in counts]
    return bytes(min(max(value, 0), YES) for value in found)
