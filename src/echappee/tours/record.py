"""The tour record: a text file with tags, then the records of its stages one after the other.

    echappee-tour 1
    game: flamme
    calendar: gt-3-2-4 gt-4-2-4 gt-8-2-4
    teams: team team
    rules: specialists,weather
    players: you tempo
    seed: 17

    stage 1
    echappee-record 1
    …

    end

Everything else, sheets and standings, is worked out from it. The last stage may still be under way. The last
line says that nothing is missing: without it, a truncated file could pass for a shorter tour.
"""

import re
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from echappee.engine import Refused

HEAD = "echappee-tour 1"
END = "end"
TAGS = ("game", "calendar", "teams", "rules", "players", "seed")
WHERE_CHOSEN = ("rules",)
"""Tags that exist only in games with a choice."""

_TAG = re.compile(r"([a-z]+): (\S|\S.*\S)")
_STAGE = re.compile(r"(?m)^stage ([1-9][0-9]?)[ \t\r]*$\n?")


class TourRecord(NamedTuple):
    """What a tour record says, before any rule has looked at it."""

    tags: Mapping[str, str]
    stages: tuple[str, ...] = ()
    """The records of the stages, as text."""
    unread: int = 0
    """Further stages of a damaged record, after a gap or out of order."""


def print_tour(tags: Mapping[str, str], stages: Sequence[str]) -> str:
    """The tour as text; reading it gives the same."""
    head = "\n".join([HEAD, *(f"{name}: {tags[name]}" for name in TAGS if name in tags)])
    parts = [f"stage {number}\n{text.strip()}" for number, text in enumerate(stages, start=1)]
    return "\n\n".join([head, *parts, END]) + "\n"


def read_tour(text: str, origin: str = "tour", *, damaged: bool = False) -> TourRecord:
    """Read a tour record; refuses anything that is not one, or takes what can be read of a damaged one."""
    body, _, last = text.rstrip().rpartition("\n")
    ended = last.rstrip() == END
    head, *rest = _STAGE.split(body if ended else text)
    numbers, stages = rest[::2], rest[1::2]
    wrong = [index for index, number in enumerate(numbers) if number != str(index + 1)]
    in_order = min(wrong, default=len(numbers))
    tags = _read_tags(head, origin)
    if wrong and not damaged:
        raise Refused("bad-tour", f"{origin}: the stages are not numbered 1, 2, 3 …")
    if not ended and not damaged:
        raise Refused("bad-tour", f"{origin}: the last line is not {END!r}, something is missing")
    readable = tuple(f"{stage.strip()}\n" for stage in stages[:in_order])
    return TourRecord(tags, readable, len(numbers) - in_order)


def _read_tags(head: str, origin: str) -> dict[str, str]:
    first, *lines = head.splitlines() or [""]
    if first.rstrip() != HEAD:
        raise Refused("bad-tour", f"{origin}: a tour begins with {HEAD!r}, not {first[:40]!r}")
    tags: dict[str, str] = {}
    for number, line in enumerate(lines, start=2):
        match = _TAG.fullmatch(line.rstrip())
        if match is not None and match[1] in TAGS and match[1] not in tags:
            tags[match[1]] = match[2]
        elif line.strip():
            raise Refused("bad-tour", f"{origin} line {number}: {line[:40]!r} is not a tag of a tour")
    if missing := [name for name in TAGS if name not in (*tags, *WHERE_CHOSEN)]:
        raise Refused("bad-tour", f"{origin}: the tag {missing[0]} is missing")
    return tags
