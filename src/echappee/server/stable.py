"""Where bots think: in processes of their own, with a time limit, so that none can hold up a table."""

import asyncio
import multiprocessing
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool

from echappee.bots import make_bot
from echappee.engine import Question
from echappee.flamme import View

BUDGET_S = 5.0


class BotFailure(Exception):
    """A bot crashed, thought too long or gave no allowed answer."""


class Stable:
    """Asks bots for answers. A pool that a bot has broken or blocked is replaced."""

    def __init__(self, workers: int = 1, budget_s: float = BUDGET_S) -> None:
        self._workers = workers
        self._budget_s = budget_s
        self._pool = self._new_pool()

    async def answer(self, bot: str, seed: str, question: Question, view: View) -> str:
        """The bot's answer; BotFailure if it has none in time."""
        pool = self._pool
        loop = asyncio.get_running_loop()
        try:
            thinking = loop.run_in_executor(pool, think, bot, seed, question, view)
            answer = await asyncio.wait_for(thinking, self._budget_s)
        except (TimeoutError, BrokenProcessPool) as error:
            self._replace(pool)
            raise BotFailure(bot) from error
        except Exception as error:
            raise BotFailure(bot) from error
        if not question.allows(answer):
            raise BotFailure(bot)
        return answer

    def close(self) -> None:
        """Send the workers home."""
        self._pool.shutdown(wait=False, cancel_futures=True)

    def _new_pool(self) -> ProcessPoolExecutor:
        # Spawned, not forked: a fork of a server with threads may hang.
        return ProcessPoolExecutor(self._workers, mp_context=multiprocessing.get_context("spawn"))

    def _replace(self, broken: ProcessPoolExecutor) -> None:
        if broken is self._pool:
            self._pool = self._new_pool()
            for process in list((broken._processes or {}).values()):  # noqa: SLF001 - there is no public way
                process.kill()
            broken.shutdown(wait=False, cancel_futures=True)


def think(bot: str, seed: str, question: Question, view: View) -> str:
    """What a worker does: make the bot and ask it."""
    return make_bot(bot, seed).answer(question, lambda: view)
