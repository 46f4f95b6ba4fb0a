"""Letters and colours of riders and of the road."""

from typing import Final

from rich.text import Text

from echappee.cli.terminal.badges import TEAM_STYLES
from echappee.homas.rules import COLOURS, RiderView, Square

GROUND_STYLES: Final = {
    "flat": "#9ca3af on #374151",
    "climb": "#fecaca on #7f1d1d",
    "descent": "#fde68a on #713f12",
    "cobbles": "#bfdbfe on #1e3a8a",
}
PICK_STYLE: Final = "bold #000000 on #facc15"
"""Squares to choose from."""
WAITING: Final = "!"
MOVED: Final = "°"
COBBLES: Final = "o"
MOUNTAIN: Final = "^"


def badge(name: str) -> Text:
    """A rider by its number, in the colours of its team."""
    return Text(name, style=TEAM_STYLES[COLOURS[int(name[0]) - 1]])


def team_badge(number: int, colour: str) -> Text:
    """A team by its number."""
    return Text(str(number), style=TEAM_STYLES[colour])


def state(rider: RiderView) -> str:
    """A mark after a rider's number: it has lost turns, or it has moved."""
    if rider.wait:
        return WAITING
    return MOVED if rider.moved else ""


def printed(square: Square) -> str:
    """The square's number as it is drawn: `-4` uphill, `^4` on a mountain, `+3` downhill, `o2` on cobbles."""
    if square.road == "flat":
        return ""
    if square.road == "cobbles":
        return f"{COBBLES}{abs(square.grade)}"
    if square.road == "climb" and square.mountain:
        return f"{MOUNTAIN}{abs(square.grade)}"
    return f"{square.grade:+d}"
