"""Recorded races: replayed, and studied. What was each decision worth, and what might it have led to?"""

from collections.abc import Callable
from functools import partial
from typing import TypeVar

from starlette.requests import Request
from starlette.responses import Response

from echappee.server.config import LARGEST_RECORD
from echappee.server.http.context import Context
from echappee.server.http.endpoint import JSON, POSTED, WORKED, Endpoints, read_body
from echappee.server.http.identity import check_origin, device_of
from echappee.server.http.jobs import STUDY_S
from echappee.server.messages import studies
from echappee.server.studies.replays import board_json, moment_json, replay_json, start_json
from echappee.server.studies.study import explain_json, refine_json, study_json

B = TypeVar("B")
LOOK = 5
"""What a look at a position costs, in requests."""
CANNOT_REFINE = ("no-such-room", "no-fast", "kernel-cold", "kernel-cannot")
"""Why a decision cannot be tried again."""

STUDIES = Endpoints()


@STUDIES.add(
    "POST /api/replay",
    "Replay a record",
    studies.Replay,
    takes=studies.Replaying,
    refusals=(*POSTED, "bad-record", *WORKED),
)
async def replay(request: Request, context: Context) -> Response:
    wanted = await _about_record(request, context, studies.Replaying)
    return await _told(request, context, partial(replay_json, wanted.record, wanted.rounds))


@STUDIES.add(
    "POST /api/explain",
    "What each answer of a seat could have led to, in a round of a record",
    studies.Explained,
    takes=studies.Explaining,
    refusals=(*POSTED, "bad-record", "no-coach", *WORKED),
)
async def explain(request: Request, context: Context) -> Response:
    """Why a seat decided as it did; for records, so never for a race that is still hidden."""
    wanted = await _about_record(request, context, studies.Explaining)
    return await _told(request, context, partial(explain_json, wanted.record, wanted.seat, wanted.round))


@STUDIES.add(
    "POST /api/study",
    "What each decision of a race that is over was worth, and how much was luck",
    studies.Studied,
    takes=studies.Studying,
    refusals=(*POSTED, "bad-record", "race-not-over", "nothing-to-judge", "no-such-room", *WORKED),
)
async def study(request: Request, context: Context) -> Response:
    wanted = await _about_record(request, context, studies.Studying)
    return await _told(request, context, partial(study_json, wanted.record), STUDY_S)


@STUDIES.add(
    "POST /api/refine",
    "What each answer to a question of such a race was worth, by races from there",
    studies.RefinedRow,
    takes=studies.Refining,
    refusals=(*POSTED, "bad-record", "race-not-over", "unknown-question", *CANNOT_REFINE, *WORKED),
)
async def refine(request: Request, context: Context) -> Response:
    wanted = await _about_record(request, context, studies.Refining)
    return await _told(request, context, partial(refine_json, wanted.record, wanted.question))


@STUDIES.add(
    "POST /api/board/start",
    "The first position on a road, for the study board",
    studies.PositionLine,
    takes=studies.Starting,
    refusals=(*POSTED, "unknown-game", "no-board", *WORKED),
)
async def start_position(request: Request, context: Context) -> Response:
    wanted = await _about_position(request, context, studies.Starting)
    return await _told(request, context, partial(start_json, wanted.game, wanted.road, wanted.teams))


@STUDIES.add(
    "POST /api/board/moment",
    "The position at a moment of a race that is over, where a phase begins",
    studies.PositionLine,
    takes=studies.TakingUp,
    refusals=(*POSTED, "bad-record", "race-not-over", "bad-fork", *WORKED),
)
async def position_in(request: Request, context: Context) -> Response:
    wanted = await _about_record(request, context, studies.TakingUp)
    return await _told(request, context, partial(moment_json, wanted.record, wanted.entries))


@STUDIES.add(
    "POST /api/board",
    "The win chance of every team in a position, and with each card of a rider",
    studies.BoardState,
    takes=studies.Asking,
    refusals=(*POSTED, "unknown-game", "no-board", *WORKED),
)
async def board(request: Request, context: Context) -> Response:
    """Each team's chance to win. Nobody can know whether a typed position is from a race still going on."""
    wanted = await _about_position(request, context, studies.Asking)
    return await _told(request, context, partial(board_json, wanted.position, wanted.rider, wanted.hand))


async def _about_record(request: Request, context: Context, kind: type[B]) -> B:
    """What is wanted of a record, which costs as much as a replay."""
    check_origin(request, device_of(request), context.config)
    wanted = await read_body(request, kind, LARGEST_RECORD)
    context.check_pace(request, context.replays)
    return wanted


async def _about_position(request: Request, context: Context, kind: type[B]) -> B:
    """What is wanted of a position, which costs a few requests."""
    check_origin(request, device_of(request), context.config)
    wanted = await read_body(request, kind)
    context.check_pace(request, context.requests, LOOK)
    return wanted


async def _told(
    request: Request, context: Context, job: Callable[[], bytes], limit_s: float | None = None
) -> Response:
    return Response(await context.work(request, job, limit_s), media_type=JSON)
