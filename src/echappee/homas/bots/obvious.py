"""Answers that need no thought: they are proposed to people, or given for them."""

from collections.abc import Callable, Container, Iterable, Mapping
from typing import Final, NamedTuple

from echappee.engine import Question
from echappee.homas.bots.ends import best_end, furthest_end, is_alone, is_late
from echappee.homas.bots.reminders import reminders
from echappee.homas.rules.events import TABLE
from echappee.homas.rules.followers import WORTHWHILE
from echappee.homas.rules.lost_turns import WAIT
from echappee.homas.rules.moves import Ends
from echappee.homas.rules.offers import NONE, Offers
from echappee.homas.rules.options import ATTACK, FITNESS, RELAY, REST, ROLL, read_played
from echappee.homas.rules.views import View


class Obvious(NamedTuple):
    """Answers to one question that need no thought; empty where a person has to decide."""

    proposed: str = ""
    """A free answer, or one that a fitness card needs which must be played soon."""
    only: str = ""
    """The only sensible answer."""
    routine: str = ""
    """A neutral rider's answer; the question hardly matters."""
    orders: Mapping[str, str] = {}
    """What each order that a person can give once and for all means here."""
    together: int = 0
    """The riders who could roll one after the other without being asked, if there are several."""


def obvious(question: Question, view: View) -> Obvious:
    """The obvious answers to this question; its seat sees this view."""
    options = tuple(question.options() or ())
    asked = _Asked(question, view, options)
    orders = ORDERS.get(question.id.kind, _no_orders)(asked)
    return Obvious(
        proposed=_proposed(asked),
        only=_only(asked),
        routine=_routine(asked),
        orders=orders,
        together=_together(asked) if view.course.trial and "roll" in orders else 0,
    )


class _Asked(NamedTuple):
    question: Question
    view: View
    options: tuple[str, ...]

    @property
    def kind(self) -> str:
        return self.question.id.kind

    @property
    def lands(self) -> Mapping[str, str]:
        """The square that each rider would reach."""
        choices = self.question.choices
        return choices.landings if isinstance(choices, Offers) else {}

    @property
    def due(self) -> bool:
        """Whether the rider must play its fitness card soon."""
        return self.question.id.rider in self.all_due

    @property
    def all_due(self) -> Container[str]:
        return reminders(self.view, self.question.seat).due

    @property
    def numbers(self) -> list[int]:
        """The squares to choose from; the event table is none."""
        known = self.view.course.numbers
        return [known[option] for option in self.options if option in known]


def _proposed(asked: _Asked) -> str:
    options, choices = asked.options, asked.question.choices
    if asked.due and (urgent := next((option for option in _urgent(asked) if option in options), "")):
        return urgent
    if isinstance(choices, Ends):
        return choices.useful[0]
    if asked.kind == "follow":
        return _far_follower(asked) or NONE
    if asked.kind == "sprint" and not asked.view.course.stage:  # the rest is worth nothing then
        return max(options, key=lambda option: sum(read_played(option).values))
    usual = USUAL.get(asked.kind, options[0] if asked.kind in FIRST else "")
    return usual if usual in options else ""


FIRST: Final = ("lead", "take", "sprint", "rush", "lineup")
"""Kinds of questions whose first answer is free."""
USUAL: Final[Mapping[str, str]] = {"relay": NONE, "counter": NONE, "retreat": NONE, "wait": WAIT}


def _urgent(asked: _Asked) -> Iterable[str]:
    """What lets a rider play its fitness card in time, the best first: the card, or a turn bought back."""
    if asked.kind in ("lead", "take"):
        return (FITNESS,)
    return [card for card in asked.options if card != WAIT] if asked.kind == "wait" else ()


# The only answer that makes sense


def _only(asked: _Asked) -> str:
    """Sealed questions are left to people, so that nobody learns from how long an answer takes."""
    if asked.question.sealed or not asked.options:
        return ""
    if len(asked.options) == 1:
        return asked.options[0]
    known = ONLY.get(asked.kind)
    return known(asked) if known else ""


def _only_roll(asked: _Asked) -> str:
    """Against the clock a turn is worth more than the card that a rest brings back."""
    return ROLL if asked.view.course.trial and set(asked.options) <= {ROLL, REST} else ""


def _only_attack(asked: _Asked) -> str:
    """Against the clock nobody can follow anyway, and an attack may go further."""
    return "attack" if asked.view.course.trial and set(asked.options) <= {"attack", "ride"} else ""


def _only_end(asked: _Asked) -> str:
    """A rider with nobody near goes to the best square."""
    if TABLE in asked.options or not is_alone(asked.view, asked.question.id.rider, asked.numbers):
        return ""
    return best_end(asked.view.course, asked.numbers)


