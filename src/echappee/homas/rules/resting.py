"""Resting, and falling back after the turn (rule 2.8)."""

from functools import partial
from itertools import combinations

from echappee.engine import Listed, Seat, Talk, Tell, ask, together
from echappee.homas.board.course import NOWHERE
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
    over = any(r.home or (r.racing and bunch.course.home(r.square)) for r in bunch.riders)
    return bool(bunch.riders[index].spent) and (bunch.course.trial or not over)


def recover(bunch: Bunch, index: int, rule: str) -> Talk[None]:
    """Get back one spent individual card, if there is one; its director chooses which."""
    rider = bunch.riders[index]
    if not rider.spent:
        return
    kinds = sorted_cards(set(rider.spent))
    key = bunch.start.key("recover", bunch.start.step, seat=rider.team, rider=rider.name)
    card = yield from ask(key, Listed(kinds))
    bunch.change(index, cards=sorted_cards((*rider.cards, card)), spent=without(rider.spent, (card,)))
    bunch.tell("recovered", rule, rider=rider.name, card=card)


def retreat(position: Position, tell: Tell) -> Talk[Position]:
    """After all have moved, riders may fall back one square; directors say so at the same time (2.8.1)."""
    bunch = Bunch(position, tell)
    wishes = {
        seat: able
        for seat in position.seats
        if (able := [p for p in position.ahead() if _can(bunch, p, seat)])
    }
    chosen = yield from together({seat: partial(_wish, bunch, seat, able) for seat, able in wishes.items()})
    named = {name for names in chosen.values() for name in names}
    for index in position.ahead():
        rider = bunch.riders[index]
        if rider.name not in named:
            continue
        if not _can(bunch, index, rider.team):  # what those ahead have done is in the way
            bunch.tell("kept-in-line", "2.8.2", rider=rider.name)
            continue
        start = rider.square
        bunch.put((index, bunch.square(index).behind[0]))
        bunch.tell("retreated", "2.8.1", rider=rider.name, start=start, square=bunch.riders[index].square)
    return bunch.position()


def _wish(bunch: Bunch, seat: Seat, able: list[int], _: Tell) -> Talk[tuple[str, ...]]:
    """One question a director: which of these fall back."""
    names = [bunch.riders[index].name for index in able]
    subsets = [",".join(some) for size in range(1, len(names) + 1) for some in combinations(names, size)]
    answer = yield from ask(bunch.start.key("retreat", seat=seat), Listed((NONE, *subsets)), sealed=True)
    return () if answer == NONE else tuple(answer.split(","))


def _can(bunch: Bunch, index: int, seat: Seat) -> bool:
    """Whether the square behind is free, and no line of riders would be broken up (2.8.2)."""
    rider = bunch.riders[index]
    behind = bunch.square(index).behind[0]
    if rider.team != seat or rider.neutral or behind == NOWHERE or bunch.on(behind) is not None:
        return False
    ahead = any(bunch.on(number) is not None for number in bunch.square(index).ahead)
    return not (ahead and any(True for _ in bunch.wheel(rider.square)))
