"""What a tour's lists are made of: riders, teams and jerseys in a few letters."""

from collections.abc import Mapping
from typing import NamedTuple

from rich.text import Text

from echappee.cli.terminal.drawing import JERSEY_WORDS, jersey
from echappee.cli.terminal.screen import flow
from echappee.flamme.terminal.drawing.palette import badge
from echappee.flamme.words import naming


class Named(NamedTuple):
    """A rider of the books, as it is drawn."""

    team: str
    type: str


def rider_badge(name: str) -> Text:
    """A rider in two letters."""
    team, _, kind = name.rpartition(".")
    return badge(Named(team, kind))


def draw_jerseys(jerseys: Mapping[str, str], width: int) -> list[Text]:
    """Who wears which jersey, with its letter."""
    pieces = [
        Text.assemble(jersey(name), f" {JERSEY_WORDS.get(name, name)}: ", naming.rider(rider), "   ")
        for name, rider in jerseys.items()
    ]
    return flow(pieces, width) if pieces else []
