"""An endpoint of the HTTP API, and what all of them need: the device, the body, the answer."""

from collections.abc import Awaitable, Callable
from typing import NamedTuple, TypeVar

from msgspec import DecodeError, ValidationError, json
from starlette.requests import Request
from starlette.responses import Response

from echappee.engine import Refused
from echappee.server.config import LARGEST_MESSAGE, LARGEST_RECORD
from echappee.server.http.context import Context
from echappee.server.http.identity import check_origin, device_of, known_device

POSTED = ("malformed", "too-large", "foreign-origin")
"""Why a body may be refused."""

WORKED = ("busy", "too-long")
"""Why a job for a request may be refused."""

JSON = "application/json"

Handler = Callable[[Request, Context], Awaitable[Response]]
B = TypeVar("B")
_READ = "echappee.body"


class Endpoint(NamedTuple):
    """One request of the API: its address, its input and output, and the possible refusals."""

    method: str
    path: str
    about: str
    run: Handler
    gives: type | None
    """None if the answer is not JSON."""
    takes: type | None
    refusals: tuple[str, ...]
    """The platform's codes, at least one for each possible status; games add more."""
    needs_device: bool
    query: tuple[str, ...]
    """The query parameters it takes; `api.QUERY` describes them."""
    media: str
    """The media type of an answer that is not JSON."""
    status: int
    """Of an answer that is not a refusal."""
    makes: type | None
    """The result of the job that it begins, or the items of its stream."""

    @property
    def bodies(self) -> list[type]:
        return [kind for kind in (self.takes, self.gives, self.makes) if kind]


class Endpoints(list[Endpoint]):
    """The endpoints on one subject."""

    def add(  # noqa: PLR0913 - as many as an endpoint has fields
        self,
        address: str,
        about: str,
        gives: type | None,
        *,
        takes: type | None = None,
        refusals: tuple[str, ...] = (),
        needs_device: bool = False,
        query: tuple[str, ...] = (),
        media: str = "text/plain",
        status: int = 200,
        makes: type | None = None,
    ) -> Callable[[Handler], Handler]:
        """Let the function below answer at this address, as in `GET /api/me`."""
        method, path = address.split()

        def added(run: Handler) -> Handler:
            self.append(
                Endpoint(
                    method=method,
                    path=path,
                    about=about,
                    run=run,
                    gives=gives,
                    takes=takes,
                    refusals=refusals,
                    needs_device=needs_device,
                    query=query,
                    media=media,
                    status=status,
                    makes=makes,
                )
            )
            return run

        return added


def own_device(request: Request, context: Context) -> str:
    """The device of a request that changes something."""
    device = device_of(request)
    check_origin(request, device, context.config)
    return known_device(device)


async def body_of(request: Request, longest: int = LARGEST_RECORD) -> bytes:
    """The body, read once and kept for later callers; a body that is too long is not read to its end."""
    if _READ in request.scope:
        read: bytes = request.scope[_READ]
        return read
    data = bytearray()
    async for chunk in request.stream():
        data += chunk
        if len(data) > longest:
            raise Refused("too-large", f"a body has at most {longest} bytes")
    request.scope[_READ] = bytes(data)
    return bytes(data)


async def read_body(request: Request, kind: type[B], longest: int = LARGEST_MESSAGE) -> B:
    """The body, as this kind of message."""
    data = await body_of(request, longest)
    try:
        return json.decode(data, type=kind)
    except ValidationError as error:
        raise Refused("malformed", str(error)) from None
    except (DecodeError, RecursionError):
        raise Refused("malformed", "the body is not JSON") from None


def json_response(body: object, status: int = 200) -> Response:
    return Response(json.encode(body), status, media_type=JSON)
