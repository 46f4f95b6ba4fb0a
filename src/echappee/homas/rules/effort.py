"""The means of a move: dice, cards, a fitness card (rules 2.1.6, 2.5.1, 3.2 to 3.4)."""

from typing import Final, NamedTuple

from echappee.engine import Talk, fast_maker
from echappee.homas.rules.bunch import Bunch, roll
from echappee.homas.rules.cards import ACE, squares, without
from echappee.homas.rules.options import FITNESS, attacks, read_played

NATURAL: Final = 7
"""The sum of two parts that the event table may be rolled for."""


class Effort(NamedTuple):
    """Dice and card values, and a bonus; nobody follows an attack for free."""

    parts: tuple[int, ...]
    plus: int = 0
    attack: bool = False
    rolled: bool = True
    """Whether it comes from dice or energy cards, not from a fitness card or a rule."""

    @property
    def total(self) -> int:
        """Squares before the number of the road is added."""
        return sum(self.parts) + self.plus

    @property
    def natural_seven(self) -> bool:
        """Whether a die and another, or a die and a card, make seven (2.7.1)."""
        return self.rolled and len(self.parts) == 2 and sum(self.parts) == NATURAL

    def kept(self, part: int) -> "Effort":
        return self._replace(parts=(part,))


_effort: Final = fast_maker(Effort)


def allowed(total: int, grade: int) -> int:
    """The squares of an effort on a road with this number: at least one (3.2.1 to 3.4.1)."""
    return max(1, total + grade)


def exert(bunch: Bunch, index: int, option: str) -> Talk[Effort]:
    """Play the cards of this option and roll the remaining dice."""
    if option == FITNESS:
        return (yield from _play_fitness(bunch, index))
    rider = bunch.riders[index]
    played = read_played(option)
    cards = played.own + played.team
    if cards:
        _spend(bunch, index, played.own, played.team)
    if played.attack:
        bunch.tell("attacked", "2.6.1", rider=rider.name, cards=cards)
    elif cards:
        bunch.tell("played", "2.5.1", rider=rider.name, cards=cards)
    dice = (1 if rider.one_die else 2) - len(cards)
    faces = (yield from roll(bunch, index, f"die-{bunch.step}", dice)) if dice else ()
    plus = _neutral_bonus(bunch, faces) if rider.neutral else 0
    effort = _effort((played.values + faces, plus, played.attack, True))
    if faces:
        bunch.tell("rolled", "2.1.6", rider=rider.name, dice=faces, total=effort.total)
    return effort


def _neutral_bonus(bunch: Bunch, faces: tuple[int, ...]) -> int:
    """Neutral riders have one more on an even score (2.9.2), but not in the first turn (1.5.1)."""
    return int(not bunch.opening and sum(faces) % 2 == 0)


def _play_fitness(bunch: Bunch, index: int) -> Talk[Effort]:
    rider = bunch.riders[index]
    card = rider.fitness
    bunch.change(index, fitness="")
    bunch.tell("fitness-played", "1.3.2", rider=rider.name, card=card, attack=attacks(card))
    if card != ACE:
        return Effort((squares(card),), attack=attacks(card), rolled=False)
    faces = yield from roll(bunch, index, f"die-{bunch.step}", 2)
    bunch.tell("rolled", "1.3.2", rider=rider.name, dice=faces, total=sum(faces))
    return Effort(faces, attack=True)


def _spend(bunch: Bunch, index: int, own: tuple[str, ...], team: tuple[str, ...]) -> None:
    if own:
        bunch.spend(index, own, used=bunch.riders[index].used + len(own))
    if team:
        rider = bunch.riders[index]
        bunch.change(index, used=rider.used + len(team), helped=True)
        bunch.change_team(rider.team, cards=without(bunch.team(index).cards, team))


def spend_one(bunch: Bunch, index: int, card: str) -> None:
    """Spend one card, written as in answers: the rider's own or the team's."""
    played = read_played(card)
    _spend(bunch, index, played.own, played.team)
