"""Resting and falling back (2.8)."""

from itertools import combinations

from tests.oracle.homas.table import Rider, Table, Talk, ask
from tests.oracle.homas.wheels import directors


def may_rest(table: Table, rider: Rider) -> bool:
    """Whether it can get a card back now: not once somebody is over the line, if they ride together."""
    over = [other for other in table.riders if other.home or other.at.beyond(table.facts.length)]
    return bool(rider.spent) and not table.opening and (table.facts.trial or not over)


def recover(table: Table, rider: Rider) -> Talk[None]:
    """One spent card comes back."""
    card = yield from ask(f"recover-{table.step}", rider.team, rider.name, rider.spent)
    rider.spent.remove(card)
    rider.cards.append(card)


def rest(table: Table, rider: Rider) -> Talk[None]:
    """Stay, and get a card back."""
    rider.moved = rider.still = True
    yield from recover(table, rider)


def may_fall_back(table: Table, rider: Rider) -> bool:
    """One square straight back, if it is free and no line is broken up."""
    in_a_wheel = any(table.on(spot) for spot in table.road.ahead[rider.at])
    has_a_wheel = any(table.on(spot) for spot in table.road.wheel[rider.at])
    return has_room(table, rider) and not (in_a_wheel and has_a_wheel)


def has_room(table: Table, rider: Rider) -> bool:
    """Whether the square straight behind is free."""
    behind = table.road.wheel[rider.at][0]
    return behind is not None and not table.on(behind)


def fall_back(table: Table) -> Talk[None]:
    """From the front to the back; consecutive riders of one director are asked about together."""
    order = [rider for rider in table.racing() if not rider.neutral and has_room(table, rider)]
    for count, run in enumerate(directors(order)):
        answer = yield from ask(f"retreat-{count}", run[0].team, "", _choices(table, run))
        for rider in run:
            if rider.name in answer.split(","):
                rider.spot = table.road.wheel[rider.at][0]


def _choices(table: Table, run: list[Rider]) -> list[str]:
    """Every choice of riders that can fall back, each after those before it."""
    found = []
    for size in range(len(run) + 1):
        for chosen in combinations(run, size):
            if _works(table, chosen):
                found.append(",".join(rider.name for rider in chosen) or "none")
    return found


def _works(table: Table, chosen: tuple[Rider, ...]) -> bool:
    """Try it, and put everybody back."""
    old = [rider.spot for rider in chosen]
    works = True
    for rider in chosen:
        works = works and may_fall_back(table, rider)
        if works:
            rider.spot = table.road.wheel[rider.at][0]
    for rider, spot in zip(chosen, old, strict=True):
        rider.spot = spot
    return works
