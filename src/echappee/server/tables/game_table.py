"""What a game brings to a table: the one interface between the server and the rules."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple, Protocol

from echappee.engine import Event, Question
from echappee.flamme.table.tour_wire import TourWire
from echappee.flamme.table.wire import FlammeView, QuestionWire, RoadWire
from echappee.homas.table.tour_wire import HomasTour
from echappee.homas.table.wire import HomasRoad, HomasView
from echappee.notation import GameRules
from echappee.notation.game_rules import SomeRace
from echappee.server.http.bodies import SeatRow
from echappee.server.tables.choices import Settings
from echappee.tours.tour import SomeTour
from echappee.words.told import Told

Tags = Mapping[str, str]
Own = Any
"""A set-up, a position or a view: each game has its own."""
Road = RoadWire | HomasRoad
AnyView = FlammeView | HomasView
AnyTour = TourWire | HomasTour


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


class Game(Protocol):
    """A game that tables are opened for. Views, set-ups and positions are its own."""

    family: GameRules[Any, Any]
    """Its rules."""
    colours: tuple[str, ...]
    """The names of its seats, in seat order."""
    stand_in: str
    """The bot that rides for an empty seat, and for a person who stays away."""

    def seated(self, settings: Settings) -> Settings:
        """The settings with all their seats, those too that were left out."""

    def setup(self, settings: Settings) -> Own:
        """The race's set-up; refuses settings that no race can be made of."""

    def start(self, settings: Settings) -> Own:
        """The first position."""

    def setup_tags(self, settings: Settings) -> dict[str, str]:
        """How the record of a race of these settings begins."""

    def place(self, stage: str) -> Place:
        """The stage of these settings, if it is a known one."""

    def called(self, stage: str) -> str:
        """What a list calls the stage of these settings; empty where its id says enough."""

    def new_tour(self, settings: Settings, seed: int) -> SomeTour:
        """The tour before its first stage; refuses settings that no tour can be made of."""

    def standing(self, tour: SomeTour) -> Standing:
        """The tour in a list."""

    def tour(self, tour: SomeTour) -> AnyTour:
        """The tour as it travels."""

    def road(self, view: Own) -> Road:
        """The road of this view as it travels."""

    def view(self, view: Own) -> AnyView:
        """The view as it travels."""

    def open_view(self, position: Own) -> AnyView:
        """A spectator's view of this position, with nothing hidden."""

    def question(self, question: Question, view: Own) -> QuestionWire:
        """The question as it travels, with what its seat's view says about it."""

    def told(self, race: SomeRace) -> Sequence[Event]:
        """What may be told of this race by now; it only ever grows."""

    def narrate(self, events: Iterable[Event], view: Own) -> tuple[list[Told], Own]:
        """The lines that these events make, and the view after them."""

    def check_tags(self, tags: Tags) -> None:
        """Refuse a record that somebody sends, if its race would take too long."""

    def ridden(self, race: SomeRace, tags: Tags) -> Place:
        """The stage that was ridden, if it is a known one."""

    def rules(self, race: SomeRace) -> tuple[str, ...]:
        """The rules in force beyond the plain game."""

    def seats(self, race: SomeRace, tags: Tags) -> tuple[SeatRow, ...]:
        """Who answered for each team; where the record does not say, it was a person."""

    def settings(self, race: SomeRace, tags: Tags) -> Settings:
        """What a table is set to that rides the same race; not every race could be one of a table."""

    def jerseys(self, tags: Tags) -> dict[str, str]:
        """Who wears which jersey in a stage of a tour."""
