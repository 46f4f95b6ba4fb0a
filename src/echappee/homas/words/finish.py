"""The sentences about lines across the road: summits, rushes, and the last one."""

from collections.abc import Sequence
from typing import cast

from echappee.engine import Event
from echappee.homas.rules import View
from echappee.homas.rules.finish import RUSH_PLACES
from echappee.homas.words.sentences import message
from echappee.words.sentences import Sentence, clock


def summit(events: Sequence[Event], before: View) -> list[Sentence]:
    """The riders that come over the top; later ones take the places that are left."""
    args = events[0].args
    marks = [mark for mark in before.course.summits if mark.row == args["row"]]
    title = marks[0].title or marks[0].letter or str(args["row"])
    return _passed("summit", events[0], title)


def rushed(events: Sequence[Event], before: View) -> list[Sentence]:
    """Who wins an intermediate sprint, and that later groups are not asked when all places are taken."""
    args = events[0].args
    marks = [mark for mark in before.course.sprints if mark.row == args["row"]]
    told = _passed("rushed", events[0], marks[0].letter or str(args["row"]))
    taken = cast(int, args["first"]) - 1 + len(cast("tuple[str, ...]", args["riders"]))
    return told + (message("rushed-all") if taken == RUSH_PLACES else [])


def _passed(id: str, event: Event, title: str) -> list[Sentence]:
    names, first = event.args["riders"], event.args["first"]
    if first == 1:
        return message(id, title=title, riders=names)
    return message(f"{id}-later", title=title, riders=names, first=first)


def sprinted(events: Sequence[Event], _: View) -> list[Sentence]:
    """A rider's score, and what it has gained by passing others."""
    args = events[0].args
    if args["caught"]:
        return message("sprinted-past", rider=args["rider"], score=args["score"], caught=args["caught"])
    return message("sprinted", rider=args["rider"], score=args["score"])


def arrived(events: Sequence[Event], before: View) -> list[Sentence]:
    """The winner, and all who arrive in the same time; or a group that comes later."""
    args, course = events[0].args, before.course
    names = cast("tuple[str, ...]", args["riders"])
    if args["place"] != 1:
        return _group(names, cast(int, args["place"]), cast(int, args["delay"]))
    won = message("arrived-won-stage" if course.stage else "arrived-won", rider=names[0])
    return won + (message("arrived-behind", riders=names[1:]) if len(names) > 1 else [])


def _group(names: tuple[str, ...], place: int, delay: int) -> list[Sentence]:
    if not delay:
        return message("arrived-same", riders=names, place=place, count=len(names))
    return message("arrived", riders=names, place=place, count=len(names), delay=clock(delay))


def disqualified(events: Sequence[Event], _: View) -> list[Sentence]:
    """The riders that still held a fitness card, and the cost to the team."""
    return message("disqualified", rider=events[0].args["rider"])
