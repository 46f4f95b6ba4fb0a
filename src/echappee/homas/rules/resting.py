"""Resting, and falling back after the turn (rule 2.8)."""

from functools import partial
from itertools import combinations

from echappee.engine import Listed, Seat, Talk, Tell, ask, together
from echappee.homas.board.course import NOWHERE
from echappee.homas.rules.bunch import Bunch
from echappee.homas.rules.cards import sorted_cards, without
from echappee.homas.rules.position import Position

NONE = "none"


def rest(bunch: Bunch, place: int) -> Talk[None]:
    """Wait a whole turn and get a card back (2.8.3)."""
    bunch.change(place, moved=True, still=True)
    bunch.tell("rested", "2.8.3", rider=bunch.riders[place].name)
    yield from recover(bunch, place, "2.8.3")


def may_rest(bunch: Bunch, place: int) -> bool:
    """Whether there is a card to get back, and nobody has crossed the line yet (2.8.3)."""
    over = any(r.home or (r.racing and bunch.course.home(r.square)) for r in bunch.riders)
    return bool(bunch.riders[place].spent) and (bunch.course.trial or not over)


def recover(bunch: Bunch, place: int, rule: str) -> Talk[None]:
    """Get back one spent individual card, if there is one; its director chooses which."""
    rider = bunch.riders[place]
    if not rider.spent:
        return
    kinds = sorted_cards(set(rider.spent))
    key = bunch.start.key("recover", bunch.start.step, seat=rider.team, rider=rider.name)
    card = yield from ask(key, Listed(kinds))
    bunch.change(place, cards=sorted_cards((*rider.cards, card)), spent=without(rider.spent, (card,)))
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
    for place in position.ahead():
        rider = bunch.riders[place]
        if rider.name not in named:
            continue
        if not _can(bunch, place, rider.team):  # what those ahead have done is in the way
            bunch.tell("kept-in-line", "2.8.2", rider=rider.name)
            continue
        start = rider.square
        bunch.put((place, bunch.square(place).behind[0]))
        bunch.tell("retreated", "2.8.1", rider=rider.name, start=start, square=bunch.riders[place].square)
    return bunch.position()


def _wish(bunch: Bunch, seat: Seat, able: list[int], _: Tell) -> Talk[tuple[str, ...]]:
    """One question a director: which of these fall back."""
    names = [bunch.riders[place].name for place in able]
    subsets = [",".join(some) for size in range(1, len(names) + 1) for some in combinations(names, size)]
    answer = yield from ask(bunch.start.key("retreat", seat=seat), Listed((NONE, *subsets)), sealed=True)
    return () if answer == NONE else tuple(answer.split(","))


def _can(bunch: Bunch, place: int, seat: Seat) -> bool:
    """Whether the square behind is free, and no line of riders would be broken up (2.8.2)."""
    rider = bunch.riders[place]
    behind = bunch.square(place).behind[0]
    if rider.team != seat or rider.neutral or behind == NOWHERE or bunch.on(behind) is not None:
        return False
    ahead = any(bunch.on(number) is not None for number in bunch.square(place).ahead)
    return not (ahead and any(True for _ in bunch.wheel(rider.square)))
