"""Codes that bring the seats of a device to another one. They are not stored: a restart ends them."""

from collections.abc import Callable
from typing import NamedTuple

from echappee.engine import Refused
from echappee.server.tables.codes import new_code, secret_hash

VALID_S = 600.0
"""A code is valid for this long, and for one use."""


class Move(NamedTuple):
    """The device whose seats are to move, and their table."""

    table: str
    device: str
    until: float


class Moves:
    """The codes that are valid now."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._moves: dict[str, Move] = {}

    def offer(self, table: str, device: str) -> str:
        """A new code for the seats of this device; an earlier one is no longer valid."""
        now = self._clock()
        self._moves = {
            code: move
            for code, move in self._moves.items()
            if move.until > now and (move.table, move.device) != (table, device)
        }
        code = new_code()
        self._moves[secret_hash(code)] = Move(table, device, now + VALID_S)
        return code

    def find(self, code: str) -> Move:
        move = self._moves.get(secret_hash(code))
        if move is None or move.until <= self._clock():
            raise Refused("no-such-code", "this code was used already, or it is older than ten minutes")
        return move

    def used(self, code: str) -> None:
        self._moves.pop(secret_hash(code), None)
