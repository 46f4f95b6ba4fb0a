"""What a game adds to a table: the one record between the server and the rules, and its types.

Games know nothing else of the server but `messages`.
"""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import ClassVar, Generic, NamedTuple, TypeVar

from msgspec import Struct, ValidationError, convert

from echappee.bots import GameBots, InWords, bot_named
from echappee.engine import Event, Question, Race, Refused
from echappee.games import Game, game_named
from echappee.notation import GameRules, SomePosition, SomeView, Tags
from echappee.server.messages.offers import FindingRow, RoadRow, SeatChoiceRow
from echappee.server.messages.settings import SeatSetting, Settings
from echappee.server.messages.studies import SeatRow
from echappee.server.messages.wire import QuestionWire, RoadWire, ShownWire, TourWire, ViewWire
from echappee.server.tables.plain_table import plain_table
from echappee.tours import NamedTour, SomeTour, no_tours
from echappee.words.sentences import Sentence, Told

Item = TypeVar("Item")
W = TypeVar("W", bound=Struct)


Advice = dict[str, dict[str, int]]
"""The chances of each answer in percent, under the game's names for the outcomes."""


class Counsel(NamedTuple):
    """What the coach says, by answer: chances, and a sentence."""

    chances: Advice
    said: Mapping[str, Sentence]


class KnownRoad(NamedTuple):
    """The id and the name of a known stage or course; both are empty for any other road."""

    id: str = ""
    name: str = ""


class ListedRace(NamedTuple):
    """A race or a tour in a list: its current or next stage, the winner, and the points so far."""

    stage: str
    winner: str = ""
    points: tuple[int, ...] = ()
    """By team in seat order, once a stage is over."""


@dataclass(frozen=True, kw_only=True)
class GameLobby:
    """The choices of one game, in the order in which they are offered."""

    first_road: str
    """The road to begin with."""
    every_seat: bool
    """Whether all seats are always present: those that nobody takes are automatic."""
    most_directed: int
    """The most teams that are not automatic."""
    road_lengths: tuple[int, int] = (0, 0)
    """The fewest and the most squares of a custom road, if that is limited."""
    formats: Sequence[str] = ()
    """How a road can be ridden; the first is the plain race, which is not named among the rules."""
    rules: Sequence[str] = ()
    """The rules of a race that can be chosen, beside its format."""
    tour_rules: Sequence[str] = ()
    """Those of a tour."""
    tours: Mapping[str, NamedTour] = field(default_factory=dict)
    tour_lengths: tuple[int, int] = (0, 0)
    """The fewest and the most stages of a tour."""
    rest_days: tuple[int, int] = (0, 0)
    """The most rest days of a tour, and of one with the most stages."""
    guided: Sequence[Settings] = ()
    """The race for beginners, once with each of its fixed draws."""
    seat_choices: Mapping[str, Sequence[SeatChoiceRow]] = field(default_factory=dict)
    """The values that a seat's extras can have, by extra, if they are names from a list."""


@dataclass(frozen=True, kw_only=True)
class LobbyRoads:
    """Every known road by its set, any road by its id, and the problems of a custom road."""

    row: type[RoadRow]
    """The game's type for a road in a list, tagged with the game's name."""
    sets: Callable[[], Mapping[str, InWords]]
    """The sets that roads belong to, and their names."""
    every: Callable[[], Sequence[RoadRow]]
    one: Callable[[str], RoadRow]
    """The road with this id; refused with `no-such-stage` if there is none."""
    faults: Callable[[str], Sequence[FindingRow]]
    """The problems of this custom road; empty for a good one."""


@dataclass(frozen=True, kw_only=True)
class WireTypes:
    """A game's types on the wire; each is tagged with the game's name."""

    road: type[RoadWire]
    view: type[ViewWire]
    question: type[QuestionWire]
    tour: type[TourWire] | None = None
    """None in a game without tours."""
    events: type[Struct] | None = None
    """The argument types of each event, a field for each code; None in a game that narrates none."""
    shown: type[ShownWire] | None = None
    """What is shown with events; None in a game that adds nothing to them."""


RECENT = 3
"""How many forms of each item are kept: as others see it, as its own seat does, and one earlier form."""


class Known:
    """Items recently put on the wire: most riders have not changed, and most seats see them alike."""

    def __init__(self) -> None:
        self._places: dict[Callable[..., Struct], list[list[tuple[object, Struct]]]] = {}

    def each(self, make: Callable[[Item], W], items: Sequence[Item]) -> tuple[W, ...]:
        """These items on the wire; an equal item at the same index is not converted again."""
        places = self._places.setdefault(make, [])
        if len(places) < len(items):
            places += [[] for _ in range(len(places), len(items))]
        wires: list[Struct] = []
        for item, recent in zip(items, places, strict=False):
            for known, wire in recent:
                if known is item or known == item:  # most often it is the same object: nothing is compared
                    wires.append(wire)
                    break
            else:
                wires.append(made := make(item))
                recent.insert(0, (item, made))
                del recent[RECENT:]
        return tuple(wires)  # type: ignore[arg-type]  # a cast is a call


