"""Races that were ridden, and events that are rare in them: together they say everything there is to say."""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache, lru_cache
from itertools import pairwise, product
from random import Random
from typing import cast

import pytest

from echappee.engine import Event, Race, SeededDealer, Value
from echappee.flamme.road.stages import find_stage
from echappee.flamme.rules import FLAMME, Card, FlammeRace, RiderView, Ruleset, Setup, TeamSetup, View, set_up
from echappee.flamme.rules.cards import DECKS, EXHAUSTION
from echappee.flamme.rules.course_text import course, read_location
from echappee.flamme.rules.position import Team
from echappee.flamme.rules.preview import previews
from echappee.flamme.rules.refresh import NONE
from echappee.flamme.study import odds
from echappee.flamme.study.asked import hides
from echappee.flamme.study.puzzles import PUZZLES
from echappee.flamme.study.reasons import reasons
from echappee.flamme.study.stories import GAINS, LOSSES
from echappee.flamme.table.forecast import forecasts
from echappee.flamme.words.narration import narrate, sentences
from echappee.study.decision import PastChoice, choices
from echappee.words.sentences import Sentence

TEAMS = (TeamSetup(), TeamSetup(), TeamSetup(), TeamSetup("muscle"))
RULES = Ruleset(weather=True, breakaway=True)
BASE = Ruleset()
FORMATS = {
    "race": ("peloton-7-2-4", TEAMS, RULES),
    "tour": ("gt-21-2-4", TEAMS, Ruleset(specialists=True, tour=True)),
    "ttt": ("gt-1", TEAMS[:3], Ruleset(specialists=True, ttt=True)),
    "itt": ("gt-10", TEAMS[:3], Ruleset(weather=True, itt=True)),
    "variants": (
        "peloton-7-2-4",
        (TeamSetup(rouleur="baroudeur"), TeamSetup()),
        Ruleset(breakaway=True, tour=True, baroudeur_bid=True, super_combative=True),
    ),
    "extended": ("gt-5-2-4", TEAMS[:3], Ruleset(specialists=True, extended=True)),
}
"""Together they know all rules."""


@lru_cache
def ridden(seed: int, kind: str = "race") -> FlammeRace:
    """A race of this format, with riders who play any card."""
    stage, teams, rules = FORMATS[kind]
    setup = Setup(find_stage(stage).tiles, teams, rules)
    race, random = Race(FLAMME, set_up(setup), SeededDealer(seed)), Random(seed)
    while not race.over:
        race.answer(race.questions[0].id, race.questions[0].sample(random.randrange))
    return race


def start(race: FlammeRace) -> View:
    """A spectator's view before anything happened."""
    return FLAMME.cut(race.moments[0].position, None)


def table(road: str, *riders: str, ruleset: Ruleset = BASE) -> View:
    """A table with riders such as `red.R 12r`, `green.R 12g1`; `blue.S 3l!` has crashed."""
    views = []
    for text in riders:
        name, place = text.split()
        team, kind = name.split(".")
        square, lane = read_location(course(road), place.rstrip("!"))
        views.append(
            RiderView(team, kind, False, square, lane, place.endswith("!"), 0, (Card(5),), (), 0, None)
        )
    teams = tuple(Team(colour) for colour in dict.fromkeys(view.team for view in views))
    return View(None, ruleset, course(road), teams, tuple(views), 3, "movement")


def moved(rider: str, start: int, end: int | tuple[int, ...], card: str, **more: int | bool) -> Event:
    """A move to a square on a plain road, or by a way; unless it says more, nothing happened on the way."""
    way = tuple(range(start + 1, end + 1)) if isinstance(end, int) else end
    square = (start, *way)[-1]
    args: dict[str, Value] = {
        "stood_up": False,
        "speed": len(way),
        "limited": 0,
        "blocked": 0,
        "lane": 0,
        "way": way,
        "crashed": False,
    }
    args |= more
    return Event("moved", "3.3.1", args | {"rider": rider, "start": start, "square": square, "card": card})


