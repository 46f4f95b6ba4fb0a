"""What one request may ask for that takes long: replays, forks, PDFs and roads, each in a worker process."""

import asyncio
from collections.abc import Callable
from typing import TypeVar

from starlette.requests import ClientDisconnect, Request

from echappee.engine import Refused
from echappee.server.work import WorkerFailure, Workplace

LIMIT_S = 10.0
"""How long one job may take."""
STUDY_S = 180.0
"""How long the study of a race may take, for which hundreds of races are ridden."""

MOST_WAITING = 20
"""More jobs of one address do not wait for a worker."""

T = TypeVar("T")


class Jobs:
    """Does what requests ask for, apart from the event loop, and only for clients that still wait."""

    def __init__(self, workers: Workplace, limit_s: float = LIMIT_S) -> None:
        self._workers = workers
        self._limit_s = limit_s

    async def run(
        self, request: Request, address: str, job: Callable[[], T], limit_s: float | None = None
    ) -> T:
        """What the job returns or raises; each address gets its turn. The body must have been read."""
        limit_s = limit_s or self._limit_s
        if self._workers.waiting(address) >= MOST_WAITING:
            raise Refused("busy", "too much is being worked on for this address already; try again later")
        working = asyncio.create_task(self._workers.run(address, limit_s, job))
        leaving = asyncio.create_task(_gone(request))
        try:
            await asyncio.wait((working, leaving), return_when=asyncio.FIRST_COMPLETED)
            if not working.done():
                raise ClientDisconnect
            return working.result()
        except WorkerFailure:
            raise Refused("too-long", f"this takes more than {limit_s:.0f} seconds") from None
        finally:
            working.cancel()
            leaving.cancel()

    def close(self) -> None:
        self._workers.close()


async def _gone(request: Request) -> None:
    """Returns when the client has left."""
    while (await request.receive())["type"] != "http.disconnect":
        pass
