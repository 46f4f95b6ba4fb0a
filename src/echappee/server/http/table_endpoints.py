"""Tables as JSON: opening, entering, listing and showing them; their records, sheets and replays."""

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial

from msgspec import json
from starlette.requests import Request
from starlette.responses import Response

from echappee.engine import Key, Refused
from echappee.games import game_named
from echappee.server.config import LARGEST_RECORD
from echappee.server.http.context import Context
from echappee.server.http.endpoint import POSTED, WORKED, Endpoint, json_response, own_device, read_body
from echappee.server.http.identity import check_origin, device_of, give, known_device, token_of, welcome
from echappee.server.logs import log
from echappee.server.messages import bodies, studies
from echappee.server.messages.protocol import TableState
from echappee.server.messages.settings import Settings
from echappee.server.store.interface import NEWEST, Summary
from echappee.server.studies.replays import replay_json
from echappee.server.tables import acts
from echappee.server.tables.coaching import coaching
from echappee.server.tables.codes import names_for
from echappee.server.tables.forks import Cut, fork_json
from echappee.server.tables.game_table import GameTable
from echappee.server.tables.live import Live
from echappee.server.tables.printing import sheets_of
from echappee.server.tables.radio import said_wire
from echappee.server.tables.records import record_text
from echappee.sheets import check_can_print, print_pdf

LISTED = 100
RECORD = 5
"""What writing a record costs, in requests."""
COACH = 5
"""What the advice of the coach costs, in requests."""
FORK = 5
"""What a fork costs, in tables: it is stored with the record that it begins with."""
PDF = "application/pdf"
_NUMBER = re.compile("[1-9][0-9]*")


async def me(request: Request, context: Context) -> Response:
    """A browser gets its cookie here."""
    id, token = welcome(device_of(request))
    return give(json_response(bodies.Me(id)), token, context.config)


async def open_table(request: Request, context: Context) -> Response:
    """The device that opens a table is its host."""
    device = own_device(request, context)
    wanted = await read_body(request, bodies.Opening, LARGEST_RECORD)
    context.check_pace(request, context.openings, FORK if wanted.fork else 1)
    settings, cut = wanted.settings, Cut("")
    if wanted.fork:
        forking = partial(fork_json, json.encode(settings), wanted.fork.record, wanted.fork.entries)
        chosen, cut = await context.work(request, forking)
        settings = json.decode(chosen, type=Settings)
    act = acts.Opened(
        device=device,
        request=wanted.id or "",
        settings=settings,
        fork=cut.record,
        fork_digest=cut.digest,
        fork_round=cut.round,
    )
    if act.request:
        names = names_for(token_of(request), act.request)
        id, player, watcher = await context.hub.open_once(act, names)
    else:
        id, player, watcher = await context.hub.open(act)
    log("table opened", table=id, seats=len(settings.seats))
    link = f"{context.config.url}/table/{id}#"
    return json_response(bodies.Invitation(id, player, watcher, link + player, link + watcher), status=201)


async def enter(request: Request, context: Context) -> Response:
    device = own_device(request, context)
    wanted = await read_body(request, bodies.Entering)
    context.check_code_pace(request)
    return json_response(bodies.Entered(await context.hub.enter(device, wanted.code)))


async def tables(request: Request, context: Context) -> Response:
    device, store = device_of(request), context.hub.store
    public = tuple(map(_row, await store.public_tables(LISTED)))
    own = await store.tables_of(device.id, LISTED, _before_in(request)) if device.known else []
    latest = sorted(own, key=lambda listed: listed.updated, reverse=True)
    yours = tuple(bodies.OwnTableRow(_row(t.summary), t.your_turn, t.updated) for t in latest)
    return json_response(bodies.TableLists(public, yours, own[-1].number if len(own) == LISTED else 0))


async def table(request: Request, context: Context) -> Response:
    """A table as this device sees it; its cards and questions come over the socket."""
    async with _visited(request, context) as live:
        return json_response(live.visible(device_of(request).id).table)


async def record(request: Request, context: Context) -> Response:
    """The record of a race that is over, of a whole tour, or of a stage of it that is over.

    A race of another edition of the rules cannot go on, so what was ridden of it is given as it is.
    """
    stage = _stage_in(request)
    context.check_pace(request, context.requests, RECORD)
    try:
        async with _visited(request, context) as live:
            text = await context.hub.build(partial(record_text, live.table, stage))
    except Refused as refusal:
        if refusal.code != "other-edition":
            raise
        text = await context.hub.log_record(request.path_params["id"], device_of(request).id, stage)
    return Response(text, media_type="text/plain")


async def sheets(request: Request, context: Context) -> Response:
    context.check_pace(request, context.replays)
    async with _visited(request, context) as live:
        language = request.query_params.get("lang")
        paper = await context.hub.build(partial(sheets_of, live.table, language))
    check_can_print()
    return Response(await context.work(request, partial(print_pdf, paper)), media_type=PDF)


