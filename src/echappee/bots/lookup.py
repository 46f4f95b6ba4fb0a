"""Bots by the words of a command: their name, `patron:think=64`, module:Class, FILE.py:Class, or cmd:COMMAND.

Only commands ask for these: a table on a server, a record or a tour file must not name a program to run, and
thinking takes its time.
"""

import sys
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import ClassVar, Final, Generic, TypeVar
from urllib.parse import quote

from echappee.bots.bot import Bot
from echappee.bots.bot_entry import BotEntry
from echappee.bots.game_bots import bot_named, make_bot
from echappee.bots.guarded import Guarded
from echappee.bots.plugins import make_with, plugins_of
from echappee.bots.talker import Talker
from echappee.engine import Refused, install
from echappee.games import game_named

V = TypeVar("V")
THINK: Final = ":think="
COMMAND: Final = "cmd:"
DIGITS: Final = 5
"""The most digits of the number of races for each answer."""


@dataclass(frozen=True, kw_only=True)
class GameThinking(Generic[V]):
    """What a game provides if its bots can look ahead."""

    ROOM: ClassVar[str] = "thinking"

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


def find_bot(word: str, seed: int | str, game: str) -> Bot[object]:
    """A bot by its name, as module:Class, as FILE.py:Class, or as cmd: and the command that starts it."""
    if word.startswith(COMMAND):
        return Talker(word.removeprefix(COMMAND), seed, game)
    if plugin := _plugin(word, game):
        return plugin.make(seed)
    if not is_outside(word):
        return named_bot(word, seed, game)
    place, _, name = word.rpartition(":")
    return make_with(_class_in(place, name), word, seed)


def seat_bot(word: str, seed: int | str, game: str) -> Bot[object]:
    """The same for a seat in a race: a mistake of a bot from outside costs it this race, and nothing else."""
    if is_outside(word) or _plugin(word, game):
        return Guarded(word, lambda: find_bot(word, seed, game), seed, game)
    return named_bot(word, seed, game)


def check_bot(word: str, game: str) -> None:
    """Refuse a bot that cannot be found or does not start, before anything is ridden."""
    try:
        find_bot(word, 0, game)
    except Refused as refusal:
        if not refusal.code.startswith("bot-"):
            raise
        raise Refused("unknown-bot", f"the bot {word[:40]!r} {refusal}") from None


def is_known(word: str, game: str) -> bool:
    """Whether there is such a bot; refuses one from outside that cannot be found or does not start."""
    name = word.partition(THINK)[0]
    if not is_outside(word):
        return bool(bot_named(name, game) or _plugin(name, game))
    check_bot(word, game)
    return True


def as_recorded(word: str) -> str:
    """A word of a record's tag `players`: there are no spaces in it."""
    return quote(word, safe="/:=.@+~-_") if is_outside(word) else word


def is_outside(word: str) -> bool:
    """Whether this text locates a bot rather than naming one."""
    return word.startswith(COMMAND) or (":" in word and not is_thinking(word))


def _plugin(word: str, game: str) -> BotEntry[object] | None:
    return None if bot_named(word, game) else plugins_of(game).get(word)


def _class_in(place: str, name: str) -> Callable[..., Bot[object]]:
    try:
        module = _module_in_file(Path(place).resolve()) if place.endswith(".py") else import_module(place)
        kind: Callable[..., Bot[object]] = getattr(module, name)
    except Exception as error:  # noqa: BLE001 - somebody else's code may raise anything
        raise Refused("unknown-bot", f"{place}:{name} cannot be found: {error}") from None
    return kind


@cache
def _module_in_file(path: Path) -> ModuleType:
    spec = spec_from_file_location(f"echappee_bots_{path.stem}", path)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    sys.modules[module.__name__] = module  # dataclasses look for their module there
    spec.loader.exec_module(module)
    return module
