"""The bots there are, by name, and the games that they ride. Adding one is adding a line to `BOTS`."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, Final, NamedTuple, overload

from echappee.bots.bot import Bot
from echappee.bots.domestique import DomestiqueBot
from echappee.bots.random_bot import RandomBot
from echappee.bots.tempo import TempoBot
from echappee.engine import Refused
from echappee.flamme import FLAMME, View
from echappee.homas import HOMAS


class Listing(NamedTuple):
    """A bot as people choose it: what it is like, how one is made from a seed, and what it can ride."""

    description: str
    make: Callable[[int | str], Bot[Any]]
    games: tuple[str, ...]


BOTS: Final[Mapping[str, Listing]] = MappingProxyType(
    {
        "random": Listing(
            "takes whatever comes: every card of a hand is equally likely",
            RandomBot,
            (FLAMME.name, HOMAS.name),
        ),
        "tempo": Listing(
            "counts cards, rides in the wheels and saves its legs for the sprint", TempoBot, (FLAMME.name,)
        ),
        "domestique": Listing(
            "shelters its leader and its sprinter, and lets the others work", DomestiqueBot, (HOMAS.name,)
        ),
    }
)


def bots_of(game: str) -> Mapping[str, Listing]:
    """The bots that ride this game."""
    return {name: bot for name, bot in BOTS.items() if game in bot.games}


@overload
def make_bot(name: str, seed: int | str) -> Bot[View]: ...
@overload
def make_bot(name: str, seed: int | str, game: str) -> Bot[Any]: ...
def make_bot(name: str, seed: int | str, game: str = FLAMME.name) -> Bot[Any]:
    """The bot of this name; with the same seed it gives the same answers to the same questions."""
    known = bots_of(game)
    if name not in known:
        raise Refused("unknown-bot", f"there is no bot {name!r}; there are {', '.join(known)}")
    return known[name].make(seed)
