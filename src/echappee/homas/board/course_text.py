"""Courses by their text (rules 0.2, 5.3.2, 6.1): the id of a race, `time-trial-32`, or a handmade road."""

import copyreg
import json
import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import lru_cache
from importlib.resources import files
from typing import Final, NamedTuple, NotRequired, TypedDict

from echappee.engine import Refused
from echappee.homas.board.course import Course, Mark
from echappee.homas.board.handmade import HEAD, handmade
from echappee.homas.board.squares import Curve, Roadway, Row, lay

FLAT_LAP: Final = "BCDA"
COBBLES: Final = "K"
"""Stands in a route for the detour over cobbles; no line is drawn there."""
SUMMITS: Final = "EFG"


class Edge(TypedDict):
    """One of the board's roads as data."""

    rows: Sequence[int]
    """Their grades."""
    curves: Sequence[tuple[str, int, int]]
    cobbles: NotRequired[tuple[int, int]]
    """The first and the last row of them."""


def read_data(name: str) -> str:
    """One of the data files beside the code."""
    return (files(__package__) / "data" / name).read_text("utf-8")


EDGES: Final[Mapping[str, Edge]] = json.loads(read_data("board.json"))["edges"]


class Sections(NamedTuple):
    """A road, with the row before which each of its letters lies (0: before the front row)."""

    roadway: Roadway
    ends: tuple[int, ...]


def sections(letters: Sequence[str], squares: int, mountains: Collection[str] = ()) -> Sections:
    """These sections one after the other; the first gets the length that the total leaves it (0.2.1)."""
    rows: list[Row] = []
    curves: list[Curve] = []
    ends: list[int] = []
    for index, letter in enumerate(letters):
        if letter != COBBLES:
            edge = _edge(letters, index)
            sides = EDGES[edge]["curves"]
            curves += [Curve(side, len(rows) + first, len(rows) + last) for side, first, last in sides]
            rows += _rows(edge, mountains)
        ends.append(len(rows))
    shift = squares - len(rows)
    kept = rows[-shift:] if shift < 0 else [Row()] * shift + rows
    moved = [Curve(side, first + shift, last + shift) for side, first, last in curves if first + shift > 1]
    return Sections(Roadway(tuple(kept), tuple(moved)), tuple(max(end + shift, 0) for end in ends))


def _edge(letters: Sequence[str], index: int) -> str:
    """The board's road that leads to this letter; the first one comes from the flat lap."""
    letter = letters[index]
    if index == 0:
        return FLAT_LAP[FLAT_LAP.index(letter) - 1] + letter
    if letters[index - 1] == COBBLES:
        return f"{letters[index - 2]}{COBBLES}{letter}"
    return letters[index - 1] + letter


def _rows(edge: str, mountains: Collection[str]) -> Iterator[Row]:
    """The rows of one of the board's roads; rows on a mountain, up and down, are marked."""
    data = EDGES[edge]
    low, high = data.get("cobbles", (0, -1))
    top = next((end for end in edge if end in SUMMITS), "")
    for number, grade in enumerate(data["rows"], start=1):
        cobbles = low <= number <= high
        yield Row(grade, cobbles, mountain=bool(grade) and top in mountains and not cobbles)


class RaceData(TypedDict):
    """A race of one day, or a stage, as data."""

    id: str
    name: str
    squares: int
    route: Sequence[str]
    """The letters of the board, each with the place's name: `E:Cauberg`."""
    hours: float
    red: NotRequired[str]
    """The line after which no team cards are played."""
    cards: NotRequired[Sequence[int]]
    sprints: NotRequired[Sequence[str]]
    limit: NotRequired[int]
    mountains: NotRequired[Sequence[str]]
    rain: NotRequired[bool]
    hell: NotRequired[bool]
    trial: NotRequired[bool]


_RACES: Final = json.loads(read_data("races.json"))
RACE_NAMES: Final[Mapping[str, Mapping[str, str]]] = _RACES["races"]
"""The stage races by id: their names in each language."""
RACES: Final[Mapping[str, str]] = {race: names["en"] for race, names in RACE_NAMES.items()}
"""The stage races: their ids and English names."""
CLASSICS: Final[Mapping[str, str]] = _RACES["classics"]
"""The name in each language for the group of courses outside stage races."""
COURSES: Final[Mapping[str, RaceData]] = {race["id"]: race for race in _RACES["courses"]}
ALWAYS_MOUNTAIN: Final = "F"
TRIAL: Final = "time-trial-"
_TRIAL = re.compile(f"{TRIAL}([1-9][0-9]{{0,2}})")


@lru_cache(maxsize=256)
def course(text: str) -> Course:
    """The course of this text; refuses a text that names none."""
    if text in COURSES:
        return _of_race(COURSES[text])
    if text.startswith(HEAD):
        return handmade(text)
    if kilometres := kilometres_of(text):
        return _time_trial(text, kilometres)
    raise Refused("unknown-course", f"there is no course {text[:40]}")


def kilometres_of(text: str) -> int:
    """The length of this text's time trial in kilometres; 0 for any other course (5.3.2)."""
    match = _TRIAL.fullmatch(text)
    return int(match[1]) if match else 0


# Between processes a course travels as its text: a thousand squares need not be packed for every question.
copyreg.pickle(Course, lambda road: (course, (road.text,)))


def _of_race(race: RaceData) -> Course:
    letters = [part.partition(":")[0] for part in race["route"]]
    road = sections(letters, race["squares"], {ALWAYS_MOUNTAIN, *race.get("mountains", ())})
    marks = dict(_marks(race, letters, road))
    return Course(
        text=race["id"],
        name=race["name"],
        squares=lay(road.roadway),
        length=race["squares"],
        marks=tuple(marks.values()),
        team_cards_until=marks[race["red"]].row if "red" in race else 0,
        finish=list(marks.values())[-1].kind or "flat",
        cards=tuple(race.get("cards", ())),
        limit=race.get("limit"),
        stage="cards" in race,
        trial=race.get("trial", False),
        rain=race.get("rain", False),
        cobbles_break_wheels=race.get("hell", False),
        hours=race["hours"],
    )


def _marks(race: RaceData, letters: list[str], road: Sections) -> Iterator[tuple[str, Mark]]:
    """The lines across the road by letter and how often it has come: E2 is the second time over E."""
    for index, (letter, end) in enumerate(zip(letters, road.ends, strict=True)):
        name = f"{letter}{letters[: index + 1].count(letter)}"
        title = race["route"][index].partition(":")[2].replace("_", " ")
        kind = ""
        if letter in SUMMITS:
            kind = "mountain" if road.roadway.row(end).mountain else "hill"
        if end > 0 and letter != COBBLES:
            yield name, Mark(letter, end, kind, title, name in race.get("sprints", ()))


def _time_trial(text: str, kilometres: int) -> Course:
    """Half the kilometres and 25, on the flat lap, up to line A (5.3.2)."""
    squares = kilometres // 2 + 25
    laps = FLAT_LAP * (squares // 57 + 1)
    road = lay(sections(laps, squares).roadway)
    return Course(
        text=text,
        name=f"Time trial, {kilometres} km",
        squares=road,
        length=squares,
        marks=(Mark("A", squares),),
        team_cards_until=squares,
        trial=True,
    )
