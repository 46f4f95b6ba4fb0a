"""The sentences about what riders get at the end of a round: exhaustion, tokens, times, ranks."""

from collections.abc import Sequence
from typing import Final

from echappee.engine import Event
from echappee.engine.events import Value
from echappee.flamme.rules import View
from echappee.words.sentences import LISTED, Sentence, names

EXHAUSTED: Final = {"2.2.4": "exhausted-empty", "11.2.2": "exhausted-hardest"}
"""What tires a rider other than the wind, by its rule."""


def exhausted(events: Sequence[Event], _: View) -> list[Sentence]:
    """Who tires, and why."""
    return [Sentence(EXHAUSTED.get(events[0].rule, "exhausted"), {"riders": names(events)})]


def token(events: Sequence[Event], _: View) -> list[Sentence]:
    """What a pile beside the road was worth."""
    args = events[0].args
    return [Sentence("token", {name: args[name] for name in ("rider", "side", "value")})]


def minute(events: Sequence[Event], _: View) -> list[Sentence]:
    """The riders that are still out; if there are many, only how many."""
    if len(events) > LISTED:
        return [Sentence("minute-many", {"count": len(events)})]
    return [Sentence("minute", {"riders": names(events)})]


def timed(events: Sequence[Event], _: View) -> list[Sentence]:
    """Every time of this round, and all riders who have it."""
    by_time: dict[Value, tuple[str, ...]] = {}
    for event, rider in zip(events, names(events), strict=True):
        by_time[event.args["time"]] = (*by_time.get(event.args["time"], ()), rider)
    return [
        Sentence("timed", {"riders": riders, "count": len(riders), "time": time})
        for time, riders in by_time.items()
    ]


def home(events: Sequence[Event], before: View) -> list[Sentence]:
    """Who crosses the line, unless its time has just said so."""
    riders = tuple(name for name in names(events) if before.rider(name).time is None)
    return [Sentence("home", {"riders": riders, "count": len(riders)})] if riders else []


def podium(events: Sequence[Event], _: View) -> list[Sentence]:
    return [Sentence("podium", {"rider": names(events)[0], "points": events[0].args["points"]})]


def won(events: Sequence[Event], before: View) -> list[Sentence]:
    """The winner of a race, or of a stage that is ridden for times."""
    return [Sentence("won-stage" if before.ruleset.timed else "won", {"rider": names(events)[0]})]
