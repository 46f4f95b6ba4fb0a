"""Which actions answer a question, as a row with a 1 for each of them."""

import numpy as np
from numpy.typing import NDArray

from echappee.flamme.kernel.compiling import compiled
from echappee.flamme.kernel.lanes import clear, fill
from echappee.flamme.kernel.piles import KINDS, count
from echappee.flamme.kernel.placement import open_squares
from echappee.flamme.kernel.specialists import is_free
from echappee.flamme.kernel.state import Race, Words
from echappee.flamme.kernel.stepping.cursor import (
    ASKED,
    BIDDING,
    DONE,
    FIRST_PLACE,
    FIRST_SPECIALIST,
    HAND,
    NO,
    NOTHING,
    PICKING,
    PLACES,
    PLAYING,
    RECOVERING,
    REFRESHING,
    RIDER,
    ROULEUR,
    SPRINTEUR,
    TEAM,
    YES,
)
from echappee.flamme.kernel.stepping.refresh_steps import fitting
from echappee.flamme.kernel.tables import Table

Masks = NDArray[np.int8]


@compiled
def allow(table: Table, race: Race, at: Words, mask: Masks) -> None:
    for action in range(len(mask)):
        mask[action] = 0
    asked = at[ASKED]
    if asked in (PLAYING, BIDDING):
        _allow_cards(at, mask)
    elif asked == REFRESHING:
        _allow_taking_back(table, race, at, mask)
    elif asked == PLACES:
        _allow_places(table, race, mask)
    elif asked == PICKING:
        for specialist in range(len(table.types)):
            mask[FIRST_SPECIALIST + specialist] = is_free(table, race, at[TEAM], specialist)
    elif asked == RECOVERING:
        mask[YES] = 1
        mask[NO] = 1
    elif asked != NOTHING:
        mask[ROULEUR] = 1
        mask[SPRINTEUR] = 1


@compiled
def _allow_cards(at: Words, mask: Masks) -> None:
    for kind in range(KINDS):
        mask[kind] = count(at[HAND], kind) > 0


@compiled
def _allow_taking_back(table: Table, race: Race, at: Words, mask: Masks) -> None:
    kinds = fitting(table, race, at, at[RIDER])
    for kind in range(KINDS):
        mask[kind] = kinds >> kind & 1
    mask[DONE] = 1


@compiled
def _allow_places(table: Table, race: Race, mask: Masks) -> None:
    """As many as there are open squares, counted from the front."""
    fill(table, race, 0)
    for place in range(open_squares(table, race)):
        mask[FIRST_PLACE + place] = 1
    clear(table, race)
