"""Races that were ridden, and events that are rare in them: together they say everything there is to say."""

from collections.abc import Iterator
from functools import lru_cache
from random import Random

from echappee.engine import Event, Race, SeededDealer
from echappee.engine.events import Value
from echappee.flamme import FLAMME, Card, FlammeRace, RiderView, Ruleset, Setup, TeamSetup, View, set_up
from echappee.flamme.course import course
from echappee.flamme.position import Team
from echappee.road.stages import find_stage
from echappee.words.sentences import Sentence
from echappee.words.telling import narrate, sentences

TEAMS = (TeamSetup(), TeamSetup(), TeamSetup(), TeamSetup("muscle"))
RULES = Ruleset(weather=True, breakaway=True)


@lru_cache
def ridden(seed: int) -> FlammeRace:
    """A race with everything in it, of riders who play any card."""
    setup = Setup(find_stage("peloton-7-2-4").tiles, TEAMS, RULES)
    race, random = Race(FLAMME, set_up(setup), SeededDealer(seed)), Random(seed)
    while not race.over:
        race.answer(race.questions[0].id, race.questions[0].sample(random.randrange))
    return race


def start(race: FlammeRace) -> View:
    """The table before anything happened, as a spectator sees it."""
    return FLAMME.cut(race.moments[0].position, None)


def table(road: str, *riders: str) -> View:
    """A table with riders such as `red.R 12r`, `blue.S 3l!`."""
    views = []
    for text in riders:
        name, place = text.split()
        team, kind = name.split(".")
        lane = {"r": 0, "l": 1}[place.rstrip("!")[-1]]
        square = int(place.rstrip("!")[:-1])
        views.append(
            RiderView(team, kind, False, square, lane, place.endswith("!"), 0, (Card(5),), (), 0, None)
        )
    teams = tuple(Team(colour) for colour in dict.fromkeys(view.team for view in views))
    return View(None, Ruleset(), course(road), teams, tuple(views), 3, "movement")


def moved(rider: str, start: int, square: int, card: str, **more: int | bool) -> Event:
    """A move; unless more is said, nothing came between."""
    args: dict[str, Value] = {
        "stood_up": False,
        "speed": square - start,
        "limited": 0,
        "blocked": 0,
        "lane": 0,
        "crashed": False,
    }
    args |= more
    return Event("moved", "3.3.1", args | {"rider": rider, "start": start, "square": square, "card": card})


RARE = (
    (Event("weather", "7.1.1", {"road": "tiles:a,b,u"}), table("squares:9", "blue.R 1r")),
    (Event("turned", "6.2.4", {"rider": "red.S", "card": "9a"}), table("squares:9", "red.S 1r")),
    (Event("exhausted", "2.2.4", {"rider": "red.S"}), table("squares:9", "red.S 1r")),
    (
        moved("blue.R", 1, 1, "9", speed=9, blocked=9),
        table("squares:20", "blue.R 1r", "red.R 2r!", "red.S 2l!"),
    ),
    (
        Event("slipped", "4.2.2", {"moves": (("blue.R", 4, 0),)}),
        table("squares:9,3/1,9", "blue.R 3r", "red.R 3l", "green.R 5r"),
    ),
)


def everything_said() -> Iterator[Sentence]:
    """Every sentence of a dozen races and of what is rare."""
    for seed in range(12):
        race = ridden(seed)
        lines, _ = narrate(race.events, start(race))
        for line in lines:
            yield from line.sentences
    for event, before in RARE:
        yield from sentences([event], before)
