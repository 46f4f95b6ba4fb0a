"""A rider's turn: roll, cards, attack, fitness card, relay, sprint, and the square where it ends."""

from collections.abc import Sequence
from functools import cached_property, lru_cache
from itertools import combinations
from math import inf

from echappee.homas.bots.director.fitness import later, must_play, playable_here
from echappee.homas.bots.director.road import DICE, MOST, TWO_DICE, Chances
from echappee.homas.bots.director.sight import Sight
from echappee.homas.bots.director.worth import Worth, price, team_price
from echappee.homas.rules.cards import ACE, playable_kinds, squares, value
from echappee.homas.rules.events import TABLE
from echappee.homas.rules.options import ATTACK, FITNESS, HELP, RELAY, REST, ROLL, attacks

HIGHEST = 13
"""More than dice, cards or a fitness card reach on the flat."""
WHEEL = 6
"""From this many squares on, a wheel is worth taking."""
SLIDE = 1.0
"""The square that a relayed rider loses (2.4.3)."""
AFAR = 8.0
"""From this many turns before the end, an attack counts as long-range."""


@lru_cache(maxsize=64)
def squares_by_total(grade: int) -> tuple[int, ...]:
    """By the total of dice and cards, the number of squares on a road of this grade."""
    most = min(MOST, HIGHEST + max(0, grade))
    return tuple(min(most, max(1, total + grade)) for total in range(HIGHEST + MOST))


@lru_cache(maxsize=1_000)
def cards_of(option: str) -> tuple[str, ...]:
    """The cards played with this option, the team's with a t before them; none for a roll."""
    return tuple(option.removeprefix(ATTACK).split("+")) if option != ROLL else ()


@lru_cache(maxsize=1_000)
def chances_with(cards: tuple[str, ...], dice: int) -> Chances:
    """The possible totals of these cards and this many dice."""
    sure = sum(value(card.removeprefix(HELP)) for card in cards)
    return tuple((sure + rolled, chance) for rolled, chance in DICE[dice])


def _of_fitness(card: str) -> Chances:
    return TWO_DICE if card == ACE else ((squares(card), 1.0),)


def lead(sight: Sight, index: int, options: Sequence[str]) -> str:
    """The best of these options."""
    if FITNESS in options and must_play(sight, index):
        return FITNESS
    choice = TurnWorth(sight, index)
    return max(options, key=lambda option: choice.worth(option) + sight.share(index) * sight.blur(option))


class TurnWorth:
    """Weighs a rider's options for itself and for its team."""

    def __init__(self, sight: Sight, index: int) -> None:
        self._sight = sight
        self._index = index
        self._rider = sight.riders[index]
        self._share = sight.share(index)
        self._grade = sight.square(index).grade
        self._squares = squares_by_total(self._grade)
        self._worth = Worth(sight, index)
        self._best = self._worth.best_within(self._squares[-1])

    def worth(self, option: str) -> float:
        """The worth of this option for the team."""
        if option == REST:
            return -inf
        if option == RELAY:
            return self._relay()
        if option == FITNESS:
            chances, attack = _of_fitness(self._rider.fitness), attacks(self._rider.fitness)
        else:
            if not self._sight.can_spare(len(cards_of(option))):
                return -inf
            chances, attack = self._chances(option), option.startswith(ATTACK)
        own = self._share * self.own(option) - team_price(self._sight, self._rider, cards_of(option))
        if attack:
            return own + self._share * self._sight.skill.attack * min(1.0, self._sight.turns_left / AFAR)
        return own + self._pull * self._pulled(chances)

    def own(self, option: str) -> float:
        """The worth for the rider alone."""
        if option == FITNESS:
            ridden = self._ridden(_of_fitness(self._rider.fitness))
            return ridden - later(self._sight, self._index)
        return self._ridden(self._chances(option)) - price(self._sight, self._rider, cards_of(option))

    @cached_property
    def without_wheel(self) -> float:
        """The rider's outlook if it follows nobody now: another wheel, or its best option alone."""
        sight, rider = self._sight, self._rider
        waits = sight.skill.patience * sight.wheels_to_come(self._index)
        own = [ROLL]
        if sight.view.round > 1:
            kinds = playable_kinds(sight.course, sight.square(self._index))
            cards = [card for card in rider.cards if card in kinds]
            own += cards
            if sight.square(self._index).road not in ("descent", "cobbles") and not rider.one_die:
                own += ["+".join(pair) for pair in combinations(cards, 2)]
        if playable_here(sight, self._index):
            own.append(FITNESS)
        return waits + max(map(self.own, dict.fromkeys(own)))

    def gain(self, number: int) -> float:
        """The gain of the offered square over riding alone."""
        return self._worth.of(number) - self.without_wheel

    def _chances(self, option: str) -> Chances:
        cards = cards_of(option)
        return chances_with(cards, (1 if self._rider.one_die else 2) - len(cards))

    def _ridden(self, chances: Chances) -> float:
        return sum([chance * self._best[self._squares[total]] for total, chance in chances])

    def _pulled(self, chances: Chances) -> float:
        """The squares that a rider in the file gains, because it follows only if that pays."""
        little = max(1, WHEEL + self._grade)
        ridden = self._squares
        return sum([chance * (ridden[total] - little) for total, chance in chances if ridden[total] > little])

    @cached_property
    def _pull(self) -> float:
        """The worth of a square that everybody in the file gains."""
        sight = self._sight
        if sight.course.trial:
            return 0.0
        return sum(
            sight.share(p) * (sight.skill.pulled if sight.mine(p) else -sight.harm(p))
            for p in sight.file(self._index)
        )

    def _relay(self) -> float:
        """Somebody else in the wind: a neutral rider always comes, a team-mate if that is good."""
        sight = self._sight
        taker = taker_of(sight, self._index)
        if taker is None and not sight.skill.bluff:
            return -inf
        worth = self._share * self.own(ROLL) + self._pull * self._pulled(TWO_DICE)
        if taker is None:
            return worth + self._share * sight.skill.bluff
        return worth + passing_on(sight, self._index) + taking(sight, self._index, taker)


def taker_of(sight: Sight, asker: int) -> int | None:
    """The rider that is sure to take our rider's relay, if there is one."""
    for other in sight.behind(asker):
        if sight.riders[other].neutral:
            return other
        if sight.mine(other) and taking(sight, asker, other) + passing_on(sight, asker) > 0:
            return other
    return None


def passing_on(sight: Sight, asker: int) -> float:
    """The worth of having our rider's relay taken: a wheel, for a square."""
    return sight.share(asker) * (sight.wheel_worth - SLIDE)


def taking(sight: Sight, asker: int, taker: int) -> float:
    """The worth to the team of this rider taking the relay: it comes forward, but has no wheel."""
    jump = sight.skill.jump * (sight.distance(taker) - sight.distance(asker))
    if sight.mine(taker):
        return sight.share(taker) * (jump - sight.wheel_worth)
    return -sight.share(taker) * jump * sight.harm(taker)


def end(sight: Sight, index: int, options: Sequence[str]) -> str:
    """The best square; the table of a descent is avoided."""
    worth = Worth(sight, index)
    numbers = {name: sight.course.numbers[name] for name in options if name != TABLE}
    return max(numbers, key=lambda name: (worth.of(numbers[name]), numbers[name]))


def rush(options: Sequence[str]) -> str:
    """Dice only: points and seconds on the way are not worth a card."""
    return options[options.index(ROLL)]


def sprint(options: Sequence[str]) -> str:
    """As many cards as possible."""
    return max(options, key=lambda option: 0 if option == ROLL else sum(map(value, option.split("+"))))
