"""What people type, read as an answer: forgiving about case and spaces, never guessing a card."""

import re

from echappee.engine import Question

FIRST_CARD = "1"
"""No card is worth 1, so this can only mean the first one."""


def read_answer(question: Question, text: str) -> str | None:
    """The answer that is meant, or None if none is."""
    options = list(question.options() or ())
    typed = text.replace(" ", "")
    by_name = {option.lower(): option for option in options}
    if typed.lower() in by_name:
        return by_name[typed.lower()]
    kind = question.id.kind
    if kind.startswith("card"):
        return _card(options, typed)
    if kind.startswith("place"):
        return _place(options, typed)
    return _numbered(options, typed)


def expected(question: Question) -> str:
    """What may be typed, in a few words."""
    options = list(question.options() or ())
    if question.id.kind.startswith("card"):
        return f"type a card ({' '.join(options)}), or #1 to #{len(options)}"
    if question.id.kind.startswith("place"):
        return f"type rider and square such as {options[0]}"
    return f"type {' or '.join(options)}"


def _card(options: list[str], typed: str) -> str | None:
    """By its value (an exhaustion card may be called 2 where no other is), or by its number as in #2."""
    if f"{typed}e" in options:
        return f"{typed}e"
    return (
        _numbered(options, typed.removeprefix("#")) if typed.startswith("#") or typed == FIRST_CARD else None
    )


def _place(options: list[str], typed: str) -> str | None:
    """Rider and square; the square alone where one rider is left."""
    meant = [option for option in options if option[1:] == typed]
    return meant[0] if len(meant) == 1 else None


def _numbered(options: list[str], typed: str) -> str | None:
    number = int(typed) if re.fullmatch("[1-9]", typed) else 0
    return options[number - 1] if 1 <= number <= len(options) else None
