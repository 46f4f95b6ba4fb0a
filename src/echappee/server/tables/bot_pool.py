"""Where bots think: in worker processes, with a time limit, so that no bot can hold up a table."""

from functools import partial

from echappee.bots import make_bot
from echappee.engine import Question
from echappee.notation.game_rules import Seen
from echappee.server.workers import Workplace

BUDGET_S = 5.0


class BotFailure(Exception):
    """A bot crashed, thought too long or gave an answer that is not allowed."""


class BotPool:
    """Asks bots for answers, each in a worker process, so that a crash or a hang harms no other bot."""

    def __init__(self, workers: Workplace, budget_s: float = BUDGET_S) -> None:
        self._budget_s = budget_s
        self._workers = workers

    async def answer(  # noqa: PLR0913 - what a bot is asked, and whose turn that takes
        self, game: str, bot: str, seed: str, question: Question, view: Seen, *, share: str = ""
    ) -> str:
        """The bot's answer; BotFailure if there is none in time. Waiting for a worker does not count."""
        try:
            thinking = partial(think, game, bot, seed, question, view)
            answer = await self._workers.run(share, self._budget_s, thinking)
        except Exception as error:
            raise BotFailure(bot) from error
        if not question.allows(answer):
            raise BotFailure(bot)
        return answer

    def close(self) -> None:
        self._workers.close()


def think(game: str, bot: str, seed: str, question: Question, view: Seen) -> str:
    """What a worker does: make the bot, which is known to ride this game, and ask it."""
    return make_bot(bot, seed, game).answer(question, lambda: view)
