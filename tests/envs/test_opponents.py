"""Opponents of one seat are words, classes and bots; wrong words are refused when the environment is made."""

from collections.abc import Callable

import pytest

from echappee.bots import RandomBot
from echappee.engine import Question, Refused
from echappee.envs import SeatEnv
from echappee.envs.races import rewards_of
from tests.envs.riding import GAMES


class Sleeper:
    """Takes the first answer."""

    def __init__(self) -> None:
        self.asked = 0

    def answer(self, question: Question, look: Callable[[], object]) -> str:  # noqa: ARG002 - it never looks
        self.asked += 1
        return question.sample(lambda _: 0)


class Failing(Sleeper):
    def answer(self, question: Question, look: Callable[[], object]) -> str:
        raise ValueError(question.id, look)


def ridden(env: SeatEnv) -> tuple[float, dict[str, object]]:
    """The reward and the info at the end of a race in which the seat takes the first words."""
    _, info = env.reset(seed=1)
    reward, over = 0.0, False
    while not over:
        _, reward, over, _, info = env.step(env.action_masks().argmax())
    return reward, info


@pytest.mark.parametrize("game", GAMES)
def test_opponents_are_words_classes_and_bots(game: str) -> None:
    agent = Sleeper()
    env = SeatEnv(game, bots=("echappee.bots:RandomBot", RandomBot, agent))
    reward, info = ridden(env)
    assert env.race.over
    assert reward == rewards_of(env.race.position)[env.seat]
    assert info == {}
    assert agent.asked > 0


@pytest.mark.parametrize("word", ["nobody", "json:Nobody", "nobody.py:Bot"])
def test_a_word_that_names_no_bot_is_refused_at_once(word: str) -> None:
    with pytest.raises(Refused):
        SeatEnv("flamme", bots=(word, "tempo", "tempo"))


def test_a_bot_from_outside_that_fails_comes_last_and_is_named() -> None:
    env = SeatEnv("flamme", bots=(f"{__name__}:Failing", "random", "random"))
    _, info = ridden(env)
    assert info["failed"] == ["red"]
    assert rewards_of(env.race.position, {"red"})["red"] == -1


def test_the_mistake_of_a_class_is_shown_to_its_author() -> None:
    env = SeatEnv("flamme", bots=(Failing, "random", "random"))
    with pytest.raises(ValueError):  # noqa: PT011 - it says nothing
        ridden(env)
