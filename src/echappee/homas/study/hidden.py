"""Fitness cards that a seat may not see, dealt again: what is judged may not depend on them."""

from collections.abc import Container, Iterable, Mapping
from random import Random

from echappee.engine import Event
from echappee.homas.rules import Position, Rider
from echappee.homas.rules.cards import FITNESS

Played = Mapping[int, frozenset[str]]
"""The fitness cards that everybody has seen, by the number of the rider."""


def played_cards(events: Iterable[Event]) -> Played:
    """What was played by then."""
    found: dict[int, frozenset[str]] = {}
    for event in events:
        if event.code == "fitness-played":
            role = int(str(event.args["rider"])[-1])
            found[role] = found.get(role, frozenset()) | {str(event.args["card"])}
    return found


def is_hidden(rider: Rider, known: Container[str]) -> bool:
    """Whether it holds a card that must be guessed; `known` names teams and riders with open cards."""
    return bool(rider.fitness) and rider.team not in known and rider.name not in known


def dealt_again(position: Position, played: Played, known: Container[str], random: Random) -> Position:
    """The same table with other hidden cards, each as likely as the next."""
    hidden = [rider for rider in position.riders if is_hidden(rider, known)]
    open_cards = {(rider.role, rider.fitness) for rider in position.riders if rider not in hidden}
    dealt: dict[str, str] = {}
    for role in sorted({rider.role for rider in hidden}):
        names = [rider.name for rider in hidden if rider.role == role]
        gone = played.get(role, frozenset())
        pile = [card for card in FITNESS if card not in gone and (role, card) not in open_cards]
        dealt |= zip(names, random.sample(pile, len(names)), strict=True)
    riders = tuple(
        rider._replace(fitness=dealt[rider.name]) if rider.name in dealt else rider
        for rider in position.riders
    )
    return position._replace(riders=riders)