def _only_stay(asked: _Asked) -> str:
    """Nobody falls back where that leads into no wheel."""
    names = {name for option in asked.options if option != NONE for name in option.split(",")}
    return "" if any(_gains_behind(asked.view, name) for name in names) else NONE


def _only_sprint(asked: _Asked) -> str:
    """A team that is disqualified is last, whatever it sprints."""
    out = asked.view.team(asked.question.seat).disqualified
    return ROLL if out and ROLL in asked.options else ""


ONLY: Final[Mapping[str, Callable[[_Asked], str]]] = {
    "lead": _only_roll,
    "to": _only_end,
    "then": _only_end,
    "chance": _only_attack,
    "retreat": _only_stay,
    "sprint": _only_sprint,
}


def _gains_behind(view: View, name: str) -> bool:
    """Whether a rider that falls back comes into a wheel, or has a team-mate come into its own."""
    rider = view.rider(name)
    here = view.square(rider)
    there = view.course.at(here.behind[0])
    others = {other.square: other.team for other in view.riders if other.racing and other.name != name}
    mates = {square for square, team in others.items() if team == rider.team}
    in_wheel = not others.keys().isdisjoint(there.ahead) and others.keys().isdisjoint(here.ahead)
    helps = not mates.isdisjoint(there.behind) and mates.isdisjoint(here.behind)
    return in_wheel or helps


# What hardly matters


def _routine(asked: _Asked) -> str:
    """Cards, attacks, relays and events are never routine; near the line nothing is."""
    course = asked.view.course
    if asked.kind == "follow":
        if is_late(course, (course.numbers[name] for name in asked.lands.values())):
            return ""
        far = _far_followers(asked)
        if any(name in asked.all_due for name in asked.lands):
            return ""
        return next((name for name in far if not asked.view.rider(name).wait), "") if far else NONE
    if asked.kind in ("to", "then") and TABLE not in asked.options and not is_late(course, asked.numbers):
        return furthest_end(asked.view, asked.numbers)
    return ""


# Wheels


def _far_followers(asked: _Asked) -> list[str]:
    """The riders that would come far enough for neutral ones to follow (2.9.4)."""
    course, found = asked.view.course, []
    for name, square in asked.lands.items():
        start = asked.view.rider(name).square
        gain = course.rows_between(start, course.numbers[square]) - course.at(start).grade
        if gain >= WORTHWHILE:
            found.append(name)
    return found


def _far_follower(asked: _Asked) -> str:
    """The first of them that need not pay for it, and has no fitness card to play instead."""
    due = asked.all_due
    far = (name for name in _far_followers(asked) if name not in due and not asked.view.rider(name).wait)
    return next(far, "")


# Orders that a person gives once and for all


def _no_orders(_asked: _Asked) -> dict[str, str]:
    return {}


def _orders_to_follow(asked: _Asked) -> dict[str, str]:
    """Nobody, or the first that comes far enough; no order buys turns back."""
    return {"never": NONE, "far": _far_follower(asked) or NONE}


def _orders_to_lead(asked: _Asked) -> dict[str, str]:
    """The dice, or against the clock the best cards; nothing where a fitness card might be forgotten."""
    options = asked.options
    if FITNESS in options and asked.due:
        return {}
    return {"roll": ROLL, "cards": max(options, key=_sure)} if asked.view.course.trial else {"roll": ROLL}


def _orders_to_ride(asked: _Asked) -> dict[str, str]:
    """The furthest square; no order decides about the event table."""
    return {} if TABLE in asked.options else {"furthest": asked.options[0]}


ORDERS: Final[Mapping[str, Callable[[_Asked], dict[str, str]]]] = {
    "follow": _orders_to_follow,
    "relay": lambda _asked: {"never": NONE},
    "counter": lambda _asked: {"never": NONE},
    "retreat": lambda _asked: {"never": NONE},
    "lead": _orders_to_lead,
    "to": _orders_to_ride,
}


def _sure(option: str) -> int:
    """The squares that an answer is sure to bring; an attack counts as none."""
    if option in (FITNESS, RELAY, REST) or option.startswith(ATTACK):
        return 0
    values = read_played(option).values
    return sum(values) + max(0, 2 - len(values))


def _together(asked: _Asked) -> int:
    """The riders of this team that have yet to move and need not wait, if there are several."""
    own = [rider for rider in asked.view.riders if rider.team == asked.question.seat]
    left = sum(not (rider.moved or rider.home or rider.wait) for rider in own)
    return left if left > 1 else 0
