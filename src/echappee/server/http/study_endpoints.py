"""Recorded races, replayed and studied: what each decision was worth, and what it might have led to."""

from collections.abc import AsyncIterator, Callable
from functools import partial
from typing import TypeVar

from msgspec import json
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse

from echappee.engine import Refused
from echappee.server.config import LARGEST_RECORD
from echappee.server.http.context import Context
from echappee.server.http.endpoint import JSON, POSTED, WORKED, Endpoints, json_response, read_body
from echappee.server.http.identity import check_origin, device_of, was_passed_on
from echappee.server.messages import bodies, studied, studies
from echappee.server.studies.replays import board_json, moment_json, replay_json, start_json
from echappee.server.studies.study import explain_json, study_json

B = TypeVar("B")
LOOK = 5
"""The price of the chances in a position, in requests."""
RETRY_MS = 1000
"""After how long a browser reopens a stream that was cut."""

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
    return await _told(request, context, "replay", partial(replay_json, wanted.record, wanted.rounds))


@STUDIES.add(
    "POST /api/explain",
    "What each answer of a seat could have led to, in a round of a record",
    studies.Explained,
    takes=studies.Explaining,
    refusals=(*POSTED, "bad-record", "no-coach", *WORKED),
)
async def explain(request: Request, context: Context) -> Response:
    """Why a seat decided as it did. It needs a record, so it can reveal nothing about a race under way."""
    wanted = await _about_record(request, context, studies.Explaining)
    return await _told(
        request, context, "explanation", partial(explain_json, wanted.record, wanted.seat, wanted.round)
    )


@STUDIES.add(
    "POST /api/study",
    "What each decision of a race that is over was worth, and how much was luck: begin a job that finds out",
    bodies.JobTicket,
    takes=studies.Studying,
    refusals=(*POSTED, "bad-record", "race-not-over", "no-such-room", *WORKED),
    status=202,
    makes=studied.Studied,
)
async def study(request: Request, context: Context) -> Response:
    """A full study that is there already is the answer to those who want a first one."""
    wanted = await _about_record(request, context, studies.Studying)
    full = partial(study_json, wanted.record, "full")
    if wanted.effort == "full" or context.jobs.knows("study", full):
        return context.begin(request, "study", full)
    return context.begin(request, "study", partial(study_json, wanted.record, wanted.effort))


@STUDIES.add(
    "POST /api/board/start",
    "The first position on a road, for the study board",
    studies.PositionLine,
    takes=studies.Starting,
    refusals=(*POSTED, "unknown-game", "no-board", *WORKED),
)
async def start_position(request: Request, context: Context) -> Response:
    wanted = await _about_position(request, context, studies.Starting)
    return await _told(
        request, context, "position", partial(start_json, wanted.game, wanted.road, wanted.teams)
    )


@STUDIES.add(
    "POST /api/board/moment",
    "The position at a moment of a race that is over, where a phase begins",
    studies.PositionLine,
    takes=studies.TakingUp,
    refusals=(*POSTED, "bad-record", "race-not-over", "bad-fork", *WORKED),
)
async def position_in(request: Request, context: Context) -> Response:
    wanted = await _about_record(request, context, studies.TakingUp)
    return await _told(request, context, "position", partial(moment_json, wanted.record, wanted.entries))


@STUDIES.add(
    "POST /api/board",
    "The win chance of every team in a position, and with each card of a rider",
    studies.BoardState,
    takes=studies.Asking,
    refusals=(*POSTED, "unknown-game", "no-board", *WORKED),
)
async def board(request: Request, context: Context) -> Response:
    """Each team's chance to win. Nobody can know whether a typed position comes from a race under way."""
    wanted = await _about_position(request, context, studies.Asking)
    return await _told(
        request, context, "position", partial(board_json, wanted.position, wanted.rider, wanted.hand)
    )


async def _about_record(request: Request, context: Context, kind: type[B]) -> B:
    """A job about a record, priced like a replay."""
    check_origin(request, device_of(request), context.config)
    wanted = await read_body(request, kind, LARGEST_RECORD)
    context.check_pace(request, context.replays)
    return wanted


async def _about_position(request: Request, context: Context, kind: type[B]) -> B:
    """A job about a position, priced at a few requests."""
    check_origin(request, device_of(request), context.config)
    wanted = await read_body(request, kind)
    context.check_pace(request, context.requests, LOOK)
    return wanted


async def _told(request: Request, context: Context, kind: str, job: Callable[[], bytes]) -> Response:
    return Response(await context.work(request, kind, job), media_type=JSON)


@STUDIES.add(
    "GET /api/jobs/{id}",
    "How far a job is, as a stream of `JobState`, up to its end",
    None,
    refusals=("no-such-job",),
    media="text/event-stream",
    makes=bodies.JobState,
)
async def follow(request: Request, context: Context) -> Response:
    ticket = context.tickets.find(request.path_params["id"])
    passed_on = was_passed_on(request, context.hub.store.secret)

    async def stream() -> AsyncIterator[bytes]:
        yield b"retry: %d\n\n" % RETRY_MS
        async for state in context.tickets.follow(ticket, lambda: context.stopping):
            yield b"data: %b\n\n" % json.encode(state) if state else b":\n\n"
            if passed_on:
                return  # another server forwards whole answers only; the client comes back

    # A proxy must not buffer the stream.
    return StreamingResponse(stream(), media_type="text/event-stream", headers={"x-accel-buffering": "no"})


@STUDIES.add(
    "GET /api/jobs/{id}/result",
    "What a job has found, or why it has failed",
    None,
    refusals=("no-such-job", "not-done", "too-long"),
    media=JSON,
)
async def result(request: Request, context: Context) -> Response:
    wanted = context.tickets.find(request.path_params["id"]).wanted
    if not wanted.task.done():
        raise Refused("not-done", "this job is not done yet")
    return Response(wanted.result(), media_type=JSON)


@STUDIES.add(
    "DELETE /api/jobs/{id}",
    "Wait no longer for a job, which is stopped if nobody else waits for it",
    bodies.JobTicket,
    refusals=("foreign-origin", "no-such-job"),
)
async def cancel(request: Request, context: Context) -> Response:
    check_origin(request, device_of(request), context.config)
    id = request.path_params["id"]
    context.tickets.drop(id)
    return json_response(bodies.JobTicket(id))
