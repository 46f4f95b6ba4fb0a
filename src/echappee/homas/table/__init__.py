"""Homas Tour Pro at a table."""

from typing import Final

from echappee.homas.rules import COLOURS, HOMAS, set_up
from echappee.homas.rules.lineup import BY_RIDER
from echappee.homas.rules.setup import read_setup, setup_tags
from echappee.homas.rules.views import uncovered
from echappee.homas.table.events import HomasEvents
from echappee.homas.table.questions import HomasQuestion, question_wire
from echappee.homas.table.roads import ROADS, known_road, name_of
from echappee.homas.table.settings import (
    LOBBY,
    check_tags,
    filled_in,
    seats_of,
    settings_of,
    setup_of,
    tour_of,
)
from echappee.homas.table.shown import HomasShown, Shows
from echappee.homas.table.tour_wire import HomasTourWire, standing_of, tour_wire
from echappee.homas.table.why import explain
from echappee.homas.table.wire import HomasRoad, HomasView, road_wire, view_wire
from echappee.homas.words.narration import narrate_apart
from echappee.server.tables.game_table import GameTable, Known, WireTypes

TABLE: Final = GameTable(
    rules=HOMAS,
    colours=COLOURS,
    riders={team: tuple(f"{n}{role}" for role in (1, 2, 3, 4)) for n, team in enumerate(COLOURS, 1)},
    lobby=LOBBY,
    roads=ROADS,
    wire=WireTypes(
        road=HomasRoad,
        view=HomasView,
        question=HomasQuestion,
        tour=HomasTourWire,
        events=HomasEvents,
        shown=HomasShown,
    ),
    filled_in=filled_in,
    start=lambda settings: set_up(setup_of(settings)),
    setup_tags=lambda settings: setup_tags(setup_of(settings)),
    known_road=known_road,
    listed_name=name_of,
    new_tour=tour_of,
    standing=standing_of,
    tour_wire=tour_wire,
    road_wire=lambda view: road_wire(view.course),
    view_wire=view_wire,
    open_view_wire=lambda position: view_wire(uncovered(position), Known()),
    question_wire=question_wire,
    explain=explain,
    # Of the open phase too: a director who is asked has seen the dice.
    told_after=lambda race, count: race.told_after(count),
    shows=Shows,
    narrate=narrate_apart,  # directors are asked in the middle of what reads as one; pages put it together
    check_tags=check_tags,
    road_ridden=lambda race, _tags: known_road(race.position.course.text),
    rules_ridden=lambda race: (BY_RIDER,) if race.position.one_by_one else (),
    seats_ridden=seats_of,
    settings_ridden=settings_of,
    jerseys=lambda tags: dict(read_setup(tags).jerseys),
)
