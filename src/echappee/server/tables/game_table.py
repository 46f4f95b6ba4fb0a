"""What a game brings to a table: the one record between the server and the rules."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar, Generic, NamedTuple, TypeVar

from echappee.engine import Event, Question, Race
from echappee.notation import GameRules
from echappee.notation.game_rules import Ridden, Seen
from echappee.server.http.bodies import SeatRow
from echappee.server.tables.choices import Settings
from echappee.server.tables.game_lobby import GameLobby
from echappee.server.tables.game_roads import GameRoads
from echappee.server.tables.wire import QuestionWire, RoadWire, TourWire, ViewWire
from echappee.tours.game_tours import no_tours
from echappee.tours.tour import SomeTour
from echappee.words.told import Told

Tags = Mapping[str, str]


class Place(NamedTuple):
    """A known stage or course by its id and its name; both are empty for any other road."""

    id: str = ""
    name: str = ""


class Standing(NamedTuple):
    """A race or a tour in a list: the stage that is on or comes next, who has won, and the points so far."""

    stage: str
    winner: str = ""
    points: tuple[int, ...] = ()
    """Of the teams in seat order, once a stage is over."""


@dataclass(frozen=True, kw_only=True)
class WireTypes:
    """The types of a game that travel; each is tagged with the game's name."""

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
    """A game that tables are opened for. Positions, views and tours are its own."""

    ROOM: ClassVar = "table"

    rules: GameRules[P, V]
    colours: tuple[str, ...]
    """The names of its seats, in seat order."""
    lobby: GameLobby
    roads: GameRoads
    wire: WireTypes

    fill_seats: Callable[[Settings], Settings]
    """The settings with all their seats, those too that were left out."""
    start: Callable[[Settings], P]
    """The first position; refuses settings that no race can be made of."""
    setup_tags: Callable[[Settings], dict[str, str]]
    """How the record of a race of these settings begins."""
    place: Callable[[str], Place]
    """The stage that settings name, if it is a known one."""
    listed_name: Callable[[str], str]
    """What a list of tables calls the stage that settings name; empty where its id says enough."""
    new_tour: Callable[[Settings, int], T] = no_tours
    """The tour before its first stage, with this seed; refuses settings that no tour can be made of."""
    standing: Callable[[T], Standing] = no_tours
    """The tour in a list."""

    tour_wire: Callable[[T], TourWire] = no_tours
    road_wire: Callable[[V], RoadWire]
    """The road of this view."""
    view_wire: Callable[[V], ViewWire]
    open_view_wire: Callable[[P], ViewWire]
    """A spectator's view of this position, with nothing hidden."""
    question_wire: Callable[[Question, V], QuestionWire]
    """The question, with what its seat's view says about it."""
    told: Callable[[Race[P, V]], Sequence[Event]]
    """What may be told of this race by now; it only ever grows."""
    narrate: Callable[[Iterable[Event], V], tuple[list[Told], V]]
    """The lines that these events make, and the view after them."""

    check_tags: Callable[[Tags], None]
    """Refuse a record that somebody sends, if its race would take too long."""
    place_ridden: Callable[[Race[P, V], Tags], Place]
    """The stage that was ridden, if it is a known one."""
    rules_ridden: Callable[[Race[P, V]], tuple[str, ...]]
    """The rules in force beyond the plain game."""
    seats_ridden: Callable[[Race[P, V], Tags], tuple[SeatRow, ...]]
    """Who answered for each team; where the record does not say, it was a person."""
    settings_ridden: Callable[[Race[P, V], Tags], Settings]
    """What a table is set to that rides the same race; not every race could be one of a table."""
    jerseys: Callable[[Tags], dict[str, str]] = lambda _tags: {}
    """Who wears which jersey in a stage of a tour."""
