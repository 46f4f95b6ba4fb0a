"""Push notifications: the server's public key, and the subscriptions of devices."""

from starlette.requests import Request
from starlette.responses import Response

from echappee.engine import Refused
from echappee.server.http.context import Context
from echappee.server.http.endpoint import POSTED, Endpoint, json_response, own_device, read_body
from echappee.server.messages import bodies
from echappee.server.store.interface import Subscription
from echappee.server.tables.acts.act import check_rider
from echappee.words.languages import ENGLISH, languages


async def push_key(_request: Request, context: Context) -> Response:
    return json_response(bodies.PushKey(context.notices.key if context.notices else ""))


async def subscribe(request: Request, context: Context) -> Response:
    device = own_device(request, context)
    wanted = await read_body(request, bodies.Subscribing)
    live = await context.hub.visit(request.path_params["id"], device)
    check_rider(live.table, device)
    if context.notices is None:
        raise Refused("no-push", "this server sends no notices")
    language = wanted.language if wanted.language in languages() else ENGLISH
    subscription = Subscription(wanted.endpoint, wanted.p256dh, wanted.auth, language)
    context.notices.check(subscription)
    await context.hub.store.subscribe(live.table.id, device, subscription)
    return json_response(bodies.Subscribed(live.table.id))


PUSH_ENDPOINTS = (
    Endpoint(
        "GET",
        "/api/push",
        about="The key with which this server signs notices",
        run=push_key,
        gives=bodies.PushKey,
    ),
    Endpoint(
        "POST",
        "/api/tables/{id}/push",
        about="Be told by Web Push when it is your turn at a table",
        run=subscribe,
        gives=bodies.Subscribed,
        takes=bodies.Subscribing,
        refusals=(*POSTED, "no-such-table", "not-a-rider", "no-push", "bad-subscription"),
        needs_device=True,
    ),
)
