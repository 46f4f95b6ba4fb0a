"""Flamme Rouge at a table."""

from collections.abc import Iterable, Sequence

from echappee.catalogue import AnyFamily, AnyRace
from echappee.engine import Event, Question
from echappee.flamme import FLAMME, Position, Setup, View, set_up
from echappee.flamme.records import read_jerseys, setup_tags
from echappee.flamme.setup import COLOURS
from echappee.road.stages import STAGES
from echappee.server import flamme_lineups as lineups
from echappee.server import flamme_settings
from echappee.server.bodies import SeatRow
from echappee.server.choices import Settings
from echappee.server.game import Place, Standing, Tags
from echappee.server.tour_wire import TourWire, stage_id, tour_wire
from echappee.server.wire import FlammeView, QuestionWire, RoadWire, question_wire, road_wire, view_wire
from echappee.tours.campaign import Campaign
from echappee.words.telling import narrate
from echappee.words.told import Told


class FlammeGame:
    """What Flamme Rouge brings to a table."""

    family: AnyFamily = FLAMME
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

    def campaign(self, settings: Settings, seed: int) -> Campaign:
        """The tour before its first stage; refuses settings that no tour can be made of."""
        return flamme_settings.campaign_of(settings, seed)

    def standing(self, campaign: Campaign) -> Standing:
        """The tour in a list."""
        days, points = campaign.tour.days, campaign.books[-1].points
        points = campaign.outcome.total if campaign.over else points
        return Standing(
            stage_id(days[min(campaign.number, len(days) - 1)]),
            campaign.outcome.ranking[0] if campaign.over else "",
            tuple(points[team] for team in campaign.tour.colours) if campaign.number else (),
        )

    def tour(self, campaign: Campaign) -> TourWire:
        """The tour as it travels."""
        return tour_wire(campaign)

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

    def told(self, race: AnyRace) -> Sequence[Event]:
        """What was told in phases that have ended: all cards of a phase are turned at once."""
        return race.events

    def narrate(self, events: Iterable[Event], view: View) -> tuple[list[Told], View]:
        """The lines that these events make, and the view after them."""
        return narrate(events, view)

    def check_tags(self, tags: Tags) -> None:
        """A line is too short for a road that would take long to lay."""

    def ridden(self, race: AnyRace, tags: Tags) -> Place:
        """The stage that was ridden, if it is a known one and the tiles are really its."""
        stage = lineups.stage_of(race, tags)
        return Place(stage.id, stage.name) if stage else Place()

    def rules(self, race: AnyRace) -> tuple[str, ...]:
        """The rules in force beyond the base game."""
        return lineups.rules_of(race)

    def seats(self, race: AnyRace, tags: Tags) -> tuple[SeatRow, ...]:
        """Who answered for each team; where the record does not say, it was a person."""
        return lineups.seats_of(race, tags)

    def settings(self, race: AnyRace, tags: Tags) -> Settings:
        """What a table is set to that rides the same race; not every race could be one of a table."""
        return lineups.settings_of(race, tags)

    def jerseys(self, tags: Tags) -> dict[str, str]:
        """Who wears which jersey in a stage of a tour."""
        return read_jerseys(tags)
