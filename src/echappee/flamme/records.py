"""What a race record says about Flamme Rouge: the tags from which the first position is made."""

from collections.abc import Mapping

from echappee.engine import Refused
from echappee.flamme.lines import print_rules, read_line, read_rules
from echappee.flamme.position import Position
from echappee.flamme.setup import Setup, TeamSetup, set_up
from echappee.road.errors import RoadError
from echappee.road.text import print_tiles, read_tiles

TAGS: tuple[str, ...] = ("tiles", "rules", "teams", "handicap", "position")


def setup_tags(setup: Setup) -> dict[str, str]:
    """The tags that say how this race was set up."""
    tags = {
        "tiles": print_tiles(setup.tiles),
        "rules": print_rules(setup.ruleset),
        "teams": " ".join(team.kind for team in setup.teams),
    }
    if any(any(team[1:]) for team in setup.teams):
        tags["handicap"] = " ".join(
            f"{team.rouleur_handicap}/{team.sprinteur_handicap}" for team in setup.teams
        )
    return tags


def read_start(tags: Mapping[str, str]) -> Position:
    """The first position of the race that these tags describe."""
    if "position" in tags:
        if extra := [tag for tag in TAGS[:-1] if tag in tags]:
            raise Refused("bad-record", f"a record with a position has no tag {extra[0]}")
        return read_line(tags["position"])
    return set_up(read_setup(tags))


def read_setup(tags: Mapping[str, str]) -> Setup:
    """Read what `setup_tags` printed."""
    if missing := [tag for tag in ("tiles", "rules", "teams") if tag not in tags]:
        raise Refused("bad-record", f"the tag {missing[0]} is missing")
    try:
        tiles = read_tiles(tags["tiles"])
    except RoadError as error:
        raise Refused(error.code, f"tiles: {error.detail}") from None
    kinds = tags["teams"].split(" ")
    handicaps = tags.get("handicap", " ".join(["0/0"] * len(kinds))).split(" ")
    if len(handicaps) != len(kinds):
        raise Refused("bad-record", "there must be one handicap for each team")
    teams = tuple(TeamSetup(kind, *_handicap(text)) for kind, text in zip(kinds, handicaps, strict=True))
    return Setup(tiles, teams, read_rules(tags["rules"]))


def _handicap(text: str) -> tuple[int, int]:
    rouleur, _, sprinteur = text.partition("/")
    if not (rouleur.isascii() and rouleur.isdigit() and sprinteur.isascii() and sprinteur.isdigit()):
        raise Refused("bad-record", f"a handicap is two numbers such as 1/1, not {text}")
    return int(rouleur), int(sprinteur)
