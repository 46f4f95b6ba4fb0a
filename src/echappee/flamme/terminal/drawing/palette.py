"""Letters and colours of teams and riders, marks and colours of the road."""

from collections.abc import Mapping
from typing import Final, NamedTuple, Protocol

from rich.text import Text

from echappee.cli.terminal.badges import JERSEY_WORDS, TEAM_STYLES, jersey
from echappee.cli.terminal.screen import flow
from echappee.flamme.rules.layout import TERRAIN_MARKS, WEATHER_MARKS, Square
from echappee.flamme.words import english

TEAM_LETTERS: Final = {"blue": "b", "red": "r", "green": "g", "black": "k", "white": "w", "pink": "p"}
TERRAIN_STYLES: Final = {
    "flat": "#9ca3af on #374151",
    "ascent": "#fecaca on #7f1d1d",
    "descent": "#bfdbfe on #1e3a8a",
    "cobbles": "#fde68a on #5b4514",
    "supply": "#a7f3d0 on #115e59",
}
GRASS_STYLE: Final = "#bbf7d0 on #14532d"
SIGN_STYLES: Final = {"S": "bold green", "M": "bold red", "↻": "bold cyan"}
"""Piles of tokens: sprint, mountain, refresh."""
PROFILE_STYLES: Final = {
    "flat": "#6b7280",
    "ascent": "#b91c1c",
    "descent": "#2563eb",
    "cobbles": "#a16207",
    "supply": "#0f766e",
}
TERRAIN_WORDS: Final = {
    "^": "climb: at most 5, no slipstream",
    "v": "descent: at least 5",
    "o": "cobbles: no slipstream",
    "s": "supply: at least 4",
    "~": "slippery: a rider blocked here falls",
    "%": "crosswind: no slipstream",
    "<": "headwind: 3 cards",
    ">": "tailwind: 5 cards",
}

_TERRAIN: Final = {name: mark for mark, name in TERRAIN_MARKS.items()}
_WEATHER: Final = {name: mark for mark, name in WEATHER_MARKS.items()}


class Badged(Protocol):
    """A rider, however much is known of it."""

    @property
    def team(self) -> str:
        """Its team's colour."""

    @property
    def type(self) -> str:
        """R or S."""


def badge(rider: Badged) -> Text:
    """A rider in two letters: bR is Blue's Rouleur, kS is Black's Sprinteur."""
    return Text(letters(rider), style=TEAM_STYLES.get(rider.team, "bold reverse"))


def team_badge(colour: str) -> Text:
    """A team in one letter."""
    return Text(TEAM_LETTERS.get(colour, colour[:1]), style=TEAM_STYLES.get(colour, "bold reverse"))


def letters(rider: Badged) -> str:
    return TEAM_LETTERS.get(rider.team, rider.team[:1]) + rider.type


def marks(square: Square) -> str:
    """The marks of a square: terrain, then weather or a slippery road."""
    weather = _WEATHER.get(square.weather, "")
    slippery = "~" if square.slippery and weather != "~" else ""
    return _TERRAIN.get(square.terrain, "") + weather + slippery


def style_of(square: Square) -> str:
    return TERRAIN_STYLES[square.terrain]


class BooksRider(NamedTuple):
    """A rider of the books, as it is drawn."""

    team: str
    type: str


def rider_badge(name: str) -> Text:
    """A rider in two letters."""
    team, _, kind = name.rpartition(".")
    return badge(BooksRider(team, kind))


def draw_jerseys(jerseys: Mapping[str, str], width: int) -> list[Text]:
    """Who wears which jersey, with its letter."""
    pieces = [
        Text.assemble(jersey(name), f" {JERSEY_WORDS.get(name, name)}: ", english.rider(rider), "   ")
        for name, rider in jerseys.items()
    ]
    return flow(pieces, width) if pieces else []