P = TypeVar("P", bound=SomePosition)
V = TypeVar("V", bound=SomeView)
T = TypeVar("T", bound=SomeTour)


@dataclass(frozen=True, kw_only=True)
class GameTable(Generic[P, V, T]):
    """A game for which tables can be opened, with its own positions, views and tours."""

    ROOM: ClassVar[str] = "table"

    rules: GameRules[P, V]
    colours: tuple[str, ...]
    """The names of its seats, in seat order."""
    riders: dict[str, tuple[str, ...]] = field(default_factory=dict)
    """The names of each seat's riders, in the order of their types, where all races have the same."""
    lobby: GameLobby
    roads: LobbyRoads
    wire: WireTypes

    filled_in: Callable[[Settings], Settings]
    """The settings with everything that was left out, such as seats or the road."""
    start: Callable[[Settings], P]
    """The first position; settings that make no race are refused."""
    setup_tags: Callable[[Settings], dict[str, str]]
    """The first tags of the record of a race with these settings."""
    known_road: Callable[[str], KnownRoad]
    """The stage that settings name, if it is a known one."""
    listed_name: Callable[[str], str]
    """The name of the stage in a list of tables; empty if its id says enough."""
    new_tour: Callable[[Settings, int], T] = no_tours
    """The tour before its first stage, with this seed; settings that make no tour are refused."""
    standing: Callable[[T], ListedRace] = no_tours
    """The tour in a list."""

    tour_wire: Callable[[T], TourWire] = no_tours
    road_wire: Callable[[V], RoadWire]
    """The road of this view."""
    view_wire: Callable[[V, Known], ViewWire]
    """The view; parts that equal an earlier view's or another seat's are reused."""
    open_view_wire: Callable[[P], ViewWire]
    """A spectator's view of this position, with nothing hidden."""
    question_wire: Callable[[Question, V], QuestionWire]
    """The question, with facts about it from its seat's view."""
    think_to_the_end: Callable[[P], Collection[str]] = lambda _position: ()
    """The seats shown as thinking until this phase ends: the number of their questions is a secret."""
    told_after: Callable[[Race[P, V], int], Sequence[Event]]
    """The events that may be told after this many; what was told is never taken back."""
    narrate: Callable[[Iterable[Event], V], tuple[list[Told], V]]
    """The lines of text for these events, and the view after them."""
    shows: Callable[[V], Callable[[Event], ShownWire | None]] = lambda _view: lambda _event: None
    """What is shown with each event, told one after the other to a follower of the race from this view on."""

    check_tags: Callable[[Tags], None]
    """Refuse a foreign record whose race would take too long."""
    road_ridden: Callable[[Race[P, V], Tags], KnownRoad]
    """The stage that was ridden, if it is a known one."""
    rules_ridden: Callable[[Race[P, V]], tuple[str, ...]]
    """The rules in force beyond the plain game."""
    seats_ridden: Callable[[Race[P, V], Tags], tuple[SeatRow, ...]]
    """The person or bot that answered for each team; a person if the record does not say."""
    settings_ridden: Callable[[Race[P, V], Tags], Settings]
    """The settings of a table for the same race; not every race can be ridden at a table."""
    jerseys: Callable[[Tags], dict[str, str]] = lambda _tags: {}
    """The riders who wear jerseys in a stage of a tour."""
    counsel: Callable[[Question, V], Counsel] | None = None
    """What the coach says about the answers to this question beside their win chances; None in a game without
    one."""
    explain: Callable[[Question, V], Advice] | None = None
    """The facts about each answer after the race; empty for questions that need no reason."""

    @classmethod
    def plain(cls, game: Game) -> "GameTable[SomePosition, SomeView, SomeTour]":
        return plain_table(game)


E = TypeVar("E", bound=Struct)


def extras_of(seat: SeatSetting, known: type[E]) -> E:
    """The extras of a seat in the game's own type; unknown ones are refused."""
    try:
        return convert(seat.extras, known)
    except ValidationError as error:
        raise Refused("bad-seats", f"the extras of a seat are not valid in this game: {error}") from None


PEOPLE = ("person", "coached", "you")


def seat_rows(teams: Sequence[tuple[str, str]], players: Sequence[str]) -> tuple[SeatRow, ...]:
    """The seats of teams given by colour and kind; the kind is empty unless the team is automatic.

    If `players` does not name somebody for every such team, people answered for all of them.
    """
    words = players if len(players) == len(teams) else PEOPLE[:1] * len(teams)
    return tuple(
        SeatRow(colour, "automatic", kind)
        if kind
        else SeatRow(colour, "person", "")
        if word in PEOPLE
        else SeatRow(colour, "bot", word)
        for (colour, kind), word in zip(teams, words, strict=True)
    )


def seat_setting(seat: SeatRow, game: str) -> SeatSetting:
    """The same seat at a table of this game; a bot that no longer exists is replaced by the usual one."""
    if seat.kind == "person":
        return SeatSetting()
    if seat.kind == "bot":
        known = bot_named(seat.name, game)
        return SeatSetting("bot", seat.name if known else game_named(game).room(GameBots).stand_in)
    return SeatSetting("automatic", seat.name)
