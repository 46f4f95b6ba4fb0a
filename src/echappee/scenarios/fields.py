"""The keys of one table: each is read by name and kind, and unread keys are refused."""

import re
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import TypeVar

from echappee.engine import Refused

T = TypeVar("T")
AmountReader = Callable[[str, str, str], object]
"""Reads an amount, given the whole text and the word (both for refusals) and the text of the amount."""
_TIME = re.compile(r"([0-9]{1,3}):([0-5][0-9])", re.ASCII)
_NUMBER = re.compile(r"[0-9]{1,3}", re.ASCII)


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

    def choice(self, key: str, *options: str) -> str:
        """One of these words; the first if nothing is written."""
        word = self.text(key, options[0])
        if word not in options:
            between = " or " if len(options) == 2 else ", "
            raise Refused("bad-value", f"{key} is {between.join(options)}, not {word}")
        return word

    def number(self, key: str, default: int | None = None) -> int:
        number = self._take(key, int, "a whole number", default)
        if isinstance(number, bool):
            raise Refused("bad-value", f"{key} must be a whole number")
        return number

    def number_or(self, key: str, form: re.Pattern[str], what: str) -> str:
        """A whole number, or a text of this form; as text."""
        value = self._take(key, object, what, None)
        if type(value) is not int and not (isinstance(value, str) and form.fullmatch(value)):
            raise Refused("bad-value", f"{key} must be {what}")
        return str(value)

    def truth(self, key: str, *, default: bool | None = None) -> bool:
        return self._take(key, bool, "true or false", default)

    def texts(self, key: str, default: tuple[str, ...] | None = None) -> tuple[str, ...]:
        if default is not None and key not in self._left:
            return default
        return _texts(key, self._take(key, list, "a list of texts", None))

    def named(
        self, key: str, what: str, known: Collection[str], read: Callable[[str, str], T]
    ) -> dict[str, T]:
        """Values by the name of a rider or a team, as in `Red.R 7:30`; empty if nothing is written.

        `read` takes the whole text, for refusals, and the part after the name.
        """
        rows = [(text, *text.partition(" ")[::2]) for text in self.texts(key, ())]
        check_names(what, [name for _, name, _ in rows], known)
        return {name: read(text, rest.strip()) for text, name, rest in rows}

    def one_of(self, key: str, what: str, known: Collection[str]) -> str:
        """The name of a rider or a team."""
        name = self.text(key)
        check_names(what, [name], known)
        return name

    def some_of(
        self, key: str, what: str, known: Collection[str], default: tuple[str, ...] | None = None
    ) -> tuple[str, ...]:
        """The names of some riders or teams."""
        names = self.texts(key, default)
        check_names(what, names, known)
        return names

    def names(self, key: str, keys: Iterable[str], what: str, known: Collection[str]) -> dict[str, str]:
        """A table within the table that maps some of these keys to names of riders or teams."""
        inner = self.inner(key)
        named = {each: inner.one_of(each, what, known) for each in keys if inner.has(each)}
        inner.close()
        return named

    def lists(self, key: str) -> tuple[tuple[str, ...], ...]:
        """A list of lists of texts; empty if nothing is written."""
        rows = self._take(key, list, "a list of lists", [])
        return tuple(_texts(f"{key}, list {number}", row) for number, row in enumerate(rows, 1))

    def inner(self, key: str) -> "Fields":
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
        """Refuse keys that have not been read."""
        for key in self._left:
            raise Refused("unknown-key", f"there is no key {key} here")

    def _take(self, key: str, kind: type[T], words: str, default: T | None) -> T:
        value = self._left.pop(key, default)
        if value is None:
            raise Refused("missing-key", f"{key} is missing")
        if not isinstance(value, kind):
            raise Refused("bad-value", f"{key} must be {words}")
        return value


def _texts(key: str, value: object) -> tuple[str, ...]:
    if not isinstance(value, list) or not all(isinstance(each, str) and each.isprintable() for each in value):
        raise Refused("bad-value", f"{key} must be a list of texts")
    return tuple(value)


def read_said(
    text: str, words: Iterable[str], flags: Collection[str], amounts: Mapping[str, AmountReader]
) -> dict[str, object]:
    """The words at the end of a text: flags are true, other words have the amount after them."""
    said: dict[str, object] = {}
    rest = iter(words)
    for word in rest:
        if word in said:
            raise Refused("named-twice", f"“{text}”: {word} is written twice")
        if word in flags:
            said[word] = True
        elif word in amounts:
            said[word] = amounts[word](text, word, next(rest, ""))
        else:
            raise Refused("unknown-word", f"“{text}”: {word} means nothing here")
    return said


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


def check_once(what: str, names: Sequence[str]) -> None:
    """Refuse a name that is written twice."""
    if twice := [name for index, name in enumerate(names) if name in names[:index]]:
        raise Refused("named-twice", f"the {what} {twice[0]} is named twice")


def check_names(what: str, names: Iterable[str], known: Collection[str]) -> None:
    """Refuse the name of a rider or a team that is written twice, or that nobody has."""
    names = tuple(names)
    check_once(what, names)
    if unknown := [name for name in names if name not in known]:
        raise Refused(f"unknown-{what}", f"there is no {what} {unknown[0]}, only {' '.join(known)}")
