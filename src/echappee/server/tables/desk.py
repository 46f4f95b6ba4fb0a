"""Requests about tables by devices that are not at them: opening, lists, records, sheets and advice."""

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import partial

from msgspec import json

from echappee.engine import Entry, Key, Question, Refused
from echappee.games import game_named
from echappee.notation.game_rules import SomeView
from echappee.server.messages.bodies import Coaching, TableLists
from echappee.server.messages.protocol import TableState
from echappee.server.messages.settings import Settings
from echappee.server.store.interface import Subscription
from echappee.server.tables import acts
from echappee.server.tables.acts.act import check_rider, own_question
from echappee.server.tables.codes import Names
from echappee.server.tables.forks import Cut
from echappee.server.tables.game_table import GameTable
from echappee.server.tables.hub import Hub
from echappee.server.tables.lists import lists_for
from echappee.server.tables.live import Live
from echappee.server.tables.radio import figure_rows, said_wire, with_wins
from echappee.server.tables.records import record_text
from echappee.server.tables.seats import player
from echappee.server.tables.table import Table
from echappee.sheets import called, paper_of
from echappee.sheets.paper import Paper
from echappee.study import GameStudy
from echappee.study.advice import advise
from echappee.study.chances import SeatView
from echappee.study.decision import seen_by
from echappee.words.languages import ENGLISH, languages

Advising = Callable[[], bytes]
"""Computes advice, which takes a while; it may be sent to another process."""


class Desk:
    """The tables of a hub, for devices that may see them."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub

    async def open(
        self, device: str, settings: Settings, cut: Cut, request: str = "", names: Names | None = None
    ) -> Names:
        """Open a table with this device as host. Names that come with the request are used once."""
        act = acts.Opened(
            device=device,
            request=request,
            settings=settings,
            fork=cut.record,
            fork_digest=cut.digest,
            fork_round=cut.round,
        )
        return await (self._hub.open_once(act, names) if names else self._hub.open(act))

    async def lists(self, device: str, before: int | None) -> TableLists:
        """Public tables, and those of this device (empty: none) that were opened before this one."""
        return await lists_for(self._hub.store, device, before)

    async def state(self, id: str, device: str) -> TableState:
        """A table as this device sees it; its cards and questions come over the socket."""
        async with self._at(id, device) as live:
            return live.visible(device).table

    async def record(self, id: str, device: str, stage: int) -> str:
        """The record of a race that is over, of a whole tour, or of a stage of it that is over.

        A race of another edition of the rules cannot continue, so the part that was ridden is returned as is.
        """
        try:
            async with self._at(id, device) as live:
                return await self._hub.build(partial(record_text, live.table, stage))
        except Refused as refusal:
            if refusal.code != "other-edition":
                raise
        return await self._hub.shelf.log_record(id, device, stage)

    async def sheets(self, id: str, device: str, language: str | None) -> Paper:
        """The sheets of a tour, to be printed."""
        async with self._at(id, device) as live:
            return await self._hub.build(partial(sheets_of, live.table, language))

    async def coach(
        self, id: str, device: str, question: str, work: Callable[[Advising], Awaitable[bytes]]
    ) -> bytes:
        """The consequences of each answer to a question, for a person who rides alone."""
        async with self._at(id, device) as live:
            person = live.table.person(device)
            job = coaching(live.table, person, question)
        await self._hub.act(live, acts.Coached(device=person, seat=Key.parse(question).seat))
        return await work(job)

    async def check_rider(self, id: str, device: str) -> Live:
        """The table; refuses a device that does not ride there."""
        live = await self._hub.visit(id, device)
        check_rider(live.table, live.table.person(device))
        return live

    async def subscribe(self, live: Live, device: str, subscription: Subscription) -> None:
        """Notify this device when it is its turn."""
        if subscription.language not in languages():
            subscription = subscription._replace(language=ENGLISH)
        await self._hub.store.subscribe(live.owned, live.table.person(device), subscription)

    @asynccontextmanager
    async def _at(self, id: str, device: str) -> AsyncIterator[Live]:
        """The table, settled: everything done at it is stored, and nothing is done meanwhile."""
        live = await self._hub.visit(id, device)
        async with live.lock:
            if not live.settled:
                raise Refused("try-again", "the last change could not be stored; ask again")
            yield live


def coaching(table: Table, device: str, question: str) -> Advising:
    """The function that computes advice on this question. It sees the seat's view only."""
    if [seat.device for seat in table.seats.values() if seat.device] != [device]:
        raise Refused("coach-not-alone", "the coach is for people who ride without other people")
    key = own_question(table, device, question, stage=0)
    asked = next((each for each in table.running.questions if each.id == key), None)
    if asked is None:
        raise Refused("unknown-question", f"no question {question[:60]!r} is open")
    if table.game.room(GameTable).counsel is None:
        raise Refused("no-coach", "this game has no coach")
    race = table.running
    seen = seen_by(race, key.seat, table.game.room(GameStudy).hides)
    return partial(advice_json, table.game.name, asked, race.view(key.seat), seen.view, tuple(seen.entries))


def advice_json(
    game: str, question: Question, view: SomeView, began: SomeView, entries: tuple[Entry, ...]
) -> bytes:
    """What the coach says about this question; a job for a worker.

    `began` is the seat's view at the beginning of the phase, and the entries are those that it knows.
    """
    found = game_named(game)
    counsel, study = found.room(GameTable).counsel, found.room(GameStudy)
    assert counsel is not None
    told = counsel(question, view)
    seen = SeatView(began, entries)
    tried = advise(study, seen, question)
    return json.encode(
        Coaching(
            wins=figure_rows(tried.figures),
            best=tried.best if tried.clear else None,
            policy=study.effort(seen, "advice").policy,
            chances=with_wins(told.chances, tried.figures),
            said={answer: said_wire(sentence) for answer, sentence in told.said.items()},
        )
    )


def sheets_of(table: Table, language: str | None) -> Paper:
    """The sheets as of now, with people's names as at the table.

    Everybody who may see the table may have them: they only show standings.
    """
    if language is not None and language not in languages():
        raise Refused("malformed", f"there are sheets in {', '.join(languages())}")
    if table.tour is None:
        raise Refused("no-tour", "this table has no tour")
    players = [player(seat) for seat in table.seats.values()]
    people = {seat.colour: seat.name for seat in table.seats.values()}
    chosen = language or ENGLISH
    return paper_of(table.tour, chosen, called(table.tour, players, chosen, people))
