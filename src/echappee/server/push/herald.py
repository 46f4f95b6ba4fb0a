"""Notifies absent people that it is their turn."""

import asyncio
import logging
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from typing import Protocol
from weakref import WeakKeyDictionary

from msgspec import json

from echappee.engine import Refused
from echappee.server.logs import log
from echappee.server.store.interface import Store, Subscription
from echappee.server.tables.game_table import GameTable
from echappee.server.tables.live import Live
from echappee.server.tables.table import Table
from echappee.words.voice import Voice

PATIENCE_S = 20.0
"""A connected person usually answers sooner than this, and is not notified before."""

AT_ONCE = 4
MOST_WAITING = 200
"""More messages than this do not wait; a later round sends them."""


class Sender(Protocol):
    """Encrypts and sends: `PushSender`, which needs an optional package."""

    key: str

    def check(self, subscription: Subscription) -> None: ...

    def send(self, subscription: Subscription, message: bytes, topic: str) -> bool: ...


class Herald:
    """Looks at tables from time to time, and sends one message per turn."""

    def __init__(self, store: Store, sender: Sender) -> None:
        self._sender = sender
        self._store = store
        self._threads = ThreadPoolExecutor(AT_ONCE, "echappee-push")
        self._told: WeakKeyDictionary[Live, dict[str, frozenset[str]]] = WeakKeyDictionary()
        """By device, the questions it was notified of."""
        self._sending: set[asyncio.Task[None]] = set()

    def look(self, tables: Iterable[Live]) -> None:
        for live in tables:
            told = self._told.setdefault(live, {})
            for device, questions in live.presence.waited_for(PATIENCE_S).items():
                if told.get(device) == questions or len(self._sending) >= MOST_WAITING:
                    continue
                told[device] = questions
                turn = f"{live.table.stage} {' '.join(sorted(questions))}"
                task = asyncio.create_task(self._tell(live, device, turn))
                self._sending.add(task)
                task.add_done_callback(self._sending.discard)

    async def close(self) -> None:
        for task in tuple(self._sending):
            task.cancel()
        await asyncio.gather(*self._sending, return_exceptions=True)
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def _tell(self, live: Live, device: str, turn: str) -> None:
        """Notify a device of its turn, once; the table may have been unloaded since."""
        table = live.table
        try:
            subscription = await self._store.subscription(table.id, device)
            if subscription is None or subscription.told == turn:
                return
            message = message_about(table, subscription.language)
            sending = self._threads.submit(self._sender.send, subscription, message, table.id)
            if await asyncio.wrap_future(sending):
                await self._store.subscribe(live.owned, device, subscription._replace(told=turn))
            else:
                await self._store.unsubscribe(live.owned, device)
        except (OSError, ValueError, Refused) as error:
            log("push failed", logging.WARNING, table=table.id, reason=str(error))


def message_about(table: Table, language: str) -> bytes:
    """The message that the pages' service worker shows."""
    road = table.game.room(GameTable).known_road(table.settings.stage).name
    race = " · ".join(part for part in (table.game.rules.title, "" if table.tour else road) if part)
    title = Voice(language).message("push-your-move", {})
    return json.encode({"table": table.id, "title": title, "body": race})
