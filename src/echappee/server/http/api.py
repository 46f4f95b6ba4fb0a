"""The HTTP API: tables, stages and bots as JSON. Each endpoint is one function; `ENDPOINTS` lists them."""

import asyncio
import re
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import NamedTuple, TypeVar

from msgspec import DecodeError, ValidationError, json
from starlette.requests import Request
from starlette.responses import Response

from echappee.bots import bots_of
from echappee.engine import Refused
from echappee.flamme.table import roads
from echappee.games import games
from echappee.homas.table import roads as homas_roads
from echappee.server.config import LARGEST_MESSAGE, LARGEST_RECORD
from echappee.server.context import Context
from echappee.server.http import bodies
from echappee.server.http.identity import check_origin, device_of, give, known_device, welcome
from echappee.server.logs import log
from echappee.server.socket.protocol import TableState
from echappee.server.store.interface import Summary
from echappee.server.tables import acts
from echappee.server.tables.forks import fork
from echappee.server.tables.games import game_of
from echappee.server.tables.live import Live
from echappee.server.tables.printing import sheets_of
from echappee.server.tables.records import record_text
from echappee.server.tables.replays import replay_of
from echappee.server.tables.visible import show
from echappee.sheets import print_pdf

LISTED = 100
PDF = "application/pdf"
_NUMBER = re.compile("[1-9][0-9]{0,3}")

B = TypeVar("B")


class Endpoint(NamedTuple):
    """One thing that can be asked for: how, what it takes and gives, and why it may be refused."""

    method: str
    path: str
    about: str
    run: Callable[[Request, Context], Awaitable[Response]]
    gives: type | None
    """None for what is no JSON."""
    takes: type | None = None
    refusals: tuple[str, ...] = ()
    needs_device: bool = False
    query: tuple[str, ...] = ()
    """What may stand behind the address; `openapi.QUERY` describes each of them."""
    media: str = "text/plain"
    """What it is that is no JSON."""


async def me(request: Request, context: Context) -> Response:
    """Who the server takes this client for; a browser gets its cookie here."""
    id, token = welcome(device_of(request))
    return give(_json(bodies.Me(id)), token, context.config)


async def open_table(request: Request, context: Context) -> Response:
    """Open a table; its device is the host."""
    device = _own(request, context)
    wanted = await _body(request, bodies.Opening, LARGEST_RECORD)
    context.check_pace(request, context.openings)
    settings, cut = wanted.settings, ""
    if wanted.fork:
        settings, cut = await asyncio.to_thread(fork, settings, wanted.fork.record, wanted.fork.entries)
    act = acts.Opened(device=device, request=wanted.id or "", settings=settings, fork=cut)
    id, player, watcher = await context.open_once(act)
    log("table opened", table=id, seats=len(settings.seats))
    link = f"{context.config.url}/table/{id}#"
    return _json(bodies.Invitation(id, player, watcher, link + player, link + watcher), status=201)


async def enter(request: Request, context: Context) -> Response:
    """Come in by a code."""
    device = _own(request, context)
    wanted = await _body(request, bodies.Entering)
    context.check_pace(request, context.codes)
    return _json(bodies.Entered(await context.hub.enter(device, wanted.code)))


async def tables(request: Request, context: Context) -> Response:
    """The public tables, and those of this device."""
    device, store = device_of(request), context.hub.store
    public = tuple(map(_row, await store.public_tables(LISTED)))
    own = await store.tables_of(device.id, LISTED) if device.known else []
    yours = tuple(bodies.OwnTableRow(_row(t.summary), t.your_turn, t.updated) for t in own)
    return _json(bodies.TableLists(public, yours))


async def table(request: Request, context: Context) -> Response:
    """A table as this device sees it; its cards and questions come over the socket."""
    async with _visited(request, context) as live:
        return _json(show(live.table, device_of(request).id, live.here).table)


async def record(request: Request, context: Context) -> Response:
    """The record of a race that is over, of a whole tour, or of a stage of it that is over."""
    stage = _stage_in(request)
    async with _visited(request, context) as live:
        return Response(record_text(live.table, stage), media_type="text/plain")


async def sheets(request: Request, context: Context) -> Response:
    """The sheets of a tour as PDF."""
    async with _visited(request, context) as live:
        paper = sheets_of(live.table, request.query_params.get("lang"))
    context.check_pace(request, context.replays)
    # Away from here, as a replay.
    return Response(await asyncio.to_thread(print_pdf, paper), media_type=PDF)


async def replay(request: Request, context: Context) -> Response:
    """A record, ridden again."""
    check_origin(request, device_of(request), context.config)
    wanted = await _body(request, bodies.Replaying, LARGEST_RECORD)
    context.check_pace(request, context.replays)
    # Away from here: a long record would hold up every socket.
    return await asyncio.to_thread(lambda: _json(replay_of(wanted.record, wanted.rounds)))


async def stages(_request: Request, _context: Context) -> Response:
    """Every known stage."""
    return _json(roads.all_stages())


async def stage(request: Request, _context: Context) -> Response:
    """One stage."""
    return _json(roads.one_stage(request.path_params["id"]))


