"""Relays (rule 2.4): who takes the lead, how the file slides back, and what happens if nobody will."""

from collections.abc import Iterator, Mapping

from echappee.engine import Listed, Talk, ask
from echappee.homas.rules.bunch import Bunch
from echappee.homas.rules.offers import NONE, by_director
from echappee.homas.rules.rests import may_rest, recover
from echappee.homas.rules.slipstream import shelters


def can_be_relayed(bunch: Bunch, index: int) -> bool:
    """Whether anybody could be asked; not in the first turn and not in a time trial (1.5.1, 5.3.1)."""
    if bunch.opening or bunch.course.trial:
        return False
    wheel = bunch.wheel(bunch.riders[index].square)
    return bool(wheel) and any(_can_relay(bunch, index, behind) for behind in wheel)


def ask_for_relay(bunch: Bunch, index: int) -> Talk[tuple[int, ...]]:
    """Who takes the relay and the file behind it, from the front; nobody if all refuse (2.4.1, 2.4.2)."""
    bunch.tell("asked-relay", "2.4.1", rider=bunch.riders[index].name)
    parents: dict[int, int] = {}
    asked: list[int] = []
    for number, (seat, offers) in enumerate(by_director(bunch, _offers(bunch, index, parents))):
        if bunch.riders[offers[0]].neutral:  # they always relay (2.9.1)
            return _slide(bunch, index, offers[0], parents)
        names = [bunch.riders[offer].name for offer in offers]
        key = bunch.key("relay", bunch.step, number, seat=seat)
        chosen = yield from ask(key, Listed((*names, NONE)))
        if chosen != NONE:
            return _slide(bunch, index, offers[names.index(chosen)], parents)
        asked += offers
    yield from _refused(bunch, (index, *asked))
    return ()


def _offers(bunch: Bunch, index: int, parents: dict[int, int]) -> Iterator[int]:
    """All riders that can be asked, row by row, straight before right before left, each with its leader."""
    queue = [index]
    while queue:
        ahead = queue.pop(0)
        for behind in bunch.wheel(bunch.riders[ahead].square):
            if behind not in parents and behind != index and _can_relay(bunch, ahead, behind):
                parents[behind] = ahead
                queue.append(behind)
                yield behind


def _can_relay(bunch: Bunch, ahead: int, behind: int) -> bool:
    """Whether a rider in the wheel of another could take the lead: it has yet to move, and is sheltered."""
    rider = bunch.riders[behind]
    if rider.moved or rider.wait:
        return False
    squares = bunch.course.squares
    return shelters(bunch.course, squares[bunch.riders[ahead].square], squares[rider.square])


def _slide(bunch: Bunch, index: int, taker: int, parents: Mapping[int, int]) -> tuple[int, ...]:
    """The taker comes to the front, the file between slides back by one (2.4.3)."""
    file = [taker]
    while file[-1] != index:
        file.append(parents[file[-1]])
    squares = [bunch.riders[member].square for member in file]
    bunch.put((taker, squares[-1]), *zip(file[1:], squares, strict=False))
    names = tuple(bunch.riders[member].name for member in (taker, *reversed(file[1:])))
    bunch.tell("relayed", "2.4.3", rider=names[0], asker=bunch.riders[index].name, file=names)
    return (taker, *reversed(file[1:]))


def _refused(bunch: Bunch, group: tuple[int, ...]) -> Talk[None]:
    """The first time all of them have one die only; the second time they pass (2.4.5, 2.4.6)."""
    again = bunch.riders[group[0]].one_die
    passing = [member for member in group if again and bunch.riders[member].one_die]
    for member in group:
        bunch.change(member, one_die=True)
    for member in passing:
        bunch.change(member, moved=True, still=True)
    names = tuple(bunch.riders[member].name for member in group)
    bunch.tell("relay-refused", "2.4.6" if again else "2.4.5", riders=names, passing=len(passing))
    for member in passing:
        if may_rest(bunch, member):
            yield from recover(bunch, member, "2.4.6")
