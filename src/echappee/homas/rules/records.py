"""What a race record says about Homas Tour Pro: the tags from which the first position is made."""

from collections.abc import Mapping
from typing import Final

from echappee.engine import Refused
from echappee.homas.rules.lineup import BOARD
from echappee.homas.rules.position import Position
from echappee.homas.rules.setup import Setup, set_up

TAGS: Final = ("course", "teams", "order", "draws", "tired", "jerseys", "lineup")


def setup_tags(setup: Setup) -> dict[str, str]:
    """The tags that say how this race was set up."""
    tags = {"course": setup.course, "teams": " ".join(setup.teams)}
    if setup.order:
        tags["order"] = " ".join(setup.order)
    if setup.draws:
        tags["draws"] = "".join(map(str, setup.draws))
    if setup.tired:
        tags["tired"] = " ".join(setup.tired)
    if setup.jerseys:
        tags["jerseys"] = " ".join(f"{jersey}={rider}" for jersey, rider in setup.jerseys)
    if setup.lineup != BOARD:
        tags["lineup"] = setup.lineup
    return tags


def begin(tags: Mapping[str, str]) -> Position:
    """The first position of a race that is set up as these tags say."""
    return set_up(read_setup(tags))


def read_setup(tags: Mapping[str, str]) -> Setup:
    """Read what `setup_tags` printed."""
    if missing := [tag for tag in ("course", "teams") if tag not in tags]:
        raise Refused("bad-record", f"the tag {missing[0]} is missing")
    draws = tags.get("draws", "")
    if draws and not (draws.isascii() and draws.isdigit()):
        raise Refused("bad-record", f"{draws[:40]} does not say how many cards each rider draws")
    pairs = [part.partition("=") for part in tags.get("jerseys", "").split()]
    return Setup(
        course=tags["course"],
        teams=tuple(tags["teams"].split(" ")),
        order=tuple(tags.get("order", "").split()),
        draws=tuple(map(int, draws)),
        tired=tuple(tags.get("tired", "").split()),
        jerseys=tuple((jersey, rider) for jersey, _, rider in pairs),
        lineup=tags.get("lineup", BOARD),
    )
