"""Before the first turn (rules 1.2 to 1.4, 5.9, 6.1): rain, the order of teams, cards."""

from collections.abc import Iterator
from functools import partial
from itertools import combinations, product
from typing import Final

from echappee.engine import Listed, Seat, Talk, Tell, ask, draw, together
from echappee.homas.rules.bunch import FACES, Bunch
from echappee.homas.rules.cards import COLOURS, FITNESS, HIDDEN, STACKS, sorted_cards
from echappee.homas.rules.position import Position, go_to

RAINS: Final = 2
"""The highest face on which it rains, where it may."""


def weather(position: Position, tell: Tell) -> Talk[Position]:
    """If rain is possible, it rains on a 1 or 2 (6.1.2)."""
    rain = False
    if position.course.rain:
        (face,) = yield from draw(position.key("rain"), FACES, 1)
        rain = face <= RAINS
        tell("rain", "6.1.2", die=face, rain=rain)
    return go_to(position, "order", tell, rain=rain)


def order(position: Position, tell: Tell) -> Talk[Position]:
    """The order of the teams: by classification, else by lot (1.4.1)."""
    bunch = Bunch(position, tell)
    if not any(team.rank for team in position.teams):
        drawn = yield from draw(position.key("order"), COLOURS, len(COLOURS), ordered=True)
        for rank, colour in enumerate(drawn, start=1):
            bunch.change_team(colour, rank=rank)
        bunch.tell("order", "1.4.1", seats=drawn)
    return go_to(bunch.position(), "energy", tell)


def energy(position: Position, tell: Tell) -> Talk[Position]:
    """For a stage directors choose which of their cards they ride with, at the same time (1.2.4)."""
    bunch = Bunch(position, tell)
    if position.course.cards:
        chosen = yield from together({seat: partial(_choose, bunch, seat) for seat in position.seats})
        for seat, answer in chosen.items():
            _take_cards(bunch, seat, answer)
    return go_to(bunch.position(), "fitness" if _with_fitness(position) else "lineup", tell)


def _choose(bunch: Bunch, seat: Seat, _: Tell) -> Talk[str]:
    options = tuple(dict.fromkeys(_hands(bunch, seat)))
    if len(options) == 1:  # it is public that there is no choice
        return options[0]
    return (yield from ask(bunch.key("energy", seat=seat), Listed(options), sealed=True))


def _hands(bunch: Bunch, seat: Seat) -> Iterator[str]:
    """Every hand the stage allows: the cards of riders 1 to 4 and of the team, with `-` between them."""
    riders = [rider for rider in bunch.riders if rider.team == seat]
    piles = [*(rider.cards for rider in riders), bunch.team_of(seat).cards]
    counts = bunch.course.cards
    for hand in product(*(combinations(p, min(n, len(p))) for p, n in zip(piles, counts, strict=True))):
        yield "-".join(",".join(cards) or "0" for cards in hand)


def _take_cards(bunch: Bunch, seat: Seat, answer: str) -> None:
    *own, team = (() if part == "0" else tuple(part.split(",")) for part in answer.split("-"))
    indices = [index for index, rider in enumerate(bunch.riders) if rider.team == seat]
    for index, cards in zip(indices, own, strict=True):
        bunch.change(index, cards=sorted_cards(cards))
    bunch.change_team(seat, cards=sorted_cards(team))
    bunch.tell("energy-chosen", "1.2.4", seat=seat, hand=answer)


def _with_fitness(position: Position) -> bool:
    """Not in the prologue, but in longer time trials (5.3.1, 5.3.2)."""
    return not (position.course.trial and position.course.stage)


def fitness(position: Position, tell: Tell) -> Talk[Position]:
    """Each rider's card from its number's stack; who drew more than one keeps one (1.3.1, 5.9.1)."""
    bunch = Bunch(position, tell)
    dealt: dict[int, tuple[str, ...]] = {}
    for role, stack in enumerate(STACKS, start=1):
        indices = [p for p, r in enumerate(bunch.riders) if r.role == role and not r.neutral]
        draws = [position.draws[index] if position.draws else 1 for index in indices]
        cards = yield from draw(position.key(stack), FITNESS, sum(draws), ordered=True)
        for index, number in zip(indices, draws, strict=True):
            dealt[index], cards = cards[:number], cards[number:]
            bunch.change(index, fitness=HIDDEN)
    bunch.tell("fitness", "1.3.1", riders=tuple(bunch.riders[index].name for index in sorted(dealt)))
    kept = yield from together({seat: partial(_keep, bunch, seat, dealt) for seat in position.seats})
    riders = list(bunch.riders)
    for index, card in (pair for pairs in kept.values() for pair in pairs):
        riders[index] = riders[index]._replace(fitness=card)
    return go_to(bunch.position()._replace(riders=tuple(riders)), "lineup", tell)


def _keep(
    bunch: Bunch, seat: Seat, dealt: dict[int, tuple[str, ...]], tell: Tell
) -> Talk[list[tuple[int, str]]]:
    """One director's choice of fitness cards; nobody else hears of it."""
    kept = []
    for index, cards in dealt.items():
        rider = bunch.riders[index]
        if rider.team != seat:
            continue
        card = cards[0]
        if len(cards) > 1:
            tell("fitness-drawn", "5.9.1", rider=rider.name, cards=cards)
            key = bunch.key("keep", seat=seat, rider=rider.name)
            card = yield from ask(key, Listed(cards), sealed=True)
        tell("fitness-dealt", "1.3.1", rider=rider.name, card=card, changes=((rider.name, "fitness", card),))
        kept.append((index, card))
    return kept
