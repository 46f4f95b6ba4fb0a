"""What a rider does in its turn: roll, cards, attack, fitness card, relay, sprint, and where it ends."""

from collections.abc import Sequence
from functools import lru_cache

from echappee.homas.bots.domestique.fitness import later, must_play, playable_here
from echappee.homas.bots.domestique.road import DICE, MOST, TWO_DICE, Chances
from echappee.homas.bots.domestique.sight import Sight, helper, share
from echappee.homas.bots.domestique.worth import Worth, price
from echappee.homas.rules.cards import ACE, squares, value
from echappee.homas.rules.events import TABLE
from echappee.homas.rules.options import ATTACK, FITNESS, HELP, RELAY, REST, ROLL, attacks

RIVALS = 4
"""How many others in the wheel count; more of them hardly all come along."""
HIGHEST = 13
"""More than dice, cards or a fitness card give on the flat."""
WHEEL = 6
"""Squares from which on a wheel is worth being taken."""


@lru_cache(maxsize=64)
def squares_by_total(grade: int) -> tuple[int, ...]:
    """By what dice and cards give together, how many squares that is where the road has this grade."""
    most = min(MOST, HIGHEST + max(0, grade))
    return tuple(min(most, max(1, total + grade)) for total in range(HIGHEST + MOST))


@lru_cache(maxsize=1_000)
def cards_of(option: str) -> tuple[str, ...]:
    """The cards that are played with this option, its team's with a t before them; none for a roll."""
    return tuple(option.removeprefix(ATTACK).split("+")) if option != ROLL else ()


@lru_cache(maxsize=1_000)
def chances_with(cards: tuple[str, ...], dice: int) -> Chances:
    """What these cards and this many dice give together."""
    sure = sum(value(card.removeprefix(HELP)) for card in cards)
    return tuple((sure + rolled, chance) for rolled, chance in DICE[dice])


def lead(sight: Sight, index: int, options: Sequence[str]) -> str:
    """The best of these options."""
    if FITNESS in options and must_play(sight, index):
        return FITNESS
    choice = _Choice(Worth(sight, index))
    return max(options, key=choice.worth)


def without_wheel(worth: Worth) -> float:
    """What it promises not to follow but to roll, or to play the fitness card where that is worth it."""
    choice = _Choice(worth)
    rolled = choice.worth(ROLL)
    return max(rolled, choice.worth(FITNESS)) if playable_here(worth.sight, worth.index) else rolled


class _Choice:
    """Weighs the options of one rider."""

    def __init__(self, worth: Worth) -> None:
        sight, index = worth.sight, worth.index
        self._sight = sight
        self._index = index
        self._rider = worth.rider
        self._weights = worth.weights
        self._grade = sight.square(index).grade
        self._squares = squares_by_total(self._grade)
        self._best = worth.best_within(self._squares[-1])
        self._behind = [] if sight.course.trial else list(sight.behind(index))
        self._mates = sum(share(sight, other) for other in self._behind if sight.mine(other))
        self._rivals = min(RIVALS, sum(not sight.mine(other) for other in self._behind))

    def worth(self, option: str) -> float:
        """The value of this option."""
        if option == REST:
            return float("-inf")
        if option == RELAY:
            return self._relay()
        if option == FITNESS:
            return self._fitness()
        cards = cards_of(option)
        chances = chances_with(cards, (1 if self._rider.one_die else 2) - len(cards))
        gain = self._ride(chances, attack=option.startswith(ATTACK))
        return gain - price(self._sight, self._rider, cards)

    def _ride(self, chances: Chances, *, attack: bool) -> float:
        """The ride itself, and what it is worth that others come along; in an attack they do not."""
        best, ridden = self._best, self._squares
        own = sum([chance * best[ridden[total]] for total, chance in chances])
        if attack:
            return own
        little = max(1, WHEEL + self._grade)
        pulled = sum([chance * (ridden[t] - little) for t, chance in chances if ridden[t] > little])
        return own + pulled * (self._weights.mate * self._mates - self._weights.rival * self._rivals)

    def _fitness(self) -> float:
        card = self._rider.fitness
        chances = TWO_DICE if card == ACE else ((squares(card), 1.0),)
        return self._ride(chances, attack=attacks(card)) - later(self._sight, self._index)

    def _relay(self) -> float:
        """Somebody else in the wind: a neutral rider or a helper always comes."""
        sight = self._sight
        takers = [p for p in self._behind if sight.riders[p].neutral or (sight.mine(p) and helper(sight, p))]
        if not takers or (sight.mine(takers[0]) and helper(sight, self._index)):
            return float("-inf")
        return self._ride(TWO_DICE, attack=False) + self._weights.relay


def end(sight: Sight, index: int, options: Sequence[str]) -> str:
    """The best square; a descent's table is left alone."""
    numbers = [sight.course.numbers[name] for name in options if name != TABLE]
    worth = Worth(sight, index)
    _, best = max([(worth.of(number), number) for number in numbers])
    return sight.course.at(best).name


def rush(options: Sequence[str]) -> str:
    """Dice only: points and seconds on the way are not worth a card."""
    return options[options.index(ROLL)]


def sprint(options: Sequence[str]) -> str:
    """As many cards as there may be."""
    return max(options, key=_squares)


def _squares(option: str) -> int:
    return 0 if option == ROLL else sum(value(card) for card in option.split("+"))
