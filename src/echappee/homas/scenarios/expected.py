"""The expectations of a scenario of Homas Tour Pro, for the moment when its dice or answers run out."""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from typing import Final, NamedTuple, cast

from echappee.engine import Refused, Value
from echappee.homas.board.course import Course
from echappee.homas.rules import Position, RiderView
from echappee.homas.rules.cards import sorted_cards
from echappee.homas.scenarios import riders
from echappee.homas.scenarios.answers import Said, read_answer
from echappee.homas.scenarios.conversation import NOBODY, TurnsPlayed
from echappee.scenarios.fields import AmountReader, Fields, check_once, print_amount, read_amount, read_said
from echappee.scenarios.situation import Expectations

FLAGS: Final = {
    "moved": "has not moved",
    "rested": "did not stay where it was",
    "waiting": "has moved",
    "one-die": "has both dice",
}
"""Flags of a rider, and the difference that is reported if one does not hold."""
CARDS: Final = ("cards", "spent")
AMOUNTS: Final[Mapping[str, AmountReader]] = {
    "cards": lambda _text, _word, amount: riders.read_cards(amount),
    "spent": lambda _text, _word, amount: riders.read_cards(amount),
    "wait": riders.read_number,
    "place": riders.read_number,
    "delay": lambda text, _word, amount: read_amount(text, "time", amount),
}


class Expected(NamedTuple):
    """The expectations about one rider: its square, and more."""

    rider: str
    square: int
    said: Mapping[str, object]


class EventList(NamedTuple):
    """A list of expected events: their codes, the form of a line, an example, and the printed line."""

    codes: tuple[str, ...]
    form: str
    example: str
    line: Callable[[Mapping[str, Value]], str]


def _with_riders(first: str) -> Callable[[Mapping[str, Value]], str]:
    """This text, then the riders."""
    return lambda args: " ".join((str(args[first]), *cast("tuple[str, ...]", args["riders"])))


def _score(args: Mapping[str, Value]) -> str:
    return f"{args['rider']} {args['score']}" + (f"+{args['caught']}" if args["caught"] else "")


RIDER: Final = "[1-5][1-4]"
AT_A_LINE: Final = rf"\d+( {RIDER})+"
LISTS: Final[Mapping[str, EventList]] = {
    "order": EventList(("rode", "followed", "countered"), RIDER, "21", lambda args: str(args["rider"])),
    "events": EventList(
        ("event",), rf"{RIDER} (\d|1[0-2])", "21 9", lambda args: f"{args['rider']} {args['result']}"
    ),
    "fell": EventList(("fell",), f"{RIDER}( {RIDER})*", "11 41 31", _with_riders("rider")),
    "sprinted": EventList(("sprinted",), rf"{RIDER} \d+(\+\d+)?", "41 5+2", _score),
    "rushed": EventList(("rushed",), AT_A_LINE, "20 31 41", _with_riders("row")),
    "summits": EventList(("summit",), AT_A_LINE, "20 31 41", _with_riders("row")),
}


def read_expected(fields: Fields, start: Position) -> Expectations[TurnsPlayed]:
    """What this table expects."""
    road, before_start = start.course, start.round == 0
    riding = {rider.name for rider in start.riders if rider.racing or rider.home or before_start}
    expect = Expectations[TurnsPlayed](fields)
    expected = [_read_one(text, road) for text in fields.texts("expect", ())]
    check_once("rider", [each.rider for each in expected])
    for each in expected:
        if each.rider not in riding:
            raise Refused("unknown-rider", f"expect: {each.rider} is not on the road")
        expect.check(partial(_of_rider, each))
    for key in LISTS:
        expect.value(key, _read_lines, partial(_lines, LISTS[key]), _listed)
    expect.each(
        "left",
        riders.read_team_cards,
        lambda race: {str(team.number): team.cards for team in race.view.teams},
        _cards,
    )
    expect.value(
        "disqualified",
        riders.read_teams,
        lambda race: tuple(team.number for team in race.view.teams if team.disqualified),
        _listed,
    )
    for key in ("may", "may_not"):
        for text in fields.texts(key, ()):
            expect.check(partial(_allowed, key, read_answer(text, road)))
    expect.value("next", _read_next, lambda race: race.next)
    return expect


def _read_lines(fields: Fields, key: str) -> tuple[str, ...]:
    lines = fields.texts(key)
    for line in lines:
        if not re.fullmatch(LISTS[key].form, line, re.ASCII):
            raise Refused("bad-outcome", f"{key}: “{line}” is not a line such as {LISTS[key].example}")
    return lines


def _lines(kind: EventList, race: TurnsPlayed) -> tuple[str, ...]:
    return tuple(kind.line(event.args) for event in race.race.heard(None) if event.code in kind.codes)


def _read_next(fields: Fields, key: str) -> str:
    name = fields.text(key)
    return name if name == NOBODY else riders.read_rider(name)


def _allowed(key: str, answer: Said, race: TurnsPlayed) -> Iterator[str]:
    allowed = race.allows(answer)
    if allowed != (key == "may"):
        yield f"{key}: “{answer.text}” can{'' if allowed else 'not'} be said now"


def _read_one(text: str, road: Course) -> Expected:
    """`RIDER SQUARE [words]`."""
    words = text.split()
    if len(words) < 2:
        raise Refused("bad-outcome", f"“{text}” is not an outcome such as 21 14.3")
    said = read_said(text, words[2:], FLAGS, AMOUNTS)
    return Expected(riders.read_rider(words[0]), riders.read_square(road, words[1]), said)


def _of_rider(each: Expected, race: TurnsPlayed) -> Iterator[str]:
    view = race.view
    rider = view.rider(each.rider)
    if rider.square != each.square:
        there, should = (view.course.at(number).name for number in (rider.square, each.square))
        yield f"expect: {rider.name} is on {there}, not on {should}"
    for word, wanted in each.said.items():
        found = _found(rider, word)
        if found != wanted:
            yield f"expect: {rider.name} {_difference(word, found, wanted)}"


def _found(rider: RiderView, word: str) -> object:
    if word == "waiting":
        return rider.waiting
    if word == "rested":
        return rider.moved and rider.still
    if word in CARDS:
        return sorted_cards(getattr(rider, word))
    return getattr(rider, word.replace("-", "_"))


def _difference(word: str, found: object, wanted: object) -> str:
    if word in FLAGS:
        return FLAGS[word]
    if word in CARDS:
        there, should = (_cards(cast("tuple[str, ...]", cards)) for cards in (found, wanted))
    else:
        kind = "time" if word == "delay" else word
        there, should = (print_amount(kind, cast("int", amount)) for amount in (found, wanted))
    return f"has {word} {there}, not {should}"


def _cards(cards: tuple[str, ...]) -> str:
    return ",".join(cards) or riders.NONE


def _listed(lines: Sequence[object]) -> str:
    return ", ".join(map(str, lines)) or riders.NONE
