"""Arithmetic of chances."""

from collections.abc import Iterable, Sequence


def at_least(count: int, shares: Iterable[float]) -> float:
    """How likely at least `count` of several independent events happen."""
    exactly = [1.0] + [0.0] * count
    for share in shares:
        for number in range(count, 0, -1):
            kept = exactly[number] * (1.0 if number == count else 1.0 - share)
            exactly[number] = kept + exactly[number - 1] * share
        exactly[0] *= 1.0 - share
    return exactly[count]


def expected(prizes: Sequence[int], shares: Iterable[float]) -> float:
    """What is won on average: the first prize if none of several events happens, the second if one does."""
    exactly = [1.0] + [0.0] * (len(prizes) - 1) if prizes else []
    for share in shares:
        for number in range(len(exactly) - 1, 0, -1):
            exactly[number] += share * (exactly[number - 1] - exactly[number])
        if exactly:
            exactly[0] *= 1.0 - share
    return sum(prize * chance for prize, chance in zip(prizes, exactly, strict=True))
