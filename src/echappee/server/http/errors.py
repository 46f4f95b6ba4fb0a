"""How a refusal looks over HTTP: {code, detail} with the status that fits."""

from msgspec import json
from starlette.responses import Response

from echappee.engine import Refused
from echappee.server.messages.bodies import Problem
from echappee.server.tables.untrusted_record import Broken

LONGEST_DETAIL = 300

STATUS = {
    "malformed": 400,
    "no-device": 401,
    "foreign-origin": 403,
    "no-such-code": 404,
    "no-such-job": 404,
    "no-such-page": 404,
    "no-such-stage": 404,
    "no-such-table": 404,
    "wrong-method": 405,
    "not-done": 409,
    "not-over": 409,
    "too-large": 413,
    "busy": 503,
    "too-fast": 429,
    "too-many": 429,
    "address-full": 429,
    "disk-full": 503,
    "bad-table": 500,
    "failed": 500,
    "no-pdf": 503,
    "no-push": 503,
    "not-read": 503,
    "not-stored": 503,
    "store-closed": 503,
    "try-again": 503,
    "unwell": 503,
}
"""Any other refusal was understood but cannot be done: 422."""


def status_of(code: str) -> int:
    return STATUS.get(code, 422)


def refusal_response(refusal: Refused) -> Response:
    rounds = refusal.rounds if isinstance(refusal, Broken) else 0
    body = json.encode(Problem(refusal.code, refusal.detail[:LONGEST_DETAIL], rounds))
    return Response(body, status_of(refusal.code), media_type="application/json")
