"""A plan: a road, and what it is meant for."""

from collections.abc import Sequence
from typing import Final, Literal, NamedTuple

from echappee.flamme.road.stages import Token
from echappee.flamme.road.tokens import place_tokens
from echappee.flamme.road.track import Track

Kind = Literal["normal", "ttt", "itt", "extended"]

TRIALS: Final = ("ttt", "itt")
MANY: Final = 5
"""With this many players or more, a stage needs room for them."""


class Plan(NamedTuple):
    """What the designing rules judge."""

    track: Track
    players: int
    """The most players it is meant for."""
    kind: Kind
    tour: bool
    tokens: tuple[Token, ...]

    @property
    def trial(self) -> bool:
        """Whether riders ride against the clock."""
        return self.kind in TRIALS

    @property
    def for_many(self) -> bool:
        """Whether five or six may play."""
        return self.players >= MANY

    def has(self, piece: str) -> bool:
        """Whether this piece of cardboard lies on the road, on either side."""
        return any(tile.physical == piece for tile in self.track.tiles)


def make_plan(
    track: Track, players: int, kind: Kind, *, tour: bool, tokens: Sequence[Token] | None = None
) -> Plan:
    """The plan of a stage; where no card says where the tokens lie, the rules do."""
    by_rule = () if kind in TRIALS else place_tokens(track)
    return Plan(track, players, kind, tour, by_rule if tokens is None else tuple(tokens))
