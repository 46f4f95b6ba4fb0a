"""What one decision costs a server, step by step, without sockets and disk: `python -m bench.anatomy`.

Four people at one table are told everything. The steps of a decision are timed by wrapping the functions that
take them; a step that is indented is a part of the one above it.
"""

import asyncio
import time
from collections import defaultdict
from collections.abc import Callable, Collection, Iterator
from random import Random
from statistics import mean, median
from typing import Final, NamedTuple, ParamSpec, TypeVar

from echappee.engine import Question, Race
from echappee.games import game_named
from echappee.server.messages.settings import SeatSetting, Settings
from echappee.server.serving import calm_the_collector
from echappee.server.socket.outbox import Outbox
from echappee.server.tables import acts, sights
from echappee.server.tables.acts import Answered
from echappee.server.tables.game_table import GameTable
from echappee.server.tables.hub import Hub
from echappee.server.tables.live import Live
from echappee.server.tables.radio import Radio
from echappee.server.tables.sent import Sent
from echappee.server.workers import Threads
from tests.server.memory_store import LocalBots, MemoryStore

A = ParamSpec("A")
T = TypeVar("T")

ROADS: Final = {"flamme": "base-1", "homas": "milan-san-remo"}
PEOPLE: Final = 4
SPECTATORS: Final = 1000
RACES: Final = {"flamme": 12, "homas": 3}

STEPS: Final = (
    "the whole act",
    "  checked",
    "  ridden",
    "  as a row",
    "  shown to four",
    "    table state",
    "    views",
    "    views on the wire",
    "    questions on the wire",
    "    heard",
    "    in words",
    "    told apart and encoded",
)


WIRED: Final = (("view_wire", "    views on the wire"), ("question_wire", "    questions on the wire"))
"""What a game puts on the wire."""


class Watch:
    """How many microseconds each step took, decision by decision."""

    def __init__(self) -> None:
        self.decisions: list[dict[str, float]] = []

    def begin(self) -> None:
        self.decisions.append(defaultdict(float))

    def timed(self, step: str, do: Callable[A, T]) -> Callable[A, T]:
        def doing(*args: A.args, **kwargs: A.kwargs) -> T:
            begun = time.thread_time()
            try:
                return do(*args, **kwargs)
            finally:
                if self.decisions:
                    self.decisions[-1][step] += 1e6 * (time.thread_time() - begun)

        return doing

    def wrap(self, place: object, name: str, step: str) -> None:
        setattr(place, name, self.timed(step, getattr(place, name)))


def watch_everything(watch: Watch) -> None:
    watch.wrap(Answered, "check", "  checked")
    watch.wrap(Answered, "do", "  ridden")
    watch.wrap(Live, "change", "  as a row")
    watch.wrap(Live, "tell", "  shown to four")
    watch.wrap(sights, "public_state", "    table state")
    watch.wrap(sights, "state_for", "    table state")
    watch.wrap(Race, "view", "    views")
    watch.wrap(Radio, "heard", "    heard")
    watch.wrap(Radio, "events", "    in words")
    watch.wrap(Sent, "tell", "    told apart and encoded")
    for game in ROADS:
        table = game_named(game).room(GameTable)
        for name, step in WIRED:
            # The record is frozen; it is the only one, and nothing but this program is measured.
            object.__setattr__(table, name, watch.timed(step, getattr(table, name)))


class Company(NamedTuple):
    """Four people at a table."""

    hub: Hub
    live: Live

    async def decide(self, question: Question, answer: str, number: int) -> None:
        device = self.live.table.seats[question.seat].device
        act = Answered(device=device, request=str(number), question=str(question.id), answer=answer)
        await self.hub.act(self.live, act)


class Deaf:
    """A client that takes everything it is sent, and keeps nothing."""

    def write(self, _texts: Collection[bytes]) -> bool:
        return True

    async def drained(self) -> None: ...

    def close(self, code: int, reason: str) -> None: ...


def listen(live: Live, device: str) -> None:
    """Tell this device everything from now on."""
    live.join(Sent(Outbox(Deaf()).put).tell, device)


async def gathered(hub: Hub, game: str) -> Company:
    """A table that has just started."""
    settings = Settings((SeatSetting(),) * PEOPLE, game=game, stage=ROADS[game])
    id, _, _ = await hub.open(acts.Opened(device="device 0", settings=settings))
    live = await hub.find(id)
    for number, seat in enumerate(tuple(live.table.seats)[:PEOPLE]):
        device = f"device {number}"
        if number:
            await hub.act(live, acts.Admitted(device=device, player=True))
        await hub.act(live, acts.Sat(device=device, seat=seat, name=device))
        listen(live, device)
    await hub.act(live, acts.Started(device="device 0"))
    return Company(hub, live)


async def ride(game: str, seed: int, watch: Watch) -> None:
    """One race of answers at random."""
    hub, random = Hub(MemoryStore(), LocalBots(), Threads(), time.monotonic), Random(seed)
    company = await gathered(hub, game)
    race, number = company.live.table.running, 0
    while not race.over:
        number += 1
        question = random.choice(race.questions)
        answer = question.sample(random.randrange)
        watch.begin()
        begun = time.thread_time()
        await company.decide(question, answer, number)
        watch.decisions[-1]["the whole act"] = 1e6 * (time.thread_time() - begun)


async def crowd_told(decisions: int = 30) -> float:
    """What one decision costs for each of a thousand spectators, in microseconds."""
    hub, random = Hub(MemoryStore(), LocalBots(), Threads(), time.monotonic), Random(1)
    company = await gathered(hub, "flamme")
    live, race = company.live, company.live.table.running
    await hub.act(live, acts.Published(device="device 0", public=True))
    for number in range(SPECTATORS):
        listen(live, f"spectator {number}")
    begun = time.thread_time()
    for number in range(decisions):
        question = random.choice(race.questions)
        await company.decide(question, question.sample(random.randrange), number)
        if live._telling:
            await live._telling
    return 1e6 * (time.thread_time() - begun) / decisions / SPECTATORS


def lines(game: str, watch: Watch) -> Iterator[str]:
    yield f"{game:30}{'median':>10}{'mean':>10}   (µs for each of {len(watch.decisions)} decisions)"
    for step in STEPS:
        took = [decision.get(step, 0.0) for decision in watch.decisions]
        yield f"{step:30}{median(took):10.0f}{mean(took):10.0f}"


def growth(races: list[Watch]) -> str:
    """What a decision costs early and late in a race."""
    fifths = [len(race.decisions) // 5 for race in races]
    early = [d["the whole act"] for race, n in zip(races, fifths, strict=True) for d in race.decisions[:n]]
    late = [d["the whole act"] for race, n in zip(races, fifths, strict=True) for d in race.decisions[-n:]]
    return f"{'first and last fifth of a race':30}{median(early):10.0f}{median(late):10.0f}   (medians)"


def main() -> None:
    watch = Watch()
    watch_everything(watch)
    calm_the_collector()
    for game, races in RACES.items():
        asyncio.run(ride(game, 0, watch))  # to warm up
        ridden = []
        watch.decisions = everything = []
        for seed in range(1, races + 1):
            watch.decisions = []
            asyncio.run(ride(game, seed, watch))
            ridden.append(Watch())
            ridden[-1].decisions = watch.decisions
            everything += watch.decisions
        watch.decisions = everything
        print(*lines(game, watch), growth(ridden), "", sep="\n", flush=True)
    print(f"{f'each of {SPECTATORS} spectators':30}{asyncio.run(crowd_told()):20.1f}")


if __name__ == "__main__":
    main()
