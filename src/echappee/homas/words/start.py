"""The sentences about the time before the first turn."""

from collections.abc import Sequence
from typing import cast

from echappee.engine import Event
from echappee.homas.rules import View
from echappee.homas.words.sentences import message
from echappee.words.sentences import Sentence


def rain(events: Sequence[Event], _: View) -> list[Sentence]:
    """Whether the road will be wet."""
    args = events[0].args
    return message("rain" if args["rain"] else "rain-not", die=args["die"])


def order(events: Sequence[Event], _: View) -> list[Sentence]:
    """Who lines up before whom."""
    return message("order", seats=events[0].args["seats"])


def energy_chosen(events: Sequence[Event], _: View) -> list[Sentence]:
    """Whose cards are fixed; the hands themselves are shown, not told."""
    seats = tuple(event.args["seat"] for event in events)
    return message("energy-chosen", seats=seats, count=len(seats))


def fitness(events: Sequence[Event], _: View) -> list[Sentence]:
    """That the cards are dealt, not which."""
    assert len(events) == 1
    return message("fitness")


def lined_up(events: Sequence[Event], before: View) -> list[Sentence]:
    """A team's letter and its riders from the right; against the clock all start alone."""
    args = events[0].args
    names = args["riders"]
    assert isinstance(names, tuple)
    if not args["letter"]:
        return message("lined-up-alone")
    seat = before.rider(str(names[0])).team
    numbers = ", ".join(map(str, names))
    return message("lined-up", seat=seat, letter=str(args["letter"]).upper(), numbers=numbers)


def placed(events: Sequence[Event], before: View) -> list[Sentence]:
    """A rider takes its place on the grid."""
    args = events[0].args
    square = before.course.at(cast(int, args["square"])).name
    return message("placed", rider=args["rider"], square=square)
