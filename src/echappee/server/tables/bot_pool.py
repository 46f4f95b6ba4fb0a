"""Where bots think: in processes of their own, with a time limit, so that none can hold up a table."""

import asyncio
import multiprocessing
import os
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any

from echappee.bots import make_bot
from echappee.engine import Question

View = Any
"""What the seat knows that is asked; each game has its own."""

BUDGET_S = 5.0
START_S = 60.0
"""A process that takes longer to start will never do."""


class BotFailure(Exception):
    """A bot crashed, thought too long or gave no allowed answer."""


class Stable:
    """Asks bots for answers, each in a stall of its own: one that crashes or hangs harms no other."""

    def __init__(self, workers: int = 1, budget_s: float = BUDGET_S) -> None:
        self._budget_s = budget_s
        self._stalls = {_new_stall() for _ in range(workers)}
        self._free: asyncio.Queue[ProcessPoolExecutor] = asyncio.Queue()
        self._cold = set(self._stalls)
        for stall in self._stalls:
            self._free.put_nowait(stall)

    async def answer(self, game: str, bot: str, seed: str, question: Question, view: View) -> str:
        """The bot's answer; BotFailure if it has none in time. Waiting for a stall is not its time."""
        stall = await self._free.get()
        try:
            await self._warm(stall)
            thinking = asyncio.get_running_loop().run_in_executor(
                stall, think, game, bot, seed, question, view
            )
            answer = await asyncio.wait_for(thinking, self._budget_s)
        except (TimeoutError, BrokenProcessPool) as error:
            stall = self._replaced(stall)
            raise BotFailure(bot) from error
        except Exception as error:
            raise BotFailure(bot) from error
        finally:
            self._free.put_nowait(stall)
        if not question.allows(answer):
            raise BotFailure(bot)
        return answer

    def close(self) -> None:
        """Send the workers home."""
        for stall in self._stalls:
            stall.shutdown(wait=False, cancel_futures=True)

    async def _warm(self, stall: ProcessPoolExecutor) -> None:
        """A new stall has yet to start its process, which takes a while on a busy machine."""
        if stall in self._cold:
            await asyncio.wait_for(asyncio.get_running_loop().run_in_executor(stall, os.getpid), START_S)
            self._cold.discard(stall)

    def _replaced(self, broken: ProcessPoolExecutor) -> ProcessPoolExecutor:
        for process in list((broken._processes or {}).values()):  # noqa: SLF001 - there is no public way
            process.kill()
        broken.shutdown(wait=False, cancel_futures=True)
        self._stalls.remove(broken)
        self._cold.discard(broken)
        fresh = _new_stall()
        self._stalls.add(fresh)
        self._cold.add(fresh)
        return fresh


def _new_stall() -> ProcessPoolExecutor:
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


def think(game: str, bot: str, seed: str, question: Question, view: View) -> str:
    """What a worker does: make the bot and ask it; that it rides this game is known."""
    return make_bot(bot, seed, game).answer(question, lambda: view)
