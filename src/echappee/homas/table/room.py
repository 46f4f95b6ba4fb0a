"""Homas Tour Pro at a table."""

from collections.abc import Iterable, Sequence
from typing import Any

from echappee.engine import Event, Question, Refused
from echappee.flamme.table.wire import QuestionWire
from echappee.homas.board.handmade import HEAD
from echappee.homas.rules import HOMAS, Position, Setup, View, course, set_up
from echappee.homas.rules.cards import COLOURS
from echappee.homas.rules.records import read_setup, setup_tags
from echappee.homas.rules.views import uncovered
from echappee.homas.table import settings as homas_settings
from echappee.homas.table.tour_wire import HomasTour, tour_wire
from echappee.homas.table.wire import HomasRoad, HomasView, question_wire, road_wire, view_wire
from echappee.homas.tours import StageRace
from echappee.homas.tours.standings import jerseys
from echappee.homas.words.telling import narrate_apart
from echappee.notation import GameRules
from echappee.notation.game_rules import SomeRace
from echappee.server.http.bodies import SeatRow
from echappee.server.tables.choices import Settings
from echappee.server.tables.game_table import Place, Standing, Tags
from echappee.words.told import Told


class HomasGame:
    """What Homas Tour Pro brings to a table."""

    family: GameRules[Any, Any] = HOMAS
    colours = COLOURS
    stand_in = homas_settings.STAND_IN

    def seated(self, settings: Settings) -> Settings:
        """All five teams ride: those that nobody named are neutral."""
        return homas_settings.seated(settings)

    def setup(self, settings: Settings) -> Setup:
        """The race's set-up; refuses settings that no race can be made of."""
        return homas_settings.setup_of(settings)

    def start(self, settings: Settings) -> Position:
        """The first position."""
        return set_up(self.setup(settings))

    def setup_tags(self, settings: Settings) -> dict[str, str]:
        """How the record of a race of these settings begins."""
        return setup_tags(self.setup(settings))

    def place(self, stage: str) -> Place:
        """The course of these settings; a road written by hand has no id."""
        return Place() if stage.startswith(HEAD) else Place(stage, course(stage).name)

    def called(self, stage: str) -> str:
        """The name of the course."""
        return course(stage).name

    def new_tour(self, settings: Settings, seed: int) -> StageRace:
        """The stage race before its first stage; refuses settings that none can be made of."""
        return homas_settings.tour_of(settings, seed)

    def standing(self, tour: StageRace) -> Standing:
        """The stage race in a list: the rider in yellow wins it, and teams have no points."""
        days = tour.setup.days
        winner = jerseys(tour.books[-1])["yellow"] if tour.over else ""
        return Standing(days[min(tour.number, len(days) - 1)].stage, winner)

    def tour(self, tour: StageRace) -> HomasTour:
        """The stage race as it travels."""
        return tour_wire(tour)

    def road(self, view: View) -> HomasRoad:
        """The road of this view."""
        return road_wire(view.course)

    def view(self, view: View) -> HomasView:
        """The view as it travels."""
        return view_wire(view)

    def open_view(self, position: Position) -> HomasView:
        """A spectator's view to whom every director has shown the fitness cards."""
        return view_wire(uncovered(position))

    def question(self, question: Question, view: View) -> QuestionWire:  # noqa: ARG002 - it says all itself
        """The question as it travels."""
        return question_wire(question)

    def told(self, race: SomeRace) -> Sequence[Event]:
        """What was told in phases that have ended, and in the open one: who is asked has seen the dice."""
        return race.told

    def narrate(self, events: Iterable[Event], view: View) -> tuple[list[Told], View]:
        """The lines that these events make, and the view after them.

        Directors are asked in the middle of what reads as one: pages put it together.
        """
        return narrate_apart(events, view)

    def check_tags(self, tags: Tags) -> None:
        """Refuse a road that could be of any length."""
        try:
            homas_settings.check_course(tags.get("course", ""))
        except Refused as refusal:
            raise Refused("bad-record", f"record: its course is not ridden here: {refusal.detail}") from None

    def ridden(self, race: SomeRace, tags: Tags) -> Place:  # noqa: ARG002 - the race knows its course
        """The course that was ridden."""
        return self.place(race.position.course.text)

    def rules(self, race: SomeRace) -> tuple[str, ...]:  # noqa: ARG002 - there is nothing to choose
        """None: a course has all its rules."""
        return ()

    def seats(self, race: SomeRace, tags: Tags) -> tuple[SeatRow, ...]:
        """Who answered for each team; where the record does not say, it was a person."""
        return homas_settings.seats_of(race, tags.get("players", ""))

    def settings(self, race: SomeRace, tags: Tags) -> Settings:
        """What a table is set to that rides the same race."""
        return homas_settings.settings_of(race, tags.get("players", ""))

    def jerseys(self, tags: Tags) -> dict[str, str]:
        """Who wears which jersey in a stage of a stage race."""
        return dict(read_setup(tags).jerseys)
