"""Sprints (rules 4.2, 5.8): one more roll for each rider of a group, and who is in front after it."""

from itertools import combinations
from typing import NamedTuple

from echappee.engine import Listed, Talk, ask
from echappee.homas.rules.bunch import Bunch
from echappee.homas.rules.cards import sorted_cards, value
from echappee.homas.rules.dice import roll
from echappee.homas.rules.options import ROLL, read_played


class Dash(NamedTuple):
    """What a group sprints for: a rush on the way, or the line."""

    kind: str
    number: int
    """Tells one sprint of a turn from another."""
    uphill: bool
    bonus: bool
    """Whether each row of riders that are caught counts one more."""


def sprint(bunch: Bunch, group: list[int], dash: Dash) -> Talk[list[int]]:
    """The group in the order of the photo finish; a sprint moves nobody on the board (4.2)."""
    if len(group) == 1:
        return group
    rows = {index: bunch.square(index).row for index in group}
    for index in group:
        score = yield from _score(bunch, index, dash)
        start = rows[index]
        caught = {row for other, row in rows.items() if other != index and start < row <= start + score}
        rows[index] = start + score + len(caught) * dash.bonus
        bunch.tell(
            "sprinted",
            "4.2.1" if dash.bonus else "5.8.1",
            rider=bunch.riders[index].name,
            score=score,
            caught=len(caught) * dash.bonus,
            row=rows[index],
        )
    return sorted(group, key=lambda index: (-rows[index], bunch.square(index).lane))


def _score(bunch: Bunch, index: int, dash: Dash) -> Talk[int]:
    """One die or card, two for sprinters; neutral riders have one more on an even score (4.2.1, 4.2.4)."""
    rider = bunch.riders[index]
    dice = 2 if rider.sprinter else 1
    cards = sorted_cards(card for card in rider.cards if not (dash.uphill and card == "6h"))
    played = ROLL
    if not rider.neutral:
        hands = [pair for size in range(1, dice + 1) for pair in dict.fromkeys(combinations(cards, size))]
        key = bunch.key(dash.kind, dash.number, seat=rider.team, rider=rider.name)
        played = yield from ask(key, Listed((ROLL, *map("+".join, hands))))
    own = read_played(played).own
    if own:
        bunch.spend(index, own)
        bunch.tell("played", "4.2.1", rider=rider.name, cards=own)
    faces = yield from roll(bunch, index, f"{dash.kind}-{dash.number}-die", dice - len(own))
    if faces:
        bunch.tell("rolled", "4.2.1", rider=rider.name, dice=faces, total=sum(faces))
    return sum(map(value, own)) + sum(faces) + int(rider.neutral and sum(faces) % 2 == 0)
