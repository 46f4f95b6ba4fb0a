"""Flamme Rouge from events to sentences: what is worth saying, and which message says it. No text yet."""

from collections.abc import Mapping, Sequence
from typing import Final

from echappee.engine import Event, Value
from echappee.flamme.rules import FLAMME, View
from echappee.flamme.words import before_moves, moves
from echappee.words.sentences import LISTED, Saying, Sentence, Telling, Told, names

__all__ = ["MERGED", "NOT_TOLD", "TELLING", "TOLD", "Told", "narrate", "sentences"]


EXHAUSTED: Final = {"2.2.4": "exhausted-empty", "11.2.2": "exhausted-hardest"}
"""Causes of exhaustion other than the wind, by rule."""


def exhausted(events: Sequence[Event], _: View) -> list[Sentence]:
    """Who tires, and why."""
    return [Sentence(EXHAUSTED.get(events[0].rule, "exhausted"), {"riders": names(events)})]


def token(events: Sequence[Event], _: View) -> list[Sentence]:
    """The worth of a pile beside the road."""
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
    """The riders who cross the line, unless their times have just told it."""
    riders = tuple(name for name in names(events) if before.rider(name).time is None)
    return [Sentence("home", {"riders": riders, "count": len(riders)})] if riders else []


def podium(events: Sequence[Event], _: View) -> list[Sentence]:
    return [Sentence("podium", {"rider": names(events)[0], "points": events[0].args["points"]})]


def won(events: Sequence[Event], before: View) -> list[Sentence]:
    """The winner of a race, or of a stage that is ridden for times."""
    return [Sentence("won-stage" if before.ruleset.timed else "won", {"rider": names(events)[0]})]


MERGED: Final = ("recovered", "pushed", "timed", "minute", "exhausted", "home")
"""Codes that get one sentence for all the riders they happen to."""

TOLD: Final[Mapping[str, Saying[View]]] = {
    "draft-order": before_moves.draft_order,
    "drafted": before_moves.drafted,
    "weather": before_moves.weather,
    "placed": before_moves.placed,
    "bid-revealed": before_moves.bid_revealed,
    "bid-doubled": before_moves.bid_doubled,
    "broke-away": before_moves.broke_away,
    "bid-lost": before_moves.alone,
    "drew": before_moves.drew,
    "recovered": before_moves.recovered,
    "turned": before_moves.turned,
    "pushed": moves.pushed,
    "moved": moves.moved,
    "chased": moves.chased,
    "slipped": moves.slipped,
    "token": token,
    "led": before_moves.alone,
    "refresh-token": before_moves.alone,
    "timed": timed,
    "minute": minute,
    "exhausted": exhausted,
    "home": home,
    "podium": podium,
    "won": won,
    "refreshed": before_moves.refreshed,
}
"""The sentences for an event's code. Their message ids are the code, or start with the code and a dash."""

NOT_TOLD: Final[Mapping[str, str]] = {
    "phase": "headings say it",
    "played": "sealed; the seat sees its card",
    "declared": "sealed; the seat sees its card",
    "revealed": "the move names the card",
    "deck": "the move names the card",
    "removed": "it happens every round",
    "bid": "sealed; the seat sees its card",
}
"""Codes without a sentence, and why."""

TELLING: Final = Telling(FLAMME.fold, TOLD, MERGED)
narrate = TELLING.narrate
sentences = TELLING.sentences
