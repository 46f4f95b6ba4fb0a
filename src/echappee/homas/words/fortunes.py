"""The sentences about the Random Events Table: what happened, who fell, what it cost."""

from collections.abc import Sequence

from echappee.engine import Event
from echappee.homas.rules import View
from echappee.homas.words.sentences import message
from echappee.words.sentences import Sentence


def kept(events: Sequence[Event], _: View) -> list[Sentence]:
    """Who leaves the table alone, and what counts instead of seven."""
    return message("kept", rider=events[0].args["rider"], part=events[0].args["part"])


def event(events: Sequence[Event], _: View) -> list[Sentence]:
    """What the table says."""
    args = events[0].args
    return message("event", rider=args["rider"], name=args["name"], result=args["result"])


def team_roll(events: Sequence[Event], _: View) -> list[Sentence]:
    """Whether the team's car is there in time."""
    args = events[0].args
    id = "team-roll-failed" if args["failed"] else "team-roll"
    return message(id, rider=args["rider"], die=args["die"], rank=args["rank"])


def fell(events: Sequence[Event], _: View) -> list[Sentence]:
    """The riders that are brought down; the table has already named the first one."""
    names = events[0].args["riders"]
    assert isinstance(names, tuple)
    return message("fell", riders=names, count=len(names)) if names else []


def loses_turns(events: Sequence[Event], _: View) -> list[Sentence]:
    """How long a rider stands beside the road."""
    return message("loses-turns", rider=events[0].args["rider"], turns=events[0].args["turns"])
