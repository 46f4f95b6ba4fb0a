"""Tables as JSON: opening, entering, listing and showing them; their records, sheets and advice."""

import re
from functools import partial

from msgspec import json
from msgspec.structs import replace
from starlette.requests import Request
from starlette.responses import Response

from echappee.engine import Refused
from echappee.server.config import LARGEST_RECORD
from echappee.server.http import endpoint
from echappee.server.http.context import Context
from echappee.server.http.identity import address_of, device_of, give, token_of, welcome
from echappee.server.logs import log
from echappee.server.messages import bodies
from echappee.server.messages.protocol import TableState
from echappee.server.messages.settings import Settings
from echappee.server.tables.codes import names_for
from echappee.server.tables.forks import Cut, fork_json
from echappee.sheets import check_can_print, print_pdf
from echappee.sheets.paper import Paper

RECORD = 5
"""The price of writing a record, in requests."""
COACH = 5
"""The price of the coach's advice, in requests."""
NO_ADVICE = ("no-such-table", "coach-not-alone", "no-coach", "unknown-question", "bot-rides")
"""Why the coach may refuse."""
FORK = 5
"""The price of a fork, in tables: it is stored with the record that it begins with."""
PDF = "application/pdf"
_NUMBER = re.compile("[1-9][0-9]*")

TABLES = endpoint.Endpoints()


@TABLES.add("GET /api/server", "Where friends in the same network find this server", bodies.ServerInfo)
async def server(_request: Request, context: Context) -> Response:
    return endpoint.json_response(bodies.ServerInfo(list(context.config.friends)))


@TABLES.add("GET /api/me", "The device that the server takes this client for", bodies.Me)
async def me(request: Request, context: Context) -> Response:
    """A browser gets its cookie here."""
    id, token = welcome(device_of(request))
    return give(endpoint.json_response(bodies.Me(id)), token, context.config)


@TABLES.add(
    "POST /api/tables",
    "Open a table",
    bodies.Invitation,
    takes=bodies.Opening,
    refusals=(*endpoint.POSTED, "bad-fork", *endpoint.WORKED),
    needs_device=True,
    status=201,
)
async def open_table(request: Request, context: Context) -> Response:
    """The device that opens a table is its host."""
    device = endpoint.own_device(request, context)
    wanted = await endpoint.read_body(request, bodies.Opening, LARGEST_RECORD)
    context.check_pace(request, context.openings, FORK if wanted.fork else 1)
    context.hub.space.met(device, address_of(request))
    settings, cut = wanted.settings, Cut("")
    if wanted.fork:
        forking = partial(fork_json, json.encode(settings), wanted.fork.record, wanted.fork.entries)
        chosen, cut = await context.work(request, "fork", forking)
        settings = json.decode(chosen, type=Settings)
    names = names_for(token_of(request), wanted.id) if wanted.id else None
    id, player, watcher = await context.desk.open(device, settings, cut, wanted.id or "", names)
    log("table opened", table=id, seats=len(settings.seats))
    link = f"{context.config.url}/table/{id}#"
    return endpoint.json_response(
        bodies.Invitation(id, player, watcher, link + player, link + watcher), status=201
    )


@TABLES.add(
    "POST /api/enter",
    "Come in by a code",
    bodies.Entered,
    takes=bodies.Entering,
    refusals=(*endpoint.POSTED, "no-such-code"),
    needs_device=True,
)
async def enter(request: Request, context: Context) -> Response:
    device = endpoint.own_device(request, context)
    wanted = await endpoint.read_body(request, bodies.Entering)
    context.check_code_pace(request)
    return endpoint.json_response(bodies.Entered(await context.hub.enter(device, wanted.code)))


@TABLES.add(
    "GET /api/tables",
    "Public tables, and those of this device",
    bodies.TableLists,
    refusals=("malformed",),
    query=("before",),
)
async def tables(request: Request, context: Context) -> Response:
    device = device_of(request)
    before = _number_in(request, "before", 15)
    lists = await context.desk.lists(device.id if device.known else "", before)
    return endpoint.json_response(replace(lists, notice=context.hub.space.warning(address_of(request))))


@TABLES.add("GET /api/tables/{id}", "A table", TableState, refusals=("no-such-table",))
async def table(request: Request, context: Context) -> Response:
    return endpoint.json_response(await context.desk.state(request.path_params["id"], device_of(request).id))


@TABLES.add(
    "GET /api/tables/{id}/record",
    "The record of a race that is over; with `stage` that of a stage of a tour",
    None,
    refusals=("no-such-table", "not-over", "no-tour", "malformed"),
    query=("stage",),
)
async def record(request: Request, context: Context) -> Response:
    stage = _number_in(request, "stage", 4) or 0
    context.check_pace(request, context.requests, RECORD)
    text = await context.desk.record(request.path_params["id"], device_of(request).id, stage)
    return Response(text, media_type="text/plain")


@TABLES.add(
    "GET /api/tables/{id}/sheets",
    "The sheets of a tour, in the language `lang`",
    bodies.TourSheets,
    refusals=("no-such-table", "no-tour", "malformed"),
    query=("lang",),
)
async def sheets(request: Request, context: Context) -> Response:
    context.check_pace(request, context.requests)
    paper = await _paper(request, context)
    told = bodies.TourSheets(
        title=paper["title"],
        moment=paper["moment"],
        teams=dict(paper["teams"]),
        sheets=tuple(paper["sheets"]),
    )
    return endpoint.json_response(told)


@TABLES.add(
    "GET /api/tables/{id}/sheets.pdf",
    "The sheets of a tour as PDF, in the language `lang`",
    None,
    refusals=("no-such-table", "no-tour", "no-pdf", "malformed", *endpoint.WORKED),
    query=("lang",),
    media=PDF,
)
async def sheets_pdf(request: Request, context: Context) -> Response:
    context.check_pace(request, context.replays)
    paper = await _paper(request, context)
    check_can_print()
    return Response(await context.work(request, "pdf", partial(print_pdf, paper)), media_type=PDF)


async def _paper(request: Request, context: Context) -> Paper:
    language = request.query_params.get("lang")
    return await context.desk.sheets(request.path_params["id"], device_of(request).id, language)


@TABLES.add(
    "POST /api/tables/{id}/coach",
    "What each answer to an open `question` may lead to, where no other people ride",
    bodies.Coaching,
    refusals=("foreign-origin", *NO_ADVICE, *endpoint.WORKED),
    needs_device=True,
    query=("question",),
)
async def coach(request: Request, context: Context) -> Response:
    """Not a GET: it leaves a mark in the record, so a page of another site must not be able to trigger it."""
    device = endpoint.own_device(request, context)
    context.check_pace(request, context.requests, COACH)
    id, question = request.path_params["id"], request.query_params.get("question", "")
    work = partial(context.work, request, "advice")
    return Response(await context.desk.coach(id, device, question, work), media_type=endpoint.JSON)


def _number_in(request: Request, name: str, digits: int) -> int | None:
    """The number with this name in the query, if there is one."""
    text = request.query_params.get(name)
    if text is None:
        return None
    if not _NUMBER.fullmatch(text) or len(text) > digits:
        raise Refused("malformed", f"`{name}` must be a number")
    return int(text)
