"""What a game adds to a table: the one record between the server and the rules."""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar, Generic, NamedTuple, TypeVar

from echappee.engine import Event, Question, Race
from echappee.notation import GameRules
from echappee.notation.game_rules import Ridden, Seen
from echappee.server.http.bodies import SeatRow
from echappee.server.tables.choices import Settings
from echappee.server.tables.game_lobby import GameLobby
from echappee.server.tables.game_roads import GameRoads
from echappee.server.tables.wire import Known, QuestionWire, RoadWire, TourWire, ViewWire
from echappee.tours.game_tours import no_tours
from echappee.tours.tour import SomeTour
from echappee.words.sentences import Sentence
from echappee.words.told import Told

Tags = Mapping[str, str]

Advice = dict[str, dict[str, int]]
"""The chances of each answer in percent, by the game's names for them."""


class Counsel(NamedTuple):
    """What the coach says, by answer: chances, and a sentence."""

    chances: Advice
    said: Mapping[str, Sentence]


class KnownRoad(NamedTuple):
    """A known stage or course by its id and its name; both are empty for any other road."""

    id: str = ""
    name: str = ""


class Standing(NamedTuple):
    """A race or a tour in a list: its current or next stage, the winner, and the points so far."""

    stage: str
    winner: str = ""
    points: tuple[int, ...] = ()
    """By team in seat order, once a stage is over."""


@dataclass(frozen=True, kw_only=True)
class WireTypes:
    """A game's types on the wire; each is tagged with the game's name."""

    road: type[RoadWire]
    view: type[ViewWire]
    question: type[QuestionWire]
    tour: type[TourWire] | None = None
    """None in a game without tours."""


P = TypeVar("P", bound=Ridden)
V = TypeVar("V", bound=Seen)
T = TypeVar("T", bound=SomeTour)


@dataclass(frozen=True, kw_only=True)
class GameTable(Generic[P, V, T]):
    """A game that tables are opened for, with its own positions, views and tours."""

    ROOM: ClassVar = "table"

    rules: GameRules[P, V]
    colours: tuple[str, ...]
    """The names of its seats, in seat order."""
    lobby: GameLobby
    roads: GameRoads
    wire: WireTypes

    filled_in: Callable[[Settings], Settings]
    """The settings with what may be left out, such as seats or the road."""
    start: Callable[[Settings], P]
    """The first position; refuses settings that do not make a race."""
    setup_tags: Callable[[Settings], dict[str, str]]
    """How the record of a race with these settings begins."""
    known_road: Callable[[str], KnownRoad]
    """The stage that settings name, if it is a known one."""
    listed_name: Callable[[str], str]
    """The name of the stage in a list of tables; empty if its id says enough."""
    new_tour: Callable[[Settings, int], T] = no_tours
    """The tour before its first stage, with this seed; refuses settings that do not make a tour."""
    standing: Callable[[T], Standing] = no_tours
    """The tour in a list."""

    tour_wire: Callable[[T], TourWire] = no_tours
    road_wire: Callable[[V], RoadWire]
    """The road of this view."""
    view_wire: Callable[[V, Known], ViewWire]
    """The view; what is known of an earlier one, or of another seat's, need not be made again."""
    open_view_wire: Callable[[P], ViewWire]
    """A spectator's view of this position, with nothing hidden."""
    question_wire: Callable[[Question, V], QuestionWire]
    """The question, with what its seat's view says about it."""
    think_to_the_end: Callable[[P], Collection[str]] = lambda _position: ()
    """The seats that others see think until this phase ends, as how often they are asked is a secret."""
    told_after: Callable[[Race[P, V], int], Sequence[Event]]
    """What may be said about this race after this many events; nothing that was said is ever taken back."""
    narrate: Callable[[Iterable[Event], V], tuple[list[Told], V]]
    """The lines of text for these events, and the view after them."""

    check_tags: Callable[[Tags], None]
    """Refuse a record from outside if its race would take too long."""
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
    advise: Callable[[Question, V], Counsel] | None = None
    """What a coach says about the answers to this question; None in a game without one."""
    explain: Callable[[Question, V], Advice] | None = None
    """The same after the race, with win chances; empty for questions that need no reason."""
