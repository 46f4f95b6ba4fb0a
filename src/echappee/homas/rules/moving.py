"""One rider's move (rules 2.1 to 2.7): what it does, where it goes, and who comes along."""

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from echappee.engine import Listed, Reached, Talk, Tell, ask
from echappee.engine.questions import Pick
from echappee.homas.board.course import LANES, ROW
from echappee.homas.rules.attacking import counter
from echappee.homas.rules.bunch import Bunch
from echappee.homas.rules.effort import Effort, allowed, exert
from echappee.homas.rules.events import SEVEN, TABLE, consult, seven
from echappee.homas.rules.following import follow
from echappee.homas.rules.lost_turns import serve
from echappee.homas.rules.neutrals import chosen_end
from echappee.homas.rules.options import FITNESS, RELAY, REST, ROLL, options_of
from echappee.homas.rules.position import Position, go_to
from echappee.homas.rules.reach import rides
from echappee.homas.rules.relaying import ask_for_relay, can_be_relayed
from echappee.homas.rules.resting import rest
from echappee.homas.rules.trace import Trace

ATTACKING_DICE: Final = 11
"""What makes a neutral rider attack (2.9.8)."""


class Ends(NamedTuple):
    """Where a rider may end: the useful squares first come to mind, but all are allowed."""

    useful: tuple[str, ...]
    all: tuple[str, ...]

    def allows(self, answer: str) -> bool:
        """Whether this is one of the answers."""
        return answer in self.all

    def listed(self) -> tuple[str, ...]:
        """All answers, the furthest first."""
        return self.all

    def only(self) -> str | None:
        """The answer, where there is but one."""
        return self.all[0] if len(self.all) == 1 else None

    def sample(self, pick: Pick) -> str:
        """One of the useful answers."""
        return self.useful[pick(len(self.useful))]


class Going(NamedTuple):
    """A rider about to ride: by what, who passed it the relay, and whether it may look at the table first."""

    leader: int
    effort: Effort
    file: tuple[int, ...] = ()
    dare: bool = False
    kind: str = "to"


def move(position: Position, tell: Tell) -> Talk[Position]:
    """The most advanced rider who has not moved is next; when all have, the turn is looked at (2.1.1)."""
    bunch = Bunch(position, tell)
    while (index := position.next_to_move()) is not None:
        yield from _move(bunch, index)
        position = bunch.position(steps=1)
        yield Reached(position)
    return go_to(position, "rush", tell)


def _move(bunch: Bunch, index: int) -> Talk[None]:
    if bunch.riders[index].wait:
        free = yield from serve(bunch, index)
        if free and bunch.riders[index].neutral:
            yield from _ride(bunch, Going(index, SEVEN))
        elif free:
            yield from _turn(bunch, index)
    else:
        yield from _turn(bunch, index)


def _turn(bunch: Bunch, index: int, file: tuple[int, ...] = ()) -> Talk[None]:
    """What a rider does who leads; `file` are those who passed it the relay."""
    rider = bunch.riders[index]
    chosen = ROLL
    if not rider.neutral:
        may_ask = not file and can_be_relayed(bunch, index)
        kind = "take" if file else "lead"
        options = options_of(bunch, index, relayed=bool(file), may_ask=may_ask)
        key = bunch.about(rider, kind)
        chosen = yield from ask(key, Listed(options))
    if chosen == REST:
        yield from rest(bunch, index)
    elif chosen == RELAY:
        taken = yield from ask_for_relay(bunch, index)
        if taken:
            yield from _turn(bunch, taken[0], taken[1:])
    else:
        yield from _advance(bunch, index, chosen, file)


def _advance(bunch: Bunch, index: int, chosen: str, file: tuple[int, ...]) -> Talk[None]:
    """Dice and cards, what a seven brings, and the ride."""
    rider = bunch.riders[index]
    effort: Effort | None = yield from exert(bunch, index, chosen)
    assert effort is not None
    events = not bunch.opening
    if rider.neutral and events and not bunch.course.trial and sum(effort.parts) >= ATTACKING_DICE:
        effort = effort._replace(attack=True)
        bunch.tell("attacked", "2.9.8", rider=rider.name, cards=())
    sevens = events and effort.natural_seven
    dare = events and chosen != FITNESS and not sevens
    if sevens:
        effort = yield from seven(bunch, index, effort)
    if effort is not None:
        dare = dare and bunch.square(index).road == "descent"
        yield from _ride(bunch, Going(index, effort, file, dare))


def _ride(bunch: Bunch, going: Going) -> Talk[None]:
    """Ride to a square that is chosen, and let others follow."""
    index, effort, file, dare, kind = going
    rider = bunch.riders[index]
    found = rides(bunch, index, allowed(bunch, index, effort))
    if not found.through:
        bunch.change(index, moved=True, still=True)
        bunch.tell("blocked", "2.2.2", rider=rider.name)
        return
    if rider.neutral:
        end = chosen_end(bunch, index, found.through)
    else:
        key = bunch.about(rider, kind)
        answer = yield from ask(key, _ends(bunch, found.through, dare=dare))
        if answer == TABLE:
            changed = yield from consult(bunch, index, effort)
            if changed is not None:
                yield from _ride(bunch, Going(index, changed, file, kind="then"))
            return
        end = bunch.course.numbers[answer]
    way = found.way(end)
    bunch.end_move(index, end)
    bunch.tell("rode", "2.1.3", rider=rider.name, start=rider.square, square=end, way=way)
    if not bunch.course.trial:
        trace = Trace(rider.square, end, (rider.square, *way[:-1]), file)
        yield from counter(bunch, trace) if effort.attack else follow(bunch, trace)


def _ends(bunch: Bunch, found: Iterable[int], *, dare: bool) -> Ends:
    """The squares to choose from; on a descent the table may be taken first (2.1.4, 2.7.6)."""
    ends, names = sorted(found, reverse=True), bunch.course.names
    listed = tuple([names[number] for number in ends])
    return Ends(tuple(_useful(bunch, ends)), (*listed, TABLE) if dare else listed)


def _useful(bunch: Bunch, ends: Sequence[int]) -> list[str]:
    """The furthest square of each lane, and wheels that are not far behind it."""
    squares, taken = bunch.course.squares, bunch.taken
    near = squares[ends[0]].progress - 3 * ROW
    lanes = set(LANES)
    useful = []
    for number in ends:
        square = squares[number]
        if lanes and square.lane in lanes:
            lanes.remove(square.lane)
            useful.append(square.name)
        elif square.progress >= near:
            if not taken.isdisjoint(square.ahead):
                useful.append(square.name)
        elif not lanes:
            break
    return useful
