"""From a question to the network's steps, and back to an answer.

The steps are those of the kernel: placing a rider is choosing it and then its square, and in a refresh every
card that is taken back is a step.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from echappee.engine import Question
from echappee.flamme.bots.patron import layout
from echappee.flamme.bots.patron.inputs import NUMBERS, Inputs
from echappee.flamme.bots.patron.questions import left_to_take
from echappee.flamme.rules import Card, RiderView, View
from echappee.flamme.rules.cards import DECKS, pile
from echappee.flamme.rules.refresh import print_cards, read_cards

Prefer = Callable[[bytes, Sequence[int]], int]
"""The best of these answers for these inputs."""
TYPES: Final = tuple(DECKS)
STEPS: Final[Mapping[tuple[str, str], tuple[str, ...]]] = {
    ("draft", "pick"): ("pick",),
    ("placement", "place"): ("place rider", "place"),
    ("breakaway", "rider"): ("bidder",),
    ("breakaway", "card"): ("bid",),
    ("energy", "first"): ("first",),
    ("energy", "card"): ("card",),
    ("energy", "recover"): ("recover",),
    ("declare", "card"): ("card",),
    ("declare", "recover"): ("recover",),
    ("refresh", "refresh"): ("refresh",),
}
"""What the network is asked, by phase and kind of question."""


def steps_of(question: Question) -> tuple[str, ...]:
    return STEPS[question.id.phase, question.id.kind.rstrip("12")]


def decide(question: Question, view: View, prefer: Prefer) -> str:
    """The answer composed of the preferred steps."""
    (step, *_) = steps_of(question)
    if step == "refresh":
        return _take_back(_asked_about(question, view), view, prefer)
    if step == "place rider":
        return _place(question.options() or (), view, prefer)
    options = {_number(step, option): option for option in question.options() or ()}
    looked = bytes(Inputs(view, _asked_about(question, view), step).bytes)
    return options[prefer(looked, list(options))]


def steps_to(question: Question, answer: str) -> Sequence[int]:
    """The network's answers that this one is composed of, in any order."""
    (step, *_) = steps_of(question)
    if step == "refresh":
        return [NUMBERS[card] for card in read_cards(answer)]
    if step == "place rider":
        squares = _squares(question.options() or ())
        return [
            layout.FIRST_TYPE + TYPES.index(answer[0]),
            layout.FIRST_PLACE + squares.index(int(answer[1:])),
        ]
    return [_number(step, answer)]


def _asked_about(question: Question, view: View) -> RiderView:
    """The rider that the question names, or the first one of the team."""
    return view.rider(f"{question.seat}.{question.id.rider}") if question.id.rider else view.own[0]


def _number(step: str, option: str) -> int:
    """The index of this answer among the network's."""
    if step == "pick":
        return layout.FIRST_NAME + layout.NAMES.index(option)
    if step in ("bidder", "first"):
        return layout.FIRST_TYPE + TYPES.index(option)
    if step == "recover":
        return layout.RECOVER if option == "yes" else layout.KEEP
    return NUMBERS[Card.parse(option)]


def _place(options: Sequence[str], view: View, prefer: Prefer) -> str:
    """A rider, then one of the open squares, counted from the front."""
    types = [name for name in TYPES if any(option.startswith(name) for option in options)]
    chosen = types[0]
    if len(types) > 1:
        looked = bytes(Inputs(view, view.own[0], "place rider").bytes)
        chosen = TYPES[
            prefer(looked, range(layout.FIRST_TYPE, layout.FIRST_TYPE + len(types))) - layout.FIRST_TYPE
        ]
    squares = _squares(options)
    place = layout.FIRST_PLACE
    if len(squares) > 1:
        looked = bytes(Inputs(view, view.rider(f"{view.seat}.{chosen}"), "place").bytes)
        place = prefer(looked, range(layout.FIRST_PLACE, layout.FIRST_PLACE + len(squares)))
    return f"{chosen}{squares[place - layout.FIRST_PLACE]}"


def _squares(options: Sequence[str]) -> list[int]:
    """The open squares of the grid, the foremost first."""
    return sorted({int(option[1:]) for option in options}, reverse=True)


def _take_back(rider: RiderView, view: View, prefer: Prefer) -> str:
    """Cards one by one, until there are enough or nothing more fits."""
    taken: list[Card] = []
    while True:
        cards, room = left_to_take(rider, pile(taken))
        fitting = {NUMBERS[card]: card for card in cards if card.value <= room}
        if not fitting:
            break
        answer = prefer(bytes(Inputs(view, rider, "refresh", pile(taken)).bytes), [*fitting, layout.DONE])
        if answer == layout.DONE:
            break
        taken.append(fitting[answer])
    return print_cards(pile(taken))
