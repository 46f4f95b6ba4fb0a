"""Races of Homas Tour Pro before a rare question, and tables that take them up there: no luck needed."""

from collections.abc import Sequence
from functools import cache

from echappee.engine import Race, SeededDealer
from echappee.games import save
from echappee.homas.rules import COLOURS, HOMAS, HomasRace, Setup, set_up, setup_tags
from tests.browser.flamme.moments import take_up
from tests.server.clients import Device

SEEDS = 100
LONG = "road:0x60"
SHORT = "road:0x20"
COBBLES = "road:0x3,k-2x27;hell"
"""Cobbles from the start to the line, as in the hell of the north."""
RUSH = "road:0x30;sprint=5;stage"
"""With a sprint for points that is soon there."""


def table_before(device: Device, question: str, course: str) -> str:
    """A table of one director against neutral teams that asks this."""
    record, entries, answers = _race_before(question, course)
    table = take_up(device, record, entries, (device, "Anna"), seats=[{}], colours=COLOURS)
    with device.sit_at(table) as socket:
        done: set[str] = set()
        for answer in answers:
            socket.until(lambda now: any(each["id"] not in done for each in now["questions"]))
            asked = next(each["id"] for each in socket.now["questions"] if each["id"] not in done)
            done.add(asked)
            assert socket.do("answer", question=asked, answer=answer)["type"] == "ack"
    return table


@cache
def _race_before(question: str, course: str) -> tuple[str, int, tuple[str, ...]]:
    """A race that stands before this question whatever chance says from the beginning of the phase on.

    Its record, how many entries it has when the phase begins, and what is answered from there.
    """
    setup = Setup(course, ("team",), order=COLOURS)
    for seed in map(str, range(SEEDS)):
        race: HomasRace = Race(HOMAS, set_up(setup), SeededDealer(seed.encode()))
        if _ride(race, question):
            record = save(race, setup_tags(setup) | {"stage": course, "seed": seed})
            answers = tuple(entry.result for entry in race.open_entries if not entry.chance)
            return record, race.moments[-1].entries, answers
    raise AssertionError("nothing like that is ever asked")


def _ride(race: HomasRace, question: str) -> bool:
    """Ride until this is asked, and must be; tells whether it is."""
    while not race.over:
        asked = race.questions[0]
        if asked.id.kind == question and _certain(race):
            return True
        race.answer(asked.id, _choose(asked.options() or ("none",)))
    return False


def _certain(race: HomasRace) -> bool:
    """Who is in a sprint is asked whatever the others roll; elsewhere nothing may have been rolled.

    At the line no fitness card may be left: the page sprints by itself for a team that is disqualified.
    """
    if race.position.phase == "sprint" and any(rider.fitness for rider in race.position.riders):
        return False
    return race.position.phase in {"rush", "sprint"} or not any(entry.chance for entry in race.open_entries)


def _choose(options: Sequence[str]) -> str:
    """Two cards and no dice for an attack, if that can be done, or else the fitness card; nobody follows."""
    attacks = [option for option in options if option.startswith("attack-") and "+" in option]
    return next(option for option in (*attacks, "fitness", "none", options[0]) if option in options)
