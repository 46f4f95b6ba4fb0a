"""Bots from outside: whatever they do costs them the race, and harms nothing else."""

import logging
import signal
import threading
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import cache
from types import FrameType
from typing import TypeVar

from echappee.bots import program
from echappee.bots.bot import Bot
from echappee.bots.game_bots import GameBots, make_bot
from echappee.engine import Question, Refused, Seat
from echappee.games import game_named

T = TypeVar("T")
LONGEST_ANSWER = 1000


class Guarded:
    """Answers as a bot does. From its first mistake on the stand-in rides, and its seat has lost the race."""

    def __init__(self, word: str, make: Callable[[], Bot[object]], seed: int | str, game: str) -> None:
        self.failed = False
        self._word = word
        self._stand_in = make_bot(game_named(game).room(GameBots).stand_in, seed, game)
        self._bot = self._watched(make) or self._stand_in

    def answer(self, question: Question, look: Callable[[], object]) -> str:
        answer = None if self.failed else self._watched(lambda: _answer(self._bot, question, look))
        return self._stand_in.answer(question, look) if answer is None else answer

    def _watched(self, act: Callable[[], T]) -> T | None:
        """What this returns; None if it fails."""
        try:
            with _alarm():
                return act()
        except KeyboardInterrupt:
            raise
        except Refused as refusal:
            why = f"{refusal} ({refusal.code})"
        except BaseException as error:  # noqa: BLE001 - somebody else's code may raise anything, SystemExit too
            why = f"raised {type(error).__name__} (bot-error)"
        self.failed = True
        _warn(f"the bot {self._word!r} {why}; it loses the race")
        return None


def failed_seats(bots: Mapping[Seat, Bot[object]]) -> frozenset[Seat]:
    """The seats whose bots made a mistake in this race."""
    return frozenset(seat for seat, bot in bots.items() if isinstance(bot, Guarded) and bot.failed)


def _answer(bot: Bot[object], question: Question, look: Callable[[], object]) -> str:
    answer: object = bot.answer(question, look)
    if isinstance(answer, str) and len(answer) <= LONGEST_ANSWER and question.allows(answer):
        return answer
    shown = repr(answer[: program.SHOWN]) if isinstance(answer, str) else f"a {type(answer).__name__}"
    raise Refused("bot-answer", f"answered {shown}, which is not allowed")


class _TooLate(BaseException):
    """Not an `Exception`: a bot that catches those must not catch this."""


@contextmanager
def _alarm() -> Iterator[None]:
    """Ends what takes too long, where the system can: a program has a limit of its own, a second shorter."""
    if threading.current_thread() is not threading.main_thread() or not hasattr(signal, "setitimer"):
        yield
        return
    before = signal.signal(signal.SIGALRM, _ring)
    signal.setitimer(signal.ITIMER_REAL, program.LIMIT + 1, 1)
    try:
        yield
    except _TooLate:
        raise Refused("bot-late", f"took more than {program.LIMIT:g} seconds") from None
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def _ring(_number: int, _frame: FrameType | None) -> None:
    raise _TooLate


@cache
def _warn(text: str) -> None:
    """Once for each kind of mistake, however many races are ridden."""
    logging.getLogger(__name__).warning("%s", text)
