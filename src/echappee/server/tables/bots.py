"""Bots at tables: each thinks in a worker process, with a time limit, so that none can hold up a table."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from random import Random

from echappee.bots import make_bot
from echappee.engine import Question, Refused
from echappee.notation.game_rules import SomeView
from echappee.server.tables import acts
from echappee.server.tables.acts import Act
from echappee.server.tables.live import Asked, Live
from echappee.server.tables.seats import TableSeat
from echappee.server.tables.table import Table
from echappee.server.work import JOB_KINDS, Job, Workplace


class BotFailure(Exception):
    """A bot crashed, thought too long or gave an answer that is not allowed."""


class BotPool:
    """Asks bots for answers, each in a worker process, so that a crash or a hang harms no other bot."""

    def __init__(self, workers: Workplace, budget_s: float = JOB_KINDS["bot"].deadline_s) -> None:
        self._budget_s = budget_s
        self._workers = workers

    async def answer(  # noqa: PLR0913 - what a bot is asked, and whose turn that takes
        self, game: str, bot: str, seed: str, question: Question, view: SomeView, *, share: str = ""
    ) -> str:
        """The bot's answer; BotFailure if none comes in time. Waiting for a worker does not count."""
        try:
            thinking = partial(think, game, bot, seed, question, view)
            answer = await self._workers.run(Job(thinking, self._budget_s, share))
        except Exception as error:
            raise BotFailure(bot) from error
        if not question.allows(answer):
            raise BotFailure(bot)
        return answer

    def close(self) -> None:
        self._workers.close()


def think(game: str, bot: str, seed: str, question: Question, view: SomeView) -> str:
    """What a worker does: create the bot, which is known to ride this game, and ask it."""
    return make_bot(bot, seed, game).answer(question, lambda: view)


class BotRiders:
    """One task for each question to a bot; `act` does its answers as acts."""

    def __init__(self, pool: BotPool, act: Callable[[Live, Act], Awaitable[None]]) -> None:
        self.pool = pool
        self.thinking: set[asyncio.Task[None]] = set()
        self._act = act
        self._stopped = False

    def wake(self, live: Live) -> None:
        """Start bots for questions that no bot is thinking about."""
        race = live.table.race
        for question in race.questions if race and not self._stopped else ():
            if not live.table.seats[question.id.seat].bot:
                continue
            asked = live.table.stage, str(question.id)
            if asked not in live.answering:
                live.answering.add(asked)
                task = asyncio.create_task(self._ride(live, asked))
                self.thinking.add(task)
                task.add_done_callback(self.thinking.discard)

    async def stop(self) -> None:
        """Stop all bots."""
        self._stopped = True
        for task in tuple(self.thinking):
            task.cancel()
        await asyncio.gather(*self.thinking, return_exceptions=True)

    async def _ride(self, live: Live, asked: Asked) -> None:
        try:
            done = await self._answer(live, asked)
        finally:
            live.answering.discard(asked)
        # A bot that failed leaves its question to the bot that replaces it.
        if done and live.settled:
            self.wake(live)

    async def _answer(self, live: Live, asked: Asked) -> bool:
        race, (stage, key) = live.table.running, asked
        question = next((question for question in race.questions if str(question.id) == key), None)
        if question is None or stage != live.table.stage:
            return False
        seat, seed = live.table.seats[question.seat], f"{live.table.chance}/{key}"
        try:
            answer = await self.pool.answer(
                race.rules.name, seat.bot, seed, question, race.view(seat.colour), share=_share(live.table)
            )
            act: Act = acts.Answered(device="", question=key, answer=answer, stage=stage)
        except BotFailure:
            act = _instead(seat, seed, question, stage)
        # Refused if a person has taken the seat back since.
        with suppress(Refused):
            await self._act(live, act)
            return True
        return False


def _share(table: Table) -> str:
    """The share of a bot's job: each table with people has its own, all tables without people share one."""
    return table.id if any(seat.ridden_by_person for seat in table.seats.values()) else ""


def _instead(seat: TableSeat, seed: str, question: Question, stage: int) -> Act:
    """Replace a bot that failed; if even the simple one cannot run in a worker, it answers right here."""
    if not seat.failed:
        return acts.BotFailed(device="", seat=seat.colour)
    answer = question.sample(Random(seed).randrange)
    return acts.Answered(device="", question=str(question.id), answer=answer, stage=stage)
