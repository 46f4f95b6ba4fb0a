"""What people call out at a table. Like presence, none of it is stored."""

from collections.abc import Callable
from typing import Final, NamedTuple

from echappee.engine import Refused
from echappee.server.config import Rate
from echappee.server.limits import Buckets
from echappee.server.messages.protocol import Called

ASKING: Final = ("nudge", "rest")
"""Those that ask something of others: to answer, or to let bots ride the rest."""

SHOUTS = Rate(6 / 60, 6)
ASKS = Rate(1 / 60, 1)


class Shout(NamedTuple):
    """The latest of one seat, and how many it has made."""

    word: str
    number: int


SILENT: Final = Shout("", 0)


class Shouts:
    """The latest shout of each seat, and how many more each may make."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._shouts = Buckets(SHOUTS, clock)
        self._asks = Buckets(ASKS, clock)
        self.latest: dict[str, Shout] = {}

    def shout(self, seat: str, word: Called) -> None:
        if not (self._asks if word in ASKING else self._shouts).take(seat):
            raise Refused("too-fast", "a little less often, please")
        before = self.latest.get(seat)
        self.latest[seat] = Shout(word, before.number + 1 if before else 1)