async def coach(request: Request, context: Context) -> Response:
    """What may follow from each answer to a question, for a person who rides alone."""
    device = known_device(device_of(request))
    context.check_pace(request, context.requests, COACH)
    question = request.query_params.get("question", "")
    async with _visited(request, context) as live:
        job = coaching(live.table, device, question)
    await context.hub.act(live, acts.Coached(device=device, seat=Key.parse(question).seat))
    told = await context.work(request, job)
    said = {answer: said_wire(sentence) for answer, sentence in told.said.items()}
    return json_response(bodies.Coaching(told.chances, said))


async def replay(request: Request, context: Context) -> Response:
    check_origin(request, device_of(request), context.config)
    wanted = await read_body(request, studies.Replaying, LARGEST_RECORD)
    context.check_pace(request, context.replays)
    told = await context.work(request, partial(replay_json, wanted.record, wanted.rounds))
    return Response(told, media_type="application/json")


TABLE_ENDPOINTS = (
    Endpoint(
        "GET", "/api/me", about="The device that the server takes this client for", run=me, gives=bodies.Me
    ),
    Endpoint(
        "POST",
        "/api/tables",
        about="Open a table",
        run=open_table,
        gives=bodies.Invitation,
        takes=bodies.Opening,
        refusals=(*POSTED, "bad-fork", *WORKED),
        needs_device=True,
    ),
    Endpoint(
        "POST",
        "/api/enter",
        about="Come in by a code",
        run=enter,
        gives=bodies.Entered,
        takes=bodies.Entering,
        refusals=(*POSTED, "no-such-code"),
        needs_device=True,
    ),
    Endpoint(
        "GET",
        "/api/tables",
        about="Public tables, and those of this device",
        run=tables,
        gives=bodies.TableLists,
        refusals=("malformed",),
        query=("before",),
    ),
    Endpoint(
        "GET", "/api/tables/{id}", about="A table", run=table, gives=TableState, refusals=("no-such-table",)
    ),
    Endpoint(
        "GET",
        "/api/tables/{id}/record",
        about="The record of a race that is over; with `stage` that of a stage of a tour",
        run=record,
        gives=None,
        refusals=("no-such-table", "not-over", "no-tour", "malformed"),
        query=("stage",),
    ),
    Endpoint(
        "GET",
        "/api/tables/{id}/sheets.pdf",
        about="The sheets of a tour as PDF, in the language `lang`",
        run=sheets,
        gives=None,
        refusals=("no-such-table", "no-tour", "no-pdf", "malformed", *WORKED),
        query=("lang",),
        media=PDF,
    ),
    Endpoint(
        "GET",
        "/api/tables/{id}/coach",
        about="What may come of each answer to an open `question`, where no other people ride",
        run=coach,
        gives=bodies.Coaching,
        refusals=("no-such-table", "coach-not-alone", "no-coach", "unknown-question", "bot-rides", *WORKED),
        needs_device=True,
        query=("question",),
    ),
    Endpoint(
        "POST",
        "/api/replay",
        about="Replay a record",
        run=replay,
        gives=studies.Replay,
        takes=studies.Replaying,
        refusals=(*POSTED, "bad-record", *WORKED),
    ),
)


@asynccontextmanager
async def _visited(request: Request, context: Context) -> AsyncIterator[Live]:
    """The table in the address; everything done at it is stored."""
    live = await context.hub.visit(request.path_params["id"], device_of(request).id)
    async with live.lock:
        if not live.settled:
            raise Refused("try-again", "the last change could not be stored; ask again")
        yield live


def _stage_in(request: Request) -> int:
    """The stage that the request names; 0 if it names none."""
    return _number_in(request, "stage", 4) or 0


def _before_in(request: Request) -> int:
    """The table before which the listed ones were opened; all were if the request names none."""
    return _number_in(request, "before", 15) or NEWEST


def _number_in(request: Request, name: str, digits: int) -> int | None:
    text = request.query_params.get(name)
    if text is None:
        return None
    if not _NUMBER.fullmatch(text) or len(text) > digits:
        raise Refused("malformed", f"`{name}` must be a number")
    return int(text)


def _row(summary: Summary) -> bodies.TableRow:
    game = game_named(summary.game)
    return bodies.TableRow(
        id=summary.id,
        status=summary.status,
        stage=summary.stage,
        seats=summary.seats,
        open_seats=summary.open_seats,
        round=summary.round,
        winner=summary.winner,
        game=game.name,  # not the text as read: msgspec leaves out a default only if it is the same object
        name=game.room(GameTable).listed_name(summary.stage),
        tour=summary.tour,
        day=summary.day,
        days=summary.days,
        points=summary.points,
    )
