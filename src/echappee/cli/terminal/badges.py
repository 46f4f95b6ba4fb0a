"""Teams and jerseys in a few letters, in the same colours in every game."""

from collections.abc import Mapping
from typing import Final

from rich.text import Text

TEAM_STYLES: Final = {
    "blue": "bold bright_white on #1f4fd8",
    "red": "bold bright_white on #c81e1e",
    "green": "bold bright_white on #15803d",
    "black": "bold bright_white on #000000",
    "white": "bold #000000 on #f5f5f5",
    "pink": "bold #000000 on #f9a8d4",
}
JERSEY_LETTERS: Final = {"yellow": "Y", "green": "G", "polka": "P", "combative": "C"}
JERSEY_STYLES: Final = {
    "yellow": "bold #000000 on #facc15",
    "green": "bold bright_white on #16a34a",
    "polka": "bold #dc2626 on #f5f5f5",
    "combative": "bold #000000 on #fb923c",
}
JERSEY_WORDS: Final = {"polka": "polka dots"}
"""The names of jerseys whose key is not their name."""
FINISH: Final = "FINISH"


def jersey(name: str) -> Text:
    """A jersey as one letter; a space if there is none."""
    return Text(JERSEY_LETTERS.get(name, " "), style=JERSEY_STYLES.get(name, ""))


def jersey_of(jerseys: Mapping[str, str], name: str) -> Text:
    """The jersey of this rider, or a space."""
    return jersey(next((worn for worn, rider in jerseys.items() if rider == name), ""))


def padded(text: Text, width: int) -> Text:
    """The text with spaces after it."""
    return text.copy().append(" " * max(0, width - text.cell_len))
