"""The bots there are, by name. Adding one is adding a line to `BOTS`."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final, NamedTuple

from echappee.bots.bot import Bot
from echappee.bots.random_bot import RandomBot
from echappee.bots.tempo import TempoBot
from echappee.engine import Refused
from echappee.flamme import View


class Listing(NamedTuple):
    """A bot as people choose it: what it is like, and how one is made from a seed."""

    description: str
    make: Callable[[int | str], Bot[View]]


BOTS: Final[Mapping[str, Listing]] = MappingProxyType(
    {
        "random": Listing("takes whatever comes: every card of a hand is equally likely", RandomBot),
        "tempo": Listing("counts cards, rides in the wheels and saves its legs for the sprint", TempoBot),
    }
)


def make_bot(name: str, seed: int | str) -> Bot[View]:
    """The bot of this name; with the same seed it gives the same answers to the same questions."""
    if name not in BOTS:
        raise Refused("unknown-bot", f"there is no bot {name!r}; there are {', '.join(BOTS)}")
    return BOTS[name].make(seed)
