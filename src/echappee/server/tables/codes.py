"""Ids and secrets; of a secret, only its hash is stored."""

import hashlib
import hmac
import secrets
from collections.abc import Callable
from contextlib import suppress
from typing import NamedTuple

from echappee.engine import Refused
from echappee.server.store.interface import Move, NotOwner, Owned, Store

ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"
"""Without characters that people confuse."""

CODE_LENGTH = 9
ID_LENGTH = 12

VALID_S = 600.0
"""How long a code is valid; it can be used once."""


def new_id() -> str:
    """The id of a new table: not secret, but hard to guess."""
    return _random(ID_LENGTH)


def new_code() -> str:
    """A new entry code, short enough to be read aloud."""
    return _random(CODE_LENGTH)


class Names(NamedTuple):
    """The id of a table, and the codes for entering it."""

    id: str
    player_code: str
    watcher_code: str


def names_for(token: str, request: str) -> Names:
    """The names of the table that a device with this token opens with this request.

    They are the same each time and on every server, so a request that is sent twice opens one table. Nobody
    can work them out without the token.
    """
    return Names(
        _derived(token, f"{request}/id", ID_LENGTH),
        _derived(token, f"{request}/player", CODE_LENGTH),
        _derived(token, f"{request}/watcher", CODE_LENGTH),
    )


def new_token() -> str:
    return secrets.token_urlsafe(32)


def secret_hash(secret: str) -> str:
    """The hash under which a secret is stored."""
    return hashlib.sha256(secret.strip().lower().replace("-", "").encode()).hexdigest()


def token_hash(token: str) -> str:
    """The id of a device: the hash of its token."""
    return hashlib.sha256(token.encode()).hexdigest()[:32]


def _random(length: int) -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(length))


def _derived(token: str, what: str, length: int) -> str:
    number = int.from_bytes(hmac.digest(token.encode(), what.encode(), "sha256"))
    return "".join(ALPHABET[number // len(ALPHABET) ** place % len(ALPHABET)] for place in range(length))


class Moves:
    """The codes that bring a device's seats to another one."""

    def __init__(self, store: Store, clock: Callable[[], float]) -> None:
        self._store = store
        self._clock = clock

    async def offer(self, owned: Owned, device: str) -> str:
        """A new code for the seats of this device; an earlier one is no longer valid."""
        code = new_code()
        move = Move(owned.table, device, self._clock() + VALID_S)
        await self._store.offer_move(owned, secret_hash(code), move)
        return code

    async def find(self, code: str) -> Move:
        move = await self._store.find_move(secret_hash(code))
        if move is None or move.until <= self._clock():
            raise Refused("no-such-code", "this code was used already, or it is older than ten minutes")
        return move

    async def used(self, owned: Owned, code: str) -> None:
        with suppress(NotOwner):  # the seats have moved already, and nobody can use the code again anyway
            await self._store.end_move(owned, secret_hash(code))
