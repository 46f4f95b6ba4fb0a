"""Bots by the words of a command: their name, `patron:think=64`, module:Class, or a program after cmd:.

Only commands ask for these: a table on a server, a record or a tour file must not name a program to run, and
thinking takes its time.
"""

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from typing import ClassVar, Final, Generic, TypeVar

from echappee.bots.bot import Bot
from echappee.bots.game_bots import make_bot
from echappee.bots.talker import Talker
from echappee.engine import Refused, install
from echappee.games import game_named

V = TypeVar("V")
THINK: Final = ":think="
DIGITS: Final = 5
"""The most digits of the number of races for each answer."""


@dataclass(frozen=True, kw_only=True)
class GameThinking(Generic[V]):
    """What a game provides if its bots can look ahead."""

    ROOM: ClassVar = "thinking"

    bots: dict[str, Callable[[int | str, int], Bot[V]]]
    """The bots that can think, by name; each is made from a seed and the number of races for each answer."""


def named_bot(word: str, seed: int | str, game: str) -> Bot[object]:
    """A bot by its name; it thinks first if the name says so."""
    name, thinks, races = word.partition(THINK)
    if not thinks:
        return make_bot(word, seed, game)
    if not (races.isascii() and races.isdigit() and len(races) <= DIGITS and int(races)):
        most = 10**DIGITS - 1
        raise Refused("unknown-bot", f"{word[:40]!r} must end in a number of races from 1 to {most}")
    bots = _thinkers(game)
    if name not in bots:
        raise Refused("unknown-bot", f"{name!r} cannot think; these bots can: {', '.join(bots)}")
    return bots[name](seed, int(races))


def is_thinking(word: str) -> bool:
    """Whether this name says that the bot thinks."""
    return THINK in word


def _thinkers(game: str) -> dict[str, Callable[[int | str, int], Bot[object]]]:
    try:
        thinking: GameThinking[object] = game_named(game).room(GameThinking)
    except ModuleNotFoundError as error:
        detail = f"thinking needs the package {error.name}: {install('fast')}"
        raise Refused("no-fast", detail) from None
    return thinking.bots


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
    """Whether this text locates a bot rather than naming one."""
    return ":" in word and not is_thinking(word)


def _from_module(module: str, name: str, seed: int | str) -> Bot[object]:
    try:
        made: Bot[object] = getattr(import_module(module), name)(seed)
    except (ImportError, AttributeError, TypeError, ValueError) as error:
        raise Refused("unknown-bot", f"{module}:{name} cannot be made with a seed: {error}") from None
    return made
