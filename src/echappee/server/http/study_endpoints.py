"""Races studied: what each decision was worth, what it might have led to."""

from functools import partial

from starlette.requests import Request
from starlette.responses import Response

from echappee.server.config import LARGEST_RECORD
from echappee.server.context import Context
from echappee.server.http import study_bodies
from echappee.server.http.endpoint import POSTED, WORKED, Endpoint, read_body
from echappee.server.http.identity import check_origin, device_of
from echappee.server.jobs import STUDY_S
from echappee.server.tables.boards import board_json, moment_json, start_json
from echappee.server.tables.explaining import explain_json
from echappee.server.tables.studying import refine_json, study_json

LOOK = 5
"""What a look at a position costs, in requests."""
CANNOT_REFINE = ("no-such-room", "no-fast", "kernel-cold", "kernel-cannot")
"""Why a decision cannot be tried again."""


async def explain(request: Request, context: Context) -> Response:
    """Why a seat decided as it did; for records, so never for a race that is still hidden."""
    check_origin(request, device_of(request), context.config)
    wanted = await read_body(request, study_bodies.Explaining, LARGEST_RECORD)
    context.check_pace(request, context.replays)
    told = await context.work(request, partial(explain_json, wanted.record, wanted.seat, wanted.round))
    return Response(told, media_type="application/json")


async def study(request: Request, context: Context) -> Response:
    """What each decision of a race was worth; for records of races that are over."""
    check_origin(request, device_of(request), context.config)
    wanted = await read_body(request, study_bodies.Studying, LARGEST_RECORD)
    context.check_pace(request, context.replays)
    told = await context.work(request, partial(study_json, wanted.record), STUDY_S)
    return Response(told, media_type="application/json")


async def refine(request: Request, context: Context) -> Response:
    """One decision of such a race, tried in races from there."""
    check_origin(request, device_of(request), context.config)
    wanted = await read_body(request, study_bodies.Refining, LARGEST_RECORD)
    context.check_pace(request, context.replays)
    told = await context.work(request, partial(refine_json, wanted.record, wanted.question))
    return Response(told, media_type="application/json")


async def start_position(request: Request, context: Context) -> Response:
    check_origin(request, device_of(request), context.config)
    wanted = await read_body(request, study_bodies.Starting)
    context.check_pace(request, context.requests, LOOK)
    job = partial(start_json, wanted.game, wanted.road, wanted.teams)
    return Response(await context.work(request, job), media_type="application/json")


async def position_in(request: Request, context: Context) -> Response:
    check_origin(request, device_of(request), context.config)
    wanted = await read_body(request, study_bodies.TakingUp, LARGEST_RECORD)
    context.check_pace(request, context.replays)
    told = await context.work(request, partial(moment_json, wanted.record, wanted.entries))
    return Response(told, media_type="application/json")


async def board(request: Request, context: Context) -> Response:
    """Each team's chance to win. Nobody can know whether a typed position is from a race still going on."""
    check_origin(request, device_of(request), context.config)
    wanted = await read_body(request, study_bodies.Asking)
    context.check_pace(request, context.requests, LOOK)
    told = await context.work(request, partial(board_json, wanted.position, wanted.rider, wanted.hand))
    return Response(told, media_type="application/json")


STUDY_ENDPOINTS = (
    Endpoint(
        "POST",
        "/api/explain",
        about="What may have come of each answer that a seat could give in a round of a record",
        run=explain,
        gives=study_bodies.Explained,
        takes=study_bodies.Explaining,
        refusals=(*POSTED, "bad-record", "no-coach", *WORKED),
    ),
    Endpoint(
        "POST",
        "/api/study",
        about="What each decision of a race that is over was worth, and how much was luck",
        run=study,
        gives=study_bodies.Studied,
        takes=study_bodies.Studying,
        refusals=(*POSTED, "bad-record", "race-not-over", "nothing-to-judge", "no-such-room", *WORKED),
    ),
    Endpoint(
        "POST",
        "/api/refine",
        about="What each answer to a question of such a race was worth, by races from there",
        run=refine,
        gives=study_bodies.RefinedRow,
        takes=study_bodies.Refining,
        refusals=(*POSTED, "bad-record", "race-not-over", "unknown-question", *CANNOT_REFINE, *WORKED),
    ),
    Endpoint(
        "POST",
        "/api/board/start",
        about="The first position on a road, for the study board",
        run=start_position,
        gives=study_bodies.PositionLine,
        takes=study_bodies.Starting,
        refusals=(*POSTED, "unknown-game", "no-board", *WORKED),
    ),
    Endpoint(
        "POST",
        "/api/board/moment",
        about="The position at a moment of a race that is over, where a phase begins",
        run=position_in,
        gives=study_bodies.PositionLine,
        takes=study_bodies.TakingUp,
        refusals=(*POSTED, "bad-record", "race-not-over", "bad-fork", *WORKED),
    ),
    Endpoint(
        "POST",
        "/api/board",
        about="The win chance of every team in a position, and with each card of a rider",
        run=board,
        gives=study_bodies.BoardState,
        takes=study_bodies.Asking,
        refusals=(*POSTED, "unknown-game", "no-board", *WORKED),
    ),
)
