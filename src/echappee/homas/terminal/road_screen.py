"""Courses in the terminal: listed, shown from the side, and checked."""

from argparse import Namespace
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import accumulate, groupby
from typing import Final

from rich.console import Console
from rich.text import Text

from echappee.cli.terminal.game_road_screen import GameRoadScreen, show_findings
from echappee.cli.terminal.screen import say, show
from echappee.homas.board.course import Mark
from echappee.homas.board.handmade import HEAD, LONGEST, SHORTEST, Written, written
from echappee.homas.rules import COURSES, ROLES, Course, course
from echappee.homas.terminal.roads import race_of, rows
from echappee.notation.game_rules import Finding

BLOCKS = " ▁▂▃▄▅▆▇█"
STYLES = {"climb": "red", "descent": "yellow", "cobbles": "blue", "flat": "green"}
SIGNS = {"climb": "/", "descent": "\\", "cobbles": "▒", "flat": "·"}
FINISH = "║"
NO_HEADS: Mapping[int, str] = {}


def draw_course(course: Course, width: int, rows: int = 3, heads: Mapping[int, str] = NO_HEADS) -> list[Text]:
    """Heights by the printed numbers, the kind of road below with letters and signs, each in its row."""
    road = {square.row: square for square in course.squares if 1 <= square.row <= course.length}
    count = min(course.length, max(10, width - 3))
    shown = [1 + column * course.length // count for column in range(count)]
    heights = dict(
        zip(road, accumulate(-road[row].grade * (road[row].road != "cobbles") for row in road), strict=True)
    )
    low, high = min(heights.values()), max(heights.values())
    levels = [1 + round((heights[row] - low) * (rows * 8 - 1) / ((high - low) or 1)) for row in shown]
    lines = []
    for level in reversed(range(rows)):
        line = Text("  ")
        columns = zip((road[row].road for row in shown), levels, strict=True)
        for kind, run in groupby(columns, key=lambda column: column[0]):
            line.append(
                "".join(BLOCKS[min(8, max(0, top - 8 * level))] for _, top in run), style=STYLES[kind]
            )
        lines.append(line)
    return [*(line for line in lines if line.plain.strip()), *_marked(course, shown, heads)]


def _marked(course: Course, shown: list[int], heads: Mapping[int, str]) -> list[Text]:
    """The kinds of road, and below them the letters; riders on the road are drawn on it."""
    road = {square.row: square.road for square in course.squares}
    letters = {_column(shown, mark.row): mark for mark in course.marks if mark.letter}
    riders = {_column(shown, row): sign for row, sign in heads.items()}
    ground, below = Text("  "), Text("  ")
    for column, row in enumerate(shown):
        ground.append(riders.get(column, SIGNS[road[row]]), style="bold" if column in riders else "dim")
        mark = letters.get(column)
        red = mark is not None and mark.row == course.team_cards_until
        below.append(mark.letter if mark else " ", style="bold red" if red else "bold")
    return [ground.append(FINISH, style="bold"), below]


def _column(shown: list[int], row: int) -> int:
    return max((column for column, first in enumerate(shown) if first <= max(row, 1)), default=0)


FINISHES = {"hill": "on top of a hill", "mountain": "on top of a mountain"}
TEAM = "team"
WIDE = 76
"""From this many columns on, a list has room for everything."""


def title(course: Course) -> str:
    """Its name, and the race that it belongs to."""
    return " · ".join(filter(None, (race_of(course), course.name)))


def list_courses(console: Console, courses: Sequence[Course]) -> None:
    """One line per course, with as much of it as fits."""
    shown = 6 if console.width >= WIDE else 3
    line = " ".join(("{:<24}", "{:<{room}}", "{:>7}", "{:>6}", "{:>7}", "{:>5}")[:shown])
    room = max(10, min(26, console.width - (54 if shown == 6 else 33)))
    columns = ("id", "name", "squares", "climbs", "cobbles", "hours")
    console.print(line.format(*columns, room=room), style="bold", soft_wrap=True)
    for each in courses:
        name = each.name
        cobbles = sum(square.road == "cobbles" for square in rows(each))
        values = (
            each.text,
            name if len(name) <= room else name[: room - 1] + "…",
            each.length,
            len(each.summits) or "–",
            cobbles or "–",
            f"{each.hours:g}",
        )
        console.print(line.format(*values, room=room), soft_wrap=True)


def show_course(console: Console, course: Course) -> None:
    """The course for people: profile, letters, what to know before the start."""
    say(console, f"{course.text}  {title(course)}", style="bold")
    show(console, draw_course(course, console.width))
    for name, text in _known(course):
        if text:
            say(console, f"  {name:<9} {text}")


def _known(course: Course) -> list[tuple[str, str]]:
    counts = Counter(square.road for square in rows(course))
    road = ", ".join(f"{count} {kind}" for kind, count in counts.items())
    return [
        ("length", f"{course.length} squares ({road})"),
        ("letters", ", ".join(f"{mark.letter} {mark.row}" for mark in course.marks if mark.letter)),
        ("climbs", ", ".join(_climb(mark) for mark in course.summits)),
        ("numbers", _numbers(course)),
        ("sprints", ", ".join(f"{mark.letter} at {mark.row}".strip() for mark in course.sprints)),
        (
            "red",
            f"team cards hold up to row {course.team_cards_until}"
            if course.team_cards_until and not course.trial
            else "",
        ),
        ("cards", _cards(course)),
        ("limit", f"{course.limit} minutes" if course.limit else ""),
        ("kind", _kind(course)),
        ("hours", f"{course.hours:g} at the table" if course.hours else ""),
    ]


def _climb(mark: Mark) -> str:
    return f"{mark.title or mark.letter or 'top'} at {mark.row} ({mark.kind})"


def _numbers(course: Course) -> str:
    """The printed numbers along the road, where there are any."""
    found = []
    for (road, grade), run in groupby(rows(course), key=lambda square: (square.road, square.grade)):
        squares = list(run)
        if road != "flat":
            first, last = squares[0].row, squares[-1].row
            where = str(first) if first == last else f"{first}–{last}"
            found.append(f"{where}: {grade:+d}{' cobbles' * (road == 'cobbles')}")
    return ", ".join(found)


def _cards(course: Course) -> str:
    if not course.cards:
        return ""
    names = (*ROLES, TEAM)
    return ", ".join(f"{name} {count}" for name, count in zip(names, course.cards, strict=True))


def _kind(course: Course) -> str:
    kinds = {
        "time trial": course.trial,
        "stage": course.stage and not course.trial,
        "classic": course.text in COURSES and not course.stage,
        "rain on a roll of 1 or 2": course.rain,
        "cobbles with rules of their own": course.cobbles_break_wheels,
        f"finish {FINISHES.get(course.finish)}": course.finish in FINISHES,
    }
    return ", ".join(kind for kind, so in kinds.items() if so)


def check_course(text: str, *, tour: bool) -> list[Finding]:
    """The problems of a custom road, and advice; printed roads are good."""
    if not text.startswith(HEAD):
        known = course(text)
        return [] if known.stage or known.trial or not tour else [_one_day("")]
    road = written(text)
    if road.faults:
        return [Finding(fault.code, "error", fault.detail) for fault in road.faults]
    stage = not tour or not road.flags.isdisjoint({"stage", "trial"})
    return [*([] if stage else [_one_day("; with the word stage or trial it is one")]), *_advice(road)]


def _one_day(remedy: str) -> Finding:
    return Finding("no-stage", "error", f"a one-day race is not a stage of a tour{remedy}")


def _advice(road: Written) -> Iterator[Finding]:
    length = len(road.rows)
    if not SHORTEST <= length <= LONGEST:
        yield _warning("road-length", f"{length} rows; tables ride {SHORTEST} to {LONGEST}")
    if not road.red and "trial" not in road.flags:
        yield _warning("no-red", "team cards are of no use; red=ROW says up to where they hold")
    tops = {mark.row for mark in road.marks if mark.kind}
    for last in _climbs(road):
        if last not in tops:
            yield _warning(
                "no-summit", f"the climb up to row {last} has no summit; hill={last} or top={last}"
            )


def _climbs(road: Written) -> Iterator[int]:
    """The last row of each climb."""
    for climb, run in groupby(enumerate(road.rows, 1), key=lambda row: row[1].road == "climb"):
        *_, (last, _) = run
        if climb:
            yield last


def _warning(code: str, detail: str) -> Finding:
    return Finding(code, "warning", detail)


def _check(console: Console, args: Namespace) -> Sequence[Finding]:
    found = check_course(args.stage, tour=args.tour)
    if not any(finding.code == "bad-road" for finding in found):
        show_course(console, course(args.stage))
    show_findings(console, found)
    return found


ROAD_SCREEN: Final = GameRoadScreen(list=list_courses, show=show_course, check=_check)
