"""Whether the server is well: something can be stored now. It is asked at most once every few seconds."""

import asyncio
from collections.abc import Callable

from echappee.server.store.interface import Store

PATIENCE_S = 2.0
"""How long the store may take to answer."""

VALID_S = 5.0
"""How long an answer is good for: writing costs as much as an act."""


class Health:
    def __init__(self, store: Store, clock: Callable[[], float]) -> None:
        self._store = store
        self._clock = clock
        self._asking = asyncio.Lock()
        self._well = False
        self._until = clock()

    async def is_well(self) -> bool:
        async with self._asking:
            if self._clock() >= self._until:
                self._well = await self._ask()
                self._until = self._clock() + VALID_S
        return self._well

    async def _ask(self) -> bool:
        try:
            async with asyncio.timeout(PATIENCE_S):
                await self._store.check()
        except Exception:  # noqa: BLE001 - any error means that nothing can be stored
            return False
        return True
