"""Codes that bring the seats of a device to another one."""

from collections.abc import Callable

from echappee.engine import Refused
from echappee.server.store.interface import Move, Store
from echappee.server.tables.codes import new_code, secret_hash

VALID_S = 600.0
"""A code is valid for this long, and for one use."""


class Moves:
    """The codes that are valid now."""

    def __init__(self, store: Store, clock: Callable[[], float]) -> None:
        self._store = store
        self._clock = clock

    async def offer(self, table: str, device: str) -> str:
        """A new code for the seats of this device; an earlier one is no longer valid."""
        code = new_code()
        await self._store.offer_move(secret_hash(code), Move(table, device, self._clock() + VALID_S))
        return code

    async def find(self, code: str) -> Move:
        move = await self._store.find_move(secret_hash(code))
        if move is None or move.until <= self._clock():
            raise Refused("no-such-code", "this code was used already, or it is older than ten minutes")
        return move

    async def used(self, code: str) -> None:
        await self._store.end_move(secret_hash(code))
