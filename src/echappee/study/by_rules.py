"""Races ridden on by the rules themselves: slower than a kernel, and the same measure."""

from array import array
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from echappee.bots import Bot, drive
from echappee.engine import Seat, SeededDealer
from echappee.engine.chance import Dealer
from echappee.engine.race import FleetingRace
from echappee.notation.game_rules import GameRules, SomePosition, SomeView
from echappee.simulate.run import no_collector
from echappee.study.chances import RaceNumbers, SeatView, Truth, Winners

P = TypeVar("P", bound=SomePosition)
V = TypeVar("V", bound=SomeView)


def seeded(situation: object, dealer: Dealer) -> Dealer:  # noqa: ARG001 - for games in which nothing known is drawn
    return dealer


@dataclass(frozen=True, kw_only=True)
class ByRules(Generic[P, V]):
    """How races of a game are ridden on by its rules."""

    rules: GameRules[P, V]
    winners: Callable[[P], Sequence[Seat]]
    """The teams that share the win of a race that is over."""
    bot: Callable[[str], Bot[V]]
    """The bot of this name; it uses no chance."""
    start: Callable[[Truth[P] | SeatView[V], int], P]
    """Where the race of this number begins: a position, or one that a seat may imagine."""
    dealer: Callable[[Truth[P] | SeatView[V], Dealer], Dealer] = seeded
    """The dealer of a race from this situation, given one that leaves everything to chance."""

    def ride_on(self, situations: Sequence[Truth[P] | SeatView[V]], rides: RaceNumbers) -> Sequence[Winners]:
        """The winners of these races from each situation."""
        numbers = range(rides.first, rides.first + rides.races)
        with no_collector():
            return [
                array("H", [self._ride(each, number, rides) for number in numbers]) for each in situations
            ]

    def _ride(self, situation: Truth[P] | SeatView[V], number: int, rides: RaceNumbers) -> int:
        start = self.start(situation, number)
        chance = self.dealer(situation, SeededDealer(f"study/{rides.seed}".encode(), str(number)))
        race: FleetingRace[P, V] = FleetingRace(self.rules, start, chance, situation.entries)
        drive(race, dict.fromkeys((team.colour for team in start.teams), self.bot(rides.policy)))
        seats = [team.colour for team in start.teams]
        return sum(1 << seats.index(seat) for seat in self.winners(race.position))
