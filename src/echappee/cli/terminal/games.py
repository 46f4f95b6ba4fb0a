"""Which game is meant: said outright, or by the road."""

import argparse
from difflib import get_close_matches
from typing import TYPE_CHECKING

from echappee.engine import Refused

if TYPE_CHECKING:
    from echappee.homas.rules import Course

FLAMME, HOMAS = GAMES = ("flamme", "homas")
FLAMMES_OWN = {
    "weather": False,
    "breakaway": False,
    "ride_out": False,
    "specialists": False,
    "riders": None,
    "format": None,
    "extended": None,
    "baroudeur_bid": False,
    "super_combative": False,
    "placement": "choose",
}
"""Options that mean nothing in Homas Tour Pro, with their values where nobody gives them."""
OWN_ROADS = ("road:", "time-trial-")
"""How a road begins that is one of Homas Tour Pro without having an id."""


def add_game(parser: argparse.ArgumentParser) -> None:
    """The game; a course's id says it as well."""
    parser.add_argument("--game", choices=GAMES, help=f"{FLAMME} if neither this nor the road says it")


def game_of(game: str | None, road: str | None) -> str:
    """The game that is meant by these options."""
    return game or (HOMAS if is_course(road) else FLAMME)


def refuse_flammes_own(args: argparse.Namespace) -> None:
    """Refuse options that only Flamme Rouge has."""
    for name, otherwise in FLAMMES_OWN.items():
        if getattr(args, name, otherwise) != otherwise:
            raise Refused("bad-options", f"--{name.replace('_', '-')} is not for Homas Tour Pro")


def is_course(road: str | None) -> bool:
    """Whether this names a course of Homas Tour Pro."""
    from echappee.homas.rules import COURSES

    return road is not None and (road in COURSES or road.startswith(OWN_ROADS))


def pick_course(text: str) -> "Course":
    """The course of this text; the refusal names ids that look or sound like it."""
    from echappee.homas.rules import course

    if is_course(text):
        return course(text)
    close = close_courses(text)
    hint = f"; close to it: {', '.join(close)}" if close else ""
    raise Refused("unknown-course", f"there is no course {text!r}{hint}")


def close_courses(text: str) -> list[str]:
    """Ids of courses that are near to this, or whose name is."""
    from echappee.homas.rules import COURSES

    wanted = text.casefold().strip()
    named = {known: str(data["name"]).casefold() for known, data in COURSES.items()}
    near = get_close_matches(wanted, named.values(), n=3)
    by_name = [known for known, name in named.items() if wanted and (wanted in name or name in near)]
    return list(dict.fromkeys(by_name + get_close_matches(wanted, named, n=3)))[:3]
