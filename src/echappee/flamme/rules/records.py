"""What a race record says about Flamme Rouge: the tags from which the first position is made."""

import re
from collections.abc import Mapping
from typing import Final

from echappee.engine import Refused
from echappee.flamme.road.text import print_tiles, read_tiles
from echappee.flamme.rules.position import Position
from echappee.flamme.rules.position_line import print_rules, read_rules
from echappee.flamme.rules.setup import COLOURS, Setup, TeamSetup, set_up
from echappee.notation.record import is_number

TAGS: Final = ("tiles", "rules", "teams", "handicap", "specialists", "first", "points", "jerseys")
PAIRS = {"handicap": "1/1", "specialists": "baroudeur/flahute"}
_JERSEY = re.compile(r"([a-z]+)=([a-z]+)\.([RS])")


def setup_tags(setup: Setup) -> dict[str, str]:
    """The tags that say how this race was set up."""
    tags = {
        "tiles": print_tiles(setup.tiles),
        "rules": print_rules(setup.ruleset),
        "teams": " ".join(team.kind for team in setup.teams),
    }
    if any(any(team.handicaps) for team in setup.teams):
        tags["handicap"] = " ".join("/".join(map(str, team.handicaps)) for team in setup.teams)
    if any(any(team.specialists) for team in setup.teams):
        tags["specialists"] = " ".join("/".join(team.specialists) for team in setup.teams)
    if setup.first:
        tags["first"] = setup.first
    if any(team.points for team in setup.teams):
        tags["points"] = " ".join(str(team.points) for team in setup.teams)
    if setup.jerseys:
        tags["jerseys"] = " ".join(map("=".join, setup.jerseys))
    return tags


def begin(tags: Mapping[str, str]) -> Position:
    """The first position of a race that is set up as these tags say."""
    return set_up(read_setup(tags))


def read_setup(tags: Mapping[str, str]) -> Setup:
    """Read what `setup_tags` printed."""
    if missing := [tag for tag in ("tiles", "rules", "teams") if tag not in tags]:
        raise Refused("bad-record", f"the tag {missing[0]} is missing")
    try:
        tiles = read_tiles(tags["tiles"])
    except Refused as error:
        raise Refused(error.code, f"tiles: {error.detail}") from None
    kinds = tags["teams"].split(" ")
    handicaps = _pairs(tags, "handicap", "0/0", len(kinds))
    specialists = _pairs(tags, "specialists", "/", len(kinds))
    teams = tuple(
        TeamSetup(kind, *_handicap(handicap), *chosen, points)
        for kind, handicap, chosen, points in zip(
            kinds, handicaps, specialists, _points(tags, len(kinds)), strict=True
        )
    )
    jerseys = tuple(read_jerseys(tags).items())
    return Setup(tiles, teams, read_rules(tags["rules"]), tags.get("first", ""), jerseys)


def read_jerseys(tags: Mapping[str, str]) -> dict[str, str]:
    """Who wears which leader's jersey in this stage of a tour; empty if the record does not say."""
    words = tags["jerseys"].split(" ") if "jerseys" in tags else []
    found = [match for match in map(_JERSEY.fullmatch, words) if match]
    riding = COLOURS[: len(tags.get("teams", "").split(" "))]
    worn = {match[1]: f"{match[2]}.{match[3]}" for match in found if match[2] in riding}
    if len(worn) < len(words):
        raise Refused("bad-record", "jerseys are riders of this race such as yellow=blue.R, each jersey once")
    return worn


def _pairs(tags: Mapping[str, str], tag: str, nothing: str, teams: int) -> list[tuple[str, str]]:
    """Two words per team, the Rouleur's and the Sprinteur's."""
    texts = tags.get(tag, " ".join([nothing] * teams)).split(" ")
    if len(texts) != teams:
        raise Refused("bad-record", f"the tag {tag} must say something for each team")
    if wrong := [text for text in texts if text.count("/") != 1]:
        raise Refused("bad-record", f"{tag}: {wrong[0][:40] or 'nothing'} is not a pair such as {PAIRS[tag]}")
    return [(text.split("/")[0], text.split("/")[1]) for text in texts]


def _points(tags: Mapping[str, str], teams: int) -> list[int]:
    """The tour points of each team; zeros if the record does not say."""
    texts = tags.get("points", " ".join(["0"] * teams)).split(" ")
    if len(texts) != teams or not all(text.isascii() and text.isdigit() and len(text) < 4 for text in texts):
        raise Refused("bad-record", "points are one number per team, such as 7 0 3")
    return list(map(int, texts))


def _handicap(pair: tuple[str, str]) -> tuple[int, int]:
    if not all(map(is_number, pair)):
        raise Refused("bad-record", f"a handicap is two numbers such as 1/1, not {'/'.join(pair)[:40]}")
    return int(pair[0]), int(pair[1])
