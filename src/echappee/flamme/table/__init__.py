"""Flamme Rouge at a table."""

from typing import Final

from echappee.flamme.rules import FLAMME, set_up
from echappee.flamme.rules.setup import COLOURS, TYPES, read_jerseys, setup_tags
from echappee.flamme.table.coach import counsel, explain
from echappee.flamme.table.events import FlammeEvents
from echappee.flamme.table.questions import FlammeQuestion, question_wire, think_to_the_end
from echappee.flamme.table.roads import ROADS, known_road
from echappee.flamme.table.settings import (
    LOBBY,
    filled_in,
    rules_of,
    seats_of,
    settings_of,
    setup_of,
    stage_ridden,
    tour_of,
)
from echappee.flamme.table.tour_wire import FlammeTourWire, standing_of, tour_wire
from echappee.flamme.table.wire import (
    FlammeRoad,
    FlammeView,
    open_view_wire,
    road_wire,
    view_wire,
)
from echappee.flamme.words.narration import narrate
from echappee.server.tables.game_table import GameTable, WireTypes

TABLE: Final = GameTable(
    rules=FLAMME,
    colours=COLOURS,
    riders={colour: tuple(f"{colour}.{kind}" for kind in TYPES) for colour in COLOURS},
    lobby=LOBBY,
    roads=ROADS,
    wire=WireTypes(
        road=FlammeRoad, view=FlammeView, question=FlammeQuestion, tour=FlammeTourWire, events=FlammeEvents
    ),
    filled_in=filled_in,
    start=lambda settings: set_up(setup_of(settings)),
    setup_tags=lambda settings: setup_tags(setup_of(settings)),
    known_road=known_road,
    listed_name=lambda _stage: "",  # clients have the list of stages, and tiles say the rest
    new_tour=tour_of,
    standing=standing_of,
    tour_wire=tour_wire,
    road_wire=lambda view: road_wire(view.course),
    view_wire=view_wire,
    open_view_wire=open_view_wire,
    question_wire=question_wire,
    think_to_the_end=think_to_the_end,
    # Of phases that have ended: all cards of a phase are turned at once.
    told_after=lambda race, count: race.events[count:],
    narrate=narrate,
    check_tags=lambda _tags: None,  # a line is too short for a road that takes long to lay
    road_ridden=stage_ridden,
    rules_ridden=rules_of,
    seats_ridden=seats_of,
    settings_ridden=settings_of,
    jerseys=read_jerseys,
    counsel=counsel,
    explain=explain,
)
