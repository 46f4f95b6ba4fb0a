"""What the games offer to people who open a table: bots, roads, rules and tours."""

from collections.abc import Mapping
from typing import Annotated

from msgspec import Meta, Struct

from echappee.bots.bot_entry import InWords
from echappee.server.messages.settings import LONGEST_ROAD, Settings


class RoadRow(Struct, frozen=True, kw_only=True):
    """A road that can be chosen, in a few fields; each game adds more."""

    id: str
    name: str
    set: str
    """The set that it belongs to, or empty."""
    squares: int
    """From the start to the finish line."""


class RoadSet(Struct, frozen=True):
    """A set of roads, and its name."""

    id: str
    called: InWords


class Roads(Struct, frozen=True):
    """The roads of a game, and their sets in the order in which they are offered."""

    sets: tuple[RoadSet, ...]
    roads: tuple[RoadRow, ...]


class RoadText(Struct, frozen=True):
    """A road as in settings: an id, or a custom road as its game writes them."""

    road: Annotated[str, Meta(max_length=LONGEST_ROAD)]


class FindingRow(Struct, frozen=True):
    """A problem with a road: `about` has the tiles or words that it speaks of, by name."""

    code: str
    severity: str
    detail: str
    about: Mapping[str, str | int]


class Findings(Struct, frozen=True):
    """All problems of a road; empty for a good one."""

    findings: tuple[FindingRow, ...]


class PortraitRow(Struct, frozen=True, kw_only=True):
    """How a character is drawn."""

    skin: str
    hair: str
    cut: str
    wears: str
    jersey: str
    marks: str
    pattern: str


class BotRow(Struct, frozen=True, kw_only=True):
    """A bot that can take a seat."""

    name: str
    called: InWords
    about: InWords
    level: int
    """From 1 to 5."""
    character: str
    """The character; the same one rides at several levels. Empty for other bots."""
    portrait: PortraitRow | None


class AutomaticRow(Struct, frozen=True, kw_only=True):
    """An automatic team that can take a seat."""

    name: str
    called: InWords
    about: InWords


class TourRow(Struct, frozen=True, kw_only=True):
    """A tour that can be chosen by its name."""

    name: str
    called: InWords
    about: InWords
    """Empty where the name says enough."""
    calendar: str


class SeatChoiceRow(Struct, frozen=True, kw_only=True):
    """An extra of the game that can be chosen for a seat."""

    name: str
    called: InWords
    about: InWords


class GameRow(Struct, frozen=True, kw_only=True):
    """A game for which tables can be opened, and all that can be chosen for one; lists are in order."""

    name: str
    title: str
    colours: tuple[str, ...]
    """The seats, in order."""
    riders: dict[str, tuple[str, ...]]
    """The names of each seat's riders, in the order of their types, where all races have the same."""
    every_seat: bool
    """Whether all seats are always present: those that nobody takes are automatic."""
    bots: tuple[BotRow, ...]
    older: dict[str, InWords]
    """The names of bots in older tables and records, by their ids."""
    stand_in: str
    """The bot that rides for empty seats and for absent people, and the usual opponent."""
    automatic: tuple[AutomaticRow, ...]
    most_directed: int
    """The most teams that are not automatic."""
    first_road: str
    """The road to begin with."""
    road_lengths: tuple[int, int]
    """The fewest and the most squares of a custom road; zeros if they are not limited."""
    formats: tuple[str, ...]
    """How a road can be ridden; the first is the plain race, which settings do not name."""
    rules: tuple[str, ...]
    """The rules of a race that can be chosen, beside its format."""
    tour_rules: tuple[str, ...]
    """Those of a tour."""
    tours: tuple[TourRow, ...]
    tour_lengths: tuple[int, int]
    """The fewest and the most stages of a tour."""
    rest_days: tuple[int, int]
    """The most rest days of a tour, and of one with the most stages."""
    guided: tuple[Settings, ...]
    """The race for beginners, once with each of its fixed draws, if this game has one."""
    seat_choices: dict[str, tuple[SeatChoiceRow, ...]]
    """The values that a seat's extras can have, by extra, if they are names from a list."""


class LanguageRow(Struct, frozen=True):
    """A language, and its name in that language."""

    id: str
    name: str


class Games(Struct, frozen=True):
    """The games and languages, the default of each first, and the limits of what people choose."""

    games: tuple[GameRow, ...]
    languages: tuple[LanguageRow, ...]
    longest_name: int
    """Of a person, in characters as a reader counts them."""
    longest_road: int
    """The text of a custom road, in characters."""
    decision_s: tuple[int, int]
    """The least and the most time that a clock can give for a decision."""
    reserve_s: tuple[int, int]
