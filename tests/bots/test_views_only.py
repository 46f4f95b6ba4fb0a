"""A bot can be given views and nothing else.

The proof is made by the type checker, which runs over the tests as well: it reports an ignore that it does
not need, so the one below stands only as long as a bot that wants a position is an error.
"""

from collections.abc import Callable

from echappee.bots import Bot, RandomBot, drive
from echappee.engine import Question
from echappee.flamme.rules import FlammeRace, Position, View
from tests.tables import started


class Cheat:
    """Would answer from everybody's hands."""

    def answer(self, question: Question, look: Callable[[], Position]) -> str:
        return str(look().riders[0].pile[0]) if question.id.kind == "card" else (question.options() or ())[0]


class Honest:
    """Answers from what its seat may know."""

    def answer(self, question: Question, look: Callable[[], View]) -> str:
        self.seen = look()
        return (question.options() or ())[0]


def let_it_cheat(race: FlammeRace) -> None:
    bot: Bot[View] = Cheat()  # type: ignore[assignment]
    drive(race, {"blue": bot})


def test_a_bot_is_shown_the_view_of_its_own_seat() -> None:
    race = started(2, seed=1)
    honest = Honest()
    bots: dict[str, Bot[View]] = {"blue": honest, "red": RandomBot(1)}
    drive(race, bots)
    assert isinstance(honest.seen, View)
    assert honest.seen.seat == "blue"
    assert all(rider.pile is None for rider in honest.seen.riders if rider.team != "blue")
