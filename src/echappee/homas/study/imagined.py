"""A position as a director imagines it: fitness cards that it cannot see are dealt again.

The view does not say which fitness cards were played, so a played one may be dealt once more.
"""

from random import Random

from echappee.homas.board.course import NOWHERE
from echappee.homas.rules import Position, View
from echappee.homas.rules.cards import FITNESS, HIDDEN
from echappee.homas.rules.position import Rider
from echappee.study.chances import SeatView

BY_RIDER = "place"
"""The kind of questions when teams line up rider by rider."""


def imagined(seen: SeatView[View], number: int = 0) -> Position:
    """A position that looks like this to its seat; with every number other cards are dealt."""
    view = seen.view
    asked = seen.entries[-1].key if seen.entries else None
    return Position(
        course=view.course,
        teams=view.teams,
        riders=_dealt(view, Random(number)),
        step=asked.ordinal[0] if asked and asked.ordinal and view.phase == "move" else 0,
        draws=view.draws,
        tired=view.tired,
        rain=view.rain,
        round=view.round,
        phase=view.phase,
        sprints=view.sprints,
        summits=view.summits,
        first=next((rider.square for rider in view.riders if rider.place == 1), NOWHERE),
        one_by_one=asked is not None and asked.kind == BY_RIDER,
    )


def _dealt(view: View, random: Random) -> tuple[Rider, ...]:
    """All riders with a fitness card for each hidden one; of one number no two have the same."""
    cards: dict[str, str] = {}
    for role in sorted({rider.role for rider in view.riders}):
        same = [rider for rider in view.riders if rider.role == role and rider.fitness]
        seen = {rider.fitness for rider in same}
        names = [rider.name for rider in same if rider.fitness == HIDDEN]
        pile = [card for card in FITNESS if card not in seen]
        cards |= zip(names, random.sample(pile, len(names)), strict=True)
    return tuple(
        [Rider(*rider._replace(fitness=cards.get(rider.name, rider.fitness))) for rider in view.riders]
    )
