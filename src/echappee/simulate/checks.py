"""What every plan is held to before anything is ridden."""

from collections.abc import Sequence

from echappee.bots.outside import find_bot
from echappee.engine import Refused
from echappee.notation.game_rules import DIRECTED


def check_bots(kinds: Sequence[str], bots: Sequence[str], game: str) -> None:
    """Refuse bots that do not exist, or a number of them that does not fit teams of these kinds."""
    if len(bots) != len(kinds):
        raise Refused("bad-teams", f"{len(kinds)} teams need as many bots, not {len(bots)}")
    for name, kind in zip(bots, kinds, strict=True):
        if kind == DIRECTED:
            find_bot(name, 0, game)


def check_races(count: int) -> None:
    if count < 1:
        raise Refused("bad-races", f"at least one race must be ridden, not {count}")


def check_tours(count: int) -> None:
    if count < 1:
        raise Refused("bad-tours", f"at least one tour must be ridden, not {count}")
