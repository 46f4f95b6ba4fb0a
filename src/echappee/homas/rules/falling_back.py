"""Falling back after the turn (rules 2.8.1, 2.8.2): one director after the other, those in front first."""

from collections.abc import Iterator
from collections.abc import Set as AbstractSet
from itertools import groupby

from echappee.engine import Listed, Talk, Tell, ask
from echappee.homas.board.course import NOWHERE, Square
from echappee.homas.rules.bunch import Bunch
from echappee.homas.rules.offers import NONE
from echappee.homas.rules.position import Position


def fall_back(position: Position, tell: Tell) -> Talk[Position]:
    """After all have moved, riders may fall back one square; those in front go first (2.8.1).

    Consecutive riders of one director are one question.
    """
    bunch = Bunch(position, tell)
    ahead = [bunch.standing[number] for number in sorted(bunch.taken, reverse=True)]
    able = [index for index in ahead if _has_room(bunch, index)]
    for number, (seat, run) in enumerate(groupby(able, bunch.seat)):
        answers = sorted(_answers(bunch, list(run), bunch.taken), key=len)
        if not answers:
            continue
        answer = yield from ask(position.key("retreat", number, seat=seat), Listed((NONE, *answers)))
        for name in () if answer == NONE else answer.split(","):
            _go_back(bunch, position.index_of(name))
    return bunch.position()


def _has_room(bunch: Bunch, index: int) -> bool:
    """Whether the square straight behind is free; what riders ahead do does not change that."""
    behind = bunch.square(index).behind[0]
    return not bunch.riders[index].neutral and behind != NOWHERE and behind not in bunch.taken


def _answers(bunch: Bunch, run: list[int], taken: AbstractSet[int], before: str = "") -> Iterator[str]:
    """All sets of these riders that can fall back one after the other, the foremost first.

    `taken` are the squares where riders stand when those before have fallen back.
    """
    for place, index in enumerate(run, start=1):
        square = bunch.square(index)
        if _breaks_a_line(square, taken):
            continue
        now = before + bunch.riders[index].name
        yield now
        if rest := run[place:]:
            behind = (taken - {bunch.riders[index].square}) | {square.behind[0]}
            yield from _answers(bunch, rest, behind, now + ",")


def _breaks_a_line(square: Square, taken: AbstractSet[int]) -> bool:
    """Whether a rider on this square is in a wheel and has another in its own (2.8.2)."""
    return not (taken.isdisjoint(square.ahead) or taken.isdisjoint(square.behind))


def _go_back(bunch: Bunch, index: int) -> None:
    start = bunch.riders[index].square
    bunch.put((index, bunch.square(index).behind[0]))
    rider = bunch.riders[index]
    bunch.tell("retreated", "2.8.1", rider=rider.name, start=start, square=rider.square)
