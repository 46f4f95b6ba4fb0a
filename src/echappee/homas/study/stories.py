"""What happened to a team where its chance changed: one sentence from the events of the turn."""

from collections.abc import Sequence

from echappee.engine import Event, Seat
from echappee.homas.rules.cards import COLOURS
from echappee.homas.words.sentences import message
from echappee.words.sentences import Sentence


def story(past: Sequence[Event], events: Sequence[Event], seat: Seat, *, gained: bool) -> Sequence[Sentence]:  # noqa: ARG001
    """The last attack of the team, or of another one."""
    team = str(COLOURS.index(seat) + 1)
    attacks = [str(event.args["rider"]) for event in events if event.code == "attacked"]
    own = [rider for rider in attacks if rider[0] == team]
    if gained and own:
        return message("story-attack", rider=own[-1])
    others = [rider for rider in attacks if rider[0] != team]
    return message("story-attack", rider=others[-1]) if not gained and others else []
