"""Races of Homas Tour Pro that were ridden, and events that are rare in them: all there is to say."""

from collections.abc import Sequence
from functools import cache, lru_cache
from random import Random

from echappee.engine import Event, Race, SeededDealer
from echappee.homas.rules import HOMAS, HomasRace, Setup, View, set_up
from echappee.homas.study.puzzles import PUZZLES
from echappee.homas.study.stories import story
from echappee.homas.words.narration import narrate, sentences
from echappee.words.sentences import Sentence
from tests.study.homas.late_races import studied

COURSES = (
    "milan-san-remo",
    "paris-roubaix",
    "tour-of-lombardy",
    "tour-de-france-prologue",
    "tour-de-france-4",
)
"""Together they have cobbles, rain, hills, mountains, sprints and the clock."""
TEAMS = ("team", "team", "neutral", "team")
SHORT = "road:0x8,-2x4;hill=6;sprint=9;top=12"


@lru_cache
def ridden(course: str, seed: int = 1) -> HomasRace:
    """A race of directors who answer anything."""
    race, random = Race(HOMAS, set_up(Setup(course, TEAMS)), SeededDealer(seed)), Random(seed)
    while not race.over:
        race.answer(race.questions[0].id, race.questions[0].sample(random.randrange))
    return race


def start(race: HomasRace) -> View:
    """The table before anything happened, as a spectator sees it."""
    return HOMAS.cut(race.moments[0].position, None)


def table(course: str = SHORT) -> View:
    """A table before its start."""
    return HOMAS.cut(set_up(Setup(course, TEAMS)), None)


def square(name: str, course: str = SHORT) -> int:
    """The number of a square."""
    return table(course).course.numbers[name]


RARE = (
    Event("rain", "6.1.2", {"die": 2, "rain": True}),
    Event("rain", "6.1.2", {"die": 5, "rain": False}),
    Event("placed", "1.4.4", {"rider": "21", "square": square("0.1")}),
    Event("relay-refused", "2.4.5", {"riders": ("21",), "passing": 0}),
    Event("relay-refused", "2.4.5", {"riders": ("21", "31"), "passing": 0}),
    Event(
        "relay-refused",
        "2.4.6",
        {"riders": ("21", "31"), "passing": 1, "changes": (("21", "moved", True), ("21", "still", True))},
    ),
    Event("countered", "2.6.2", {"rider": "31", "card": "", "start": 0, "square": square("5.1")}),
    Event("blocked", "2.2.2", {"rider": "21"}),
    Event("discarded", "2.7.8", {"rider": "21", "card": "6h"}),
    Event("summit", "5.6.2", {"row": 6, "riders": ("31",), "first": 3}),
    Event("rushed", "5.8.1", {"row": 9, "riders": ("21", "31"), "first": 1}),
    Event("rushed", "5.8.1", {"row": 9, "riders": ("31",), "first": 3}),
    Event("arrived", "4.1.1", {"riders": ("21", "31"), "place": 2, "delay": 0}),
    Event("disqualified", "4.1.3", {"rider": "21", "seat": "red"}),
)


@cache
def everything_said() -> Sequence[Sentence]:
    """Every sentence of some races and of what is rare."""
    said: list[Sentence] = []
    for course in COURSES:
        race = ridden(course)
        lines, _ = narrate(race.events, start(race))
        for line in lines:
            said += line.sentences
    for event in RARE:
        said += sentences([event], table())
    for decision in studied(0).decisions:
        said += decision.reasons
    for puzzle in PUZZLES.shipped():
        for facts in puzzle.facts.values():
            said += facts
    for seat in ("white", "red"):
        said += story((), ridden(COURSES[0]).events, seat, gained=True)
    return said
