"""Races that the judge rides from a situation of a race: how often each team wins.

All situations are ridden in the same worlds. In a world every die and every hidden card is fixed, so two
answers to a question meet the same luck, and the difference is what they are worth. Fitness cards that a seat
may not see are dealt again in every world: no figure may depend on them.
"""

from collections import Counter
from collections.abc import Container, Iterable, Mapping, Sequence
from random import Random
from typing import Final, NamedTuple

from echappee.bots import drive
from echappee.engine import Draw, Entry, Event, Key, Race, SeededDealer
from echappee.engine.chance import Outcome
from echappee.homas.bots.director import Director
from echappee.homas.rules import HOMAS, HomasRace, Position, Rider
from echappee.homas.rules.bunch import FACES
from echappee.homas.rules.cards import FITNESS
from echappee.simulate.run import no_collector

JUDGE: Final = "capitaine"
"""This bot is quick, and leaves nothing to chance."""
WORLDS: Final = len(FACES) ** 2
"""Races are ridden by this many: then two dice fall in each way equally often."""
SEED: Final = "study"
PlayedCards = Mapping[int, frozenset[str]]
"""The fitness cards that everybody has seen, by the number of the rider."""


class RideStart(NamedTuple):
    """Where races start: the beginning of a phase, and what was decided and drawn in it."""

    position: Position
    entries: Sequence[Entry]
    played: PlayedCards
    known: frozenset[str] = frozenset()
    """Teams and riders whose fitness cards are known here."""
    roll: tuple[Key, ...] = ()
    """The next dice, if they are to fall in every way: then their expectation is exact."""


class Winners(NamedTuple):
    """The team that won in each world."""

    teams: tuple[str, ...]
    exact: bool
    """Whether no other chance was involved."""

    @property
    def chances(self) -> Mapping[str, float]:
        """The share of each team that has won at all."""
        return {team: wins / len(self.teams) for team, wins in Counter(self.teams).items()}

    def of(self, team: str) -> float:
        return self.chances.get(team, 0.0)


def ride_on(situation: RideStart, races: int) -> Winners:
    """Ride this many races from there; the judge decides for all teams."""
    hidden = any(is_hidden(rider, situation.known) for rider in situation.position.riders)
    winners, drawn = [], 0
    with no_collector():
        for number in range(races):
            start, dealer = world(situation, number)
            winners.append(_ridden(start, dealer, situation.entries).position.ranking[0].team)
            drawn += dealer.drawn
    return Winners(tuple(winners), exact=not hidden and not drawn)


def world(situation: RideStart, number: int) -> "tuple[Position, _World]":
    """The table of this situation in this world, and its dealer."""
    start = dealt_again(situation.position, situation.played, situation.known, Random(f"{SEED}/{number}"))
    return start, _World(number, situation.roll)


def _ridden(start: Position, dealer: "_World", entries: Sequence[Entry]) -> HomasRace:
    race: HomasRace = Race(HOMAS, start, dealer, entries)
    drive(race, dict.fromkeys(start.seats, Director()))
    return race


class _World:
    """Deals and counts the chance of this world; the dice of the roll go through all combinations."""

    def __init__(self, number: int, roll: Sequence[Key]) -> None:
        self._seeded = SeededDealer(SEED.encode(), str(number))
        faces = (FACES[number % len(FACES)], FACES[number // len(FACES) % len(FACES)])
        self._roll = dict(zip(roll, faces, strict=False))
        self.drawn = 0

    def deal(self, request: Draw) -> Outcome:
        if request.key in self._roll:
            return (self._roll[request.key],)
        self.drawn += 1
        return self._seeded.deal(request)


def played_cards(events: Iterable[Event]) -> PlayedCards:
    """The cards played by then."""
    found: dict[int, frozenset[str]] = {}
    for event in events:
        if event.code == "fitness-played":
            role = int(str(event.args["rider"])[-1])
            found[role] = found.get(role, frozenset()) | {str(event.args["card"])}
    return found


def is_hidden(rider: Rider, known: Container[str]) -> bool:
    """Whether it holds a card that must be guessed; `known` names teams and riders with open cards."""
    return bool(rider.fitness) and rider.team not in known and rider.name not in known


def dealt_again(position: Position, played: PlayedCards, known: Container[str], random: Random) -> Position:
    """The same table with hidden cards dealt again, each equally likely."""
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