async def check_stage(request: Request, context: Context) -> Response:
    """What speaks against a row of tiles."""
    check_origin(request, device_of(request), context.config)
    wanted = await _body(request, bodies.TileRow)
    return _json(roads.find_faults(wanted.tiles))


async def courses(_request: Request, _context: Context) -> Response:
    """Every course of Homas Tour Pro."""
    return _json(homas_roads.all_courses())


async def course(request: Request, _context: Context) -> Response:
    """One course."""
    return _json(homas_roads.one_course(request.path_params["id"]))


async def bots(_request: Request, _context: Context) -> Response:
    """The bots that can be given a seat."""
    riding = {name: bot for game in games() for name, bot in bots_of(game).items()}
    rows = (
        bodies.BotRow(name, bot.about["en"], tuple(game for game in games() if name in bots_of(game)))
        for name, bot in riding.items()
    )
    return _json(bodies.Bots(tuple(rows)))


_POST = ("malformed", "too-large", "foreign-origin")

ENDPOINTS = (
    Endpoint("GET", "/api/me", "Who the server takes this client for", me, bodies.Me),
    Endpoint(
        "POST",
        "/api/tables",
        "Open a table",
        open_table,
        bodies.Invitation,
        bodies.Opening,
        (*_POST, "bad-stage", "unknown-course", "bad-road", "road-length", "bad-fork"),
        needs_device=True,
    ),
    Endpoint(
        "POST",
        "/api/enter",
        "Come in by a code",
        enter,
        bodies.Entered,
        bodies.Entering,
        (*_POST, "no-such-code"),
        needs_device=True,
    ),
    Endpoint("GET", "/api/tables", "Public tables and one's own", tables, bodies.TableLists),
    Endpoint("GET", "/api/tables/{id}", "A table", table, TableState, None, ("no-such-table",)),
    Endpoint(
        "GET",
        "/api/tables/{id}/record",
        "The record of a race that is over; with `stage` that of a stage of a tour",
        record,
        None,
        None,
        ("no-such-table", "not-over", "no-tour", "malformed"),
        query=("stage",),
    ),
    Endpoint(
        "GET",
        "/api/tables/{id}/sheets.pdf",
        "The sheets of a tour as PDF, in the language `lang`",
        sheets,
        None,
        None,
        ("no-such-table", "no-tour", "no-pdf", "malformed"),
        query=("lang",),
        media=PDF,
    ),
    Endpoint(
        "POST",
        "/api/replay",
        "A record, ridden again",
        replay,
        bodies.Replay,
        bodies.Replaying,
        (*_POST, "bad-record"),
    ),
    Endpoint("GET", "/api/stages", "Every known stage", stages, bodies.Stages),
    Endpoint("GET", "/api/stages/{id}", "One stage", stage, bodies.StageRow, None, ("no-such-stage",)),
    Endpoint(
        "POST",
        "/api/stages/check",
        "What speaks against a row of tiles",
        check_stage,
        bodies.Findings,
        bodies.TileRow,
        _POST,
    ),
    Endpoint("GET", "/api/courses", "Every course of Homas Tour Pro", courses, bodies.Courses),
    Endpoint(
        "GET",
        "/api/courses/{id}",
        "One course, time trial or road written by hand",
        course,
        bodies.CourseRow,
        None,
        ("no-such-stage", "bad-road", "road-length"),
    ),
    Endpoint("GET", "/api/bots", "The bots", bots, bodies.Bots),
)


@asynccontextmanager
async def _visited(request: Request, context: Context) -> AsyncIterator[Live]:
    """The table that is asked for, with nothing done at it that is not stored."""
    live = await context.hub.visit(request.path_params["id"], device_of(request).id)
    async with live.lock:
        if not live.settled:
            raise Refused("try-again", "the table could not be kept as it was; ask again")
        yield live


def _stage_in(request: Request) -> int:
    """The stage that is asked for; 0 where none is."""
    stage = request.query_params.get("stage")
    if stage is None:
        return 0
    if not _NUMBER.fullmatch(stage):
        raise Refused("malformed", "a stage is asked for by its number")
    return int(stage)


def _own(request: Request, context: Context) -> str:
    """The device of a request that changes something."""
    device = device_of(request)
    check_origin(request, device, context.config)
    return known_device(device)


async def _body(request: Request, kind: type[B], longest: int = LARGEST_MESSAGE) -> B:
    """The body, read no further than it may be long."""
    data = bytearray()
    async for chunk in request.stream():
        data += chunk
        if len(data) > longest:
            raise Refused("too-large", f"a body has at most {longest} bytes")
    try:
        return json.decode(data, type=kind)
    except ValidationError as error:
        raise Refused("malformed", str(error)) from None
    except (DecodeError, RecursionError):
        raise Refused("malformed", "the body is not JSON") from None


def _json(body: object, status: int = 200) -> Response:
    return Response(json.encode(body), status, media_type="application/json")


def _row(summary: Summary) -> bodies.TableRow:
    game = game_of(summary.game)
    return bodies.TableRow(
        summary.id,
        summary.status,
        summary.stage,
        summary.seats,
        summary.open_seats,
        summary.round,
        summary.winner,
        game.family.name,  # not as it was read: what is left out is the very default
        game.called(summary.stage),
        summary.tour,
        summary.day,
        summary.days,
        summary.points,
    )
