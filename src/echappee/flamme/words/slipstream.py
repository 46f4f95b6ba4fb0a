"""The sentences about slipstream: who closes the gap to which pack, and who stays behind."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from itertools import groupby
from typing import Final, cast

from echappee.engine import Event
from echappee.engine.events import Value
from echappee.flamme.rules import RiderView, View
from echappee.flamme.words.moves import met
from echappee.words.sentences import LISTED, Sentence

There = Mapping[int, Sequence[RiderView]]
"""The riders that meet each other, by square."""

NO_ROOM, HELD, BREAKAWAY = "slipped-no-room", "slipped-held", "slipped-breakaway"
STAYING: Final = {NO_ROOM: "4.2.9", HELD: "4.2.6", BREAKAWAY: "9.3.6"}
"""Why riders of a pack stay where they are, and the rule."""


def slipped(events: Sequence[Event], before: View) -> list[Sentence]:
    moves = cast("tuple[tuple[str, int, int], ...]", events[0].args["moves"])
    forward = {name: square for name, square, _ in moves if square > before.rider(name).square}
    leader = min((before.rider(name) for name in forward), key=lambda rider: rider.rank)
    riders = sorted((leader, *met(before, leader)), key=lambda rider: rider.square)
    there = {square: list(run) for square, run in groupby(riders, key=lambda rider: rider.square)}
    why = dict(_staying(before, there, forward, leader.square))
    said = [_following(before, tuple(forward), leader, there, forward[leader.name])]
    for reason, rule in STAYING.items():
        if staying := tuple(rider.name for rider in before.riders if why.get(rider.name) == reason):
            said.append(Sentence(reason, {"riders": staying}, rule))
    return said


def _following(before: View, forward: tuple[str, ...], leader: RiderView, there: There, gap: int) -> Sentence:
    """A large pack is called by its leader, not by everybody in it."""
    front = [rider for square in before.course.next(gap) for rider in there.get(square, ())]
    ahead = tuple(rider.name for rider in before.riders if rider in front)
    values: dict[str, Value] = {"count": len(forward), "ahead": ahead}
    if len(forward) > LISTED:
        return Sentence("slipped-many", values | {"leader": leader.name})
    return Sentence("slipped", values | {"riders": forward})


def _staying(
    before: View, there: There, forward: Collection[str], square: int, reason: str = ""
) -> Iterator[tuple[str, str]]:
    """Who does not move, from this square of the pack back, and why.

    A reason holds all riders behind, unless another way draws them along.
    """
    if _drawn(there[square], forward):
        reason = ""
    for rider in there[square]:
        if rider.name not in forward:
            yield rider.name, reason or NO_ROOM
    for behind in before.course.before(square):
        if behind in there:
            held = reason or _reason(before, there, forward, square, behind)
            yield from _staying(before, there, forward, behind, held)


def _reason(before: View, there: There, forward: Collection[str], square: int, behind: int) -> str:
    """What keeps riders behind from following this square; empty if any of them does."""
    if _drawn(there[behind], forward):
        return ""
    if not before.course.at(behind).shelter or any(rider.crashed for rider in there[behind]):
        return HELD
    left = [rider for rider in there[square] if rider.name not in forward and rider.lane >= 0]
    return NO_ROOM if len(left) == before.course.at(square).lanes else BREAKAWAY


def _drawn(riders: Sequence[RiderView], forward: Collection[str]) -> bool:
    """Whether any of these riders moves."""
    return any(rider.name in forward for rider in riders)
