"""Questions of Homas Tour Pro on the wire: where each answer leads, and which answers need no thought."""

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Final

from msgspec import field

from echappee.engine import Question
from echappee.homas.board.course import NOWHERE, Course
from echappee.homas.bots.ends import wheels_of
from echappee.homas.bots.obvious import obvious
from echappee.homas.rules import RiderView, View
from echappee.homas.rules.effort import allowed
from echappee.homas.rules.events import KEEP, ROWS, TABLE, EventRow, taken
from echappee.homas.rules.lineup import squares_of
from echappee.homas.rules.lost_turns import WAIT
from echappee.homas.rules.moves import Ends
from echappee.homas.rules.offers import NONE, Offers
from echappee.homas.rules.options import HELP, attacks
from echappee.homas.rules.reach import empty_road
from echappee.homas.table import asked
from echappee.homas.table.asked import HomasAsked
from echappee.homas.table.moves import Offered, Reach, moves_asked, reach, sprint_asked, steps_ahead
from echappee.server.messages.wire import QuestionWire

NOTHING: Final = Reach({}, {})
FAR: Final = 30
"""More squares than any rider rides at once."""


class HomasQuestion(QuestionWire, frozen=True, kw_only=True, tag_field="game", tag="homas"):
    """A question to this seat: its answers, where they lead, and those that need no thought."""

    asked: HomasAsked | None = None
    """The options as data; null for a kind that has none."""
    proposed: str = ""
    """The free answer, if there is one: the one that Enter may give."""
    only: str = ""
    """The only sensible answer: a client may give it without asking."""
    routine: str = ""
    """A neutral rider's answer; the question hardly matters."""
    orders: dict[str, str] = field(default_factory=dict)
    """The answer under each standing order: never, far, roll, cards or furthest."""
    together: int = 0
    """The riders who could all roll now, if that needs no thought."""
    useful: tuple[str, ...] = ()
    """The obvious squares among many to end on."""
    lands: dict[str, str] = field(default_factory=dict)
    """The square that each rider who follows or counters would reach."""
    reach: dict[str, int] = field(default_factory=dict)
    """The squares where a rider that is about to move could end, and how many squares away they are."""
    blocked: dict[str, int] = field(default_factory=dict)
    """The squares that others block."""


def question_wire(question: Question, view: View) -> HomasQuestion:
    """The question on the wire."""
    key, options, choices = question.id, tuple(question.options() or ()), question.choices
    ahead = reach(view, key.rider) if key.kind in ("lead", "take") else NOTHING
    needless = obvious(question, view)
    make = ASKED.get(key.kind)
    return HomasQuestion(
        id=str(key),
        seat=key.seat,
        rider=key.rider,
        kind=key.label,
        options=options,
        sealed=question.sealed,
        asks=key.kind,
        asked=make(question, view, options) if make else None,
        proposed=needless.proposed,
        only=needless.only,
        routine=needless.routine,
        orders=dict(needless.orders),
        together=needless.together,
        useful=choices.useful if isinstance(choices, Ends) else (),
        lands=choices.landings if isinstance(choices, Offers) else {},
        reach=ahead.free,
        blocked=ahead.blocked,
    )


# Squares


def _ends(question: Question, view: View, options: Offered) -> asked.HomasEnds:
    course, rider, choices = view.course, view.rider(question.id.rider), question.choices
    useful = frozenset(choices.useful) if isinstance(choices, Ends) else ()
    wheels, near, numbers = wheels_of(view), empty_road(course, rider.square).steps, course.numbers
    ends = tuple(
        [
            asked.HomasEnd(
                answer=name,
                square=number,
                squares=near.get(number) or steps_to(course, rider.square, number),
                wheel=wheels.get(number, ""),
                useful=name in useful,
            )
            for name in options
            if (number := numbers.get(name)) is not None
        ]
    )
    return asked.HomasEnds(answers=ends, odds=_odds(view, rider) if TABLE in options else None)


def steps_to(course: Course, start: int, number: int) -> int:
    """The least number of squares to this square ahead."""
    near = empty_road(course, start).steps.get(number)
    return near or steps_ahead(course, start, FAR).get(number, 1)


# Wheels


def _wheels(question: Question, view: View, options: Offered) -> asked.HomasWheels:
    choices = question.choices
    lands = choices.landings if isinstance(choices, Offers) else {}
    return asked.HomasWheels(answers=tuple([_wheel(view, option, lands) for option in options]))


def _wheel(view: View, option: str, lands: Mapping[str, str]) -> asked.HomasWheel:
    if option == NONE:
        return asked.HomasWheel(answer=option)
    square, far = _landing(view, option, lands)
    wait = view.rider(option).wait
    return asked.HomasWheel(answer=option, rider=option, square=square, squares=far, wait=wait)


def _landing(view: View, name: str, lands: Mapping[str, str]) -> tuple[int, int]:
    """The square that a rider would reach, and how far away it is."""
    if name not in lands:
        return NOWHERE, 0
    number = view.course.numbers[lands[name]]
    return number, steps_to(view.course, view.rider(name).square, number)


