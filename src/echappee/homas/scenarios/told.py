"""What was told in a race of Homas Tour Pro, line by line, as scenarios write it."""

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Final, cast

from echappee.engine import Event, Refused
from echappee.scenarios.fields import Fields

LISTS: Final = ("order", "events", "fell", "sprinted", "rushed", "summits")
"""What was told, line by line."""
_EVENTS: Final = ("rode", "followed", "countered")
_FORMS: Final[Mapping[str, re.Pattern[str]]] = {
    "order": re.compile(r"[1-5][1-4]"),
    "events": re.compile(r"[1-5][1-4] (\d|1[0-2])", re.ASCII),
    "fell": re.compile(r"[1-5][1-4]( [1-5][1-4])*"),
    "sprinted": re.compile(r"[1-5][1-4] \d+(\+\d+)?", re.ASCII),
    "rushed": re.compile(r"\d+( [1-5][1-4])+", re.ASCII),
    "summits": re.compile(r"\d+( [1-5][1-4])+", re.ASCII),
}
_SAMPLES: Final = {
    "order": "21",
    "events": "21 9",
    "fell": "11 41 31",
    "sprinted": "41 5+2",
    "rushed": "20 31 41",
    "summits": "20 31 41",
}


def read_lines(fields: Fields, key: str) -> tuple[str, ...]:
    """The lines of this key, each in its form."""
    lines = fields.texts(key)
    for line in lines:
        if not _FORMS[key].fullmatch(line):
            raise Refused("bad-outcome", f"{key}: “{line}” is not a line such as {_SAMPLES[key]}")
    return lines


def tell_again(key: str, events: Sequence[Event]) -> Iterator[str]:
    """What the events say, as scenarios write it."""
    for code, args in ((event.code, event.args) for event in events):
        if key == "order" and code in _EVENTS:
            yield str(args["rider"])
        elif key == "events" and code == "event":
            yield f"{args['rider']} {args['result']}"
        elif key == "fell" and code == "fell":
            yield " ".join((str(args["rider"]), *cast("tuple[str, ...]", args["riders"])))
        elif key == "sprinted" and code == "sprinted":
            yield f"{args['rider']} {args['score']}" + (f"+{args['caught']}" if args["caught"] else "")
        elif (key, code) in (("rushed", "rushed"), ("summits", "summit")):
            yield " ".join((str(args["row"]), *cast("tuple[str, ...]", args["riders"])))
