"""Bots that misbehave. Each worker process of the tests imports this file, so it imports little."""

import os
import time

from echappee.engine import Question
from echappee.notation.game_rules import SomeView
from echappee.server.tables.bots import think

FOREVER_S = 60.0


def strange(game: str, bot: str, seed: str, question: Question, view: SomeView) -> str:
    """What a worker does in these tests: some bots misbehave."""
    if bot == "raises":
        raise ValueError(seed)
    if bot == "hangs":
        time.sleep(FOREVER_S)
    if bot == "exits":
        os._exit(3)
    if bot == "swells":
        return "R" * 10_000_000
    if bot == "unpicklable":
        return lambda: seed  # type: ignore[return-value]
    return "nonsense" if bot == "dreams" else think(game, "random", seed, question, view)


def strange_tempo(game: str, bot: str, seed: str, question: Question, view: SomeView) -> str:
    """At a table, bots named tempo hang when they ride for red."""
    standing = "hangs" if (bot, question.seat) == ("tempo", "red") else "random"
    return strange(game, standing, seed, question, view)
