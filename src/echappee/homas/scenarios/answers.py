"""Directors' answers in a scenario of Homas Tour Pro: `21 rolls to 14.3`, `33 no`, `22 counters 5k`."""

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Final, NamedTuple

from echappee.engine import Question, Refused
from echappee.homas.board.course import Course
from echappee.homas.rules.cards import KINDS
from echappee.homas.scenarios.riders import read_rider, read_square

CARDS: Final = "cards"
SAYINGS: Final[Mapping[str, str]] = {
    "rolls": "",
    "plays": CARDS,
    "attacks": f"{CARDS}?",
    "fitness": "",
    "asks": "",
    "rests": "",
    "takes": "",
    "follows": "",
    "counters": CARDS,
    "no": "",
    "table": "",
    "keeps": "die",
    "to": "square",
    "rides": "",
    "waits": "",
    "pays": CARDS,
    "discards": CARDS,
    "recovers": f"{CARDS}?",
    "back": "",
    "starts": "square",
}
"""The words of an answer, and the argument of each."""
OFFERS: Final = {"follow": "follows", "relay": "takes", "counter": "counters"}
"""Questions that are put to one rider after the other, and the word that accepts."""
_LEADING: Final = {
    "rolls": "roll",
    "plays": "{thing}",
    "attacks": "attack-{thing}",
    "fitness": "fitness",
    "asks": "relay",
    "rests": "rest",
}
_SPRINT: Final = {"rolls": "roll", "plays": "{thing}"}
_END: Final = {"to": "{thing}", "table": "table"}
WORDS: Final[Mapping[str, Mapping[str, str]]] = {
    "lead": _LEADING,
    "take": _LEADING,
    "rush": _SPRINT,
    "sprint": _SPRINT,
    "follow": {"follows": "{rider}", "no": "none"},
    "relay": {"takes": "{rider}", "no": "none"},
    "counter": {"counters": "{rider}-{thing}", "no": "none"},
    "seven": {"table": "table", "keeps": "keep-{thing}"},
    "to": _END,
    "then": _END,
    "chance": {"attacks": "attack{thing}", "rides": "ride", "recovers": "recover{thing}"},
    "wait": {"waits": "wait", "pays": "{thing}"},
    "discard": {"discards": "{thing}"},
    "recover": {"recovers": "{thing}"},
    "retreat": {"back": "{rider}"},
    "place": {"starts": "{rider},{thing}"},
}
"""The answers to each question, by the words of a scenario."""
_CARDS = re.compile(r"t?(6h|6|5k)(\+t?(6h|6|5k))?")
_HELP = "t"


class Said(NamedTuple):
    """One answer of a scenario, about one rider."""

    text: str
    rider: str
    word: str
    object: str = ""


def read_answers(texts: Iterable[str], road: Course) -> tuple[Said, ...]:
    """All answers in order; `rolls to 14.3` is two answers."""
    return tuple(answer for text in texts for answer in _read(text, road))


def read_answer(text: str, road: Course) -> Said:
    """One answer alone."""
    first, *more = _read(text, road)
    if more:
        raise Refused("bad-answer", f"“{text}” is more than one answer")
    return first


def _read(text: str, road: Course) -> Iterator[Said]:
    rider, *words = text.split() or [""]
    read_rider(rider)
    if not words:
        raise Refused("bad-answer", f"“{text}”: it is not said what {rider} does")
    while words:
        word, *rest = words
        if word not in SAYINGS:
            raise Refused("bad-answer", f"“{text}”: {word} is none of {', '.join(SAYINGS)}")
        thing = rest[0] if rest and SAYINGS[word] and rest[0] not in SAYINGS else ""
        yield Said(text, rider, word, _checked(text, word, thing, road))
        words = rest[1:] if thing else rest
        if words and (words[0] != "to" or word == "to"):
            raise Refused("bad-answer", f"“{text}”: after {word} only “to” and a square may follow")


def _checked(text: str, word: str, thing: str, road: Course) -> str:
    """The argument of this word, in the game's own form."""
    kind = SAYINGS[word]
    if not thing and kind.endswith("?"):
        return ""
    if kind == "square":
        if not thing:
            raise Refused("bad-answer", f"“{text}”: {word} needs a square such as 14.3")
        return road.at(read_square(road, thing)).name
    if kind == "die" and thing not in tuple("123456"):
        raise Refused("bad-answer", f"“{text}”: {word} needs a die or the value of a card, 1 to 6")
    if kind.startswith(CARDS):
        if not _CARDS.fullmatch(thing):
            raise Refused("bad-answer", f"“{text}”: {word} needs cards such as 6h, t5k or 6+5k")
        return "+".join(sorted(thing.split("+"), key=_rank))
    return thing


def _rank(card: str) -> tuple[bool, int]:
    return card.startswith(_HELP), KINDS.index(card.removeprefix(_HELP))


def asked(question: Question) -> tuple[str, ...]:
    """The riders of this question, in the order in which they are asked."""
    kind, options = question.id.kind, tuple(question.options() or ())
    if kind == "counter":
        return tuple(part.partition("-")[0] for part in options[-1].split(","))
    if kind in OFFERS:
        return options[:-1]
    if kind == "retreat":
        return tuple(dict.fromkeys(name for option in options[1:] for name in option.split(",")))
    if kind == "place":
        return tuple(dict.fromkeys(option.partition(",")[0] for option in options))
    return (question.id.rider,)


def falls_back(question: Question) -> bool:
    """Whether it is asked who falls back."""
    return question.id.kind == "retreat"


def as_answered(question: Question, answer: Said) -> str | None:
    """The answer in the game's form; None if it cannot answer this question."""
    form = WORDS.get(question.id.kind, {}).get(answer.word)
    if form is None or answer.rider not in asked(question):
        return None
    found = form.format(rider=answer.rider, thing=answer.object)
    return found if question.allows(found) else None
