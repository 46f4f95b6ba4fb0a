"""The kernel on a graphics card: the same functions, translated once more, one race per thread."""

from collections.abc import Callable
from functools import cache
from types import FunctionType
from typing import Any, Final

from numba import cuda, from_dtype

from echappee.engine import Refused
from echappee.flamme.bots.patron.layout import TEAMS as SEATS
from echappee.flamme.kernel.choices import CADET
from echappee.flamme.kernel.rows import PATRON, Array, RaceRows
from echappee.flamme.kernel.rules.phases import ride
from echappee.flamme.kernel.state import KEPT, SQUARES, desk
from echappee.flamme.kernel.steps import load, show, step, store
from echappee.kernel import Batch, Race, Table, compiled
from echappee.kernel.arrays import TO_THE_END
from echappee.kernel.compiler import REGISTER

THREADS: Final = 128
"""In a block."""
BLOCKS: Final = 16
"""For each multiprocessor."""
REGISTERS: Final = 64
"""For each thread: with more, fewer races ride at the same time, and an H200 is a third slower."""
NO_NETWORK: Final = (1, 1, 1, 1)
DESK: Final = from_dtype(desk(SQUARES, 1, NO_NETWORK))


@compiled
def tidy(size: int, race: Race) -> None:
    """A fresh desk: an empty road of this many squares, and no log."""
    for square in range(size):
        race.lanes[square] = 0
        race.nobody[square] = 1.0
    race.logged = len(race.log)
    race.lines, race.scripted = 0, 0


class GraphicsCard:
    """Rides races of one table on the graphics card of this machine."""

    def __init__(self, table: Table, start: Batch, seed: int) -> None:
        if not cuda.is_available():
            raise Refused("no-card", "this machine has no graphics card that numba can use")
        if CADET in table["policies"]:
            raise Refused("kernel-cannot", "cadet's network does not fit into the threads of a graphics card")
        self._table = cuda.to_device(table)
        self._start = cuda.to_device(start)
        self._seed = seed
        self._ride = translate(_ride_on_card)

    def ride(self, races: int, first: int = 0) -> Any:  # noqa: ANN401 - an array on the card has no type
        """Ride races from this number on; the records stay on the card until they are copied."""
        records = cuda.device_array(races, KEPT)
        blocks = min(-(-races // THREADS), BLOCKS * cuda.get_current_device().MULTIPROCESSOR_COUNT)
        self._ride[blocks, THREADS](self._table, self._start, records, first, self._seed)
        cuda.synchronize()
        return records

    def fetch(self, records: Any) -> Batch:  # noqa: ANN401 - as above
        """The card's records as an array on this machine."""
        batch: Batch = records.copy_to_host()
        return batch


@cache
def translate(function: Callable[..., object]) -> Any:  # noqa: ANN401 - numba's functions have no type
    """This function translated for the card, with all functions of the kernel that it calls.

    Its first start takes a minute or two.
    """
    scopes = {each.__module__: dict(each.__globals__) for each in (*REGISTER, function)}
    made = {each: _on_card(each, scopes[each.__module__]) for each in REGISTER}
    for scope in scopes.values():
        for name, value in list(scope.items()):
            if getattr(value, "py_func", None) in made:
                scope[name] = made[value.py_func]
    scope = scopes[function.__module__]
    return cuda.jit(max_registers=REGISTERS)(FunctionType(function.__code__, scope))


def _on_card(function: Callable[..., object], scope: dict[str, object]) -> Any:  # noqa: ANN401 - as above
    """One function that other functions on the card may call."""
    return cuda.jit(device=True)(FunctionType(function.__code__, scope, function.__name__))


def _ride_on_card(tables: Table, starts: Race, records: Race, first: int, seed: int) -> None:
    """Ride the races of this thread: from its own number on, in steps of the number of threads."""
    table, race = tables[0], cuda.local.array(1, DESK)[0]
    tidy(table.size, race)
    for index in range(cuda.grid(1), len(records), cuda.gridsize(1)):
        load(starts[0], race)
        race.number = first + index
        race.seed = seed
        ride(table, race, TO_THE_END)
        store(race, records[index])


def step_on_card(
    tables: Table,
    starts: Race,
    races: Race,
    seed: int,
    order: Array,
    table: Array,
    number: Array,
    answers: Array,
    asked: Array,
    legal: Array,
    inputs: Array,
    seen: Array,
    over: Array,
    payoffs: Array,
) -> None:
    """One step in every row, in this order; `show_on_card` comes after it."""
    rows = RaceRows(table, number, answers, asked, legal, inputs, seen, over, payoffs)
    race = cuda.local.array(1, DESK)[0]
    race.seed = seed
    for turn in range(cuda.grid(1), len(races), cuda.gridsize(1)):
        index = order[turn]
        tidy(tables[table[index]].size, race)
        step(tables, starts, races, rows, race, index, PATRON)


def show_on_card(
    tables: Table,
    races: Race,
    table: Array,
    number: Array,
    answers: Array,
    asked: Array,
    legal: Array,
    inputs: Array,
) -> None:
    """What every seat that is asked looks at, one seat per thread; `inputs` are zero before."""
    rows = RaceRows(table, number, answers, asked, legal, inputs, legal, legal, legal)
    for index in range(cuda.grid(1), len(races) * SEATS, cuda.gridsize(1)):
        show(tables, races, rows, index // SEATS, index % SEATS)
