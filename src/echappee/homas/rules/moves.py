"""One rider's move (rules 2.1 to 2.7, 2.9): its effort, its destination, and the riders that come along."""

from collections.abc import Iterator, Sequence
from itertools import takewhile
from typing import Final, NamedTuple

from echappee.engine import Listed, Pick, Reached, Talk, Tell, ask, fast_maker
from echappee.homas.board.course import LANES, ROW, Course, Square
from echappee.homas.rules.attacks import counter
from echappee.homas.rules.bunch import Bunch
from echappee.homas.rules.effort import Effort, allowed, exert
from echappee.homas.rules.events import SEVEN, TABLE, consult, seven
from echappee.homas.rules.followers import follow
from echappee.homas.rules.lost_turns import serve
from echappee.homas.rules.options import FITNESS, RELAY, REST, ROLL, options_of
from echappee.homas.rules.position import Position, go_to
from echappee.homas.rules.reach import Rides, rides
from echappee.homas.rules.relays import ask_for_relay, can_be_relayed
from echappee.homas.rules.rests import rest
from echappee.homas.rules.slipstream import make_trace


class Ends(NamedTuple):
    """The squares where a rider may end. Random bots choose only useful ones; all are allowed."""

    useful: tuple[str, ...]
    numbers: Sequence[int]
    """All squares, the furthest first. Their names are made only on request: few bots need them."""
    course: Course
    dare: bool = False
    """Whether the event table may be tried first."""

    def allows(self, answer: str) -> bool:
        return self.course.numbers.get(answer) in self.numbers or (self.dare and answer == TABLE)

    def listed(self) -> tuple[str, ...]:
        """All answers, the furthest square first."""
        names = self.course.names
        listed = tuple([names[number] for number in self.numbers])
        return (*listed, TABLE) if self.dare else listed

    def only(self) -> str | None:
        return self.course.names[self.numbers[0]] if len(self.numbers) == 1 and not self.dare else None

    def sample(self, pick: Pick) -> str:
        """One of the useful answers."""
        useful = self.useful
        return useful[pick(len(useful))]


NOT_FAR: Final = 3 * ROW
"""How far behind the furthest square a wheel is useful."""
_ends: Final = fast_maker(Ends)


def ends_of(bunch: Bunch, numbers: Sequence[int], *, dare: bool) -> Ends:
    """The squares to choose from; on a descent the event table may be tried first (2.1.4, 2.7.6)."""
    return _ends((_useful(bunch, numbers), numbers, bunch.course, dare))


def _useful(bunch: Bunch, ends: Sequence[int]) -> tuple[str, ...]:
    """The furthest square of each lane, and wheels that are not far behind it."""
    squares, taken = bunch.course.squares, bunch.taken
    near = squares[ends[0]].progress - NOT_FAR
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
    return tuple(useful)


def chosen_end(bunch: Bunch, index: int, found: Rides) -> int:
    """Furthest, then right; a wheel may cost a row, riding through others must bring one (2.9.3, 2.9.5)."""
    squares = bunch.course.squares
    ends = found.ends
    free = next((end for end in _near(squares, ends, ROW - 1) if found.is_open(end)), None)
    if free is not None:
        ends = ends[ends.index(free) :]
    for end in _near(squares, ends, ROW):
        wheel = bunch.on(squares[end].ahead[0]) not in (None, index)
        if wheel and (free is None or found.is_open(end)):
            return end
    return ends[0]


def _near(squares: Sequence[Square], ends: Sequence[int], gap: int) -> Iterator[int]:
    """The squares at most this far behind the first."""
    least = squares[ends[0]].progress - gap
    return takewhile(lambda end: squares[end].progress >= least, ends)


ATTACKING_DICE: Final = 11
"""The roll that makes a neutral rider attack (2.9.8)."""


class Going(NamedTuple):
    """A rider about to ride: its effort, who passed it the relay, and whether it may try the table first."""

    leader: int
    effort: Effort
    file: tuple[int, ...] = ()
    dare: bool = False
    kind: str = "to"


_going: Final = fast_maker(Going)
_reached: Final = fast_maker(Reached)


def move(position: Position, tell: Tell) -> Talk[Position]:
    """The most advanced rider that has not moved is next; when all have, the turn ends (2.1.1)."""
    bunch = Bunch(position, tell)
    for index in bunch.in_turn():
        yield from _served(bunch, index) if bunch.riders[index].wait else _turn(bunch, index)
        position = bunch.position(steps=1)
        yield _reached((position,))
    return go_to(position, "rush", tell)


def _served(bunch: Bunch, index: int) -> Talk[None]:
    """The move of a rider that has lost turns, if it does not have to wait."""
    free = yield from serve(bunch, index)
    if free and bunch.riders[index].neutral:
        yield from _ride(bunch, Going(index, SEVEN))
    elif free:
        yield from _turn(bunch, index)


def _turn(bunch: Bunch, index: int, file: tuple[int, ...] = ()) -> Talk[None]:
    """The turn of the leading rider; `file` are the riders that passed it the relay."""
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
    """Dice and cards, the consequences of a seven, and the ride."""
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
        dare = dare and bunch.course.squares[rider.square].road == "descent"
        yield from _ride(bunch, _going((index, effort, file, dare, "to")))


def _ride(bunch: Bunch, going: Going) -> Talk[None]:
    """Ride to a square that is chosen, and let others follow."""
    index, effort, file, dare, kind = going
    rider = bunch.riders[index]
    found = rides(bunch, index, allowed(effort.total, bunch.course.squares[rider.square].grade))
    if not found.ends:
        bunch.change(index, moved=True, still=True)
        bunch.tell("blocked", "2.2.2", rider=rider.name)
        return
    if rider.neutral:
        end = chosen_end(bunch, index, found)
    else:
        key = bunch.about(rider, kind)
        answer = yield from ask(key, ends_of(bunch, found.ends, dare=dare))
        if answer == TABLE:
            changed = yield from consult(bunch, index, effort)
            if changed is not None:
                yield from _ride(bunch, Going(index, changed, file, kind="then"))
            return
        end = bunch.course.numbers[answer]
    start, way = rider.square, found.way(end)
    bunch.end_move(index, end)
    bunch.tell("rode", "2.1.3", rider=rider.name, start=start, square=end, way=way)
    if not bunch.course.trial:
        trace = make_trace((start, end, (start, *way[:-1]), file))
        yield from counter(bunch, trace) if effort.attack else follow(bunch, trace)
