"""Games and their roads as JSON: everything a lobby needs to know, from the games themselves."""

from starlette.requests import Request
from starlette.responses import Response

from echappee.bots import GameBots, bots_of
from echappee.engine import Refused
from echappee.games import Game, games
from echappee.server.context import Context
from echappee.server.http import bodies
from echappee.server.http.endpoint import POSTED, Endpoint, json_response, read_body
from echappee.server.http.identity import check_origin, device_of
from echappee.server.tables.game_roads import GameRoads
from echappee.server.tables.game_table import GameTable
from echappee.words.languages import languages


async def all_games(_request: Request, _context: Context) -> Response:
    return json_response(games_body())


async def roads(request: Request, _context: Context) -> Response:
    return json_response(roads_body(_roads_of(request)))


async def road(request: Request, _context: Context) -> Response:
    return json_response(_roads_of(request).one(request.path_params["id"]))


async def check_road(request: Request, context: Context) -> Response:
    check_origin(request, device_of(request), context.config)
    known = _roads_of(request)
    wanted = await read_body(request, bodies.RoadText)
    return json_response(bodies.Findings(tuple(known.faults(wanted.road))))


def games_body() -> bodies.Games:
    return bodies.Games(
        games=tuple(map(_game_row, games().values())),
        languages=tuple(bodies.LanguageRow(each.id, each.name) for each in languages().values()),
    )


def roads_body(known: GameRoads) -> bodies.Roads:
    return bodies.Roads(
        sets=tuple(bodies.RoadSet(id, called) for id, called in known.sets().items()),
        roads=tuple(known.every()),
    )


def _game_row(game: Game) -> bodies.GameRow:
    table = game.room(GameTable)
    lobby, bots = table.lobby, game.room(GameBots)
    return bodies.GameRow(
        name=game.name,
        title=table.rules.title,
        colours=table.colours,
        every_seat=lobby.every_seat,
        bots=tuple(
            bodies.BotRow(name=name, called=bot.called, about=bot.about, level=bot.level)
            for name, bot in bots_of(game.name).items()
        ),
        stand_in=bots.stand_in,
        automatic=tuple(
            bodies.AutomaticRow(name=name, called=team.called, about=team.about)
            for name, team in bots.automatic.items()
        ),
        most_directed=lobby.most_directed,
        first_road=lobby.first_road,
        road_lengths=lobby.road_lengths,
        formats=tuple(lobby.formats),
        rules=tuple(lobby.rules),
        tour_rules=tuple(lobby.tour_rules),
        tours=tuple(
            bodies.TourRow(name=name, called=tour.called, about=tour.about, calendar=tour.calendar)
            for name, tour in lobby.tours.items()
        ),
        tour_lengths=lobby.tour_lengths,
        specialists=lobby.specialists(),
    )


def _roads_of(request: Request) -> GameRoads:
    """The roads of the game that the address names."""
    name = request.path_params["game"]
    if name not in games():
        raise Refused("no-such-page", "there is no game with this name")
    return games()[name].room(GameTable).roads


GAME_ENDPOINTS = (
    Endpoint("GET", "/api/games", "The games, and the languages", all_games, bodies.Games),
    Endpoint(
        "GET", "/api/games/{game}/roads", "Every known road", roads, bodies.Roads, None, ("no-such-page",)
    ),
    Endpoint(
        "GET",
        "/api/games/{game}/roads/{id}",
        "One road: a known one, or one written by hand if the game has such roads",
        road,
        bodies.RoadRow,
        None,
        ("no-such-page", "no-such-stage", "bad-road", "road-length"),
    ),
    Endpoint(
        "POST",
        "/api/games/{game}/roads/check",
        "What is wrong with a road",
        check_road,
        bodies.Findings,
        bodies.RoadText,
        (*POSTED, "no-such-page"),
    ),
)
