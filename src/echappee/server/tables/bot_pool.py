"""Where bots think: in worker processes, with a time limit, so that no bot can hold up a table."""

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
"""A process that takes longer than this to start never will."""


class BotFailure(Exception):
    """A bot crashed, thought too long or gave an answer that is not allowed."""


class BotPool:
    """Asks bots for answers, each in a worker process, so that a crash or a hang harms no other bot."""

    def __init__(self, workers: int = 1, budget_s: float = BUDGET_S) -> None:
        self._budget_s = budget_s
        self._workers = {_new_worker() for _ in range(workers)}
        self._free: asyncio.Queue[ProcessPoolExecutor] = asyncio.Queue()
        self._cold = set(self._workers)
        for worker in self._workers:
            self._free.put_nowait(worker)

    async def answer(self, game: str, bot: str, seed: str, question: Question, view: Seen) -> str:
        """The bot's answer; BotFailure if there is none in time. Waiting for a worker does not count."""
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
        """Let a new worker start its process, which takes a while on a busy machine."""
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
    """What a worker does first: make sure that it exits even if the server is killed."""
    server = multiprocessing.parent_process()

    def wait() -> None:
        if server is not None:
            server.join()
        os._exit(0)

    threading.Thread(target=wait, daemon=True).start()


def think(game: str, bot: str, seed: str, question: Question, view: Seen) -> str:
    """What a worker does: make the bot, which is known to ride this game, and ask it."""
    return make_bot(bot, seed, game).answer(question, lambda: view)
