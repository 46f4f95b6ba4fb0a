"""Positions of the reference as arrays, and back."""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import Final

import numpy as np

from echappee.engine import Refused
from echappee.homas.kernel import state
from echappee.homas.kernel.chance import MOST_STEPS
from echappee.homas.kernel.rules.cards import ALL_OF_IT, MOST_CARDS, WIDTH
from echappee.homas.rules import Position, Rider
from echappee.homas.rules.cards import FITNESS, INDIVIDUAL, KINDS, TEAM, sorted_cards
from echappee.homas.rules.position import Passage
from echappee.homas.rules.setup import MOST_DIRECTED
from echappee.kernel import Batch, Small

PHASES: Final = (
    "weather",
    "order",
    "energy",
    "fitness",
    "lineup",
    "move",
    "rush",
    "sprint",
    "retreat",
    "over",
)
"""The phases by number."""
MOST: Final = 30_000
"""No number of a race is as large."""
FLAGS: Final = ("moved", "still", "helped", "one_die")
PLAIN: Final = ("square", *FLAGS, "used", "wait", "home", "place", "delay")
"""The fields of a rider that are numbers."""


def pack(position: Position) -> Batch:
    """One race that is in this position; refuses what the kernel cannot ride."""
    check(position)
    batch: Batch = np.zeros(1, state.KEPT)
    race = batch[0]
    race["round"], race["step"] = position.round, position.step
    race["phase"] = PHASES.index(position.phase)
    race["rain"], race["first"] = position.rain, position.first
    for index, rider in enumerate(position.riders):
        for name in PLAIN:
            race[name][index] = getattr(rider, name)
        race["cards"][index] = packed(rider.cards)
        race["spent"][index] = sum(KINDS.index(card) + 1 << 2 * at for at, card in enumerate(rider.spent))
        race["fitness"][index] = FITNESS.index(rider.fitness) if rider.fitness else -1
    for index, team in enumerate(position.teams):
        race["team_cards"][index] = packed(team.cards)
        race["rank"][index], race["disqualified"][index] = team.rank, team.disqualified
    _pack_passages(race, "rushed", position, position.sprints)
    _pack_passages(race, "topped", position, position.summits)
    return batch


def unpack(start: Position, race: np.record) -> Position:
    """The position that a race has reached from its start."""
    names = [rider.name for rider in start.riders]
    return start._replace(
        teams=tuple(
            team._replace(
                cards=cards_of(int(race["team_cards"][index])),
                rank=int(race["rank"][index]),
                disqualified=bool(race["disqualified"][index]),
            )
            for index, team in enumerate(start.teams)
        ),
        riders=tuple(_unpack_riders(start, race)),
        step=int(race["step"]),
        rain=bool(race["rain"]),
        round=int(race["round"]),
        phase=PHASES[race["phase"]],
        sprints=_unpack_passages(start.sprints, names, race["rushed"], race["rushed_count"]),
        summits=_unpack_passages(start.summits, names, race["topped"], race["topped_count"]),
        first=int(race["first"]),
    )


def check(position: Position) -> None:
    """Refuse positions that the kernel cannot ride."""
    if not 1 <= len(position.seats) <= MOST_DIRECTED:
        raise Refused("kernel-cannot", f"the kernel rides with one to {MOST_DIRECTED} directors")
    hands = [rider.cards + rider.spent for rider in position.riders]
    piles = [*(rider.cards for rider in position.riders), *(team.cards for team in position.teams)]
    if any(len(cards) > MOST_CARDS for cards in (*hands, *piles)):
        raise Refused("kernel-cannot", f"the kernel rides with at most {MOST_CARDS} energy cards in a hand")
    if any(cards != sorted_cards(cards) for cards in piles):
        raise Refused("kernel-cannot", "the kernel rides with energy cards in their usual order")
    if position.round == 0 and any(len(cards) > max(map(len, (*INDIVIDUAL, TEAM))) + 1 for cards in piles):
        raise Refused("kernel-cannot", "the kernel starts with no more energy cards than there are")
    if max(len(position.sprints), len(position.summits)) > state.LINES:
        raise Refused("kernel-cannot", f"the kernel rides over at most {state.LINES} sprints and summits")
    if any(len(passage.riders) > state.PLACES for passage in (*position.sprints, *position.summits)):
        raise Refused("kernel-cannot", f"the kernel notes at most {state.PLACES} riders at a line")
    if position.step >= MOST_STEPS // 2 or any(_is_beyond(rider) for rider in position.riders):
        raise Refused("kernel-cannot", "the kernel rides with the numbers of a usual race")


def _is_beyond(rider: Rider) -> bool:
    small = (rider.used, rider.wait)
    return max(small) > MOST_CARDS or max(rider.home, rider.place, rider.delay) > MOST


def packed(cards: Iterable[str]) -> int:
    """These cards as one number."""
    return sum(1 << WIDTH * KINDS.index(card) for card in cards)


@lru_cache(maxsize=1_000)
def cards_of(number: int) -> tuple[str, ...]:
    """The cards in this number."""
    return tuple(card for kind, card in enumerate(KINDS) for _ in range(number >> WIDTH * kind & ALL_OF_IT))


def _unpack_riders(start: Position, race: np.record) -> Iterator[Rider]:
    columns = {name: race[name].tolist() for name in state.RIDER_FIELDS}
    for name in FLAGS:
        columns[name] = list(map(bool, columns[name]))
    columns["cards"] = list(map(cards_of, columns["cards"]))
    columns["spent"] = list(map(spent_of, columns["spent"]))
    columns["fitness"] = ["" if card < 0 else FITNESS[card] for card in columns["fitness"]]
    names, rows = tuple(columns), zip(*columns.values(), strict=True)
    for rider, row in zip(start.riders, rows, strict=True):
        yield rider._replace(**dict(zip(names, row, strict=True)))


@lru_cache(maxsize=1_000)
def spent_of(number: int) -> tuple[str, ...]:
    """The spent cards in this number, in their order."""
    return tuple(KINDS[(number >> at & 3) - 1] for at in range(0, number.bit_length(), 2))


def _pack_passages(race: np.record, name: str, position: Position, passages: Sequence[Passage]) -> None:
    for index, passage in enumerate(passages):
        riders = [position.index_of(rider) for rider in passage.riders]
        race[name][index, : len(riders)] = riders
        race[f"{name}_count"][index] = len(riders)


def _unpack_passages(
    passages: Sequence[Passage], names: Sequence[str], riders: Small, counts: Small
) -> tuple[Passage, ...]:
    return tuple(
        passage._replace(riders=tuple(names[rider] for rider in riders[index, : counts[index]]))
        for index, passage in enumerate(passages)
    )
