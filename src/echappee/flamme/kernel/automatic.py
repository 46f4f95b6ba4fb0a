"""Automatic teams (rules 6.2): no seat decides for them, their decks do."""

from echappee.flamme.kernel.chance import FOR_DECKS, TURNED, draw, numbers, write
from echappee.flamme.kernel.compiling import compiled
from echappee.flamme.kernel.lanes import is_racing
from echappee.flamme.kernel.piles import TIRED, kind_at, size
from echappee.flamme.kernel.ranking import is_behind, place
from echappee.flamme.kernel.state import CARD, PILE, Race
from echappee.flamme.kernel.tables import MUSCLE, PELOTON, Table


@compiled
def turn_up(table: Table, race: Race) -> None:
    """Turn up the automatic teams' cards, once every seat has played (6.2.3)."""
    for team in range(table.teams):
        if table.kinds[team] == PELOTON:
            _turn_for_both(table, race, table.own[team, 0], table.own[team, 1])
        elif table.kinds[team] == MUSCLE:
            for index in range(2):
                rider = table.own[team, index]
                if rider >= 0 and is_racing(race, rider):
                    race.riders[rider, CARD] = _turn(race, rider)


@compiled
def _turn_for_both(table: Table, race: Race, holder: int, other: int) -> None:
    """The Peloton's one deck is its Rouleur's and moves both riders (6.2.1)."""
    first, second = is_racing(race, holder), other >= 0 and is_racing(race, other)
    if not first and not second:
        return
    card = _turn(race, holder)
    if first:
        race.riders[holder, CARD] = card
    if second:
        race.riders[other, CARD] = card
    if first and second and card == table.attack:
        ahead = holder if is_behind(race, other, holder, place(race, holder)) else other
        race.riders[ahead, CARD] = table.attack_in_front


@compiled
def _turn(race: Race, rider: int) -> int:
    """One card off this rider's deck; an empty deck counts as an exhaustion card (6.2.5)."""
    pile = race.decks[rider, PILE]
    if pile == 0:
        return TIRED
    drawn = draw(pile, 1, numbers(race, FOR_DECKS, rider))
    card = kind_at(drawn, 0)
    if size(pile) > 1:
        write(race, TURNED, rider, 0, card)
    race.decks[rider, PILE] = pile - drawn
    return card
