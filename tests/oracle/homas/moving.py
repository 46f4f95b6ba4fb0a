"""A turn: who is next, what it can do, relays, and the ride (2.1, 2.4, 2.5)."""

from itertools import combinations

from tests.oracle.homas.cards import one_card_here, own_cards, team_cards
from tests.oracle.homas.luck import SEVEN, Throw, consult, serve, seven, throw
from tests.oracle.homas.resting import may_rest, rest
from tests.oracle.homas.riding import ends, neutral_end, ridden
from tests.oracle.homas.table import Now, Rider, Table, Talk, ask
from tests.oracle.homas.wheels import Trail, barred, counter, directors, follow, wheel_of

ORDER = ("6", "6h", "5k")


def turn(table: Table) -> Talk[None]:
    """Everybody moves, the most advanced first."""
    while True:
        yield Now("move")
        rider = next((rider for rider in table.racing() if not rider.moved), None)
        if rider is None:
            return
        yield from move(table, rider)
        table.step += 1


def move(table: Table, rider: Rider) -> Talk[None]:
    """One rider's move, with all that follows from it."""
    if rider.wait and rider.neutral:
        rider.wait = 0
        yield from _ride(table, rider, SEVEN, [])
        return
    free = yield from serve(table, rider)
    if free:
        yield from _lead(table, rider, [])


def _lead(table: Table, rider: Rider, file: list[Rider]) -> Talk[None]:
    """What the rider in front does; `file` are those who passed it the relay."""
    answer = "roll"
    if not rider.neutral:
        kind = f"{'take' if file else 'lead'}-{table.step}"
        answer = yield from ask(kind, rider.team, rider.name, _options(table, rider, file))
    if answer == "rest":
        yield from rest(table, rider)
    elif answer == "relay":
        yield from _relay(table, rider)
    else:
        yield from _go(table, rider, answer, file)


def _options(table: Table, rider: Rider, file: list[Rider]) -> list[str]:
    if table.opening:
        return ["roll"]
    hand = sorted(own_cards(table, rider), key=ORDER.index)
    team = team_cards(table, rider)
    pairs = ["+".join(pair) for pair in combinations(hand, 2)]
    helped = [f"{card}+t{other}" for card in hand for other in team]
    if rider.one_die or one_card_here(rider):
        pairs, helped = [], []
    found = ["roll", *hand, *("t" + card for card in team), *pairs, *helped]
    if not table.facts.trial:
        found += ["attack-" + cards for cards in (*hand, *pairs)]
    if rider.fitness and not rider.one_die and not (rider.role == 3 and rider.at.kind == "climb"):
        found.append("fitness")
    if not file:
        found += ["relay"] * bool(_askable(table, rider)) + ["rest"] * may_rest(table, rider)
    return found


def _askable(table: Table, asker: Rider) -> dict[str, Rider]:
    """Everybody behind that can be asked, row by row, with the rider in whose wheel each is."""
    if table.facts.trial:
        return {}
    stood = table.standing()
    found: dict[str, Rider] = {}
    row = [asker]
    while row:
        behind = []
        for ahead in row:
            for rider in wheel_of(table, stood, ahead.at):
                if rider.name in found or rider.moved or rider.wait or barred(table, rider.at, ahead.at):
                    continue
                found[rider.name] = ahead
                behind.append(rider)
        row = behind
    return found


def _relay(table: Table, asker: Rider) -> Talk[None]:
    """Ask for a relay; the taker rides, or the group has one die, or it passes the turn."""
    named = {rider.name: rider for rider in table.riders}
    links = _askable(table, asker)
    for count, run in enumerate(directors(named[name] for name in links)):
        taker: Rider | None = run[0]
        if not run[0].neutral:
            names = [rider.name for rider in run]
            kind = f"relay-{table.step}-{count}"
            answer = yield from ask(kind, run[0].team, "", [*names, "none"])
            taker = named.get(answer)
        if taker:
            yield from _lead(table, taker, _slide(links, taker, asker))
            return
    group = [asker, *(named[name] for name in links)]
    again = asker.one_die
    for rider in group:
        if again and rider.one_die:
            rider.moved = rider.still = True
            if may_rest(table, rider):
                yield from rest(table, rider)
        else:
            rider.one_die = True


def _slide(links: dict[str, Rider], taker: Rider, asker: Rider) -> list[Rider]:
    """The taker comes to the front, those between go back by one; they are returned, the asker first."""
    chain = [taker]
    while chain[-1] is not asker:
        chain.append(links[chain[-1].name])
    spots = [rider.spot for rider in chain]
    taker.spot = asker.spot
    for rider, spot in zip(chain[1:], spots, strict=False):
        rider.spot = spot
    return list(reversed(chain[1:]))


def _go(table: Table, rider: Rider, option: str, file: list[Rider]) -> Talk[None]:
    """Roll or play, look at the table if it must be, and ride."""
    thrown: Throw | None = yield from throw(table, rider, option)
    assert thrown
    dare = not rider.neutral and not thrown.fitness and not thrown.natural_seven
    if thrown.natural_seven and not table.opening:
        thrown = yield from seven(table, rider, thrown)
    if thrown:
        dare = dare and rider.at.kind == "descent" and not table.opening
        yield from _ride(table, rider, thrown, file, dare=dare)


def _ride(
    table: Table, rider: Rider, thrown: Throw, file: list[Rider], *, dare: bool = False, kind: str = "to"
) -> Talk[None]:
    """Ride to a square; others follow or counter."""
    squares = max(thrown.squares + rider.at.number, 1)
    found = ends(table, rider, squares)
    if not found:
        rider.moved = rider.still = True
        return
    if rider.neutral:
        end = neutral_end(table, rider, found)
    else:
        names = [spot.name for spot in found] + ["table"] * dare
        answer = yield from ask(f"{kind}-{table.step}", rider.team, rider.name, names)
        if answer == "table":
            changed = yield from consult(table, rider, thrown)
            if changed:
                yield from _ride(table, rider, changed, file, kind="then")
            return
        end = table.road.named[answer]
    way = yield from ridden(table, rider, end, squares)
    stood = table.standing()
    trail = Trail(rider.at, way[:-1], end)
    rider.spot, rider.moved = end, True
    if not table.facts.trial:
        yield from (counter if thrown.attack else follow)(table, stood, trail, file)
