"""What tables of a tour are made of: riders, teams and jerseys in few letters."""

from collections.abc import Mapping
from typing import NamedTuple

from rich.text import Text

from echappee.cli.terminal.screen import flow
from echappee.flamme.terminal.drawing.palette import badge, jersey
from echappee.flamme.words import naming

JERSEY_WORDS = {"polka": "polka dots"}


class Named(NamedTuple):
    """A rider of the books, as it is drawn."""

    team: str
    type: str


def rider_badge(name: str) -> Text:
    """A rider in two letters."""
    team, _, kind = name.rpartition(".")
    return badge(Named(team, kind))


def worn_by(jerseys: Mapping[str, str], name: str) -> Text:
    """The jersey of this rider, or a space."""
    return jersey(next((worn for worn, rider in jerseys.items() if rider == name), ""))


def draw_jerseys(jerseys: Mapping[str, str], width: int) -> list[Text]:
    """Who wears which jersey, with its letter."""
    pieces = [
        Text.assemble(jersey(name), f" {JERSEY_WORDS.get(name, name)}: ", naming.rider(rider), "   ")
        for name, rider in jerseys.items()
    ]
    return flow(pieces, width) if pieces else []


def padded(text: Text, width: int) -> Text:
    """The text with spaces behind it."""
    return text.copy().append(" " * max(0, width - text.cell_len))
