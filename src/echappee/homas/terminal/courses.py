"""The courses of Homas Tour Pro for people: a list of them, and all that is known about one."""

from collections import Counter
from collections.abc import Sequence
from itertools import groupby

from rich.console import Console

from echappee.cli.terminal.screen import say, show
from echappee.homas.board.course import Mark
from echappee.homas.rules import COURSES, Course
from echappee.homas.rules.cards import ROLES
from echappee.homas.terminal.course_profile import draw_course
from echappee.homas.terminal.roads import race_of, rows

FINISHES = {"hill": "on top of a hill", "mountain": "on top of a mountain"}
TEAM = "team"
WIDE = 76
"""The number of columns from which on a list has room for everything."""


def title(course: Course) -> str:
    """Its name, and the race that it belongs to."""
    return " · ".join(filter(None, (race_of(course), course.name)))


def list_courses(console: Console, courses: Sequence[Course]) -> None:
    """One line per course, with as much of it as the terminal has room for."""
    shown = 6 if console.width >= WIDE else 3
    line = " ".join(("{:<24}", "{:<{room}}", "{:>7}", "{:>6}", "{:>7}", "{:>5}")[:shown])
    room = max(10, min(26, console.width - (54 if shown == 6 else 33)))
    columns = ("id", "name", "squares", "climbs", "cobbles", "hours")
    console.print(line.format(*columns, room=room), style="bold", soft_wrap=True)
    for course in courses:
        name = course.name
        cobbles = sum(square.road == "cobbles" for square in rows(course))
        values = (
            course.text,
            name if len(name) <= room else name[: room - 1] + "…",
            course.length,
            len(course.summits) or "–",
            cobbles or "–",
            f"{course.hours:g}",
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
