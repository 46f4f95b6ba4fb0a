"""Races that the kernel rides, round by round."""

from echappee.flamme.kernel import Kernel
from echappee.flamme.kernel.results import results_of
from echappee.flamme.kernel.state import END, LANE, PLACEMENT, SQUARE, TAKEN
from echappee.flamme.kernel.watching import watch
from echappee.flamme.simulate.trails import Stop, Trail


def trails_of(kernel: Kernel, numbers: range) -> list[Trail]:
    """The races of these numbers: riders stop when they are placed, and at the end of each round."""
    riders = len(kernel.start.riders)
    watched = watch(kernel, len(numbers), numbers.start)
    batch = next(watched)
    stops: list[list[list[Stop]]] = [[] for _ in numbers]
    phases = batch["phase"].tolist()
    for batch in watched:
        now = batch["riders"][:, :riders, [SQUARE, LANE, TAKEN]].tolist()
        for race, phase in enumerate(phases):
            if phase in (PLACEMENT, END):
                stops[race].append([Stop(*each) for each in now[race]])
        phases = batch["phase"].tolist()
    ranks = results_of(kernel.start, batch).ranks.tolist()
    return [Trail(*each) for each in zip(stops, ranks, strict=True)]
