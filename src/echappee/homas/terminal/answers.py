"""Typed answers, and the choices offered at a question."""

import re
from collections.abc import Sequence
from typing import Final

from echappee.engine import Question
from echappee.homas.rules import View
from echappee.homas.rules.events import KEEP, TABLE
from echappee.homas.rules.followers import WORTHWHILE
from echappee.homas.rules.lost_turns import WAIT
from echappee.homas.rules.moves import Ends
from echappee.homas.rules.offers import NONE, Offers
from echappee.homas.rules.options import ATTACK, FITNESS, RELAY, REST, ROLL

LETTERS: Final = "abcefghijklnoprsvwxyz"
"""Names of squares to choose from; the other letters mean something else."""


def picks(question: Question) -> dict[str, str]:
    """The most obvious squares, by letter, the furthest first."""
    ends = question.choices
    assert isinstance(ends, Ends)
    return dict(zip(LETTERS, ends.useful, strict=False))


def landings(question: Question) -> dict[str, str]:
    """The squares that riders who may follow or counter would reach."""
    offers = question.choices
    assert isinstance(offers, Offers)
    return offers.landings


def gain(question: Question, name: str, table: View) -> int:
    """The squares that a rider gains by following, with what the road takes or gives."""
    rider, course = table.rider(name), table.course
    land = course.numbers[landings(question)[name]]
    return course.rows_between(rider.square, land) - course.at(rider.square).grade


SHORT: Final = {"r": ROLL, "f": FITNESS, "l": RELAY, "s": REST, "n": NONE, "t": TABLE, "w": WAIT}
"""Keys that mean the same wherever the answer is allowed."""
STRAIGHT: Final = "1234"
"""The order of the numbers in a line-up, from the right."""
_COUNTER = re.compile(r"([1-5][1-4])[ -]*([56][hk]?)")


def read_answer(question: Question, text: str, table: View) -> str | None:
    """The answer that is meant, or None if none is."""
    options = list(question.options() or ())
    words = text.lower().replace(",", " ").replace("+", " ").split()
    typed = "".join(words)
    known = {option.lower(): option for option in options}
    for meant in (text.lower().strip(), typed, SHORT.get(typed, "")):
        if meant in known:
            return known[meant]
    if typed in ("y", "yes"):
        return options[0] if len(options) == 2 and options[1] == NONE else None
    return _by_kind(question, options, words, table)


def _by_kind(question: Question, options: Sequence[str], words: Sequence[str], table: View) -> str | None:
    """The answer in the form of this kind of question."""
    typed, kind = "".join(words), question.id.kind
    if kind in ("to", "then"):
        return picks(question).get(typed)
    if kind == "energy":
        return _numbered(options, typed.removeprefix("#"))
    if kind == "lineup":
        return next((option for option in options if option == typed + STRAIGHT), None)
    if kind == "counter":
        return _same(options, ["-".join(match) for match in _COUNTER.findall(" ".join(words))])
    if kind in ("follow", "relay", "retreat", "place"):
        return _riders(options, words, table, question.seat)
    return _begun(options, typed) or _cards(options, words)


def default(question: Question, table: View) -> str | None:
    """The answer of somebody who only presses Enter; none if every answer costs something."""
    options, kind = list(question.options() or ()), question.id.kind
    if kind in ("to", "then"):
        return next(iter(picks(question).values()))
    if kind == "follow":
        free = [name for name in options[:-1] if not table.rider(name).wait]
        return next((name for name in free if gain(question, name, table) >= WORTHWHILE), NONE)
    if kind in ("relay", "counter", "retreat"):
        return NONE
    if kind == "wait":
        return WAIT if WAIT in options else None
    return options[0] if kind in ("lead", "take", "sprint", "rush", "lineup", "place") else None


def keys(question: Question) -> str:
    """The keys to type if Enter is not an answer, as in `t/5/2`."""
    options = list(question.options() or ())
    if question.id.kind == "energy":
        return f"1–{len(options)}"
    short = {meant: key for key, meant in SHORT.items()} | {"attack": "a", "ride": "r", "recover": "r"}
    return "/".join(short.get(option, option.removeprefix(KEEP)) for option in options)


def expected(question: Question) -> str:
    """What may be typed, in a few words."""
    options, kind = list(question.options() or ()), question.id.kind
    said = {
        "to": "type a letter of the road or a square such as " + options[0],
        "then": "type a letter of the road or a square such as " + options[0],
        "energy": f"type #1 to #{len(options)}",
        "lineup": f"type a letter and the numbers from the right, such as {options[0]}",
        "place": f"type a rider and a square such as {options[0].replace(',', ' ')}",
        "counter": f"type riders with cards such as {options[-1]}, or none",
        "retreat": f"type riders such as {options[-1]}, or none",
        "seven": f"type t for the table, or the die you keep: {_listed(_keeps(options))}",
        "lead": "type r, a card such as " + _example(options) + "or a letter of the list",
        "take": "type r, a card such as " + _example(options) + "or a letter of the list",
    }
    return said.get(kind, f"type {_listed(options)}")


def _example(options: Sequence[str]) -> str:
    cards = [option for option in options if option[0] in "56t"]
    return f"{cards[0]}, " if cards else "6h, "


def _keeps(options: Sequence[str]) -> list[str]:
    return [option.removeprefix(KEEP) for option in options if option.startswith(KEEP)]


def _listed(words: Sequence[str]) -> str:
    return " or ".join(words)


def _numbered(options: Sequence[str], typed: str) -> str | None:
    number = int(typed) if re.fullmatch("[1-9][0-9]{0,2}", typed) else 0
    return options[number - 1] if 1 <= number <= len(options) else None


def _begun(options: Sequence[str], typed: str) -> str | None:
    """The only answer that begins like this, or the die that is kept."""
    found = [option for option in options if option.startswith(typed) or option == f"{KEEP}{typed}"]
    return found[0] if typed and len(found) == 1 else None


def _cards(options: Sequence[str], words: Sequence[str]) -> str | None:
    """Cards in any order; an `a` before them makes them an attack."""
    attack = bool(words) and words[0][:1] == "a"
    parts = [part for part in (words[0].lstrip("atck-") if attack else words[0], *words[1:]) if part]
    wanted = [option.removeprefix(ATTACK) for option in options if option.startswith(ATTACK) == attack]
    found = _same(wanted, parts, "+")
    return found and (ATTACK + found if attack else found)


def _riders(options: Sequence[str], words: Sequence[str], table: View, seat: str) -> str | None:
    """Riders by their numbers, or by the last digit of them."""
    team = table.team(seat).number
    return _same(options, [word if len(word) > 1 else f"{team}{word}" for word in words])


def _same(options: Sequence[str], parts: Sequence[str], between: str = ",") -> str | None:
    """The option composed of these parts, in any order."""
    return next((option for option in options if sorted(option.split(between)) == sorted(parts)), None)
