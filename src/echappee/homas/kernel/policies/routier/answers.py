"""How the policy answers: each kind of question in its own way."""

from echappee.homas.kernel.chance import (
    CARDS,
    COUNTER,
    DASH,
    DISCARD,
    FALL_BACK,
    FOLLOW,
    KEEP,
    LEAD,
    LETTER,
    PLACE,
    RECOVERY,
    RELAY,
    SEVEN,
    TAKE,
    THEN,
    TO,
    WAIT,
)
from echappee.homas.kernel.policies.routier.fortune import best_chance, best_of_seven
from echappee.homas.kernel.policies.routier.sight import look_around
from echappee.homas.kernel.policies.routier.start import (
    best_dash,
    best_hand,
    best_kept,
    best_letter,
    best_payment,
    best_place,
)
from echappee.homas.kernel.policies.routier.turn import best_end, best_turn
from echappee.homas.kernel.policies.routier.wheels import (
    best_counter,
    best_follower,
    best_retreat,
    best_taker,
)
from echappee.kernel import Race, Table, compiled


@compiled
def think(table: Table, race: Race, question: int, seat: int, about: int) -> int:
    """The option that it thinks best."""
    if question in (CARDS, KEEP, LETTER, PLACE, WAIT, DASH, DISCARD, RECOVERY):
        return _blind(table, race, question)
    look_around(table, race, seat)
    if question in (FOLLOW, RELAY, COUNTER, FALL_BACK):
        return _of_wheels(table, race, question)
    if question in (LEAD, TAKE):
        return best_turn(table, race, about)
    if question in (TO, THEN):
        return best_end(table, race, about)
    if question == SEVEN:
        return best_of_seven(table, race, about)
    return best_chance(table, race, about)


@compiled
def _of_wheels(table: Table, race: Race, question: int) -> int:
    """The answers about several riders."""
    if question == FOLLOW:
        return best_follower(table, race)
    if question == RELAY:
        return best_taker(table, race)
    if question == COUNTER:
        return best_counter(table, race)
    return best_retreat(table, race)


@compiled
def _blind(table: Table, race: Race, question: int) -> int:
    """The answers that need no look at the road."""
    if question in (LETTER, PLACE):
        return best_letter(table, race) if question == LETTER else best_place(table, race)
    if question in (CARDS, KEEP):
        return best_hand(table, race) if question == CARDS else best_kept(race)
    if question in (WAIT, DASH):
        return best_payment(race) if question == WAIT else best_dash(race)
    return race.options[race.count - 1] if question == DISCARD else race.options[0]
