"""What a round is expected to give: where riders are, whether they have crashed, what they took."""

from collections.abc import Collection, Iterable, Iterator, Mapping
from typing import NamedTuple

from echappee.engine import Refused
from echappee.flamme.rules.course import Course
from echappee.flamme.rules.position import Rider
from echappee.flamme.scenarios.roads import OUT, Location, print_location, read_location
from echappee.scenarios.amounts import print_amount, read_amount

MINUTE = "+1min"
"""A flag that is checked only if it is written."""


class Words(NamedTuple):
    """The words that may follow a location: flags alone, and those with an amount."""

    flags: Collection[str] = ()
    amounts: Collection[str] = ()
    leaves: bool = False
    """Whether a rider that has finished is out."""


class Outcome(NamedTuple):
    """What is expected of one rider."""

    name: str
    location: Location
    flags: frozenset[str]
    amounts: Mapping[str, int]
    """By word: a time in seconds, points, the sum of tokens."""


def read_outcome(text: str, road: Course, known: Words) -> Outcome:
    """`NAME SQUARE[LANE] [flags] [WORD AMOUNT]`, with some of these words."""
    words = text.split()
    if len(words) < 2:
        raise Refused("bad-outcome", f"“{text}” is not an outcome such as A 21r exhausted")
    if words[1] == "out" and not known.leaves:
        raise Refused("bad-outcome", f"“{text}”: nobody leaves the road in a race")
    location = OUT if words[1] == "out" else read_location(words[1], road)
    flags: set[str] = set()
    amounts: dict[str, int] = {}
    rest = iter(words[2:])
    for word in rest:
        if word in known.flags and word not in flags:
            flags.add(word)
        elif word in known.amounts and word not in amounts:
            amounts[word] = read_amount(text, word, next(rest, ""))
        else:
            raise Refused("unknown-word", f"“{text}”: {word} means nothing here")
    return Outcome(words[0], location, frozenset(flags), amounts)


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
        location = Location(rider.square, rider.lane)
        if location != outcome.location:
            wanted = print_location(road, outcome.location)
            yield f"{key}: {outcome.name} is {print_location(road, location)}, not {wanted}"
        for flag, names in flags.items():
            if outcome.name in names and flag not in outcome.flags and flag != MINUTE:
                yield f"{key}: {outcome.name} is {flag}, and should not be"
            if outcome.name not in names and flag in outcome.flags:
                missing = "takes no minute, and should" if flag == MINUTE else f"is not {flag}, and should be"
                yield f"{key}: {outcome.name} {missing}"


def compare_amounts(
    key: str, expected: Iterable[Outcome], found: Mapping[str, Mapping[str, int | None]]
) -> Iterator[str]:
    """One line for each amount that is not as written; `found` has the riders' amounts by word."""
    for outcome in expected:
        for word, amount in outcome.amounts.items():
            there = found[word][outcome.name]
            if there != amount:
                yield (
                    f"{key}: {outcome.name} has {word} {print_amount(word, there)},"
                    f" not {print_amount(word, amount)}"
                )
