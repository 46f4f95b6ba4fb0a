"""Wraps every request: an id, a limit per address, safe headers, and errors without internals."""

import logging
import secrets
from collections.abc import Awaitable, Callable
from functools import partial

from starlette.datastructures import MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from echappee.engine import Refused
from echappee.server.http.context import Context
from echappee.server.http.endpoint import Handler
from echappee.server.http.errors import refusal_response
from echappee.server.http.identity import network_of
from echappee.server.logs import log

HEADERS = {
    "content-security-policy": "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; "
    "font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
}


class Guard:
    """Wraps the application."""

    def __init__(self, app: ASGIApp, context: Context) -> None:
        self._app = app
        self._context = context

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Called once per request, once per socket, and once for the lifespan of the server."""
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        id = secrets.token_hex(4)
        scope["request_id"] = id

        async def guarded(message: Message) -> None:
            if message["type"] in {"http.response.start", "websocket.http.response.start"}:
                headers = MutableHeaders(scope=message)
                headers.update(HEADERS)
                headers["x-request-id"] = id
                headers.setdefault("cache-control", "no-store")
            await send(message)

        if self._may_pass(scope):
            await self._app(scope, receive, guarded)
        else:
            await self._hold_up(scope, receive, guarded)

    def _may_pass(self, scope: Scope) -> bool:
        client = scope.get("client")
        address = network_of(client[0] if client else "")
        return not self._context.throttle.bars.holds(address) and self._context.requests.take(address)

    async def _hold_up(self, scope: Scope, receive: Receive, send: Send) -> None:
        refusal = Refused("too-fast", "too many requests from this address; try again later")
        response = refused(refusal, self._context)
        response.headers["retry-after"] = "5"
        await response(scope, receive, send)


def guarded(run: Handler, context: Context) -> Callable[[Request], Awaitable[Response]]:
    """A handler whose refusals and errors become the API's JSON."""

    async def handle(request: Request) -> Response:
        try:
            return await context.owners.answer(request, partial(run, request, context))
        except Refused as refusal:
            return refused(refusal, context)
        except ClientDisconnect:
            return Response(status_code=400)
        except Exception:  # noqa: BLE001 - any error ends this request only
            id = request.scope["request_id"]
            context.metrics.failures += 1
            log("request failed", logging.ERROR, failed=True, request=id)
            return refusal_response(Refused("failed", f"something went wrong; in the log it is request {id}"))

    return handle


def refused(refusal: Refused, context: Context) -> Response:
    """A refusal as a response; it is counted."""
    context.metrics.refusals[refusal.code] += 1
    return refusal_response(refusal)


def no_page(_request: Request, error: Exception) -> Response:
    """The router's “not found” and “wrong method”, as refusals like all others."""
    if isinstance(error, HTTPException) and error.status_code == 405:
        response = refusal_response(Refused("wrong-method", "this address does not take this method"))
        response.headers.update(error.headers or {})
        return response
    return refusal_response(Refused("no-such-page", "there is nothing at this address"))
