"""Races in environments, and positions in them that differ in what one seat may not know."""

from typing import Any

import numpy as np

from echappee.bots import make_bot
from echappee.envs.conversation import Conversation
from echappee.envs.races import Racing
from echappee.envs.spelling import OpenQuestion, Spelling, Words
from echappee.flamme.envs import flamme_v0, flamme_v1
from echappee.homas.envs import homas_v0, homas_v1

MODULES: dict[tuple[str, int], Any] = {
    ("flamme", 0): flamme_v0,
    ("homas", 0): homas_v0,
    ("flamme", 1): flamme_v1,
    ("homas", 1): homas_v1,
}
GAMES = ("flamme", "homas")


def racing(game: str, seed: int = 1, tags: dict[str, str] | None = None, version: int = 0) -> Racing:
    """A race in which all seats are asked."""
    begun = Racing(game, version, tags, None)
    begun.begin(seed, np.random.default_rng(0), begun.seats)
    return begun


def say_answer(conversation: Conversation[Any, Any], seat: str, answer: str) -> None:
    """Say this answer word by word."""
    asked = conversation.asked[seat]
    while conversation.asked.get(seat) is asked:
        conversation.say(seat, word_towards(asked, answer))


def word_towards(asked: OpenQuestion, answer: str) -> int:
    """The next word of this answer, found by trying."""
    return next(word for word in asked.allowed if leads_to(asked.spelling, (*asked.said, word), answer))


def leads_to(spelling: Spelling, said: Words, answer: str) -> bool:
    more = spelling.allowed(said)
    if not more:
        return spelling.answer(said) == answer
    return any(leads_to(spelling, (*said, word), answer) for word in more)


def bots_of(race: Racing, name: str) -> dict[str, Any]:
    """As a simulation makes them."""
    seed = f"{race.seed}/{race.number}"
    return {seat: make_bot(name, f"{seed}/{seat}", race.rules.name) for seat in race.seats}
