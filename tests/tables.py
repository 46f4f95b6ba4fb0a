"""Positions in a line or two, and the short words in which tests talk to a race and read its riders."""

import re
from collections.abc import Iterable, Mapping, Sequence

from echappee.engine import Question, Race, ScriptedDealer, SeededDealer
from echappee.flamme.rules import (
    FLAMME,
    Card,
    FlammeRace,
    Position,
    Rider,
    Ruleset,
    Setup,
    Team,
    TeamSetup,
    set_up,
)
from echappee.flamme.rules.cards import Pile, pile
from echappee.flamme.rules.course import NO_LINE, Course
from echappee.flamme.rules.course_text import course, print_location, read_location
from echappee.flamme.rules.layout import Square, number
from echappee.flamme.rules.position import Token
from echappee.flamme.rules.setup import KINDS

BASE = Ruleset()
FLAT = ("a", "b", "c", "d", "u")
"""A short stage: the grid is squares 1 to 5, the line lies behind square 25."""

_TOKEN = re.compile(r"(major|minor|refresh)([0-9])")


def road(text: str, line: int = NO_LINE, beside: str = "") -> Course:
    """The course of these stretches, such as `9 6^ 3o/1`; `major=12 finish=ascent` lie beside it."""
    squares = "squares:" + ",".join(text.split())
    ends = ["" if line == NO_LINE else str(line)] if beside or line != NO_LINE else []
    return course(";".join([squares, *ends, *beside.split()]))


def made_up(*squares: Square) -> Course:
    """A course of squares that no stage has; its text tells it from every other."""
    return Course(f"made-up:{squares}", number(squares), NO_LINE)


def cards(text: str) -> Pile:
    """The pile of these cards, such as `3,4,2e`."""
    return pile(Card.parse(word) for word in text.split(",") if word)


def rider(text: str, on: Course) -> Rider:
    """A rider such as `A 12r 5`, `blue.S 3l crashed`, `red.R 4g1 major5` or `red.R 3+2 home3 2min`.

    Its cards are `3,4|5,6|7`: face down, recycled, played. A plain name is a Rouleur, alone in its team. A
    team called peloton or muscle is one.
    """
    name, place, *rest = text.split()
    team, _, kind = name.partition(".")
    made = Rider(team, kind or "R", team in KINDS, *read_location(on, place))
    for word in rest:
        made = _with(made, word)
    return made


def _with(rider: Rider, word: str) -> Rider:
    """The rider as this word says."""
    if "|" in word:
        face_down, recycled, *played = map(cards, word.split("|"))
        return rider._replace(pile=face_down, recycled=recycled, played=played[0] if played else ())
    if word == "crashed":
        return rider._replace(crashed=True)
    if word.startswith("home"):
        return rider._replace(home=int(word.removeprefix("home")))
    if word.endswith("min"):
        return rider._replace(minutes=int(word.removesuffix("min")))
    if token := _TOKEN.fullmatch(word):
        return rider._replace(tokens=(*rider.tokens, Token(token[1], int(token[2]))))
    return rider._replace(card=Card.parse(word))


def table(
    on: str | Course, *riders: str, line: int = NO_LINE, phase: str = "movement", ruleset: Ruleset = BASE
) -> Position:
    """The first round on this road with these riders, at the beginning of this phase."""
    course_ = road(on, line) if isinstance(on, str) else on
    made = tuple(rider(text, course_) for text in riders)
    names = dict.fromkeys(rider.team for rider in made)
    teams = tuple(Team(name, name if name in KINDS else "team") for name in names)
    assert not all(team.automatic for team in teams), "with nobody to wait for, the race would never stop"
    return Position(ruleset, course_, teams, made, 1, phase)


def race(position: Position, script: Mapping[str, str] | None = None) -> FlammeRace:
    """The race from here on; what the script does not deal is left open."""
    return Race(FLAMME, position, ScriptedDealer(script))


def started(
    teams: int | Sequence[TeamSetup] = 2,
    tiles: Sequence[str] = FLAT,
    *,
    ruleset: Ruleset = BASE,
    seed: int | None = None,
) -> FlammeRace:
    """A race from its very beginning; chance is left open unless there is a seed."""
    wishes = (TeamSetup(),) * teams if isinstance(teams, int) else tuple(teams)
    start = set_up(Setup(tuple(tiles), wishes, ruleset))
    return Race(FLAMME, start, ScriptedDealer() if seed is None else SeededDealer(seed))


def say(race: FlammeRace, *lines: str) -> None:
    """Answer what is open: `blue R` decides for blue, or says what blue draws; `chance red` draws for all."""
    for line in lines:
        seat, text = line.split()
        seat = "" if seat == "chance" else seat
        steps: Iterable[object] = (*race.questions, *race.requests)
        for step in steps:
            if isinstance(step, Question) and step.seat == seat:
                race.answer(step.id, text)
                break
        else:
            request = next(request for request in race.requests if request.key.seat == seat)
            race.deal(request.key, text)


def asked(race: FlammeRace, seat: str) -> str:
    """What this seat is asked, and what it may answer: `card: 3 4 5`; empty if nothing."""
    for question in race.questions:
        if question.seat == seat:
            return f"{question.id.kind}: {' '.join(question.options() or ())}"
    return ""


def shown(position: Position, before: Position | None = None) -> list[str]:
    """All riders as scenarios write them: `A 12r crashed exhausted`; exhausted since the position before."""
    taken = {rider.name: rider.taken for rider in before.riders} if before else {}
    return [_shown(rider, position.course, taken.get(rider.name, rider.taken)) for rider in position.riders]


def moved(on: str | Course, *riders: str, line: int = NO_LINE, ruleset: Ruleset = BASE) -> list[str]:
    """Where these riders are after the movement phase."""
    return shown(race(table(on, *riders, line=line, ruleset=ruleset)).moments[1].position)


def ended(on: str | Course, *riders: str, line: int = NO_LINE, ruleset: Ruleset = BASE) -> list[str]:
    """Where these riders are after the end phase, and who was exhausted by it."""
    start = table(on, *riders, line=line, phase="end", ruleset=ruleset)
    return shown(after(race(start), "end"), start)


def after(race: FlammeRace, phase: str) -> Position:
    """The position at the end of the first phase of this name."""
    positions = [moment.position for moment in race.moments] + [race.position]
    place = next(i for i, position in enumerate(positions) if position.phase == phase)
    return positions[place + 1]


def told(race: FlammeRace, code: str, *names: str) -> list[tuple[object, ...]]:
    """These arguments of every event with this code, in the order of events."""
    return [tuple(event.args[name] for name in names) for event in race.events if event.code == code]


def _shown(rider: Rider, on: Course, taken: int) -> str:
    name = rider.team if rider.team.isupper() else rider.name
    flags = " crashed" * rider.crashed + " exhausted" * (rider.taken - taken)
    return f"{name} {print_location(on, rider.square, rider.lane)}{flags}"
