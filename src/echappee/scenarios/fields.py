"""The keys of one table: each is asked for by name and kind, and what nobody asked for is refused."""

import re
from collections.abc import Mapping
from typing import TypeVar

from echappee.engine import Refused

T = TypeVar("T")
_NAME = re.compile(r"[AION][1-9][0-9]{0,4}")


class Fields:
    """A table of a scenario file while it is being read."""

    def __init__(self, table: Mapping[str, object]) -> None:
        self._left = dict(table)

    def has(self, key: str) -> bool:
        """Whether the key is there and has not been read yet."""
        return key in self._left

    def text(self, key: str, default: str | None = None) -> str:
        """One line of text."""
        text = self._take(key, str, "a text", default)
        if not text.isprintable():
            raise Refused("bad-value", f"{key} must be one line of text")
        return text

    def number(self, key: str, default: int | None = None) -> int:
        """A whole number."""
        number = self._take(key, int, "a whole number", default)
        if isinstance(number, bool):
            raise Refused("bad-value", f"{key} must be a whole number")
        return number

    def square(self, key: str) -> str:
        """The name of a square: a number, or a text such as N2 on a roundabout; empty if it is not given."""
        if key not in self._left:
            return ""
        value = self._left.pop(key)
        named = isinstance(value, str) and _NAME.fullmatch(value)
        if not named and (isinstance(value, bool) or not isinstance(value, int)):
            raise Refused("bad-value", f'{key} must be a square: a number, or a name such as "N2"')
        return str(value)

    def card(self, key: str) -> str:
        """A card: its value as a number, or a text such as 6+asc6."""
        if isinstance(self._left.get(key), str):
            return self.text(key)
        return str(self.number(key))

    def truth(self, key: str, *, default: bool | None = None) -> bool:
        """True or false."""
        return self._take(key, bool, "true or false", default)

    def texts(self, key: str, default: tuple[str, ...] | None = None) -> tuple[str, ...]:
        """A list of texts."""
        if default is not None and key not in self._left:
            return default
        return texts(key, self._take(key, list, "a list of texts", None))

    def lists(self, key: str) -> tuple[tuple[str, ...], ...]:
        """A list of lists of texts; empty if nothing is written."""
        rows = self._take(key, list, "a list of lists", [])
        return tuple(texts(f"{key}, list {number}", row) for number, row in enumerate(rows, 1))

    def inner(self, key: str) -> "Fields":
        """A table within the table."""
        return Fields(self._take(key, dict, "a table such as { hand = … }", None))

    def tables(self, key: str) -> "tuple[Fields, ...]":
        """A list of tables within the table, as [[tour.stage]]; empty if nothing is written."""
        rows = self._take(key, list, "a list of tables", [])
        if not all(isinstance(row, dict) for row in rows):
            raise Refused("bad-value", f"{key} must be a list of tables")
        return tuple(map(Fields, rows))

    def items(self, key: str) -> list[object]:
        """A list of anything; empty if nothing is written."""
        return self._take(key, list, "a list", [])

    def close(self) -> None:
        """Refuse what has not been read."""
        for key in self._left:
            raise Refused("unknown-key", f"there is no key {key} here")

    def _take(self, key: str, kind: type[T], words: str, default: T | None) -> T:
        value = self._left.pop(key, default)
        if value is None:
            raise Refused("missing-key", f"{key} is missing")
        if not isinstance(value, kind):
            raise Refused("bad-value", f"{key} must be {words}")
        return value


def texts(key: str, value: object) -> tuple[str, ...]:
    """A list of texts, checked."""
    if not isinstance(value, list) or not all(isinstance(each, str) and each.isprintable() for each in value):
        raise Refused("bad-value", f"{key} must be a list of texts")
    return tuple(value)
