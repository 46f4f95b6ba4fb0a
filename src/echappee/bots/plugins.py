"""Bots of other packages: an entry point names a class, or a `BotEntry` with more words about it."""

import inspect
import logging
import os
from collections.abc import Callable, Mapping, Sequence
from functools import cache, partial
from importlib.metadata import EntryPoint, entry_points
from typing import Final

from echappee.bots.bot import Bot
from echappee.bots.bot_entry import BotEntry
from echappee.engine import Refused

ENTRY_POINTS: Final = "echappee.bots"
"""The group in which an installed package names its bots."""
OFFERED: Final = "ECHAPPEE_BOTS"
"""The environment variable with the names that a server offers; its worker processes read it too."""
USUAL_LEVEL: Final = 3


def plugins_of(game: str) -> Mapping[str, BotEntry[object]]:
    """The installed bots that ride this game, by name; the log names one that cannot be loaded."""
    found = {name: _entry(point) for name, point in _points().items()}
    return {name: entry for name, entry in found.items() if entry and game in (entry.games or (game,))}


def offered(game: str) -> Mapping[str, BotEntry[object]]:
    """Those that the owner of this server offers to people."""
    names = os.environ.get(OFFERED)
    if not names:
        return {}
    return {name: entry for name, entry in plugins_of(game).items() if name in names.split(",")}


def offer(names: Sequence[str]) -> None:
    """Offer these to people; refuses a name that is not installed."""
    if missing := [name for name in names if name not in _points()]:
        known = ", ".join(_points()) or "none"
        raise Refused("unknown-bot", f"no package has a bot {missing[0]!r}; installed are: {known}")
    os.environ[OFFERED] = ",".join(names)


@cache
def _points() -> Mapping[str, EntryPoint]:
    return {point.name: point for point in entry_points(group=ENTRY_POINTS)}


@cache
def _entry(point: EntryPoint) -> BotEntry[object] | None:
    try:
        loaded = point.load()
    except Exception as error:  # noqa: BLE001 - somebody else's package may raise anything
        why = f"{type(error).__name__}: {error}"
        logging.getLogger(__name__).warning("the bot %s is left out: %s", point.name, why)
        return None
    if isinstance(loaded, BotEntry):
        return loaded
    words = (inspect.getdoc(loaded) or "").partition("\n")[0].rstrip(".")
    make = partial(make_with, loaded, point.name)
    return BotEntry(make=make, called={"en": point.name}, about={"en": words}, level=USUAL_LEVEL)


def make_with(kind: Callable[..., Bot[object]], word: str, seed: int | str) -> Bot[object]:
    """A bot of this class, with the seed if it takes one; refuses what is no bot."""
    try:
        takes_seed = _accepts(kind, seed)
        made = kind(seed) if takes_seed else kind()
    except Exception as error:  # noqa: BLE001 - somebody else's code may raise anything
        raise Refused("unknown-bot", f"{word} cannot be made: {type(error).__name__}: {error}") from None
    if not callable(getattr(made, "answer", None)):
        raise Refused("unknown-bot", f"{word} is not a bot: it has no method answer(question, look)")
    return made


def _accepts(kind: Callable[..., object], seed: int | str) -> bool:
    try:
        inspect.signature(kind).bind(seed)
    except TypeError:
        return False
    except ValueError:  # some classes of C do not say
        return True
    return True
