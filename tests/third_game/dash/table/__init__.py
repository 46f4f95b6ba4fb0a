"""Dash at a table of the server."""

from collections.abc import Mapping
from typing import Final

from dash.rules import COLOURS, LINE, RULES, DashRace, Position, View, cut, set_up, setup_tags
from dash.words import WORDS
from echappee.engine import Question, Refused
from echappee.notation.game_rules import DIRECTED
from echappee.server.messages.offers import RoadRow
from echappee.server.messages.settings import Settings
from echappee.server.messages.studies import SeatRow
from echappee.server.messages.wire import QuestionWire, RoadWire, ViewWire
from echappee.server.tables.game_table import (
    GameLobby,
    GameTable,
    KnownRoad,
    LobbyRoads,
    WireTypes,
    seat_rows,
    seat_setting,
)
from echappee.tours.tour import SomeTour

ROAD: Final = "ten"


class DashRoad(RoadWire, frozen=True, kw_only=True, tag_field="game", tag="dash"):
    """Ten squares in a row."""

    squares: int = LINE


class DashView(ViewWire, frozen=True, kw_only=True, tag_field="game", tag="dash"):
    """Where everybody is."""

    riders: dict[str, int]


class DashQuestion(QuestionWire, frozen=True, kw_only=True, tag_field="game", tag="dash"):
    """High or low."""


class DashRoadRow(RoadRow, frozen=True, kw_only=True, tag_field="game", tag="dash"):
    """The one road there is."""


ROW: Final = DashRoadRow(id=ROAD, name="Ten squares", set="", squares=LINE)


def _kinds(settings: Settings) -> tuple[str, ...]:
    if settings.stage != ROAD or settings.rules:
        raise Refused("bad-stage", f"there is one road, {ROAD}, and no rule to choose")
    return tuple(seat.name if seat.kind == "automatic" else DIRECTED for seat in settings.seats)


def _one_road(id: str) -> DashRoadRow:
    if id != ROAD:
        raise Refused("no-such-stage", "there is no road with this id")
    return ROW


def _view_wire(view: View) -> DashView:
    riders = {rider.name: rider.square for rider in view.riders}
    return DashView(seat=view.seat, round=view.round, phase="ride", riders=riders)


def _question_wire(question: Question, _view: View) -> DashQuestion:
    return DashQuestion(
        id=str(question.id),
        seat=question.seat,
        rider="",
        kind=question.id.kind,
        asks=question.id.kind,
        options=tuple(question.options() or ()),
        sealed=question.sealed,
    )


def _seats(race: DashRace, tags: Mapping[str, str]) -> tuple[SeatRow, ...]:
    teams = [(team.colour, "" if team.kind == DIRECTED else team.kind) for team in race.position.teams]
    return seat_rows(teams, tags.get("players", "").split())


def _settings(race: DashRace, tags: Mapping[str, str]) -> Settings:
    return Settings(tuple(seat_setting(seat, RULES.name) for seat in _seats(race, tags)), RULES.name, ROAD)


def _start(settings: Settings) -> Position:
    return set_up(_kinds(settings))


TABLE: Final[GameTable[Position, View, SomeTour]] = GameTable(
    rules=RULES,
    colours=COLOURS,
    lobby=GameLobby(
        first_road=ROAD,
        every_seat=False,
        most_directed=len(COLOURS),
    ),
    roads=LobbyRoads(
        row=DashRoadRow, sets=dict, every=lambda: (ROW,), one=_one_road, faults=lambda _text: ()
    ),
    wire=WireTypes(road=DashRoad, view=DashView, question=DashQuestion),
    filled_in=lambda settings: settings,
    start=_start,
    setup_tags=lambda settings: setup_tags(_kinds(settings)),
    known_road=lambda _stage: KnownRoad(ROAD, ROW.name),
    listed_name=lambda _stage: ROW.name,
    road_wire=lambda _view: DashRoad(text=ROAD),
    view_wire=lambda view, _known: _view_wire(view),
    open_view_wire=lambda position: _view_wire(cut(position, None)),
    question_wire=_question_wire,
    told_after=lambda race, count: race.events[count:],
    narrate=WORDS.telling.narrate,
    check_tags=lambda _tags: None,
    road_ridden=lambda _race, _tags: KnownRoad(ROAD, ROW.name),
    rules_ridden=lambda _race: (),
    seats_ridden=_seats,
    settings_ridden=_settings,
)
