"""The cards in the kernel: a row of kinds for every deck, from the reference's own data."""

from collections.abc import Iterable
from typing import Final, NamedTuple

import numpy as np

from echappee.engine import Refused
from echappee.flamme.kernel.rules.piles import BITS, KINDS, MOST, MOST_TIRED, TIRED
from echappee.flamme.kernel.state import RIDERS
from echappee.flamme.rules.cards import ATTACK, ATTACK_IN_FRONT, DECKS, EXHAUSTION, ROULEUR, Card, Pile
from echappee.flamme.rules.position import Position, Rider
from echappee.flamme.rules.specialists import BAROUDEUR, SPECIALISTS

# A card's effects, one bit each, in the order of the fields of `Powers` after the first.
DIVES: Final = 1
RECOVERS: Final = 2
RELENTLESS: Final = 4
BREAKS_AWAY: Final = 8
CHASES: Final = 16
NIMBLE: Final = 32

TYPES: Final = tuple(DECKS)
NAMES: Final = tuple(SPECIALISTS)
BAROUDEUR_NUMBER: Final = NAMES.index(BAROUDEUR)

Row = tuple[Card, ...]
"""The kinds of a deck in canonical order, without the exhaustion card."""


class DeckRows(NamedTuple):
    """All rows of a race, and the row of each rider at the start."""

    rows: tuple[Row, ...]
    of_rider: tuple[int, ...]

    @property
    def attack(self) -> int:
        """The kind of an attack in the Peloton's row."""
        return PELOTON.index(ATTACK)

    @property
    def attack_in_front(self) -> int:
        return PELOTON.index(ATTACK_IN_FRONT)

    def kind(self, row: int, card: Card) -> int:
        return TIRED if card == EXHAUSTION else self.rows[row].index(card)

    def word(self, row: int, cards: Iterable[Card]) -> int:
        """A pile as a number."""
        kinds = [self.kind(row, card) for card in cards]
        if any(kinds.count(kind) > (MOST if kind < TIRED else MOST_TIRED) for kind in set(kinds)):
            raise Refused("kernel-cannot", "the kernel cannot ride with so large a deck")
        return sum(1 << BITS * kind for kind in kinds)

    def card(self, row: int, kind: int) -> Card:
        return EXHAUSTION if kind == TIRED else self.rows[row][kind]

    def cards(self, row: int, word: int) -> Pile:
        """The pile that this number stands for."""
        found: list[Card] = []
        for kind in range(KINDS):
            number = word >> BITS * kind & (MOST if kind < TIRED else MOST_TIRED)
            found += [self.card(row, kind)] * number if number else []
        return tuple(sorted(found))


def _row(cards: Iterable[Card]) -> Row:
    return tuple(sorted(set(cards) - {EXHAUSTION}))


PELOTON: Final = _row((*DECKS[ROULEUR], ATTACK, ATTACK_IN_FRONT))
PLAIN: Final = tuple(_row(DECKS[kind]) for kind in TYPES)
USUAL: Final = (*(_row(SPECIALISTS[name].deck) for name in NAMES), *PLAIN, PELOTON)
"""The rows that every race has: of the specialists by their number, of the types, of the Peloton."""


ROWS: Final = len(USUAL) + RIDERS
"""The most rows that a race can have: each rider may need its own."""


def rows_of(position: Position) -> DeckRows:
    """The rows of a race from this position; a rider with unusual cards gets a row of its own."""
    rows = list(USUAL)
    of_rider = []
    for rider in position.riders:
        usual = _usual_row(position, rider)
        held = _row((*rider.pile, *rider.recycled, *rider.played, *((rider.card,) if rider.card else ())))
        if not set(held) <= set(rows[usual]):
            usual = len(rows)
            rows.append(held)
        if len(rows[usual]) > TIRED:
            raise Refused(
                "kernel-cannot", f"the kernel cannot ride with {len(held)} kinds of cards in a deck"
            )
        of_rider.append(usual)
    return DeckRows(tuple(rows), tuple(of_rider))


def _usual_row(position: Position, rider: Rider) -> int:
    kind = next(team.kind for team in position.teams if team.colour == rider.team)
    if kind == "peloton":
        return len(USUAL) - 1
    return NAMES.index(rider.specialist) if rider.specialist else len(NAMES) + TYPES.index(rider.type)


def write_cards(table: np.record, rows: DeckRows) -> None:
    """By row and kind: the value, the powers as bits, the greatest speed on a climb; and the specialists."""
    for number, row in enumerate(rows.rows):
        for kind, card in [*enumerate(row), (TIRED, EXHAUSTION)]:
            climb, *others = card.powers
            table["values"][number, kind] = card.value
            table["powers"][number, kind] = sum(1 << bit for bit, on in enumerate(others) if on)
            table["climbs"][number, kind] = climb
        ordered = sorted((*row, EXHAUSTION))
        table["kind_counts"][number] = len(ordered)
        table["card_order"][number, : len(ordered)] = [rows.kind(number, card) for card in ordered]
    table["decks"] = [rows.word(number, SPECIALISTS[name].deck) for number, name in enumerate(NAMES)]
    table["types"] = [TYPES.index(SPECIALISTS[name].type) for name in NAMES]
