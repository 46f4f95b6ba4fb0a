"""Where bots think: in worker processes, with a time limit, so that none can hold up a table."""

import asyncio
import multiprocessing
import os
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool

from echappee.bots import make_bot
from echappee.engine import Question
from echappee.notation.game_rules import Seen

BUDGET_S = 5.0
START_S = 60.0
"""A process that takes longer to start will never do."""


class BotFailure(Exception):
    """A bot crashed, thought too long or gave no allowed answer."""


class BotPool:
    """Asks bots for answers, each in a worker process: one that crashes or hangs harms no other."""

    def __init__(self, workers: int = 1, budget_s: float = BUDGET_S) -> None:
        self._budget_s = budget_s
        self._workers = {_new_worker() for _ in range(workers)}
        self._free: asyncio.Queue[ProcessPoolExecutor] = asyncio.Queue()
        self._cold = set(self._workers)
        for worker in self._workers:
            self._free.put_nowait(worker)

    async def answer(self, game: str, bot: str, seed: str, question: Question, view: Seen) -> str:
        """The bot's answer; BotFailure if it has none in time. Waiting for a worker is not its time."""
        worker = await self._free.get()
        try:
            await self._warm(worker)
            thinking = asyncio.get_running_loop().run_in_executor(
                worker, think, game, bot, seed, question, view
            )
            answer = await asyncio.wait_for(thinking, self._budget_s)
        except (TimeoutError, BrokenProcessPool) as error:
            worker = self._replaced(worker)
            raise BotFailure(bot) from error
        except Exception as error:
            raise BotFailure(bot) from error
        finally:
            self._free.put_nowait(worker)
        if not question.allows(answer):
            raise BotFailure(bot)
        return answer

    def close(self) -> None:
        for worker in self._workers:
            worker.shutdown(wait=False, cancel_futures=True)

    async def _warm(self, worker: ProcessPoolExecutor) -> None:
        """A new worker has yet to start its process, which takes a while on a busy machine."""
        if worker in self._cold:
            await asyncio.wait_for(asyncio.get_running_loop().run_in_executor(worker, os.getpid), START_S)
            self._cold.discard(worker)

    def _replaced(self, broken: ProcessPoolExecutor) -> ProcessPoolExecutor:
        for process in list((broken._processes or {}).values()):  # noqa: SLF001 - there is no public way
            process.kill()
        broken.shutdown(wait=False, cancel_futures=True)
        self._workers.remove(broken)
        self._cold.discard(broken)
        fresh = _new_worker()
        self._workers.add(fresh)
        self._cold.add(fresh)
        return fresh


def _new_worker() -> ProcessPoolExecutor:
    # Spawned, not forked: a fork of a server with threads may hang.
    context = multiprocessing.get_context("spawn")
    return ProcessPoolExecutor(1, mp_context=context, initializer=leave_with_server)


def leave_with_server() -> None:
    """What a worker does first: see to it that it ends with a server that was killed."""
    server = multiprocessing.parent_process()

    def wait() -> None:
        if server is not None:
            server.join()
        os._exit(0)

    threading.Thread(target=wait, daemon=True).start()


def think(game: str, bot: str, seed: str, question: Question, view: Seen) -> str:
    """What a worker does: make the bot and ask it; that it rides this game is known."""
    return make_bot(bot, seed, game).answer(question, lambda: view)
