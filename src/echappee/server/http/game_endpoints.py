"""Games, their roads and their puzzles as JSON. Browsers cache what has not changed."""

import asyncio
from functools import lru_cache, partial
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from echappee.engine import Refused
from echappee.games import game_named, games
from echappee.server.http.catalogue import packed_json
from echappee.server.http.context import Context
from echappee.server.http.endpoint import JSON, POSTED, WORKED, Endpoints, json_response, read_body
from echappee.server.http.identity import check_origin, device_of
from echappee.server.http.static import ASK_AGAIN, File
from echappee.server.messages import offers, studies
from echappee.server.studies.puzzles import puzzle_of, puzzles_of
from echappee.server.tables.choices import faults_json, road_json

BY_HAND: Final = 10
"""The price of looking at a custom road, in requests."""
KEPT: Final = 1000
"""How many encoded puzzles are kept."""

GAMES, PUZZLES = Endpoints(), Endpoints()


@GAMES.add("GET /api/games", "The games, and the languages", offers.Games)
async def all_games(request: Request, context: Context) -> Response:
    return (await context.catalogue.games()).answer(request, ASK_AGAIN)


@GAMES.add("GET /api/games/{game}/roads", "Every known road", offers.Roads, refusals=("no-such-page",))
async def roads(request: Request, context: Context) -> Response:
    return (await context.catalogue.roads(_game_in(request))).file.answer(request, ASK_AGAIN)


@GAMES.add(
    "GET /api/games/{game}/roads/{id}",
    "One road: a known one, or one written by hand if the game has such roads",
    offers.RoadRow,
    refusals=("no-such-page", *WORKED),
)
async def road(request: Request, context: Context) -> Response:
    game, id = _game_in(request), request.path_params["id"]
    known = (await context.catalogue.roads(game)).rows
    if id in known:
        return json_response(known[id])
    context.check_pace(request, context.requests, BY_HAND)
    return Response(await context.work(request, "road", partial(road_json, game, id)), media_type=JSON)


@GAMES.add(
    "POST /api/games/{game}/roads/check",
    "What is wrong with a road",
    offers.Findings,
    takes=offers.RoadText,
    refusals=(*POSTED, "no-such-page", *WORKED),
)
async def check_road(request: Request, context: Context) -> Response:
    check_origin(request, device_of(request), context.config)
    game = _game_in(request)
    wanted = await read_body(request, offers.RoadText)
    context.check_pace(request, context.requests, BY_HAND)
    return Response(
        await context.work(request, "road", partial(faults_json, game, wanted.road)), media_type=JSON
    )


@PUZZLES.add(
    "GET /api/games/{game}/puzzles",
    "The puzzles of a game: what each is about, and how hard it is",
    studies.Puzzles,
    refusals=("no-such-page",),
)
async def puzzles(request: Request, _: Context) -> Response:
    found = await asyncio.to_thread(_all_puzzles, _game_in(request))
    return found.answer(request, ASK_AGAIN)


@PUZZLES.add(
    "GET /api/games/{game}/puzzles/{number}",
    "One puzzle: the table, the question, and what each answer is worth",
    studies.PuzzleState,
    refusals=("no-such-page",),
)
async def puzzle(request: Request, _: Context) -> Response:
    found = await asyncio.to_thread(_one_puzzle, _game_in(request), request.path_params["number"])
    return found.answer(request, ASK_AGAIN)


@lru_cache
def _all_puzzles(game: str) -> File:
    return packed_json(puzzles_of(game_named(game)))


@lru_cache(maxsize=KEPT)
def _one_puzzle(game: str, number: str) -> File:
    return packed_json(puzzle_of(game_named(game), number))


def _game_in(request: Request) -> str:
    """The game that the address names."""
    name: str = request.path_params["game"]
    if name not in games():
        raise Refused("no-such-page", "there is no game with this name")
    return name
