"""Flamme Rouge at a table."""

from collections.abc import Iterable, Sequence
from typing import Any

from echappee.engine import Event, Question
from echappee.flamme.road.stages import STAGES
from echappee.flamme.rules import FLAMME, Position, Setup, View, set_up
from echappee.flamme.rules.records import read_jerseys, setup_tags
from echappee.flamme.rules.setup import COLOURS
from echappee.flamme.table import lineups
from echappee.flamme.table import settings as flamme_settings
from echappee.flamme.table.tour_wire import TourWire, stage_id, tour_wire
from echappee.flamme.table.wire import FlammeView, QuestionWire, RoadWire, question_wire, road_wire, view_wire
from echappee.flamme.tours import FlammeTour, outcome_of
from echappee.flamme.words.telling import narrate
from echappee.notation import GameRules
from echappee.notation.game_rules import SomeRace
from echappee.server.http.bodies import SeatRow
from echappee.server.tables.choices import Settings
from echappee.server.tables.game_table import Place, Standing, Tags
from echappee.words.told import Told


class FlammeGame:
    """What Flamme Rouge brings to a table."""

    family: GameRules[Any, Any] = FLAMME
    colours: tuple[str, ...] = COLOURS
    stand_in = lineups.STAND_IN

    def seated(self, settings: Settings) -> Settings:
        """As they are: nobody rides who is not named."""
        return settings

    def setup(self, settings: Settings) -> Setup:
        """The race's set-up; refuses settings that no race can be made of."""
        return flamme_settings.setup_of(settings)

    def start(self, settings: Settings) -> Position:
        """The first position."""
        return set_up(self.setup(settings))

    def setup_tags(self, settings: Settings) -> dict[str, str]:
        """How the record of a race of these settings begins."""
        return setup_tags(self.setup(settings))

    def place(self, stage: str) -> Place:
        """The stage of these settings, if it is a known one."""
        return Place(stage, STAGES[stage].name) if stage in STAGES else Place()

    def called(self, stage: str) -> str:  # noqa: ARG002 - clients have the list of stages, and tiles say it all
        """Nothing: its id says enough."""
        return ""

    def new_tour(self, settings: Settings, seed: int) -> FlammeTour:
        """The tour before its first stage; refuses settings that no tour can be made of."""
        return flamme_settings.tour_of(settings, seed)

    def standing(self, tour: FlammeTour) -> Standing:
        """The tour in a list."""
        days, points = tour.setup.days, tour.books[-1].points
        points = outcome_of(tour).total if tour.over else points
        return Standing(
            stage_id(days[min(tour.number, len(days) - 1)]),
            outcome_of(tour).ranking[0] if tour.over else "",
            tuple(points[team] for team in tour.setup.colours) if tour.number else (),
        )

    def tour(self, tour: FlammeTour) -> TourWire:
        """The tour as it travels."""
        return tour_wire(tour)

    def road(self, view: View) -> RoadWire:
        """The road of this view, with its weather."""
        return road_wire(view.course)

    def view(self, view: View) -> FlammeView:
        """The view as it travels."""
        return view_wire(view)

    def open_view(self, position: Position) -> FlammeView:
        """A spectator's view to which every seat has shown its piles."""
        own = {team.colour: FLAMME.cut(position, team.colour) for team in position.teams}
        riders = tuple(own[rider.team].rider(rider.name) for rider in position.riders)
        return view_wire(FLAMME.cut(position, None)._replace(riders=riders))

    def question(self, question: Question, view: View) -> QuestionWire:
        """The question as it travels, with where each card would lead."""
        return question_wire(question, view)

    def told(self, race: SomeRace) -> Sequence[Event]:
        """What was told in phases that have ended: all cards of a phase are turned at once."""
        return race.events

    def narrate(self, events: Iterable[Event], view: View) -> tuple[list[Told], View]:
        """The lines that these events make, and the view after them."""
        return narrate(events, view)

    def check_tags(self, tags: Tags) -> None:
        """A line is too short for a road that would take long to lay."""

    def ridden(self, race: SomeRace, tags: Tags) -> Place:
        """The stage that was ridden, if it is a known one and the tiles are really its."""
        stage = lineups.stage_of(race, tags)
        return Place(stage.id, stage.name) if stage else Place()

    def rules(self, race: SomeRace) -> tuple[str, ...]:
        """The rules in force beyond the base game."""
        return lineups.rules_of(race)

    def seats(self, race: SomeRace, tags: Tags) -> tuple[SeatRow, ...]:
        """Who answered for each team; where the record does not say, it was a person."""
        return lineups.seats_of(race, tags)

    def settings(self, race: SomeRace, tags: Tags) -> Settings:
        """What a table is set to that rides the same race; not every race could be one of a table."""
        return lineups.settings_of(race, tags)

    def jerseys(self, tags: Tags) -> dict[str, str]:
        """Who wears which jersey in a stage of a tour."""
        return read_jerseys(tags)
