"""What positions are worth: races that policies ride to their end from there."""

import numpy as np

from echappee.flamme.kernel.calls import step_races
from echappee.flamme.kernel.packing import Batch
from echappee.flamme.kernel.rows import PATRON, rows_for
from echappee.flamme.kernel.state import KEPT, Reals, Words
from echappee.flamme.kernel.tables import Table


def worths(tables: Table, starts: Batch, which: Words, numbers: Words, seed: int) -> Reals:
    """The share of a win of every team in each race: `which` start it has, and which race of the seed it is.

    Races of one number meet the same chances, wherever they start. No seat may be decided from outside.
    """
    rows = rows_for(len(which))
    rows.table[:] = which
    rows.number[:] = -1 - numbers
    step_races(tables, starts, np.zeros(len(which), KEPT), rows, seed, PATRON)
    assert rows.over.all()
    found: Reals = rows.payoffs
    return found
