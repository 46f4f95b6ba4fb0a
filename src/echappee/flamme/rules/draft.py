"""The draft (rules 9.1): every seat picks a specialist for each of its riders, there and back."""

from collections.abc import Sequence

from echappee.engine import Listed, Seat, Talk, Tell, ask, draw
from echappee.flamme.rules.cards import EXHAUSTION, pile
from echappee.flamme.rules.position import Position, Rider, advance
from echappee.flamme.rules.specialists import SPECIALISTS

FEW = 3
"""Up to this many seats there is one copy of each specialist, else two (9.1.2)."""


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
    copies = 1 if len(position.seats) <= FEW else 2
    taken = [rider.specialist for rider in riders]
    plain = {riders[index].type for index in position.of(seat) if not riders[index].specialist}
    return tuple(
        name
        for name, specialist in SPECIALISTS.items()
        if specialist.type in plain and taken.count(name) < copies
    )
