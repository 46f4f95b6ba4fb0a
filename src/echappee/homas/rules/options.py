"""The options of a rider whose turn it is (rules 1.3, 2.1.6, 2.5, 2.6.1, 2.8.3).

An option is written as it is answered: `roll`, a card with a die (`6h`), a team card (`t6h`), two cards
(`6h+5k`), `attack-` and individual cards, `fitness`, `relay`, `rest`.
"""

from functools import lru_cache
from itertools import combinations
from typing import Final, NamedTuple

from echappee.homas.board.course import Course, Square
from echappee.homas.rules.bunch import Bunch
from echappee.homas.rules.cards import ATTACKS, KINDS, playable_kinds, sorted_cards, value
from echappee.homas.rules.position import Rider
from echappee.homas.rules.rests import may_rest

ROLL: Final = "roll"
FITNESS: Final = "fitness"
RELAY: Final = "relay"
REST: Final = "rest"
ATTACK: Final = "attack-"
HELP: Final = "t"
"""The prefix of a team card."""


class Played(NamedTuple):
    """The cards of an answer."""

    own: tuple[str, ...] = ()
    team: tuple[str, ...] = ()
    attack: bool = False
    values: tuple[int, ...] = ()
    """The numbers on them."""

    @property
    def all(self) -> tuple[str, ...]:
        """Own cards and team cards."""
        return self.own + self.team


@lru_cache(maxsize=1_000)
def read_played(option: str) -> Played:
    """The cards played with this option; none for a roll."""
    if option == ROLL:
        return Played()
    cards = option.removeprefix(ATTACK).split("+")
    own = tuple(card for card in cards if not card.startswith(HELP))
    team = tuple(card.removeprefix(HELP) for card in cards if card.startswith(HELP))
    return Played(own, team, option.startswith(ATTACK), tuple(map(value, own + team)))


def options_of(bunch: Bunch, index: int, *, relayed: bool, may_ask: bool) -> tuple[str, ...]:
    """All options of this rider; rolling is always the first."""
    if bunch.opening:
        return (ROLL,)
    rider = bunch.riders[index]
    square = bunch.course.squares[rider.square]
    two = not (rider.one_die or one_card_only(square))
    found = _with_cards(own_cards(bunch, index), help_cards(bunch, index), two, not bunch.course.trial)
    if rider.fitness and _may_play_fitness(rider, square):
        found += (FITNESS,)
    if relayed:
        return found
    if may_ask:
        found += (RELAY,)
    if may_rest(bunch, index):
        found += (REST,)
    return found


@lru_cache(maxsize=1_000)
def _with_cards(
    hand: tuple[str, ...],
    team: tuple[str, ...],
    two: bool,  # noqa: FBT001 - a key
    attack: bool,  # noqa: FBT001 - a key
) -> tuple[str, ...]:
    """Rolling, and all uses of the rider's cards and the team's, one or two of them."""
    hand = sorted_cards(hand)
    own = tuple(dict.fromkeys(hand))
    pairs = ["+".join(pair) for pair in dict.fromkeys(combinations(hand, 2))] if two else []
    found = [ROLL, *own, *(HELP + card for card in team), *pairs]
    if two:
        found += [f"{card}+{HELP}{helping}" for card in own for helping in team]
    if attack:
        found += [ATTACK + cards for cards in (*own, *pairs)]
    return tuple(found)


def own_cards(bunch: Bunch, index: int) -> tuple[str, ...]:
    """The individual cards that this rider can play where it stands (1.2.2, 2.5.2)."""
    rider = bunch.riders[index]
    cards = rider.cards
    kinds = _playable(bunch.course, rider) if cards else KINDS
    return cards if kinds == KINDS else tuple([card for card in cards if card in kinds])


def help_cards(bunch: Bunch, index: int) -> tuple[str, ...]:
    """The kinds of team cards that this rider can play: one per turn, up to the red letter (2.5.3)."""
    cards = bunch.team(index).cards
    if not cards:
        return ()
    rider = bunch.riders[index]
    if rider.helped or bunch.course.squares[rider.square].row > bunch.course.team_cards_until:
        return ()
    return tuple([kind for kind in _playable(bunch.course, rider) if kind in cards])


def _playable(course: Course, rider: Rider) -> tuple[str, ...]:
    """The kinds of cards that a rider can play on its square; none if it has played its only one."""
    square = course.squares[rider.square]
    return () if rider.used and one_card_only(square) else playable_kinds(course, square)


def one_card_only(square: Square) -> bool:
    """Whether a rider that starts here may spend only one energy card per turn (2.5.2)."""
    return square.road in ("descent", "cobbles")


def _may_play_fitness(rider: Rider, square: Square) -> bool:
    """Not with one die, not by sprinters uphill (1.3.3, 2.4.5)."""
    return not rider.one_die and not (rider.sprinter and square.road == "climb")


def attacks(fitness: str) -> bool:
    """Whether this fitness card must be played as an attack (1.3.4)."""
    return fitness in ATTACKS
