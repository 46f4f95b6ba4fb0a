"""What a round is expected to give: where riders stand, whether they lie there, who is exhausted."""

from collections.abc import Collection, Iterable, Iterator, Mapping
from typing import NamedTuple

from echappee.engine import Refused
from echappee.flamme.course import Course
from echappee.flamme.places import print_place
from echappee.flamme.position import Rider
from echappee.scenarios.roads import Place, read_place

NOT_BUILT = ("+1min", "time", "tp", "token")


class Outcome(NamedTuple):
    """What is expected of one rider."""

    name: str
    place: Place
    flags: frozenset[str]


def read_outcome(text: str, road: Course, flags: Collection[str]) -> Outcome:
    """`NAME SQUARE[LANE] [flags]`, with some of these flags."""
    words = text.split()
    if len(words) < 2:
        raise Refused("bad-outcome", f"“{text}” is no outcome such as A 21r exhausted")
    if words[1] == "out":
        raise Refused("not-built", f"“{text}”: out is not built yet")
    for number, word in enumerate(words[2:]):
        if word in NOT_BUILT:
            raise Refused("not-built", f"“{text}”: {word} is not built yet")
        if word not in flags or word in words[2 : 2 + number]:
            raise Refused("unknown-word", f"“{text}”: {word} means nothing here")
    return Outcome(words[0], read_place(words[1], road), frozenset(words[2:]))


def compare(
    key: str,
    expected: Iterable[Outcome],
    found: Mapping[str, Rider],
    road: Course,
    flags: Mapping[str, Collection[str]],
) -> Iterator[str]:
    """One line for each difference; `flags` names the riders that have each flag."""
    for outcome in expected:
        rider = found[outcome.name]
        if (rider.square, rider.lane) != outcome.place:
            there = print_place(road, rider.square, rider.lane)
            yield f"{key}: {outcome.name} is on {there}, not on {print_place(road, *outcome.place)}"
        for flag, names in flags.items():
            if outcome.name in names and flag not in outcome.flags:
                yield f"{key}: {outcome.name} is {flag}, and should not be"
            if outcome.name not in names and flag in outcome.flags:
                yield f"{key}: {outcome.name} is not {flag}, and should be"
