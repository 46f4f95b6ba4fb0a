"""What people type as an answer, and which answer sends the riders off."""

import re
from collections.abc import Collection

from echappee.engine import Question, Seat
from echappee.flamme.rules import EXHAUSTION, Card, FlammeRace, RiderView
from echappee.flamme.rules.refresh import Retrieval
from echappee.flamme.terminal.drawing.cards import meant
from echappee.flamme.terminal.questions import expected_cards, read_retrieval

FIRST_CARD = "1"
"""No card is worth 1, so this can only mean the first one."""


def read_answer(question: Question, text: str) -> str | None:
    """The answer that is meant, or None."""
    if isinstance(question.choices, Retrieval):
        return read_retrieval(question.choices, text)
    options = list(question.options() or ())
    typed = text.replace(" ", "")
    by_name = {option.lower(): option for option in options}
    if typed.lower() in by_name:
        return by_name[typed.lower()]
    kind = question.id.kind
    if kind.startswith("card"):
        return _card(options, typed)
    if kind.startswith("place"):
        return _square(options, typed)
    return _numbered(options, typed.removeprefix("#")) or _begun(options, typed)


def expected(question: Question) -> str:
    """What may be typed, in a few words."""
    if isinstance(question.choices, Retrieval):
        return expected_cards(question.choices)
    options = list(question.options() or ())
    if question.id.kind.startswith("card"):
        return f"type a card ({' '.join(options)}), or #1 to #{len(options)}"
    if question.id.kind.startswith("place"):
        return f"type rider and square such as {options[0]}"
    if question.id.kind.startswith("pick"):
        return f"type a name such as {options[0]}, or #1 to #{len(options)}"
    return f"type {' or '.join(options)}"


def _card(options: list[str], typed: str) -> str | None:
    """A card by its value (an exhaustion card may be called 2 if no other is), or by its number as in #2."""
    if card := meant([Card.parse(option) for option in options], typed):
        return str(card)
    return (
        _numbered(options, typed.removeprefix("#")) if typed.startswith("#") or typed == FIRST_CARD else None
    )


def _square(options: list[str], typed: str) -> str | None:
    """Rider and square; the square alone if one rider is left."""
    found = [option for option in options if option[1:] == typed]
    return found[0] if len(found) == 1 else None


def _numbered(options: list[str], typed: str) -> str | None:
    number = int(typed) if re.fullmatch("[1-9][0-9]?", typed) else 0
    return options[number - 1] if 1 <= number <= len(options) else None


def _begun(options: list[str], typed: str) -> str | None:
    """The only answer that begins like this; its hyphens may be left out."""
    start = typed.lower().replace("-", "")
    found = [option for option in options if option.lower().replace("-", "").startswith(start)]
    return found[0] if typed and len(found) == 1 else None


def is_last(race: FlammeRace, people: Collection[Seat], question: Question, answer: str) -> bool:
    """Whether nobody at this keyboard has anything left to decide in this phase after this answer."""
    others = [asked for asked in race.questions if asked.seat in people and asked != question]
    if not question.id.rider or others:
        return False
    mine, mates = _parted(race, question)
    if question.id.phase == "refresh":
        return mine.type == "S" or not any(_took_part(mate) for mate in mates)
    if question.id.phase == "breakaway":
        return True
    asked_again = question.id.kind == "card" and _may_recover(mine, answer)
    return not asked_again and all(mate.card for mate in mates)


def _parted(race: FlammeRace, question: Question) -> tuple[RiderView, list[RiderView]]:
    """The rider that is asked about, and its team-mate if it is on the road."""
    view = race.view(question.seat)
    mine = view.rider(f"{question.seat}.{question.id.rider}")
    return mine, [rider for rider in view.own if rider.racing and rider != mine]


def _took_part(rider: RiderView) -> bool:
    """Whether there is a card that it may take back (rule 11.3.3)."""
    return any(card != EXHAUSTION for card in rider.played)


def _may_recover(rider: RiderView, answer: str) -> bool:
    """Whether this card leads to another question (rule 9.3.3)."""
    recycled = (*(rider.recycled or ()), *(rider.hand or rider.pile or ()))
    return Card.parse(answer).powers.recovers and EXHAUSTION in recycled
