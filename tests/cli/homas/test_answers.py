"""What people type in Homas Tour Pro, and what is meant by it."""

import pytest

from echappee.engine import Choices, Listed, Question
from echappee.homas.rules import course
from echappee.homas.rules.moves import Ends
from echappee.homas.rules.offers import Offers
from echappee.homas.terminal.answers import default, expected, read_answer
from tests.cli.homas.tables import ROAD, question, table

LEAD = Listed(
    (
        *("roll", "6", "6h", "t6h", "6+6h", "6h+6h", "6h+t6h", "attack-6", "attack-6h", "attack-6+6h"),
        *("fitness", "relay", "rest"),
    )
)
COURSE = course(ROAD)
TO = Ends(("7.3", "6.1"), [COURSE.numbers[name] for name in ("7.3", "7.4", "6.1")], COURSE, dare=True)
FOLLOW = Offers(("21", "24", "none"), ("9.3", "6.1"))
COUNTER = Listed(("none", "24-5k", "22-6h", "22-6h,24-5k"))
LINEUP = Listed(("b1234", "b4321", "c1234"))
RETREAT = Listed(("none", "21", "23", "21,23"))
ENERGY = Listed(("6-5k-6h-5k-0", "5k-5k-6h-5k-0"))
CHANCE = Listed(("attack", "recover"))

MEANT: list[tuple[str, Choices, dict[str, str | None]]] = [
    ("lead", LEAD, {"r": "roll", "roll": "roll", "ROLL": "roll", "f": "fitness", "l": "relay", "s": "rest"}),
    ("lead", LEAD, {"6H": "6h", " 6h ": "6h", "t6h": "t6h", "6h 6": "6+6h", "6h+6": "6+6h", "6,6h": "6+6h"}),
    ("lead", LEAD, {"6h 6h": "6h+6h", "t6h 6h": "6h+t6h", "6h t6h": "6h+t6h"}),
    ("lead", LEAD, {"a6": "attack-6", "a6h 6": "attack-6+6h", "attack 6h": "attack-6h", "a 6h": "attack-6h"}),
    ("lead", LEAD, {"6 6": None, "5k": None, "a5k": None, "a": None, "x": None, "rel": "relay", "re": None}),
    ("to", TO, {"a": "7.3", "b": "6.1", "7.4": "7.4", "t": "table", "c": None, "8.1": None}),
    ("follow", FOLLOW, {"24": "24", "4": "24", "n": "none", "none": "none", "3": None, "y": None}),
    ("relay", Listed(("24", "none")), {"y": "24", "yes": "24", "24": "24", "n": "none"}),
    ("counter", COUNTER, {"22-6h": "22-6h", "24 5k": "24-5k", "24-5k 22-6h": "22-6h,24-5k", "22-5k": None}),
    ("counter", COUNTER, {"n": "none", "22 6h, 24 5k": "22-6h,24-5k", "22": None}),
    ("seven", Listed(("table", "keep-5", "keep-2")), {"t": "table", "5": "keep-5", "2": "keep-2", "4": None}),
    ("chance", CHANCE, {"a": "attack", "rec": "recover", "r": "recover", "x": None}),
    ("wait", Listed(("wait", "6h", "t6h")), {"w": "wait", "6h": "6h", "t6h": "t6h", "5k": None}),
    ("recover", Listed(("6h", "5k")), {"5k": "5k", "5": "5k", "6": "6h", "7": None}),
    ("energy", ENERGY, {"#2": "5k-5k-6h-5k-0", "1": "6-5k-6h-5k-0", "3": None, "0": None}),
    ("keep", Listed(("K", "7", "10")), {"k": "K", "K": "K", "10": "10", "J": None}),
    ("lineup", LINEUP, {"b": "b1234", "B4321": "b4321", "c 1 2 3 4": "c1234", "a": None}),
    ("retreat", RETREAT, {"21 23": "21,23", "23,21": "21,23", "1": "21", "n": "none", "22": None}),
    ("sprint", Listed(("roll", "6h", "6h+6h")), {"r": "roll", "6h": "6h", "6h 6h": "6h+6h", "6": None}),
]


@pytest.mark.parametrize(
    ("asked", "typed", "meant"),
    [
        (question(kind, choices, "" if kind in ("follow", "relay", "counter") else "21"), typed, meant)
        for kind, choices, answers in MEANT
        for typed, meant in answers.items()
    ],
)
def test_what_is_typed_is_the_answer_that_is_meant_or_none(
    asked: Question, typed: str, meant: str | None
) -> None:
    assert read_answer(asked, typed, table("21 4.1", "24 4.2")) == meant


@pytest.mark.parametrize(
    ("asked", "answer"),
    [
        (question("lead", LEAD), "roll"),
        (question("to", TO), "7.3"),
        (question("follow", FOLLOW), "none"),
        (question("follow", Offers(("21", "24", "none"), ("9.3", "12.1"))), "24"),
        (question("counter", COUNTER), "none"),
        (question("retreat", RETREAT), "none"),
        (question("wait", Listed(("wait", "6h"))), "wait"),
        (question("lineup", LINEUP), "b1234"),
        (question("seven", Listed(("table", "keep-5"))), None),
        (question("keep", Listed(("K", "7"))), None),
        (question("energy", ENERGY), None),
    ],
)
def test_enter_does_what_costs_nothing(asked: Question, answer: str | None) -> None:
    assert default(asked, table("21 4.1", "24 4.2")) == answer


@pytest.mark.parametrize(("kind", "choices"), [(kind, choices) for kind, choices, _ in MEANT])
def test_every_question_says_what_it_expects_with_an_answer_that_it_takes(
    kind: str, choices: Choices
) -> None:
    asked = question(kind, choices)
    text = expected(asked)
    assert text.startswith("type ")
    words = text.replace(",", " ").replace(":", " ").split()
    taken = [word for word in words if read_answer(asked, word, table("21 4.1", "24 4.2"))]
    assert taken, text
