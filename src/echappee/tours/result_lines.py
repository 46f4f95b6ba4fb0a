"""The text of a stage that was ridden at a real table: lines that a person can write.

    echappee-result 1
    order: red.R green.R blue.S red.S green.S blue.R
    times: red.R=0:00 green.R=0:00 blue.S=0:30 red.S=1:20 green.S=1:20 blue.R=1:20
    exhaustion: red.S=3 blue.R=2

Which lines there are is up to the game. Any of them may be missing. `corrected: yes` says that the result was
changed after a later stage had begun. A text that begins with `echappee-totals 1` has what a tour comes to
after a stage instead: so a tour may begin in the middle.
"""

import re
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from itertools import pairwise
from typing import Final, NoReturn, TypeVar

from echappee.engine import Refused
from echappee.tours.game_tours import LineAsked

RESULT: Final = "echappee-result 1"
TOTALS: Final = "echappee-totals 1"
CORRECTED: Final = "corrected"
YES: Final = "yes"
NONE: Final = "none"
"""The value of a line that says that there was nothing: a missing line says that nobody knows."""
LONGEST: Final = 6000
"""In characters; the longest result has half of them."""
MOST_MINUTES: Final = 99

_LINE: Final = re.compile(r"([a-z]+(?:-[0-9]{1,2})?): (\S|\S.*\S)")
_TIME: Final = re.compile(r"([0-9]{1,2}):([0-5][0-9])")
_SQUARES: Final = re.compile(r"([0-9]{1,2})\+([0-9]{1,2})")
_BY: Final = re.compile(r"([^\s=]+)=([^\s=]+)")

Amount = TypeVar("Amount")


def is_written(text: str) -> bool:
    """Whether this text of a stage was written down, and is no record of a race."""
    return text.startswith((RESULT, TOTALS))


def read_lines(text: str, origin: str = "result") -> dict[str, str]:
    """The lines of such a text by name."""
    first, *rest = text.strip().splitlines() or [""]
    if first.rstrip() not in (RESULT, TOTALS):
        raise Refused("bad-result", f"{origin}: a result begins with {RESULT!r}, not {first[:40]!r}")
    if len(text) > LONGEST:
        raise Refused("bad-result", f"{origin}: a result has at most {LONGEST} characters")
    lines: dict[str, str] = {}
    for number, line in enumerate(rest, start=2):
        match = _LINE.fullmatch(line.rstrip())
        if match and match[1] not in lines:
            lines[match[1]] = match[2]
        elif line.strip() and not line.startswith("#"):
            raise Refused(
                "bad-result", f"{origin} line {number}: {line[:40]!r} is not a new line of a result"
            )
    return lines


def print_lines(head: str, lines: Mapping[str, str]) -> str:
    """The text with these lines; reading it gives the same."""
    return "\n".join([head, *(f"{name}: {value}" for name, value in lines.items())]) + "\n"


def check_lines(lines: Mapping[str, str], known: Collection[str]) -> None:
    """Refuse a line that the game does not have; of a numbered one it knows the name without the number."""
    for name in lines:
        if name not in known and f"{name.rpartition('-')[0]}-" not in known:
            raise Refused("bad-result", f"a result has no line {name[:20]!r}; there are {', '.join(known)}")


def read_order(name: str, value: str, known: Collection[str]) -> tuple[str, ...]:
    """Names in order, each at most once."""
    names = () if value == NONE else tuple(value.split())
    for each in names:
        _check_known(name, each, known)
    if twice := [each for each in names if names.count(each) > 1]:
        raise Refused("result-twice", f"{name}: {twice[0]} is named twice")
    return names


def read_row(
    name: str, value: str, known: Collection[str], read: Callable[[str], Amount]
) -> dict[str, Amount]:
    """Amounts by name, as in `red.R=2 blue.S=1`."""
    row: dict[str, Amount] = {}
    for word in () if value == NONE else value.split():
        match = _BY.fullmatch(word)
        if match is None:
            raise Refused("bad-result", f"{name}: {word[:40]!r} should look like {next(iter(known))}=2")
        _check_known(name, match[1], known)
        if match[1] in row:
            raise Refused("result-twice", f"{name}: {match[1]} is named twice")
        row[match[1]] = read(match[2])
    return row


def print_row(row: Mapping[str, object]) -> str:
    """Amounts by name as a value; reading it gives the same."""
    return " ".join(f"{name}={amount}" for name, amount in row.items()) or NONE


def read_count(text: str) -> int:
    """A whole number of at most two digits."""
    if not (text.isascii() and text.isdigit() and len(text) <= 2):
        _refuse(text, "a whole number, at most 99")
    return int(text)


def read_time(text: str) -> int:
    """Minutes and seconds as in 1:20, in seconds."""
    match = _TIME.fullmatch(text)
    if match is None:
        _refuse(text, "a time such as 1:20")
    return 60 * int(match[1]) + int(match[2])


def read_squares(text: str) -> tuple[int, int] | None:
    """Minutes, or turns, and squares beyond the line as in 1+3; None for anything else."""
    match = _SQUARES.fullmatch(text)
    return (int(match[1]), int(match[2])) if match else None


def open_lines(
    asked: Iterable[LineAsked], lines: Mapping[str, str], riders: Collection[str]
) -> tuple[str, ...]:
    """The lines that are missing; all riders must be in the times, and in an order without a limit."""
    found = []
    for line in asked:
        named = set(lines.get(line.name, "").replace("=", " ").split())
        everybody = line.kind == "times" or (line.kind == "order" and not line.most)
        if not line.optional and not (named >= set(riders) if everybody else line.name in lines):
            found.append(line.name)
    return tuple(found)


def check_climbing(order: Sequence[str], times: Mapping[str, int]) -> None:
    """Refuse a time that is better than that of a rider who came home earlier."""
    timed = [rider for rider in order if rider in times]
    for before, after in pairwise(timed):
        if times[after] < times[before]:
            raise Refused("result-order", f"{after} came home after {before}, with a better time")


def _check_known(name: str, each: str, known: Collection[str]) -> None:
    if each not in known:
        raise Refused("bad-result", f"{name}: nobody here is called {each[:20]!r}, only {', '.join(known)}")


def _refuse(text: str, wanted: str) -> NoReturn:
    raise Refused("bad-result", f"{text[:20]!r} should be {wanted}")
