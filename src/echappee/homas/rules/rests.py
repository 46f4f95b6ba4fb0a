"""Resting in place of a move, and falling back after the turn (rule 2.8)."""

from collections.abc import Set as AbstractSet
from itertools import groupby

from echappee.engine import Listed, Talk, Tell, ask
from echappee.homas.board.course import NOWHERE, Square
from echappee.homas.rules.bunch import Bunch
from echappee.homas.rules.cards import sorted_cards, without
from echappee.homas.rules.offers import NONE
from echappee.homas.rules.position import Position


def rest(bunch: Bunch, index: int) -> Talk[None]:
    """Wait a whole turn and get a card back (2.8.3)."""
    bunch.change(index, moved=True, still=True)
    bunch.tell("rested", "2.8.3", rider=bunch.riders[index].name)
    yield from recover(bunch, index, "2.8.3")


def may_rest(bunch: Bunch, index: int) -> bool:
    """Whether there is a card to get back, and nobody has crossed the line yet (2.8.3)."""
    if not bunch.riders[index].spent:
        return False
    return bunch.course.trial or not _somebody_arrived(bunch)


def _somebody_arrived(bunch: Bunch) -> bool:
    """Whether a rider is home, or over the line in this turn."""
    return bunch.start.first != NOWHERE or bunch.course.home(max(bunch.taken))


def recover(bunch: Bunch, index: int, rule: str) -> Talk[None]:
    """Get back one spent individual card, if there is one; its director chooses which."""
    rider = bunch.riders[index]
    if not rider.spent:
        return
    kinds = sorted_cards(set(rider.spent))
    key = bunch.about(rider, "recover")
    card = yield from ask(key, Listed(kinds))
    bunch.change(index, cards=sorted_cards((*rider.cards, card)), spent=without(rider.spent, (card,)))
    bunch.tell("recovered", rule, rider=rider.name, card=card)


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
    """Riders with room straight behind, the foremost first; moves of those ahead do not change that."""
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
