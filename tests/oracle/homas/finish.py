"""What comes at the end of a turn: summits, rushes, arrivals and sprints (4, 5.2, 5.6, 5.8)."""

from itertools import combinations

from tests.oracle.homas.table import Line, Now, Rider, Table, Talk, ask, dice

RUSH_PLACES = 5
SUMMIT_PLACES = {"mountain": 9, "hill": 5}


def end_of_turn(table: Table) -> Talk[bool]:
    """Prizes on the way, then arrivals; whether the race is over."""
    yield Now("rush")
    for number, line in enumerate(table.sprints):
        yield from _rush(table, line, number)
    for summit in table.summits:
        _summit(table, summit)
    yield Now("sprint")
    yield from _arrive(table)
    if not table.facts.stage and not table.facts.trial:
        return any(rider.home for rider in table.riders)
    return all(rider.home for rider in table.riders)


def groups(table: Table, riders: list[Rider]) -> list[list[Rider]]:
    """Riders between whom no square is free, seen from the side; front to back."""
    found: list[list[Rider]] = []
    for rider in riders:
        if found and not _free_between(table, rider, min(other.at.rear for other in found[-1])):
            found[-1].append(rider)
        else:
            found.append([rider])
    return found


def _free_between(table: Table, rider: Rider, edge: int) -> bool:
    """Whether a square fits between this rider and the edge ahead."""
    if rider.at.front >= edge:
        return False
    return any(rider.at.front <= spot.rear and spot.front <= edge for spot in table.road.named.values())


def _summit(table: Table, line: Line) -> None:
    over = [rider for rider in table.racing() if rider.at.beyond(line.row) and rider.name not in line.riders]
    line.riders = (line.riders + [rider.name for rider in over])[: SUMMIT_PLACES[line.kind]]


def _rush(table: Table, line: Line, number: int) -> Talk[None]:
    """Groups that come over the line sprint while there are places."""
    racing = [rider for rider in table.racing() if rider.name not in line.riders]
    for group in groups(table, racing):
        if len(line.riders) < RUSH_PLACES and group[0].at.beyond(line.row):
            order = yield from _sprint(group, f"rush-{number}", uphill=line.kind == "climb", bonus=False)
            line.riders = (line.riders + [rider.name for rider in order])[:RUSH_PLACES]


def _arrive(table: Table) -> Talk[None]:
    """Those of this turn: delays, fitness cards, then sprints."""
    alone = table.facts.trial or table.facts.finish == "mountain"
    racing = table.racing()
    all_groups = [[rider] for rider in racing] if alone else groups(table, racing)
    arrived = [group for group in all_groups if group[0].at.beyond(table.facts.length)]
    if not arrived:
        return
    if not table.first:
        table.first, table.first_turn = arrived[0][0].at, table.turn
    for group in arrived:
        for rider in group:
            rider.home, rider.delay = table.turn, _delay(table, group[0])
    checked = [rider for group in arrived for rider in group]
    if not table.facts.stage and not table.facts.trial:
        checked = table.riders
    for rider in checked:
        if rider.fitness:
            table.team(rider).out = True
    uphill = table.facts.finish == "hill"
    for number, group in enumerate(arrived):
        order = yield from _sprint(group, f"sprint-{number}", uphill=uphill, bonus=True)
        for rider in order:
            rider.place = 1 + max(other.place for other in table.riders)


def _delay(table: Table, first: Rider) -> int:
    """A minute per turn, less for squares further than the winner, a minute at most."""
    assert table.first
    second = 6 if table.facts.finish == "flat" else 12
    further = first.at.row - table.first.row
    return 60 * (table.turn - table.first_turn) - min(further * second, 60)


def _sprint(group: list[Rider], kind: str, *, uphill: bool, bonus: bool) -> Talk[list[Rider]]:
    """The order of a group; one that is alone does not sprint."""
    if len(group) == 1:
        return group
    rows = {rider.name: rider.at.row for rider in group}
    for rider in group:
        squares = yield from _effort(rider, kind, uphill=uphill)
        start = rows[rider.name]
        caught = {rows[other.name] for other in group if start < rows[other.name] <= start + squares}
        rows[rider.name] = start + squares + (len(caught) if bonus else 0)
    return sorted(group, key=lambda rider: (-rows[rider.name], rider.at.lane))


def _effort(rider: Rider, kind: str, *, uphill: bool) -> Talk[int]:
    """A die or a card, two for sprinters."""
    count = 2 if rider.role == 3 else 1
    hand = sorted((card for card in rider.cards if card != "6h" or not uphill), key=("6", "6h", "5k").index)
    hands = ["+".join(cards) for size in range(1, count + 1) for cards in combinations(hand, size)]
    answer = "roll"
    if not rider.neutral:
        answer = yield from ask(kind, rider.team, rider.name, ["roll", *hands])
    cards = [] if answer == "roll" else answer.split("+")
    for card in cards:
        rider.cards.remove(card)
        rider.spent.append(card)
    faces = yield from dice(rider, f"{kind}-die", count - len(cards))
    even = rider.neutral and sum(faces) % 2 == 0
    return sum(int(card[0]) for card in cards) + sum(faces) + even
