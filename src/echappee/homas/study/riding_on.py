"""Races that the judge rides from a spot of a race: how often each team wins.

All spots are ridden in the same worlds. In a world every die and every hidden card is fixed, so two answers
to a question meet the same luck, and what differs is what they are worth.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from random import Random
from typing import Final, NamedTuple

from echappee.bots import drive
from echappee.engine import Draw, Entry, Key, Race, SeededDealer
from echappee.engine.chance import Outcome
from echappee.homas.bots.domestique import DomestiqueBot
from echappee.homas.rules import HOMAS, HomasRace, Position
from echappee.homas.rules.bunch import FACES
from echappee.homas.study.hidden import Played, dealt_again, is_hidden
from echappee.simulate.run import no_collector

JUDGE: Final = "domestique"
"""It is quick, and the same in all worlds: it leaves nothing to chance."""
WORLDS: Final = len(FACES) ** 2
"""Races are ridden by this many: then two dice fall in each way equally often."""
SEED: Final = "study"


class Spot(NamedTuple):
    """Where races start: the beginning of a phase, and what was decided and drawn in it."""

    position: Position
    entries: Sequence[Entry]
    played: Played
    known: frozenset[str] = frozenset()
    """Teams and riders whose fitness cards are known here."""
    roll: tuple[Key, ...] = ()
    """The dice that come next, if they are to fall in every way: then their expectation is exact."""


class Level(NamedTuple):
    """The result: the team that won in each world."""

    winners: tuple[str, ...]
    exact: bool
    """Whether nothing else was left to chance."""

    @property
    def chances(self) -> Mapping[str, float]:
        """The share of each team that has won at all."""
        return {team: wins / len(self.winners) for team, wins in Counter(self.winners).items()}

    def of(self, team: str) -> float:
        return self.chances.get(team, 0.0)


def ride_on(spot: Spot, races: int) -> Level:
    """As many races from there, the judge deciding for all teams."""
    hidden = any(is_hidden(rider, spot.known) for rider in spot.position.riders)
    winners, drawn = [], 0
    with no_collector():
        for number in range(races):
            start, dealer = world(spot, number)
            winners.append(_ridden(start, dealer, spot.entries).position.ranking[0].team)
            drawn += dealer.drawn
    return Level(tuple(winners), exact=not hidden and not drawn)


def world(spot: Spot, number: int) -> "tuple[Position, _World]":
    """The table of this spot in this world, and who deals there."""
    start = dealt_again(spot.position, spot.played, spot.known, Random(f"{SEED}/{number}"))
    return start, _World(number, spot.roll)


def _ridden(start: Position, dealer: "_World", entries: Sequence[Entry]) -> HomasRace:
    race: HomasRace = Race(HOMAS, start, dealer, entries)
    drive(race, dict.fromkeys(start.seats, DomestiqueBot()))
    return race


class _World:
    """Deals what is fixed in this world, and counts it; the dice of the roll go through all ways to fall."""

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
