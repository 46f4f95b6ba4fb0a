"""Tables for a game that adds nothing to the server: one road, views as plain data, events by their names."""

from collections.abc import Callable, Iterable, Mapping
from functools import reduce
from typing import TYPE_CHECKING, Final

from msgspec import defstruct
from msgspec.structs import replace

from echappee.bots.plain_data import as_plain
from echappee.engine import Event, Question, Refused
from echappee.games import Game
from echappee.notation.game_rules import DIRECTED, SomePosition, SomeRace, SomeView
from echappee.server.messages.offers import RoadRow
from echappee.server.messages.settings import SeatSetting, Settings
from echappee.server.messages.studies import SeatRow
from echappee.server.messages.wire import QuestionWire, RoadWire, ViewWire
from echappee.tours.tour import SomeTour
from echappee.words.sentences import Told

if TYPE_CHECKING:
    from echappee.server.tables.game_table import GameTable

ROAD: Final = "plain"
"""The one road of such a game."""
USUAL_SEATS: Final = (SeatSetting(),) * 2


def plain_table(game: Game) -> "GameTable[SomePosition, SomeView, SomeTour]":
    """Refuses a game that needs more than the tag `teams` to set up a race."""
    from echappee.server.tables import game_table  # noqa: PLC0415 - the record has its plain form from here

    rules, known = game.rules, game_table.KnownRoad(ROAD, game.rules.title)
    setups = rules.plain_setups()
    if not setups:
        raise Refused("no-such-room", f"{rules.title} has no table")
    wire = _PlainWire(game.name)
    row = wire.row(id=ROAD, name=rules.title, set="", squares=0)

    def setup_tags(settings: Settings) -> dict[str, str]:
        if settings.stage != ROAD or settings.rules:
            raise Refused("no-such-stage", f"there is one road, {ROAD}, and no rule to choose")
        kinds = (seat.name if seat.kind == "automatic" else DIRECTED for seat in settings.seats)
        return {"teams": " ".join(kinds)}

    def start(settings: Settings) -> SomePosition:
        position: SomePosition = rules.begin(setup_tags(settings))
        return position

    def one_road(id: str) -> RoadRow:
        if id != ROAD:
            raise Refused("no-such-stage", "there is no road with this id")
        return row

    def seats(race: SomeRace, tags: Mapping[str, str]) -> tuple[SeatRow, ...]:
        teams = [(team.colour, "" if team.kind == DIRECTED else team.kind) for team in race.position.teams]
        return game_table.seat_rows(teams, tags.get("players", "").split())

    def settings_ridden(race: SomeRace, tags: Mapping[str, str]) -> Settings:
        chosen = tuple(game_table.seat_setting(seat, game.name) for seat in seats(race, tags))
        return Settings(chosen, game.name, ROAD)

    def narrate(events: Iterable[Event], view: SomeView) -> tuple[list[Told], SomeView]:
        """No sentences: clients show the events as they are."""
        return [], reduce(rules.fold, events, view)

    return game_table.GameTable(
        rules=rules,
        colours=tuple(team.colour for team in rules.begin(setups[-1]).teams),
        lobby=game_table.GameLobby(
            first_road=ROAD, every_seat=False, most_directed=len(setups[-1]["teams"].split())
        ),
        roads=game_table.LobbyRoads(
            row=wire.row, sets=dict, every=lambda: (row,), one=one_road, faults=lambda _text: ()
        ),
        wire=game_table.WireTypes(road=wire.road, view=wire.view, question=wire.question),
        filled_in=lambda settings: replace(
            settings, stage=settings.stage or ROAD, seats=settings.seats or USUAL_SEATS
        ),
        start=start,
        setup_tags=setup_tags,
        known_road=lambda _stage: known,
        listed_name=lambda _stage: rules.title,
        road_wire=lambda _view: wire.road(text=ROAD),
        view_wire=lambda view, _known: wire.shown(view),
        open_view_wire=lambda position: wire.shown(rules.cut(position, None)),
        question_wire=wire.asked,
        told_after=lambda race, count: race.events[count:],
        narrate=narrate,
        check_tags=lambda _tags: None,
        road_ridden=lambda _race, _tags: known,
        rules_ridden=lambda _race: (),
        seats_ridden=seats,
        settings_ridden=settings_ridden,
    )


class _PlainWire:
    """The messages of one game, tagged with its name."""

    def __init__(self, game: str) -> None:
        def of(base: type, *fields: tuple[str, type]) -> type:
            name = f"{game.title().replace('_', '')}{base.__name__}"
            return defstruct(
                name, fields, bases=(base,), frozen=True, kw_only=True, tag_field="game", tag=game
            )

        self.road: type[RoadWire] = of(RoadWire)
        self.row: type[RoadRow] = of(RoadRow)
        self.question: type[QuestionWire] = of(QuestionWire)
        self.view: type[ViewWire] = of(ViewWire, ("view", dict[str, object]))

    def shown(self, view: SomeView) -> ViewWire:
        fields = as_plain(view)
        assert isinstance(fields, dict), "a view is a record"
        make: Callable[..., ViewWire] = self.view
        return make(seat=view.seat, round=view.round, phase="", view=fields)

    def asked(self, question: Question, _view: SomeView) -> QuestionWire:
        options = question.options()
        return self.question(
            id=str(question.id),
            seat=question.seat,
            rider=question.id.rider,
            kind=question.id.kind,
            asks=question.id.kind.rstrip("0123456789-"),
            options=None if options is None else tuple(options),
            sealed=question.sealed,
        )
