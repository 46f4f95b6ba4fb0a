"""Who should ride on: `python -m bench.study.ridden_on [races]`, with the extra `fast`.

At one moment of each race the chances are asked of tempo, of cadet, and of a choice for each seat: whichever
of both would more often have played as that team has played so far. Printed is the mean squared error of the
chances, in hundredths, for races of several bots; less is better.
"""

import sys
from array import array
from collections.abc import Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from os import cpu_count
from random import Random
from statistics import fmean, stdev
from typing import Final

import numpy as np

from bench.study.__main__ import ridden
from echappee.engine import Race, ScriptedDealer
from echappee.flamme.bots.patron.inputs import NUMBERS, Inputs
from echappee.flamme.bots.patron.network import in_rows
from echappee.flamme.bots.tempo import TempoBot
from echappee.flamme.kernel.card_table import rows_of
from echappee.flamme.kernel.choices import POLICIES
from echappee.flamme.kernel.entry import ride_scripted
from echappee.flamme.kernel.packing import pack
from echappee.flamme.kernel.policies.cadet.network import SEEN, shipped
from echappee.flamme.kernel.rows import rows_for
from echappee.flamme.kernel.scripts import script_of
from echappee.flamme.rules import FLAMME, Card, FlammeRace, Position
from echappee.flamme.study import STUDY
from echappee.flamme.thinking.tries import table_for

RACES: Final = 200
RIDDEN: Final = 400
COMPANIES: Final = {
    "tempo": ("tempo",),
    "patron": ("patron",),
    "tempo and patron": ("tempo", "tempo", "patron", "patron"),
    **{f"level {level}": (f"level-{level}",) for level in range(1, 6)},
}
RIDERS: Final = ("tempo", "cadet")


def likelier(race: FlammeRace, entries: int) -> Mapping[str, str]:
    """For each seat the policy that agrees more often with its first cards."""
    agreed = {seat: dict.fromkeys(RIDERS, 0) for seat in race.position.seats}
    again: FlammeRace = Race(FLAMME, race.moments[0].position, ScriptedDealer(), race.ledger[:0])
    tempo, sums_of = TempoBot(), in_rows([[array("h", row.tolist()) for row in layer] for layer in shipped()])
    for entry in race.ledger[:entries]:
        asked = next((each for each in again.questions if each.id == entry.key), None)
        if (
            asked
            and asked.id.kind == "card"
            and asked.id.phase == "energy"
            and len(asked.options() or ()) > 1
        ):
            look = partial(again.view, asked.seat)
            view = look()
            looked = Inputs(view, view.rider(f"{asked.seat}.{asked.id.rider}")).bytes
            likes = sums_of(np.frombuffer(bytes(looked), np.uint8)[:SEEN])
            cards = asked.options() or ()
            agreed[asked.seat]["tempo"] += tempo.answer(asked, look) == entry.result
            liked = max(cards, key=lambda card: likes[NUMBERS[Card.parse(card)]])
            agreed[asked.seat]["cadet"] += liked == entry.result
        (again.deal if entry.chance else again.answer)(entry.key, entry.result)
    return {seat: max(RIDERS, key=counts.__getitem__) for seat, counts in agreed.items()}


def chances(start: Position, policies: Sequence[str], seed: int) -> Sequence[float]:
    """The win chance of every team if these ride on."""
    rows, races = rows_of(start), rows_for(RIDDEN)
    table = table_for(start, rows, "cadet").copy()
    table["policies"][0, : len(policies)] = [POLICIES.index(name) for name in policies]
    shares = ride_scripted(table, pack(start, rows), script_of(start, rows, ()), races, seed)
    return [float(each) for each in shares.mean(axis=0)[: len(policies)]]


def errors(company: Sequence[str], number: int) -> Sequence[float]:
    """The squared error of tempo, of cadet, and of the choice per seat."""
    race = ridden(company, number)
    moment = Random(number).choice(race.moments[:-1])
    winners, seats = STUDY.winners(race.position), race.position.seats
    chosen = likelier(race, moment.entries)
    found = []
    for policies in (*([name] * len(seats) for name in RIDERS), [chosen[seat] for seat in seats]):
        said = chances(moment.position, policies, number)
        won = [(seat in winners) / len(winners) for seat in seats]
        noise = fmean(each * (1 - each) / RIDDEN for each in said)
        found.append(100 * (fmean((one - other) ** 2 for one, other in zip(said, won, strict=True)) - noise))
    return found


def main(races: int = RACES) -> None:
    STUDY.warm_up()
    print("| races of | tempo | cadet | per seat | cadet - tempo | per seat - tempo |")
    print("| --- | ---: | ---: | ---: | ---: | ---: |")
    with ProcessPoolExecutor(cpu_count()) as pool:
        for name, company in COMPANIES.items():
            found = list(pool.map(partial(errors, company), range(races), chunksize=5))
            means = [f"{fmean(column):.2f}" for column in zip(*found, strict=True)]
            for at in (1, 2):
                gaps = [each[at] - each[0] for each in found]
                means.append(f"{fmean(gaps):+.2f} ± {stdev(gaps) / races**0.5:.2f}")
            print(f"| {name} | {' | '.join(means)} |", flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]) if sys.argv[1:] else RACES)
