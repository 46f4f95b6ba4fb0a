"""Games and their roads as JSON: everything a lobby needs to know, from the games themselves."""

from functools import partial
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from echappee.engine import Refused
from echappee.games import games
from echappee.server.http.catalogue import faults_json, road_json
from echappee.server.http.context import Context
from echappee.server.http.endpoint import POSTED, WORKED, Endpoint, json_response, read_body
from echappee.server.http.identity import check_origin, device_of
from echappee.server.http.static import ASK_AGAIN
from echappee.server.messages import offers

JSON: Final = "application/json"
BY_HAND: Final = 10
"""What it costs to look at a road written by hand, in requests."""


async def all_games(request: Request, context: Context) -> Response:
    return (await context.catalogue.games()).answer(request, ASK_AGAIN)


async def roads(request: Request, context: Context) -> Response:
    return (await context.catalogue.roads(game_in(request))).file.answer(request, ASK_AGAIN)


async def road(request: Request, context: Context) -> Response:
    game, id = game_in(request), request.path_params["id"]
    known = (await context.catalogue.roads(game)).rows
    if id in known:
        return json_response(known[id])
    context.check_pace(request, context.requests, BY_HAND)
    return Response(await context.work(request, partial(road_json, game, id)), media_type=JSON)


async def check_road(request: Request, context: Context) -> Response:
    check_origin(request, device_of(request), context.config)
    game = game_in(request)
    wanted = await read_body(request, offers.RoadText)
    context.check_pace(request, context.requests, BY_HAND)
    return Response(await context.work(request, partial(faults_json, game, wanted.road)), media_type=JSON)


def game_in(request: Request) -> str:
    """The game that the address names."""
    name: str = request.path_params["game"]
    if name not in games():
        raise Refused("no-such-page", "there is no game with this name")
    return name


GAME_ENDPOINTS = (
    Endpoint("GET", "/api/games", about="The games, and the languages", run=all_games, gives=offers.Games),
    Endpoint(
        "GET",
        "/api/games/{game}/roads",
        about="Every known road",
        run=roads,
        gives=offers.Roads,
        refusals=("no-such-page",),
    ),
    Endpoint(
        "GET",
        "/api/games/{game}/roads/{id}",
        about="One road: a known one, or one written by hand if the game has such roads",
        run=road,
        gives=offers.RoadRow,
        refusals=("no-such-page", *WORKED),
    ),
    Endpoint(
        "POST",
        "/api/games/{game}/roads/check",
        about="What is wrong with a road",
        run=check_road,
        gives=offers.Findings,
        takes=offers.RoadText,
        refusals=(*POSTED, "no-such-page", *WORKED),
    ),
)
