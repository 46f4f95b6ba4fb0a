"""Homas Tour Pro from events to sentences: what is worth saying, and which message says it. No text yet."""

from collections.abc import Mapping, Sequence
from typing import Final, cast

from echappee.engine import Event
from echappee.homas.rules import HOMAS, View
from echappee.homas.rules.finish import RUSH_PLACES
from echappee.homas.words import moves
from echappee.homas.words.sentences import message
from echappee.words.sentences import Saying, Sentence, Telling, clock


def summit(events: Sequence[Event], before: View) -> list[Sentence]:
    """The riders that come over the top; later ones take the places that are left."""
    args = events[0].args
    marks = [mark for mark in before.course.summits if mark.row == args["row"]]
    title = marks[0].title or marks[0].letter or str(args["row"])
    return _passed("summit", events[0], title)


def rushed(events: Sequence[Event], before: View) -> list[Sentence]:
    """The winner of an intermediate sprint; and that later groups are not asked if all places are taken."""
    args = events[0].args
    marks = [mark for mark in before.course.sprints if mark.row == args["row"]]
    told = _passed("rushed", events[0], marks[0].letter or str(args["row"]))
    taken = cast("int", args["first"]) - 1 + len(cast("tuple[str, ...]", args["riders"]))
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
        return _group(names, cast("int", args["place"]), cast("int", args["delay"]))
    won = message("arrived-won-stage" if course.stage else "arrived-won", rider=names[0])
    return won + (message("arrived-behind", riders=names[1:]) if len(names) > 1 else [])


def _group(names: tuple[str, ...], place: int, delay: int) -> list[Sentence]:
    if not delay:
        return message("arrived-same", riders=names, place=place, count=len(names))
    return message("arrived", riders=names, place=place, count=len(names), delay=clock(delay))


def disqualified(events: Sequence[Event], _: View) -> list[Sentence]:
    """The riders that still held a fitness card, and the cost to the team."""
    return message("disqualified", rider=events[0].args["rider"])


def rain(events: Sequence[Event], _: View) -> list[Sentence]:
    """Whether the road will be wet."""
    args = events[0].args
    return message("rain" if args["rain"] else "rain-not", die=args["die"])


def order(events: Sequence[Event], _: View) -> list[Sentence]:
    """Who lines up before whom."""
    return message("order", seats=events[0].args["seats"])


def energy_chosen(events: Sequence[Event], _: View) -> list[Sentence]:
    """The teams whose cards are fixed; the hands themselves are shown, not told."""
    seats = tuple(event.args["seat"] for event in events)
    return message("energy-chosen", seats=seats, count=len(seats))


def fitness(events: Sequence[Event], _: View) -> list[Sentence]:
    """A note that the cards are dealt, not which."""
    assert len(events) == 1
    return message("fitness")


def lined_up(events: Sequence[Event], before: View) -> list[Sentence]:
    """A team's letter and its riders from the right; against the clock all start alone."""
    args = events[0].args
    names = args["riders"]
    assert isinstance(names, tuple)
    if not args["letter"]:
        return message("lined-up-alone")
    seat = before.rider(str(names[0])).team
    return message("lined-up", seat=seat, letter=str(args["letter"]).upper(), numbers=names)


def placed(events: Sequence[Event], before: View) -> list[Sentence]:
    """A rider takes its place on the grid."""
    args = events[0].args
    square = before.course.at(cast("int", args["square"])).name
    return message("placed", rider=args["rider"], square=square)


MERGED: Final = ("energy-chosen", "followed", "neutral-counters", "waited", "retreated")
"""Codes that get one sentence for all the riders they happen to."""

TOLD: Final[Mapping[str, Saying[View]]] = {
    "rain": rain,
    "order": order,
    "energy-chosen": energy_chosen,
    "fitness": fitness,
    "placed": placed,
    "lined-up": lined_up,
    "played": moves.played,
    "attacked": moves.attacked,
    "rolled": moves.rolled,
    "fitness-played": moves.fitness_played,
    "rode": moves.rode,
    "followed": moves.followed,
    "asked-relay": moves.alone,
    "relayed": moves.relayed,
    "relay-refused": moves.relay_refused,
    "neutral-counters": moves.neutral_counters,
    "countered": moves.countered,
    "blocked": moves.alone,
    "kept": moves.kept,
    "event": moves.event,
    "team-roll": moves.team_roll,
    "fell": moves.fell,
    "loses-turns": moves.loses_turns,
    "discarded": moves.with_card,
    "waited": moves.together,
    "bought-back": moves.with_card,
    "rested": moves.alone,
    "recovered": moves.with_card,
    "retreated": moves.together,
    "summit": summit,
    "rushed": rushed,
    "sprinted": sprinted,
    "arrived": arrived,
    "disqualified": disqualified,
}
"""The sentences for an event's code. Their message ids are the code, or start with the code and a dash."""

NOT_TOLD: Final[Mapping[str, str]] = {
    "phase": "headings say it",
    "fitness-drawn": "secret; the director sees the cards",
    "fitness-dealt": "secret; the director sees the card",
}
"""Codes without a sentence, and why."""

TELLING: Final = Telling(HOMAS.fold, TOLD, MERGED)
narrate = TELLING.narrate
narrate_apart = TELLING._replace(merged=()).narrate
"""Tells each event by itself, so a line does not depend on how many events have happened."""
sentences = TELLING.sentences
