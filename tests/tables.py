"""Positions in a line or two, and the short words in which tests talk to a race and read its riders."""

import re
from collections.abc import Iterable, Mapping, Sequence

from echappee.engine import Question, Race, ScriptedDealer, SeededDealer
from echappee.flamme import FLAMME, Card, FlammeRace, Position, Rider, Ruleset, Setup, Team, TeamSetup, set_up
from echappee.flamme.cards import Pile, pile
from echappee.flamme.course import NO_LINE, Course, course
from echappee.flamme.setup import KINDS
from echappee.flamme.terrain import Square

BASE = Ruleset()
FLAT = ("a", "b", "c", "d", "u")
"""A short stage: the grid is squares 1 to 5, the line lies behind square 25."""

_PLACE = re.compile(r"([0-9]+)([rml]?)")


def road(text: str, line: int = NO_LINE) -> Course:
    """The course of these stretches, such as `9 6^ 3o/1`."""
    squares = "squares:" + ",".join(text.split())
    return course(squares if line == NO_LINE else f"{squares};{line}")


def made_up(*squares: Square) -> Course:
    """A course of squares that no stage has; its text tells it from every other."""
    return Course(f"made-up:{squares}", squares, NO_LINE)


def cards(text: str) -> Pile:
    """The pile of these cards, such as `3,4,2e`."""
    return pile(Card.parse(word) for word in text.split(",") if word)


def rider(text: str, on: Course) -> Rider:
    """A rider such as `A 12r 5`, `blue.S 3l crashed` or `red.R 4 3,4|5,6` (its face-down | recycled cards).

    A plain name is a Rouleur, alone in its team. A team called peloton or muscle is one.
    """
    name, place, *rest = text.split()
    team, _, kind = name.partition(".")
    found = _PLACE.fullmatch(place)
    assert found is not None
    square = int(found[1])
    made = Rider(team, kind or "R", team in KINDS, square, _lane(found[2], on.at(square).lanes))
    for word in rest:
        if "|" in word:
            face_down, _, recycled = word.partition("|")
            made = made._replace(pile=cards(face_down), recycled=cards(recycled))
        elif word == "crashed":
            made = made._replace(crashed=True)
        elif word.startswith("home"):
            made = made._replace(home=int(word.removeprefix("home")))
        else:
            made = made._replace(card=Card.parse(word))
    return made


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
    """The race that goes on from here; what the script does not deal is left open."""
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


def moved(on: str | Course, *riders: str, line: int = NO_LINE) -> list[str]:
    """Where these riders are after the movement phase."""
    return shown(race(table(on, *riders, line=line)).moments[1].position)


def ended(on: str | Course, *riders: str, line: int = NO_LINE) -> list[str]:
    """Where these riders are after the end phase, and who was exhausted by it."""
    start = table(on, *riders, line=line, phase="end")
    return shown(after(race(start), "end"), start)


def after(race: FlammeRace, phase: str) -> Position:
    """The position at the end of the first phase of this name."""
    positions = [moment.position for moment in race.moments] + [race.position]
    place = next(i for i, position in enumerate(positions) if position.phase == phase)
    return positions[place + 1]


def told(race: FlammeRace, code: str, *names: str) -> list[tuple[object, ...]]:
    """These arguments of every event with this code, in the order of events."""
    return [tuple(event.args[name] for name in names) for event in race.events if event.code == code]


def _lane(letter: str, lanes: int) -> int:
    lane = {"": 0, "r": 0, "m": 1, "l": lanes - 1}[letter]
    assert lane < lanes
    return lane


def _shown(rider: Rider, on: Course, taken: int) -> str:
    lanes = on.at(rider.square).lanes
    letter = "r" if rider.lane == 0 else "l" if rider.lane == lanes - 1 else "m"
    name = rider.team if rider.team.isupper() else rider.name
    flags = " crashed" * rider.crashed + " exhausted" * (rider.taken - taken)
    return f"{name} {rider.square}{letter}{flags}"
