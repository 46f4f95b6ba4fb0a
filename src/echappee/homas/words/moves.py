"""The sentences about riders on the move: cards and dice, wheels and attacks, and the event table."""

from collections.abc import Sequence
from typing import cast

from echappee.engine import Event, Value
from echappee.homas.board.course import NOWHERE, ROW
from echappee.homas.rules import View
from echappee.homas.rules.bunch import heard
from echappee.homas.rules.cards import HIDDEN
from echappee.homas.words.sentences import fitness_value, message, riders
from echappee.words.sentences import LISTED, Sentence

SPRINT = ("4.2.1", "5.8.1")
"""Rules of sprints, where the score says what was rolled and played."""


def alone(events: Sequence[Event], _: View) -> list[Sentence]:
    """One rider, and nothing to add."""
    return message(events[0].code, rider=events[0].args["rider"])


def together(events: Sequence[Event], _: View) -> list[Sentence]:
    """One sentence about several riders."""
    return message(events[0].code, riders=riders(events), count=len(events))


def with_card(events: Sequence[Event], _: View) -> list[Sentence]:
    """One rider and an energy card."""
    args = events[0].args
    return message(events[0].code, rider=args["rider"], card=args["card"])


def played(events: Sequence[Event], _: View) -> list[Sentence]:
    """Energy cards; in a sprint the score says enough."""
    args = events[0].args
    if events[0].rule in SPRINT:
        return []
    return message("played", rider=args["rider"], cards=args["cards"])


def attacked(events: Sequence[Event], _: View) -> list[Sentence]:
    """An attack, with cards or for nothing."""
    args = events[0].args
    if not args["cards"]:
        return message("attacked-free", rider=args["rider"])
    return message("attacked", rider=args["rider"], cards=args["cards"])


def rolled(events: Sequence[Event], before: View) -> list[Sentence]:
    """The dice, their sum with cards, and the number of the road."""
    args = events[0].args
    dice, total = cast("tuple[int, ...]", args["dice"]), cast(int, args["total"])
    if events[0].rule in SPRINT:
        return []
    known: dict[str, Value] = {"rider": args["rider"], "dice": " + ".join(map(str, dice))}
    added = "rolled" if total == sum(dice) else "rolled-sum"
    if added == "rolled-sum":
        known["total"] = total
    square = before.rider(str(args["rider"])).square
    grade = 0 if square == NOWHERE else before.course.at(square).grade
    if not grade:
        return message(added, **known)
    road, squares = before.course.at(square).road, max(1, total + grade)
    return message(f"{added}-road", **known, road=road, grade=abs(grade), squares=squares)


def fitness_played(events: Sequence[Event], _: View) -> list[Sentence]:
    """A fitness card is turned up; a star makes it an attack."""
    args = events[0].args
    assert args["card"] != HIDDEN
    id = "fitness-played-attack" if args["attack"] else "fitness-played"
    return message(id, rider=args["rider"], fitness=fitness_value(str(args["card"])))


def rode(events: Sequence[Event], before: View) -> list[Sentence]:
    """How far, in whose wheel, and the distance left; or over the line."""
    args, square = events[0].args, cast(int, events[0].args["square"])
    known: dict[str, Value] = {"rider": args["rider"], "distance": len(cast("tuple[int, ...]", args["way"]))}
    if before.course.home(square):
        return message("rode-home", **known)
    known["left"] = _left(before, square)
    leader = _wheel(before, square)
    return message("rode-behind", **known, leader=leader) if leader else message("rode", **known)


def followed(events: Sequence[Event], before: View) -> list[Sentence]:
    """The riders that keep the wheel; a long file is named by its numbers only."""
    names = riders(events)
    if len(events) == 1:
        return message("followed", rider=names[0], left=_left(before, events[0].args["square"]))
    if len(events) <= LISTED:
        return message("followed-together", riders=names)
    return message("followed-many", count=len(names), numbers=names)


def relayed(events: Sequence[Event], _: View) -> list[Sentence]:
    """The rider that takes the lead, and from whom."""
    return message("relayed", rider=events[0].args["rider"], asker=events[0].args["asker"])


def relay_refused(events: Sequence[Event], _: View) -> list[Sentence]:
    """One die for all that refused; a rider that refuses a second time stands still."""
    names = cast("tuple[str, ...]", events[0].args["riders"])
    passing = tuple(name for name, field, _ in heard(events[0]) if field == "moved")
    if passing:
        return message("relay-refused-again", riders=passing, count=len(passing))
    if len(names) == 1:
        return message("relay-refused-alone", rider=names[0])
    return message("relay-refused", riders=names)


def neutral_counters(events: Sequence[Event], _: View) -> list[Sentence]:
    """Neutral riders that do not roll a six; the others have a sentence of their own."""
    names = tuple(str(event.args["rider"]) for event in events if event.args["die"] != 6)
    return message("neutral-counters", riders=names, count=len(names)) if names else []


def countered(events: Sequence[Event], before: View) -> list[Sentence]:
    """The rider that goes with an attack, and its card."""
    args = events[0].args
    left = _left(before, args["square"])
    if not args["card"]:
        return message("countered-free", rider=args["rider"], left=left)
    return message("countered", rider=args["rider"], card=args["card"], left=left)


def _wheel(table: View, square: int) -> str:
    """The rider straight ahead of this square; against the clock nobody rides in a wheel."""
    course = table.course
    straight = [ahead for ahead in course.at(square).ahead if course.at(ahead).behind[0] == square]
    if course.trial:
        return ""
    return next((rider.name for rider in table.riders if rider.square in straight and not rider.home), "")


def _left(table: View, square: Value) -> int:
    """Rows from this square to the line."""
    number = cast(int, square)
    return max(0, table.course.length - (table.course.at(number).progress + ROW // 2) // ROW)


def kept(events: Sequence[Event], _: View) -> list[Sentence]:
    """The rider that does without the table, and what counts instead of seven."""
    return message("kept", rider=events[0].args["rider"], part=events[0].args["part"])


def event(events: Sequence[Event], _: View) -> list[Sentence]:
    """The result of the event table."""
    args = events[0].args
    return message("event", rider=args["rider"], name=args["name"], result=args["result"])


def team_roll(events: Sequence[Event], _: View) -> list[Sentence]:
    """Whether the team's car arrives in time."""
    args = events[0].args
    id = "team-roll-failed" if args["failed"] else "team-roll"
    return message(id, rider=args["rider"], die=args["die"], rank=args["rank"])


def fell(events: Sequence[Event], _: View) -> list[Sentence]:
    """The riders that are brought down; the table has already named the first one."""
    names = events[0].args["riders"]
    assert isinstance(names, tuple)
    return message("fell", riders=names, count=len(names)) if names else []


def loses_turns(events: Sequence[Event], _: View) -> list[Sentence]:
    """How many turns a rider loses."""
    return message("loses-turns", rider=events[0].args["rider"], turns=events[0].args["turns"])
