"""Bots that are not in the list of a game: a class in somebody's module, or another program.

Only commands ask for these: a table on a server, a record or a tour file must not name a program to run.
"""

from importlib import import_module

from echappee.bots.bot import Bot
from echappee.bots.talking import Talker
from echappee.bots.thinking import is_thinking, named_bot
from echappee.engine import Refused

COMMAND = "cmd:"


def find_bot(word: str, seed: int | str, game: str) -> Bot[object]:
    """A bot by its name, as module:Class, or as cmd: and the command that starts it."""
    if word.startswith(COMMAND):
        return Talker(word.removeprefix(COMMAND), seed, game)
    if not is_outside(word):
        return named_bot(word, seed, game)
    module, _, name = word.partition(":")
    return _from_module(module, name, seed)


def is_outside(word: str) -> bool:
    """Whether this says where a bot is rather than what it is called."""
    return ":" in word and not is_thinking(word)


def _from_module(module: str, name: str, seed: int | str) -> Bot[object]:
    try:
        made: Bot[object] = getattr(import_module(module), name)(seed)
    except (ImportError, AttributeError, TypeError, ValueError) as error:
        raise Refused("unknown-bot", f"{module}:{name} cannot be made with a seed: {error}") from None
    return made
