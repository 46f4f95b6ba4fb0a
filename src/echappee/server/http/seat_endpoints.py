"""The seats of a device: leaving them, deleting their table, moving to another device, notices of a turn."""

from starlette.requests import Request
from starlette.responses import Response

from echappee.engine import Refused
from echappee.server.http.context import Context
from echappee.server.http.endpoint import POSTED, Endpoints, json_response, own_device, read_body
from echappee.server.logs import log
from echappee.server.messages import bodies
from echappee.server.store.interface import Subscription
from echappee.server.tables.codes import VALID_S

MOVE = "move-"
"""In a link, the text before a code that moves seats to another device."""

LEAVING, NOTICES = Endpoints(), Endpoints()


@LEAVING.add(
    "POST /api/tables/{id}/leave",
    "Leave a table",
    bodies.TableLeft,
    refusals=("foreign-origin", "no-such-table", "not-in", "last-one"),
    needs_device=True,
)
async def leave(request: Request, context: Context) -> Response:
    device = own_device(request, context)
    live = await context.hub.visit(request.path_params["id"], device)
    await context.hub.leave(live, device)
    return json_response(bodies.TableLeft(live.table.id))


@LEAVING.add(
    "DELETE /api/tables/{id}",
    "Delete a table at which nobody else sits",
    bodies.TableLeft,
    refusals=("foreign-origin", "no-such-table", "not-host", "not-alone"),
    needs_device=True,
)
async def delete(request: Request, context: Context) -> Response:
    device = own_device(request, context)
    live = await context.hub.visit(request.path_params["id"], device)
    await context.hub.delete(live, device)
    context.sockets.drop(live.table.id)
    log("table deleted", table=live.table.id)
    return json_response(bodies.TableLeft(live.table.id))


@LEAVING.add(
    "POST /api/tables/{id}/move",
    "A code that brings your seats to another device",
    bodies.MoveOffer,
    refusals=("foreign-origin", "no-such-table", "not-a-rider"),
    needs_device=True,
)
async def offer_move(request: Request, context: Context) -> Response:
    device = own_device(request, context)
    live = await context.hub.visit(request.path_params["id"], device)
    code = await context.hub.offer_move(live, device)
    link = f"{context.config.url}/table/{live.table.id}#{MOVE}{code}"
    return json_response(bodies.MoveOffer(code, link, int(VALID_S)))


@LEAVING.add(
    "POST /api/move",
    "Bring the seats of another device to this one, by its code",
    bodies.Entered,
    takes=bodies.Entering,
    refusals=(*POSTED, "no-such-code", "same-device", "not-a-rider"),
    needs_device=True,
)
async def move(request: Request, context: Context) -> Response:
    device = own_device(request, context)
    wanted = await read_body(request, bodies.Entering)
    context.check_code_pace(request)
    return json_response(bodies.Entered(await context.hub.move(device, wanted.code)))


@NOTICES.add("GET /api/push", "The key with which this server signs notices", bodies.PushKey)
async def push_key(_request: Request, context: Context) -> Response:
    return json_response(bodies.PushKey(context.notices.key if context.notices else ""))


@NOTICES.add(
    "POST /api/tables/{id}/push",
    "Be told by Web Push when it is your turn at a table",
    bodies.Subscribed,
    takes=bodies.Subscribing,
    refusals=(*POSTED, "no-such-table", "not-a-rider", "no-push", "bad-subscription"),
    needs_device=True,
)
async def subscribe(request: Request, context: Context) -> Response:
    device = own_device(request, context)
    wanted = await read_body(request, bodies.Subscribing)
    id = request.path_params["id"]
    live = await context.desk.check_rider(id, device)
    if context.notices is None:
        raise Refused("no-push", "this server sends no notices")
    subscription = Subscription(wanted.endpoint, wanted.p256dh, wanted.auth, wanted.language)
    context.notices.check(subscription)
    await context.desk.subscribe(live, device, subscription)
    return json_response(bodies.Subscribed(id))
