"""Away from a table: leaving it, deleting it, and going on at another device."""

from starlette.requests import Request
from starlette.responses import Response

from echappee.server.http.context import Context
from echappee.server.http.endpoint import POSTED, Endpoint, json_response, own_device, read_body
from echappee.server.logs import log
from echappee.server.messages import bodies
from echappee.server.tables.codes import VALID_S

MOVE = "move-"
"""In a link, what comes before a code that moves seats to another device."""


async def leave(request: Request, context: Context) -> Response:
    device = own_device(request, context)
    live = await context.hub.visit(request.path_params["id"], device)
    await context.hub.leave(live, device)
    return json_response(bodies.TableLeft(live.table.id))


async def delete(request: Request, context: Context) -> Response:
    device = own_device(request, context)
    live = await context.hub.visit(request.path_params["id"], device)
    await context.hub.delete(live, device)
    context.sockets.drop(live.table.id)
    log("table deleted", table=live.table.id)
    return json_response(bodies.TableLeft(live.table.id))


async def offer_move(request: Request, context: Context) -> Response:
    device = own_device(request, context)
    live = await context.hub.visit(request.path_params["id"], device)
    code = await context.hub.offer_move(live, device)
    link = f"{context.config.url}/table/{live.table.id}#{MOVE}{code}"
    return json_response(bodies.MoveOffer(code, link, int(VALID_S)))


async def move(request: Request, context: Context) -> Response:
    device = own_device(request, context)
    wanted = await read_body(request, bodies.Entering)
    context.check_code_pace(request)
    return json_response(bodies.Entered(await context.hub.move(device, wanted.code)))


LEAVING_ENDPOINTS = (
    Endpoint(
        "POST",
        "/api/tables/{id}/leave",
        about="Leave a table",
        run=leave,
        gives=bodies.TableLeft,
        refusals=("foreign-origin", "no-such-table", "not-in", "last-one"),
        needs_device=True,
    ),
    Endpoint(
        "DELETE",
        "/api/tables/{id}",
        about="Delete a table at which nobody else sits",
        run=delete,
        gives=bodies.TableLeft,
        refusals=("foreign-origin", "no-such-table", "not-host", "not-alone"),
        needs_device=True,
    ),
    Endpoint(
        "POST",
        "/api/tables/{id}/move",
        about="A code that brings your seats to another device",
        run=offer_move,
        gives=bodies.MoveOffer,
        refusals=("foreign-origin", "no-such-table", "not-a-rider"),
        needs_device=True,
    ),
    Endpoint(
        "POST",
        "/api/move",
        about="Bring the seats of another device to this one, by its code",
        run=move,
        gives=bodies.Entered,
        takes=bodies.Entering,
        refusals=(*POSTED, "no-such-code", "same-device", "not-a-rider"),
        needs_device=True,
    ),
)