RARE = (
    (Event("weather", "7.1.1", {"road": "tiles:a,b,u"}), table("squares:9", "blue.R 1r")),
    (Event("minute", "10.5.4", {"rider": "blue.R"}), table("squares:9", "blue.R 1r")),
    (Event("refreshed", "11.3.4", {"rider": "blue.R", "cards": ()}), table("squares:9", "blue.R 1r")),
    (Event("turned", "6.2.4", {"rider": "red.S", "card": "9a"}), table("squares:9", "red.S 1r")),
    (Event("exhausted", "2.2.4", {"rider": "red.S"}), table("squares:9", "red.S 1r")),
    (
        moved("blue.R", 1, 1, "9", speed=9, blocked=9, stood_up=True, crashed=True),
        table("squares:20", "blue.R 1r", "red.R 2r!", "red.S 2l!"),
    ),
    (
        Event("slipped", "4.2.2", {"moves": (("blue.R", 4, 0),)}),
        table("squares:9,3/1,9", "blue.R 3r", "red.R 3l", "green.R 5r"),
    ),
    (
        Event("slipped", "4.2.2", {"moves": (("blue.R", 6, 0),)}),
        table("squares:20", "blue.R 5r", "red.R 4r", "green.R 7r"),
    ),
    (
        Event("slipped", "4.2.2", {"moves": (("blue.R", 6, 0),)}),
        table("squares:4^,20", "blue.R 5r", "red.R 4r", "green.R 7r"),
    ),
    (
        moved("blue.R", 1, 6, "5+nimble", lane=-1),
        table("squares:20", "blue.R 1r", "red.R 6r", "red.S 6l"),
    ),
)


STUDIED = 10
"""How many questions of each kind are asked about; it takes long to ride what may come of a card."""


@cache
def reasons_given() -> Sequence[Sentence]:
    """What the road says about answers to the first questions and the last one, in a race of each format."""
    found: list[Sentence] = []
    for kind in FORMATS:
        asked: dict[str, list[PastChoice[View]]] = {}
        for choice in choices(ridden(0, kind), hides):
            asked.setdefault(choice.question.id.kind, []).append(choice)
        for same in asked.values():
            for choice in (*same[:STUDIED], same[-1]):
                options = choice.question.options() or (choice.answer, NONE)
                with pytest.MonkeyPatch.context() as patch:
                    patch.setattr(odds, "CASES", 20)  # what is said need not be right to a few percent
                    found += reasons(choice, (options[0], options[-1]))
    return found


def forecasts_given() -> Sequence[Sentence]:
    """What is said of a few cards before they are played."""
    kinds = (
        "2e",
        "5",
        "7",
        "9",
        "7+asc7",
        "4+recovery",
        "5+nimble",
        "5+chase",
        "9+relentless",
        "9+breakaway",
    )
    cards = list(map(Card.parse, kinds))
    ahead = ("red.R 4r", "red.S 4l", "green.R 5r", "green.S 5l")
    found = []
    for place, others, rules in product(("3r", "8r!", "12r", "16r"), (0, 1, 2, 4), (BASE, Ruleset(itt=True))):
        view = table("squares:10,5^,2v,7;20", f"blue.R {place}", *ahead[:others], ruleset=rules)
        mine = view.riders[0]._replace(recycled=(EXHAUSTION,))
        rivals = [rider._replace(deck=DECKS["R"]) for rider in view.riders[1:]]
        view = view._replace(riders=(mine, *rivals))
        landings = dict(zip(cards, previews(view, "blue.R", cards), strict=True))
        for told in forecasts(view, "blue.R", landings):
            found += [Sentence(said.id, cast("Mapping[str, Value]", said.args), said.rule) for said in told]
    return found


def stories_told() -> Iterator[Sentence]:
    """What may explain in each round of a race that a chance changed."""
    for kind in FORMATS:
        race = ridden(0, kind)
        for first, last in pairwise([*(each.events for each in race.moments), len(race.events)]):
            past, events = race.events[:first], race.events[first:last]
            for seat, tell in product(race.position.seats, (*GAINS, *LOSSES)):
                if said := tell(events, [*past, *events], seat):
                    yield said


@cache
def everything_said() -> Sequence[Sentence]:
    """Every sentence of four races of each format, of what is rare, of reasons, cards and puzzles."""
    said = [*reasons_given(), *forecasts_given(), *stories_told()]
    for puzzle in PUZZLES.shipped():
        for facts in puzzle.facts.values():
            said += facts
    for seed, kind in product(range(4), FORMATS):
        race = ridden(seed, kind)
        lines, _ = narrate(race.events, start(race))
        for line in lines:
            said += line.sentences
    for event, before in RARE:
        said += sentences([event], before)
    return said
