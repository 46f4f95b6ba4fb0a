"""The puzzles of a game: which there are, and each by its number. Browsers keep what has not changed."""

import asyncio
from functools import lru_cache

from starlette.requests import Request
from starlette.responses import Response

from echappee.games import game_named
from echappee.server.http.catalogue import packed_json
from echappee.server.http.context import Context
from echappee.server.http.endpoint import Endpoint
from echappee.server.http.game_endpoints import game_in
from echappee.server.http.static import ASK_AGAIN, File
from echappee.server.messages import studies
from echappee.server.studies.puzzles import puzzle_of, puzzles_of

KEPT = 1000
"""How many puzzles are kept as they are sent."""


async def puzzles(request: Request, _: Context) -> Response:
    found = await asyncio.to_thread(_all, game_in(request))
    return found.answer(request, ASK_AGAIN)


async def puzzle(request: Request, _: Context) -> Response:
    found = await asyncio.to_thread(_one, game_in(request), request.path_params["number"])
    return found.answer(request, ASK_AGAIN)


@lru_cache
def _all(game: str) -> File:
    return packed_json(puzzles_of(game_named(game)))


@lru_cache(maxsize=KEPT)
def _one(game: str, number: str) -> File:
    return packed_json(puzzle_of(game_named(game), number))


PUZZLE_ENDPOINTS = (
    Endpoint(
        "GET",
        "/api/games/{game}/puzzles",
        about="The puzzles of a game: what each is about, and how hard it is",
        run=puzzles,
        gives=studies.Puzzles,
        refusals=("no-such-page",),
    ),
    Endpoint(
        "GET",
        "/api/games/{game}/puzzles/{number}",
        about="One puzzle: the table, the question, and what each answer is worth",
        run=puzzle,
        gives=studies.PuzzleState,
        refusals=("no-such-page",),
    ),
)
