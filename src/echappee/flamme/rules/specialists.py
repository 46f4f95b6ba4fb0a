"""The specialists (rules 9.1, 9.2): from `data/specialists.json`, and how they are drafted."""

import json
from collections.abc import Mapping, Sequence
from importlib.resources import files
from typing import Final, NamedTuple

from echappee.engine import Listed, Seat, Talk, Tell, ask, draw
from echappee.flamme.rules.cards import DECKS, EXHAUSTION, Card, Pile, pile, without
from echappee.flamme.rules.position import Position, Rider, advance

BAROUDEUR: Final = "baroudeur"
"""The one specialist that may bid differently (6.5)."""


class Specialist(NamedTuple):
    """A specialist: the cards it removes from the deck of its type, and those it adds."""

    id: str
    type: str
    removed: Pile
    added: Pile
    sure: bool
    """Whether the symbols on its cards are beyond doubt."""
    note: str
    called: Mapping[str, str]
    """Its name, by language."""
    line: Mapping[str, str]
    """Its strength in a few words, by language."""

    @property
    def deck(self) -> Pile:
        """The deck its rider rides with."""
        return pile(without(DECKS[self.type], self.removed) + self.added)


def _read() -> dict[str, Specialist]:
    entries = json.loads(files(__package__).joinpath("data/specialists.json").read_text("utf-8"))
    return {
        name: Specialist(
            id=name,
            type=entry["type"],
            removed=_cards(entry["removed"]),
            added=_cards(entry["added"]),
            sure=entry["sure"],
            note=entry.get("note", ""),
            called=entry["called"],
            line=entry["line"],
        )
        for name, entry in entries.items()
    }


def _cards(text: str) -> Pile:
    return pile(map(Card.parse, text.split(" ")))


SPECIALISTS: Final[Mapping[str, Specialist]] = _read()


FEW = 3
"""Up to this many seats there is one copy of each specialist, else two (9.1.2)."""


def copies_for(seats: int) -> int:
    """How many there are of each specialist for this many seats."""
    return 1 if seats <= FEW else 2


def draft(position: Position, tell: Tell) -> Talk[Position]:
    """Draw an order, pick in it, then pick in the reversed order."""
    seats = yield from draw(position.key("order"), position.seats, len(position.seats), ordered=True)
    tell("draft-order", "9.1.1", seats=seats)
    riders = list(position.riders)
    for number, turn in ((1, seats), (2, seats[::-1])):
        for seat in turn:
            options = Listed(_options(position, riders, seat))
            answer = yield from ask(position.key(f"pick{number}", seat), options)
            index = next(at for at in position.of(seat) if riders[at].type == SPECIALISTS[answer].type)
            riders[index] = become(riders[index], answer)
            tell("drafted", "9.1.3", rider=riders[index].name, specialist=answer)
    return advance(position._replace(riders=tuple(riders)), tell)


def become(rider: Rider, specialist: str) -> Rider:
    """The rider as this specialist, with its deck; exhaustion cards stay in it (9.1.4)."""
    tired = [card for card in rider.pile if card == EXHAUSTION]
    return rider._replace(specialist=specialist, pile=pile((*SPECIALISTS[specialist].deck, *tired)))


def _options(position: Position, riders: Sequence[Rider], seat: Seat) -> tuple[str, ...]:
    """The specialists still available for riders of this seat that have none yet (9.1.3)."""
    copies = copies_for(len(position.seats))
    taken = [rider.specialist for rider in riders]
    plain = {riders[index].type for index in position.of(seat) if not riders[index].specialist}
    return tuple(
        name
        for name, specialist in SPECIALISTS.items()
        if specialist.type in plain and taken.count(name) < copies
    )
