"""Where riders are expected: `NAME SQUARE[LANE] [flags] [WORD AMOUNT]`."""

from collections.abc import Callable, Collection, Iterator, Mapping
from typing import NamedTuple, TypeVar, cast

from echappee.engine import Refused
from echappee.flamme.rules import Course, Rider
from echappee.flamme.scenarios.roads import OUT, Location, print_location, read_location
from echappee.scenarios.fields import check_names, print_amount, read_amount, read_said
from echappee.scenarios.situation import Expectations

End = TypeVar("End")
MINUTE = "+1min"
"""A flag that is checked only if it is written."""


class Riding(NamedTuple):
    """Riders by name at some moment, and other facts about them."""

    riders: Mapping[str, Rider]
    flags: Mapping[str, Collection[str]] = {}
    """The riders that have each flag."""
    amounts: Mapping[str, Mapping[str, int | None]] = {}
    """By word, the amount of each rider."""


class ExpectedPlace(NamedTuple):
    """Where one rider is expected, with other expectations about it."""

    name: str
    location: Location
    said: Mapping[str, object]
    """Flags, and amounts by word: a time in seconds, points, the sum of tokens."""

    def differences(self, road: Course, riding: Riding) -> Iterator[str]:
        """The differences from this riding."""
        rider = riding.riders[self.name]
        location = Location(rider.square, rider.lane)
        if location != self.location:
            yield f"is {print_location(road, location)}, not {print_location(road, self.location)}"
        for flag, names in riding.flags.items():
            if self.name in names and flag not in self.said and flag != MINUTE:
                yield f"is {flag}, and should not be"
            if self.name not in names and flag in self.said:
                yield "takes no minute, and should" if flag == MINUTE else f"is not {flag}, and should be"
        for word, amounts in riding.amounts.items():
            there, amount = amounts[self.name], cast("int | None", self.said.get(word, amounts[self.name]))
            if there != amount:
                yield f"has {word} {print_amount(word, there)}, not {print_amount(word, amount)}"


class Sayable(NamedTuple):
    """The words that can be said about riders on this road."""

    road: Course
    riders: Collection[str]
    flags: Collection[str] = ()
    amounts: Collection[str] = ()
    leaves: bool = False
    """Whether a finished rider leaves the road."""


def expect_places(
    expect: Expectations[End], key: str, sayable: Sayable, found: Callable[[End], Riding]
) -> None:
    """Read where riders are expected."""
    if not expect.has(key):
        return
    places = [_read(text, sayable) for text in expect.fields.texts(key)]
    if not places:
        raise Refused("no-expectation", f"{key} is empty")
    check_names("rider", [place.name for place in places], sayable.riders)

    def check(end: End) -> Iterator[str]:
        riding = found(end)
        for place in places:
            for difference in place.differences(sayable.road, riding):
                yield f"{key}: {place.name} {difference}"

    expect.check(check)


def _read(text: str, sayable: Sayable) -> ExpectedPlace:
    words = text.split()
    if len(words) < 2:
        raise Refused("bad-outcome", f"“{text}” is not an outcome such as A 21r exhausted")
    if words[1] == "out" and not sayable.leaves:
        raise Refused("bad-outcome", f"“{text}”: nobody leaves the road in a race")
    location = OUT if words[1] == "out" else read_location(words[1], sayable.road)
    said = read_said(text, words[2:], sayable.flags, dict.fromkeys(sayable.amounts, read_amount))
    return ExpectedPlace(words[0], location, said)
