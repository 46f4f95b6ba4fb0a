"""Amounts as scenario files write them: times and numbers; and names that must not be written twice."""

import re
from collections.abc import Collection

from echappee.engine import Refused

_TIME = re.compile(r"([0-9]{1,3}):([0-5][0-9])", re.ASCII)
_NUMBER = re.compile(r"[0-9]{1,3}", re.ASCII)


def read_amount(text: str, word: str, amount: str) -> int:
    """`1:20` for a time, a number for the rest."""
    if word == "time" and (time := _TIME.fullmatch(amount)):
        return 60 * int(time[1]) + int(time[2])
    if word == "time" or not _NUMBER.fullmatch(amount):
        form = "a time such as 1:20" if word == "time" else "a number"
        raise Refused("bad-outcome", f"“{text}”: {word} needs {form}")
    return int(amount)


def print_amount(word: str, amount: int | None) -> str:
    """An amount as text; `none` for a time that is not known yet."""
    if amount is None:
        return "none"
    return f"{amount // 60}:{amount % 60:02}" if word == "time" else str(amount)


def check_once(names: Collection[str], what: str) -> None:
    seen = set()
    for name in names:
        if name in seen:
            raise Refused("named-twice", f"the {what} {name} is named twice")
        seen.add(name)
