"""The keys of one table: each is asked for by name and kind, and what nobody asked for is refused."""

from collections.abc import Collection, Mapping
from typing import TypeVar

from echappee.engine import Refused

T = TypeVar("T")


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

    def truth(self, key: str) -> bool:
        """True or false."""
        return self._take(key, bool, "true or false", None)

    def texts(self, key: str, default: tuple[str, ...] | None = None) -> tuple[str, ...]:
        """A list of texts."""
        if default is not None and key not in self._left:
            return default
        return texts(key, self._take(key, list, "a list of texts", None))

    def lists(self, key: str) -> tuple[tuple[str, ...], ...]:
        """A list of lists of texts; none where nothing is written."""
        rows = self._take(key, list, "a list of lists", [])
        return tuple(texts(f"{key}, list {number}", row) for number, row in enumerate(rows, 1))

    def inner(self, key: str) -> "Fields":
        """A table within the table."""
        return Fields(self._take(key, dict, "a table such as { hand = … }", None))

    def not_built(self, keys: Collection[str]) -> None:
        """Refuse these keys: what they mean is known, but cannot be played yet."""
        for key in self._left:
            if key in keys:
                raise Refused("not-built", f"{key} is not built yet")

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
