"""What all requests share: the hub, the limits, the metrics, and interfaces to the rooms above this one."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Protocol, TypeVar

from msgspec import json
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.websockets import WebSocket

from echappee.engine import Refused
from echappee.server.config import Config
from echappee.server.http.catalogue import Catalogue
from echappee.server.http.identity import address_of
from echappee.server.http.jobs import Jobs, Tickets
from echappee.server.limits import Bucket, Buckets, Throttle
from echappee.server.messages.bodies import JobTicket
from echappee.server.metrics import Gauges, Metrics
from echappee.server.store.interface import Subscription
from echappee.server.store.measured import StoreCheck
from echappee.server.tables.desk import Desk
from echappee.server.tables.hub import Hub

T = TypeVar("T")


class OpenSockets(Protocol):
    """The sockets of this server."""

    async def serve(self, websocket: WebSocket, table: str) -> None:
        """Accept or refuse a client whose address may name a table."""

    def drop(self, table: str) -> None:
        """Close the connections of a table."""

    def gauges(self) -> Gauges: ...


class Owners(Protocol):
    """The servers that own tables."""

    async def answer(self, request: Request, run: Callable[[], Awaitable[Response]]) -> Response:
        """Answer a request here, or pass it on to the server that has its table."""


class Notices(Protocol):
    """Subscriptions to notices, if this server sends any."""

    key: str

    def check(self, subscription: Subscription) -> None:
        """Refuse a subscription that could never be served."""


@dataclass
class Context:
    """One running server, as its requests see it."""

    config: Config
    hub: Hub
    clock: Callable[[], float]
    metrics: Metrics
    throttle: Throttle
    jobs: Jobs
    tickets: Tickets
    sockets: OpenSockets
    owners: Owners
    notices: Notices | None
    catalogue: Catalogue = field(default_factory=Catalogue)
    stopping: bool = False
    """Whether the server accepts no new connections; its health check says so."""

    def __post_init__(self) -> None:
        limits = self.config.limits
        self.desk = Desk(self.hub)
        self.store_check = StoreCheck(self.hub.store, self.clock)
        self.requests = Buckets(limits.requests, self.clock)
        self.openings = Buckets(limits.tables, self.clock)
        self.replays = Buckets(limits.replays, self.clock)
        self._codes = Buckets(limits.codes, self.clock)
        self._all_codes = Bucket(limits.all_codes, self.clock)

    def check_pace(self, connection: HTTPConnection, buckets: Buckets, cost: float = 1) -> None:
        if not buckets.take(address_of(connection), cost):
            raise Refused("too-fast", "too many requests from this address; try again later")

    def check_code_pace(self, connection: HTTPConnection) -> None:
        self.check_pace(connection, self._codes)
        if not self._all_codes.take():
            raise Refused("too-fast", "too many codes are being tried; try again later")

    async def work(self, request: Request, kind: str, job: Callable[[], T]) -> T:
        """Let a worker process do this for a request; the request's body must have been read."""
        return await self.jobs.run(request, address_of(request), kind, job)

    def begin(self, request: Request, kind: str, job: Callable[[], bytes]) -> Response:
        """Begin a long job: the answer is a ticket for fetching its result later."""
        ticket = JobTicket(self.tickets.begin(address_of(request), kind, job))
        return Response(json.encode(ticket), 202, media_type="application/json")