def _counters(question: Question, view: View, options: Offered) -> asked.HomasCounters:
    choices = question.choices
    assert isinstance(choices, Offers)
    answers = tuple([asked.HomasCounter(answer=option, spent=_spent(option)) for option in options])
    riders = []
    for name in choices.riders:
        square, far = _landing(view, name, choices.landings)
        cards = dict.fromkeys(each.spent[name] for each in answers if name in each.spent)
        wait = view.rider(name).wait
        riders.append(
            asked.HomasCounterer(rider=name, cards=tuple(cards), square=square, squares=far, wait=wait)
        )
    return asked.HomasCounters(answers=answers, riders=tuple(riders))


def _spent(option: str) -> dict[str, str]:
    if option == NONE:
        return {}
    return dict(part.split("-") for part in option.split(","))


def _retreat(_question: Question, _view: View, options: Offered) -> asked.HomasRetreat:
    riders = (() if option == NONE else tuple(option.split(",")) for option in options)
    return asked.HomasRetreat(
        answers=tuple([asked.HomasBack(answer=o, riders=r) for o, r in zip(options, riders, strict=True)])
    )


# Sevens and chances


def _fates(question: Question, view: View, options: Offered) -> asked.HomasFates:
    rider = view.rider(question.id.rider)
    grade = view.square(rider).grade
    answers = tuple([_fate(option, grade) for option in options])
    return asked.HomasFates(answers=answers, odds=_odds(view, rider) if TABLE in options else None)


def _fate(option: str, grade: int) -> asked.HomasFate:
    if option != TABLE and not option.startswith(KEEP):
        return asked.HomasFate(answer=option, does=option)
    part = 7 if option == TABLE else int(option.removeprefix(KEEP))
    does = TABLE if option == TABLE else "keep"
    return asked.HomasFate(answer=option, does=does, part=part, squares=allowed(part, grade))


def _odds(view: View, rider: RiderView) -> asked.HomasOdds:
    return _odds_less(tuple(taken(view.course, view.square(rider), rain=view.rain).items()))


@lru_cache(maxsize=100)
def _odds_less(less: tuple[tuple[str, int], ...]) -> asked.HomasOdds:
    """The odds of the event table with these modifiers, by cause."""
    counts, minus = dict.fromkeys(("helped", "nothing", "slowed", "lost"), 0), sum(dict(less).values())
    for first in range(1, 7):
        for second in range(1, 7):
            counts[_outcome(ROWS[min(max(first + second - minus, min(ROWS)), max(ROWS))])] += 1
    percent = {name: int(100 * count / 36 + 0.5) for name, count in counts.items()}
    return asked.HomasOdds(**percent, less=dict(less))


def _outcome(row: EventRow) -> str:
    """The effect of a row on the rider who rolled it."""
    if row.lose:
        return "lost"
    if row.one_die:
        return "slowed"
    return "helped" if row.plus or row.attack is not None else "nothing"


# Cards, and the start


def _cards(_question: Question, _view: View, options: Offered) -> asked.HomasCards:
    return asked.HomasCards(answers=tuple(map(_card, options)))


def _card(option: str) -> asked.HomasCard:
    if option == WAIT:
        return asked.HomasCard(answer=option)
    team = option.startswith(HELP)
    return asked.HomasCard(answer=option, card=option.removeprefix(HELP), team=team, attack=attacks(option))


def _energy(_question: Question, _view: View, options: Offered) -> asked.HomasEnergy:
    def hands(option: str) -> tuple[tuple[str, ...], ...]:
        return tuple(() if hand == "0" else tuple(hand.split(",")) for hand in option.split("-"))

    return asked.HomasEnergy(answers=tuple([asked.HomasHands(answer=o, hands=hands(o)) for o in options]))


def _lineup(question: Question, view: View, options: Offered) -> asked.HomasLineup:
    team = view.team(question.seat).number
    lines = [
        asked.HomasLine(answer=o, letter=o[0], riders=tuple([f"{team}{role}" for role in o[1:]]))
        for o in options
    ]
    return asked.HomasLineup(answers=tuple(lines), board=_board())


@lru_cache(maxsize=1)
def _board() -> dict[str, tuple[str, ...]]:
    return {letter: squares_of(letter) for letter in "abcde"}


def _places(_question: Question, _view: View, options: Offered) -> asked.HomasPlaces:
    parts = (option.split(",") for option in options)
    places = [
        asked.HomasPlace(answer=option, rider=rider, square=square)
        for option, (rider, square) in zip(options, parts, strict=True)
    ]
    return asked.HomasPlaces(answers=tuple(places))


ASKED: Final[Mapping[str, Callable[[Question, View, Offered], asked.HomasAsked]]] = {
    "lead": moves_asked,
    "take": moves_asked,
    "sprint": sprint_asked,
    "rush": sprint_asked,
    "to": _ends,
    "then": _ends,
    "follow": _wheels,
    "relay": _wheels,
    "counter": _counters,
    "retreat": _retreat,
    "seven": _fates,
    "chance": _fates,
    "wait": _cards,
    "discard": _cards,
    "recover": _cards,
    "keep": _cards,
    "energy": _energy,
    "lineup": _lineup,
    "place": _places,
}
