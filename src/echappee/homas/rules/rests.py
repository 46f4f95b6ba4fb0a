"""Resting in place of a move (rule 2.8.3)."""

from echappee.engine import Listed, Talk, ask
from echappee.homas.board.course import NOWHERE
from echappee.homas.rules.bunch import Bunch
from echappee.homas.rules.cards import sorted_cards, without


def rest(bunch: Bunch, index: int) -> Talk[None]:
    """Wait a whole turn and get a card back (2.8.3)."""
    bunch.change(index, moved=True, still=True)
    bunch.tell("rested", "2.8.3", rider=bunch.riders[index].name)
    yield from recover(bunch, index, "2.8.3")


def may_rest(bunch: Bunch, index: int) -> bool:
    """Whether there is a card to get back, and nobody has crossed the line yet (2.8.3)."""
    if not bunch.riders[index].spent:
        return False
    return bunch.course.trial or not _somebody_arrived(bunch)


def _somebody_arrived(bunch: Bunch) -> bool:
    """Whether a rider is home, or over the line in this turn."""
    return bunch.start.first != NOWHERE or bunch.course.home(max(bunch.taken))


def recover(bunch: Bunch, index: int, rule: str) -> Talk[None]:
    """Get back one spent individual card, if there is one; its director chooses which."""
    rider = bunch.riders[index]
    if not rider.spent:
        return
    kinds = sorted_cards(set(rider.spent))
    key = bunch.about(rider, "recover")
    card = yield from ask(key, Listed(kinds))
    bunch.change(index, cards=sorted_cards((*rider.cards, card)), spent=without(rider.spent, (card,)))
    bunch.tell("recovered", rule, rider=rider.name, card=card)
