"""Turns that a rider has lost (rule 2.7.5): waited, or bought back for a card each."""

from typing import Final

from echappee.engine import Listed, Talk, ask
from echappee.homas.rules.bunch import Bunch
from echappee.homas.rules.cards import sorted_cards
from echappee.homas.rules.effort import spend_one
from echappee.homas.rules.options import HELP, help_cards, one_card_only, own_cards

WAIT: Final = "wait"


def serve(bunch: Bunch, index: int) -> Talk[bool]:
    """A rider's move has come: it rides, or waits for its lost turns. Neutral riders never wait (2.9.6)."""
    if bunch.riders[index].neutral:
        bunch.change(index, wait=0)
        return True
    while bunch.riders[index].wait:
        answer = yield from _ask(bunch, index, (WAIT, *_cards(bunch, index)))
        if answer == WAIT:
            bunch.change(index, wait=bunch.riders[index].wait - 1, moved=True, still=True)
            bunch.tell("waited", "2.7.5", rider=bunch.riders[index].name)
            return False
        _pay(bunch, index, answer)
    return True


def can_buy_back(bunch: Bunch, index: int, besides: int = 0) -> bool:
    """Whether the rider has cards for all turns it has lost, plus this many individual ones."""
    own, team = len(own_cards(bunch, index)), min(1, len(help_cards(bunch, index)))
    most = 1 if one_card_only(bunch.square(index)) else own + team
    return besides <= own and bunch.riders[index].wait + besides <= min(most, own + team)


def buy_back(bunch: Bunch, index: int) -> Talk[None]:
    """Buy back all lost turns at once, to take a wheel before the rider's move has come."""
    while bunch.riders[index].wait:
        answer = yield from _ask(bunch, index, _cards(bunch, index))
        _pay(bunch, index, answer)


def _ask(bunch: Bunch, index: int, options: tuple[str, ...]) -> Talk[str]:
    rider = bunch.riders[index]
    key = bunch.key("wait", bunch.step, rider.used, seat=rider.team, rider=rider.name)
    return (yield from ask(key, Listed(options)))


def _cards(bunch: Bunch, index: int) -> tuple[str, ...]:
    """The kinds of cards that can be spent, of the rider and of the team."""
    own = sorted_cards(set(own_cards(bunch, index)))
    return (*own, *(HELP + card for card in help_cards(bunch, index)))


def _pay(bunch: Bunch, index: int, card: str) -> None:
    spend_one(bunch, index, card)
    bunch.change(index, wait=bunch.riders[index].wait - 1)
    bunch.tell("bought-back", "2.7.5", rider=bunch.riders[index].name, card=card)
