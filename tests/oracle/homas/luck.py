"""Dice and cards of a move, the natural seven and the event table (2.7)."""

from dataclasses import dataclass, replace

from tests.oracle.homas.cards import STARRED, pay, play_team_card, prices
from tests.oracle.homas.resting import recover
from tests.oracle.homas.table import Rider, Table, Talk, ask, dice


@dataclass(frozen=True)
class Throw:
    """What a rider moves by: its parts, what they are called, and what comes on top."""

    parts: tuple[int, ...]
    names: tuple[str, ...]
    rolled: bool
    """Whether there is a die among them."""
    fitness: bool = False
    attack: bool = False
    more: int = 0

    @property
    def natural_seven(self) -> bool:
        """Two parts that make seven."""
        return self.rolled and len(self.parts) == 2 and sum(self.parts) == 7

    @property
    def squares(self) -> int:
        """Before the road changes anything."""
        return sum(self.parts) + self.more

    def only(self, part: int) -> "Throw":
        """One part counts."""
        return replace(self, parts=(part,), names=(str(part),), more=0)


SEVEN = Throw((7,), ("7",), rolled=False)


def throw(table: Table, rider: Rider, option: str) -> Talk[Throw]:
    """Play what the option says and roll the rest."""
    if option == "fitness":
        card, rider.fitness = rider.fitness, ""
        if card != "A":
            value = STARRED.get(card) or int(card)
            return Throw((value,), (card,), rolled=False, fitness=True, attack=card in STARRED)
        faces = yield from dice(rider, f"die-{table.step}", 2)
        return Throw(tuple(faces), tuple(map(str, faces)), rolled=True, fitness=True, attack=True)
    cards = [] if option == "roll" else option.removeprefix("attack-").split("+")
    for card in cards:
        if card.startswith("t"):
            play_team_card(table, rider, card[1:])
        else:
            rider.spend(card)
    names = [card.removeprefix("t") for card in cards]
    count = (1 if rider.one_die else 2) - len(cards)
    faces = yield from dice(rider, f"die-{table.step}", count)
    parts = (*(int(name[0]) for name in names), *faces)
    bonus = 0
    if rider.neutral and not table.opening and sum(faces) % 2 == 0:
        bonus = 1
    attack = option.startswith("attack-")
    if rider.neutral and not table.opening and not table.facts.trial:
        attack = sum(faces) >= 11
    return Throw(parts, (*names, *map(str, faces)), bool(faces), attack=attack, more=bonus)


def seven(table: Table, rider: Rider, thrown: Throw) -> Talk[Throw | None]:
    """A natural seven: the table, or one part only. None: the rider does not ride."""
    answer = "table"
    if not rider.neutral:
        keeps = [f"keep-{part}" for part in thrown.parts]
        answer = yield from ask(f"seven-{table.step}", rider.team, rider.name, ["table", *keeps])
    if answer != "table":
        return thrown.only(int(answer.removeprefix("keep-")))
    return (yield from consult(table, rider, thrown))


def consult(table: Table, rider: Rider, thrown: Throw) -> Talk[Throw | None]:
    """What the event table says. None: the rider does not ride."""
    faces = yield from dice(rider, f"event-{table.step}", 2)
    result = min(max(sum(faces) - _bad_road(table, rider), 0), 12)
    failed = False
    if result <= 3:
        (face,) = yield from dice(rider, f"team-{table.step}", 1)
        failed = face <= table.team(rider).rank
    if result in (0, 2, 4):
        for victim in _victims(table, rider):
            victim.wait += 1
    if result in (0, 1, 2, 4):
        return (yield from _loses(table, rider, thrown, result, failed=failed))
    if result in (3, 5):
        if failed:
            if rider.neutral:
                return replace(SEVEN, attack=thrown.attack)
            rider.wait += 1
        return thrown.only(max(thrown.parts))
    if result in (8, 9):
        return replace(thrown, more=thrown.more + {8: 1, 9: 3}[result])
    if result >= 10:
        return (yield from _chance(table, rider, thrown, result))
    return thrown


def _bad_road(table: Table, rider: Rider) -> int:
    """What is taken from the dice for the table."""
    cobbles = 2 if table.facts.hell else 1
    road = {"descent": 1, "cobbles": cobbles}.get(rider.at.kind, 0)
    return road + rider.at.inner + table.rain


def _victims(table: Table, rider: Rider) -> list[Rider]:
    """Those straight behind and directly to the left, and those that they bring down."""
    fallen = [rider]
    for down in fallen:  # it grows while it is read
        for spot in (table.road.wheel[down.at][0], table.road.beside(down.at)):
            other = table.on(spot)
            if other and other not in fallen and other.at.kind == down.at.kind:
                fallen.append(other)
    return fallen[1:]


def _loses(table: Table, rider: Rider, thrown: Throw, result: int, *, failed: bool) -> Talk[Throw | None]:
    """Turns lost, this one among them; neutral riders ride seven squares."""
    if rider.neutral:
        return replace(SEVEN, attack=thrown.attack)
    if result == 0 and failed and rider.cards:
        card = yield from ask(f"discard-{table.step}", rider.team, rider.name, rider.cards)
        rider.cards.remove(card)
        rider.spent.append(card)
    rider.wait += {0: 3, 1: 1, 2: 1, 4: 1}[result] + (failed and result in (1, 2))
    free = yield from serve(table, rider)
    return thrown if free else None


def serve(table: Table, rider: Rider) -> Talk[bool]:
    """Wait, or pay for each lost turn; whether all are paid for."""
    while rider.wait:
        kind = f"wait-{table.step}-{rider.used}"
        answer = yield from ask(kind, rider.team, rider.name, ["wait", *prices(table, rider)])
        if answer == "wait":
            rider.wait -= 1
            rider.moved = rider.still = True
            return False
        pay(table, rider, answer)
    return True


def _chance(table: Table, rider: Rider, thrown: Throw, result: int) -> Talk[Throw]:
    """An attack without a card, or something else."""
    more = {10: 0, 11: 2, 12: 4}[result]
    if thrown.attack:
        return replace(thrown, more=thrown.more + more)
    answer = "attack"
    if not rider.neutral:
        other = "recover" if result == 12 and rider.spent else "ride"
        answer = yield from ask(f"chance-{table.step}", rider.team, rider.name, ["attack", other])
    if answer == "attack":
        return replace(thrown, attack=True, more=thrown.more + more)
    if answer == "recover":
        yield from recover(table, rider)
    return thrown
