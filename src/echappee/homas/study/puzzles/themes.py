"""The theme of a puzzle, and what the turn brings with each answer."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from echappee.homas.rules.options import ATTACK, RELAY
from echappee.homas.words.sentences import message
from echappee.words.sentences import Sentence

if TYPE_CHECKING:
    from echappee.homas.thinking.turn_end import TurnEnd

LEADING: Final = ("lead", "take")
CARDS: Final = "cards"


def theme(kind: str, best: str, second: str) -> str:
    """What the question is about: that of a rider who leads is told by its two best answers."""
    if kind not in LEADING:
        return kind
    if best.startswith(ATTACK) != second.startswith(ATTACK):
        return "attack"
    return "relay" if RELAY in (best, second) else CARDS


def told(end: "TurnEnd") -> Sequence[Sentence]:
    """Where the team stands after the turn."""
    if end.place:
        return message("puzzle-home", place=end.place, count=end.cards)
    return message("puzzle-turn", squares=abs(end.lead), lead=_side(end.lead), count=end.cards)


def _side(lead: int) -> str:
    return "ahead" if lead > 0 else "behind" if lead < 0 else "level"
