"""A position as one canonical line of text, and back.

    homas/2 course=milan-san-remo rain=0 teams=white:neutral:3::,red:team:1:6h+5k: at=7.move.4 … 11=57.2|…

A team is its colour, kind, rank, cards and `dq` if it is disqualified. A rider is its square (`-` before the
line-up), the cards it has and those it spent, its fitness card, marks of this turn (`m` moved, `s` stays, `h`
helped, `o` one die, a number for the cards it used), the turns it has to wait, and when it is home its turn,
place and delay.
"""

from typing import Final

from echappee.engine import Refused
from echappee.homas.board.course import NOWHERE, Course
from echappee.homas.board.course_text import course
from echappee.homas.rules.cards import COLOURS, FITNESS, KINDS
from echappee.homas.rules.lineup import BOARD, ONE_BY_ONE
from echappee.homas.rules.position import EDITION, RULES, Passage, Position, Rider, Team
from echappee.notation.record import is_number

HEAD: Final = f"homas/{EDITION}"
FIELDS: Final = ("course", "rain", "teams", "at", "first", "sprints", "summits", "draws", "tired", "lineup")
_MARKS: Final = {"m": "moved", "s": "still", "h": "helped", "o": "one_die"}


def print_line(position: Position) -> str:
    values = (
        position.course.text,
        str(int(position.rain)),
        ",".join(map(_print_team, position.teams)),
        f"{position.round}.{position.phase}.{position.step}",
        _print_square(position.course, position.first),
        _print_passages(position.sprints),
        _print_passages(position.summits),
        "".join(map(str, position.draws)),
        ",".join(position.tired),
        ONE_BY_ONE if position.one_by_one else BOARD,
    )
    fields = [f"{name}={value}" for name, value in zip(FIELDS, values, strict=True)]
    riders = [f"{rider.name}={_print_rider(position.course, rider)}" for rider in position.riders]
    return " ".join([HEAD, *fields, *riders])


def read_line(text: str) -> Position:
    """Read a position line; refuses what is not one."""
    head, *fields = text.split(" ")
    if head != HEAD:
        raise Refused(
            "bad-position", f"a position of edition {EDITION} begins with {HEAD}, not {head[:20]!r}"
        )
    values = dict(field.partition("=")[::2] for field in fields)
    try:
        position = _read(values)
    except (ValueError, KeyError, IndexError):
        raise Refused("bad-position", "the position is not written as positions are") from None
    if print_line(position) != text:
        raise Refused("bad-position", "the position is not written in its canonical form")
    return position


def _print_team(team: Team) -> str:
    cards = "+".join(team.cards)
    return f"{team.colour}:{team.kind}:{team.rank}:{cards}:{'dq' * team.disqualified}"


def _print_rider(road: Course, rider: Rider) -> str:
    marks = "".join(letter for letter, field in _MARKS.items() if getattr(rider, field))
    home = f"{rider.home}/{rider.place}/{rider.delay}" if rider.home else ""
    parts = (
        _print_square(road, rider.square),
        "+".join(rider.cards),
        "+".join(rider.spent),
        rider.fitness,
        marks + (str(rider.used) if rider.used else ""),
        str(rider.wait),
        home,
    )
    return "|".join(parts)


def _print_square(road: Course, number: int) -> str:
    return "-" if number == NOWHERE else road.at(number).name


def _print_passages(passages: tuple[Passage, ...]) -> str:
    return ";".join(f"{passage.row}:{','.join(passage.riders)}" for passage in passages)


def _read(values: dict[str, str]) -> Position:
    road = course(values["course"])
    number, phase, step = values["at"].split(".")
    if phase not in RULES:
        raise ValueError(phase)
    teams = tuple(_read_team(number, part) for number, part in enumerate(values["teams"].split(","), start=1))
    names = [name for name in values if name not in FIELDS]
    if names != [f"{team.number}{role}" for team in teams for role in (1, 2, 3, 4)]:
        raise ValueError(names)
    riders = tuple(_read_rider(road, teams[int(name[0]) - 1], int(name[1]), values[name]) for name in names)
    taken = [rider.square for rider in riders if rider.racing]
    if len(taken) > len(set(taken)) and not road.trial:
        raise ValueError("two riders on one square")
    return Position(
        course=road,
        teams=teams,
        riders=riders,
        step=_number(step),
        draws=tuple(map(int, values["draws"])),
        tired=tuple(filter(None, values["tired"].split(","))),
        rain=values["rain"] == "1",
        round=_number(number),
        phase=phase,
        sprints=_read_passages(values["sprints"]),
        summits=_read_passages(values["summits"]),
        first=_read_square(road, values["first"]),
        one_by_one=values["lineup"] == ONE_BY_ONE,
    )


def _read_team(number: int, text: str) -> Team:
    colour, kind, rank, cards, out = text.split(":")
    if colour != COLOURS[number - 1] or kind not in ("team", "neutral"):
        raise ValueError(text)
    return Team(
        colour=colour,
        number=number,
        kind=kind,
        cards=_read_cards(cards),
        rank=_number(rank),
        disqualified=out == "dq",
    )


def _read_rider(road: Course, team: Team, role: int, text: str) -> Rider:
    square, cards, spent, fitness, marks, wait, home = text.split("|")
    if fitness and fitness not in FITNESS:
        raise ValueError(fitness)
    turn, place, delay = map(_number, home.split("/")) if home else (0, 0, 0)
    return Rider(
        name=f"{team.number}{role}",
        team=team.colour,
        role=role,
        neutral=team.neutral,
        square=_read_square(road, square),
        cards=_read_cards(cards),
        spent=_read_cards(spent),
        fitness=fitness,
        used=_number(marks.lstrip("msho") or "0"),
        wait=_number(wait),
        home=turn,
        place=place,
        delay=delay,
        **{field: letter in marks for letter, field in _MARKS.items()},
    )


def _number(text: str) -> int:
    if not is_number(text):
        raise ValueError(text)
    return int(text)


def _read_cards(text: str) -> tuple[str, ...]:
    cards = tuple(filter(None, text.split("+")))
    if any(card not in KINDS for card in cards):
        raise ValueError(text)
    return cards


def _read_passages(text: str) -> tuple[Passage, ...]:
    parts = [part.split(":") for part in filter(None, text.split(";"))]
    return tuple(Passage(_number(row), tuple(filter(None, names.split(",")))) for row, names in parts)


def _read_square(road: Course, text: str) -> int:
    return NOWHERE if text == "-" else road.numbers[text]
