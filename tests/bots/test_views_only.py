"""A bot can be given views and nothing else, in either game.

The proof is made by the type checker, which runs over the tests as well: it reports an ignore that it does
not need, so those below hold only as long as a bot that wants a position is an error.
"""

from collections.abc import Callable
from typing import Generic, TypeVar

from echappee.bots import Bot, RandomBot, drive
from echappee.engine import Question, Race, SeededDealer
from echappee.flamme import rules as flamme
from echappee.homas import rules as homas
from echappee.homas.rules.cards import HIDDEN
from tests.tables import started

V = TypeVar("V")


class FlammeCheat:
    """Would answer from everybody's hands."""

    def answer(self, question: Question, look: Callable[[], flamme.Position]) -> str:
        return str(look().riders[0].pile[0]) if question.id.kind == "card" else (question.options() or ())[0]


class HomasCheat:
    """Would answer from everybody's fitness cards."""

    def answer(self, question: Question, look: Callable[[], homas.Position]) -> str:
        return (question.options() or ())[0 if look().riders[0].fitness == "K" else -1]


class Honest(Generic[V]):
    """Answers from what its seat may know."""

    def __init__(self) -> None:
        self.seen: V | None = None

    def answer(self, question: Question, look: Callable[[], V]) -> str:
        self.seen = look()
        return (question.options() or ())[0]


def let_it_cheat_in_flamme(race: flamme.FlammeRace) -> None:
    bot: Bot[flamme.View] = FlammeCheat()  # type: ignore[assignment]
    drive(race, {"blue": bot})


def let_it_cheat_in_homas(race: homas.HomasRace) -> None:
    bot: Bot[homas.View] = HomasCheat()  # type: ignore[assignment]
    drive(race, {"red": bot})


def test_a_bot_of_flamme_is_shown_the_view_of_its_own_seat() -> None:
    race = started(2, seed=1)
    honest = Honest[flamme.View]()
    bots: dict[str, Bot[flamme.View]] = {"blue": honest, "red": RandomBot(1)}
    drive(race, bots)
    assert isinstance(honest.seen, flamme.View)
    assert honest.seen.seat == "blue"
    assert all(rider.pile is None for rider in honest.seen.riders if rider.team != "blue")


def test_a_bot_of_homas_is_shown_the_view_of_its_own_seat() -> None:
    start = homas.set_up(homas.Setup("road:0x12", ("team", "team")))
    race: homas.HomasRace = Race(homas.HOMAS, start, SeededDealer(1))
    honest = Honest[homas.View]()
    drive(race, {"red": honest})
    assert isinstance(honest.seen, homas.View)
    assert honest.seen.seat == "red"
    assert all(isinstance(rider, homas.RiderView) for rider in honest.seen.riders)
    assert {rider.fitness for rider in honest.seen.riders if rider.team == "white"} == {HIDDEN}
    assert HIDDEN not in {rider.fitness for rider in honest.seen.riders if rider.team == "red"}
