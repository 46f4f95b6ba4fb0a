"""Numbers in texts that anybody may have written."""

from typing import Final

DIGITS: Final = 9
"""No number of a race has more. Python itself would fail on thousands of digits, and not in one line."""


def is_number(text: str) -> bool:
    """Whether this is a whole number that may occur in a race."""
    return text.isascii() and text.isdigit() and len(text) <= DIGITS
