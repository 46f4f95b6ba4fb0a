"""Falling back after the turn (rules 2.8.1, 2.8.2): one director after the other, those in front first."""

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
    for number, (seat, run) in enumerate(groupby(_with_room(bunch), bunch.seat)):
        answers = sorted(_answers(bunch, list(run), bunch.taken), key=len)
        if not answers:
            continue
        answer = yield from ask(position.key("retreat", number, seat=seat), Listed((NONE, *answers)))
        for name in () if answer == NONE else answer.split(","):
            _go_back(bunch, position.index_of(name))
    return bunch.position()


def _with_room(bunch: Bunch) -> list[int]:
    """Riders with room straight behind, the foremost first; what those ahead do does not change that."""
    behind, riders, standing = bunch.course.behind, bunch.riders, bunch.standing
    found = []
    for number in sorted(standing, reverse=True):
        back, index = behind[number][0], standing[number]
        if back not in standing and back != NOWHERE and not riders[index].neutral:
            found.append(index)
    return found


def _answers(bunch: Bunch, run: list[int], taken: AbstractSet[int], before: str = "") -> list[str]:
    """All sets of these riders that can fall back one after the other, the foremost first.

    `taken` are the squares where riders stand when those before have fallen back.
    """
    found = []
    for place, index in enumerate(run, start=1):
        rider = bunch.riders[index]
        square = bunch.course.squares[rider.square]
        if _breaks_a_line(square, taken):
            continue
        now = before + rider.name
        found.append(now)
        if rest := run[place:]:
            behind = (taken - {rider.square}) | {square.behind[0]}
            found += _answers(bunch, rest, behind, now + ",")
    return found


def _breaks_a_line(square: Square, taken: AbstractSet[int]) -> bool:
    """Whether a rider on this square is in a wheel and has another in its own (2.8.2)."""
    return not (taken.isdisjoint(square.ahead) or taken.isdisjoint(square.behind))


def _go_back(bunch: Bunch, index: int) -> None:
    start = bunch.riders[index].square
    bunch.put((index, bunch.square(index).behind[0]))
    rider = bunch.riders[index]
    bunch.tell("retreated", "2.8.1", rider=rider.name, start=start, square=rider.square)
