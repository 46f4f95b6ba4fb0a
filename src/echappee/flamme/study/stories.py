"""What happened to a team where its chance changed: one sentence from the events of the round."""

from collections.abc import Callable, Sequence
from typing import Final, cast

from echappee.engine import Event, Seat
from echappee.flamme.rules import Card
from echappee.flamme.rules.cards import EXHAUSTION
from echappee.words.sentences import Sentence

Explains = Callable[[Sequence[Event], Sequence[Event], Seat], Sentence | None]
"""From the events of the round, those up to its end, and the team."""


def story(past: Sequence[Event], events: Sequence[Event], seat: Seat, *, gained: bool) -> Sequence[Sentence]:
    """The first thing that explains the change; nothing if the events do not."""
    until = [*past, *events]
    told = (tell(events, until, seat) for tell in (GAINS if gained else LOSSES))
    return [found for found in told if found][:1]


def _of(events: Sequence[Event], code: str, seat: Seat) -> Sequence[Event]:
    return [event for event in events if event.code == code and _team(event) == seat]


def _others(events: Sequence[Event], code: str, seat: Seat) -> Sequence[Event]:
    return [event for event in events if event.code == code and _team(event) != seat]


def _team(event: Event) -> str:
    return str(event.args.get("rider", "")).partition(".")[0]


def _most(events: Sequence[Event], field: str) -> Event | None:
    """The event in which this is greatest, if it is more than nothing."""
    found = max(events, key=lambda event: _number(event, field), default=None)
    return found if found and _number(found, field) > 0 else None


def _number(event: Event, field: str) -> int:
    return int(str(event.args[field]))


def _won(events: Sequence[Event], _: Sequence[Event], seat: Seat) -> Sentence | None:
    found = _of(events, "won", seat)
    return Sentence("story-won", {"rider": str(found[0].args["rider"])}) if found else None


def _beaten(events: Sequence[Event], _: Sequence[Event], seat: Seat) -> Sentence | None:
    found = _others(events, "won", seat)
    return Sentence("story-beaten", {"rider": str(found[0].args["rider"])}) if found else None


def _away(events: Sequence[Event], _: Sequence[Event], seat: Seat) -> Sentence | None:
    found = _of(events, "broke-away", seat)
    return Sentence("story-away", {"rider": str(found[0].args["rider"])}) if found else None


def _blocked(events: Sequence[Event], _: Sequence[Event], seat: Seat) -> Sentence | None:
    found = _most(_of(events, "moved", seat), "blocked")
    if found is None:
        return None
    count = _number(found, "blocked")
    return Sentence(
        "story-blocked", {"rider": found.args["rider"], "card": found.args["card"], "count": count}
    )


def _limited(events: Sequence[Event], _: Sequence[Event], seat: Seat) -> Sentence | None:
    found = _most(_of(events, "moved", seat), "limited")
    if found is None:
        return None
    count = _number(found, "limited")
    return Sentence(
        "story-limited", {"rider": found.args["rider"], "card": found.args["card"], "count": count}
    )


def _tired(events: Sequence[Event], _: Sequence[Event], seat: Seat) -> Sentence | None:
    """A rider that had nothing better than an exhaustion card."""
    found = [each for each in _of(events, "moved", seat) if Card.parse(str(each.args["card"])) == EXHAUSTION]
    return Sentence("story-tired", {"rider": found[0].args["rider"]}) if found else None


def _wind(events: Sequence[Event], until: Sequence[Event], seat: Seat) -> Sentence | None:
    """Into the wind, and how often by now."""
    found = _of(events, "exhausted", seat)
    if not found:
        return None
    rider = found[0].args["rider"]
    count = sum(each.code == "exhausted" and each.args["rider"] == rider for each in until)
    return Sentence("story-wind", {"rider": rider, "count": count})


def _placed_well(events: Sequence[Event], _: Sequence[Event], seat: Seat) -> Sentence | None:
    return _placed(events, seat, foremost=True)


def _placed_badly(events: Sequence[Event], _: Sequence[Event], seat: Seat) -> Sentence | None:
    return _placed(events, seat, foremost=False)


def _placed(events: Sequence[Event], seat: Seat, *, foremost: bool) -> Sentence | None:
    """The place on the grid of its foremost rider or of its last one."""
    own = sorted(_of(events, "placed", seat), key=lambda event: _number(event, "square"))
    if not own:
        return None
    rider = own[-1 if foremost else 0].args
    squares = [_number(event, "square") for event in events if event.code == "placed"]
    ahead = sum(square > int(str(rider["square"])) for square in squares)
    return Sentence("story-placed", {"rider": rider["rider"], "count": ahead})


def _pulled(events: Sequence[Event], _: Sequence[Event], seat: Seat) -> Sentence | None:
    moves = [each.args["moves"] for each in events if each.code == "slipped"]
    names = [
        str(name) for each in cast("Sequence[Sequence[tuple[str, int, int]]]", moves) for name, *_ in each
    ]
    own = [name for name in names if name.startswith(f"{seat}.")]
    return Sentence("story-pulled", {"rider": own[0]}) if own else None


def _others_blocked(events: Sequence[Event], _: Sequence[Event], seat: Seat) -> Sentence | None:
    found = [str(each.args["rider"]) for each in _others(events, "moved", seat) if _number(each, "blocked")]
    return Sentence("story-others-blocked", {"riders": tuple(found)}) if found else None


def _others_in_wind(events: Sequence[Event], _: Sequence[Event], seat: Seat) -> Sentence | None:
    found = tuple(str(each.args["rider"]) for each in _others(events, "exhausted", seat))
    return Sentence("story-others-wind", {"riders": found}) if found else None


def _far(events: Sequence[Event], _: Sequence[Event], seat: Seat) -> Sentence | None:
    found = max(_of(events, "moved", seat), key=_distance, default=None)
    if found is None:
        return None
    card, count = found.args["card"], _distance(found)
    return Sentence("story-far", {"rider": found.args["rider"], "card": card, "count": count})


def _distance(moved: Event) -> int:
    return _number(moved, "square") - _number(moved, "start")


GAINS: Final[Sequence[Explains]] = (
    *(_won, _away, _others_blocked, _pulled, _others_in_wind),
    *(_far, _placed_well),
)

"""What may explain a gain, the most telling first."""
LOSSES: Final[Sequence[Explains]] = (_blocked, _tired, _limited, _beaten, _wind, _far, _placed_badly)
