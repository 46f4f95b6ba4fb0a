"""The web application: its addresses and the handler of each."""

import re
from collections.abc import Awaitable, Callable, Iterator, Mapping
from contextlib import AbstractAsyncContextManager

from msgspec import json
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket

from echappee import __version__
from echappee.engine import Refused
from echappee.server.http.api import ENDPOINTS, openapi
from echappee.server.http.context import Context
from echappee.server.http.endpoint import Handler
from echappee.server.http.guard import Guard, guarded, no_page
from echappee.server.http.identity import device_of, give, welcome
from echappee.server.http.static import BUILT, PAGES, Site
from echappee.server.messages.bodies import Health

SOCKET = re.compile("/ws(?:/(?P<table>[^/]+))?")


def make_app(context: Context, running: Callable[[], AbstractAsyncContextManager[None]]) -> ASGIApp:
    """The application; `running` is its lifespan."""
    site = Site(BUILT)
    own = {"/openapi.json": _openapi, "/healthz": _health, "/metrics": _metrics}
    app = Starlette(
        routes=[
            *(Route(path, guarded(_page(site), context)) for path in PAGES),
            *(Route(path, guarded(run, context)) for path, run in own.items()),
            *_api_routes(context),
            *(Route(path, guarded(_file(site), context)) for path in site.files),
        ],
        exception_handlers={404: _lost(guarded(_page(site, 404), context)), 405: no_page},
        lifespan=lambda _app: running(),
    )
    # An address with a trailing slash is unknown: a redirect would not be JSON.
    app.router.redirect_slashes = False
    return Guard(_with_sockets(app, context), context)


def _with_sockets(app: ASGIApp, context: Context) -> ASGIApp:
    """Sockets bypass the router: they stay open for hours, and it would keep its objects for as long."""

    async def either(scope: Scope, receive: Receive, send: Send) -> None:
        found = SOCKET.fullmatch(scope["path"]) if scope["type"] == "websocket" else None
        if found is None:
            await app(scope, receive, send)
        else:
            await context.sockets.serve(WebSocket(scope, receive, send), found["table"] or "")

    return either


def _api_routes(context: Context) -> Iterator[Route]:
    """One route per address, for all its methods."""
    runs: dict[str, dict[str, Handler]] = {}
    for endpoint in ENDPOINTS:
        runs.setdefault(endpoint.path, {})[endpoint.method] = endpoint.run
    # The first matching route wins, so addresses with more parameters come later.
    for path in sorted(runs, key=lambda path: path.count("{")):
        yield Route(path, guarded(_by_method(runs[path]), context), methods=list(runs[path]))


def _by_method(runs: Mapping[str, Handler]) -> Handler:
    async def run(request: Request, context: Context) -> Response:
        return await runs["GET" if request.method == "HEAD" else request.method](request, context)

    return run


def _page(site: Site, status: int = 200) -> Handler:
    """The page; a browser gets its token with its first page."""

    async def run(request: Request, context: Context) -> Response:
        _, token = welcome(device_of(request))
        return give(site.page(request, status), token, context.config)

    return run


def _file(site: Site) -> Handler:
    async def run(request: Request, _context: Context) -> Response:
        return site.file(request)

    return run


def _lost(
    page: Callable[[Request], Awaitable[Response]],
) -> Callable[[Request, Exception], Awaitable[Response]]:
    """At an unknown address people get the page, which says so; programs get a refusal as usual."""

    async def answer(request: Request, error: Exception) -> Response:
        by_hand = request.method == "GET" and "text/html" in request.headers.get("accept", "")
        if by_hand and not request.url.path.startswith("/api/"):
            return await page(request)
        return no_page(request, error)

    return answer


async def _openapi(_request: Request, _context: Context) -> Response:
    return Response(openapi(), media_type="application/json")


async def _health(_request: Request, context: Context) -> Response:
    if context.stopping:
        raise Refused("store-closed", "the server is stopping")
    if not await context.store_check.is_well():
        raise Refused("unwell", "nothing can be stored")
    return Response(
        json.encode(Health("ok", __version__, context.hub.store.node)), media_type="application/json"
    )


async def _metrics(_request: Request, context: Context) -> Response:
    context.metrics.damaged = context.hub.shelf.damaged
    text = context.metrics.text(context.sockets.gauges(), len(context.hub.shelf.live))
    return PlainTextResponse(text, media_type="text/plain; version=0.0.4")
