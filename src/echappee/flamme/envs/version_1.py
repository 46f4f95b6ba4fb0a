"""Version 1 of Flamme Rouge: what a seat observes and the words of its answers, from views and questions."""

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

import numpy as np

from echappee.engine import Question
from echappee.envs.game_envs import Encoding, Steps, Vector
from echappee.envs.spelling import ListedSpelling, OpenQuestion, Spelling, Words
from echappee.flamme.bots.patron.decision import steps_of
from echappee.flamme.bots.patron.inputs import Inputs
from echappee.flamme.bots.patron.layout import QUESTION as KIND
from echappee.flamme.envs.layout_v1 import FIELDS, QUESTIONS, SIZE, WORDS
from echappee.flamme.rules import Card, View, pile
from echappee.flamme.rules.refresh import Retrieval, print_cards
from echappee.flamme.rules.setup import read_setup, set_up

NUMBERS: Final = {word: number for number, word in enumerate(WORDS)}
DONE: Final = NUMBERS["done"]


class TakingBack(NamedTuple):
    """Spells the cards that are taken back, one by one in any order, until it is done or nothing fits."""

    choices: Retrieval

    def allowed(self, said: Words) -> Words:
        if said[-1:] == (DONE,):
            return ()
        left = list(self.choices.cards)
        for card in cards_of(said):
            left.remove(card)
        room = self.choices.limit - sum(card.value for card in cards_of(said))
        return (*dict.fromkeys(NUMBERS[str(card)] for card in left if card.value <= room), DONE)

    def answer(self, said: Words) -> str:
        return print_cards(pile(cards_of(said)))


def cards_of(said: Words) -> list[Card]:
    return [Card.parse(WORDS[word]) for word in said if word != DONE]


def spelling_of(question: Question) -> Spelling:
    """A rider is placed in two words, cards are taken back one by one, and all else is one word."""
    choices = question.choices
    if isinstance(choices, Retrieval):
        return TakingBack(choices)
    answers = question.options() or ()
    if question.id.phase == "placement":
        squares = sorted({int(answer[1:]) for answer in answers}, reverse=True)
        return ListedSpelling({_placed(answer, squares): answer for answer in answers}, DONE)
    return ListedSpelling({(NUMBERS[answer],): answer for answer in answers}, DONE)


def _placed(answer: str, squares: list[int]) -> Words:
    """The rider, and its square among the open ones, counted from the front."""
    return NUMBERS[answer[0]], NUMBERS[f"place-{1 + squares.index(int(answer[1:]))}"]


def observe(view: View, heard: OpenQuestion | None) -> Vector:
    """What patron looks at. A seat that is not asked looks from its first rider; after the race all is 0."""
    if view.phase == "over":
        return np.zeros(SIZE, np.uint8)
    rider, step, taken = view.own[0], "card", pile(())
    if heard:
        key = heard.question.id
        *_, step = steps_of(heard.question)[: 1 + len(heard.said)]
        if key.rider:
            rider = view.rider(f"{view.seat}.{key.rider}")
        elif step == "place":
            rider = view.rider(f"{view.seat}.{WORDS[heard.said[0]]}")
        if step == "refresh":
            taken = pile(cards_of(heard.said))
    seen = np.frombuffer(bytes(Inputs(view, rider, step, taken).bytes), np.uint8)[:SIZE].copy()
    if not heard:
        seen[KIND + QUESTIONS.index(step)] = 0
    return seen


def steps(tags: Mapping[str, str], policies: Sequence[str], races: int, seed: int = 0) -> Steps:
    """Races of the kernel, which is loaded only here."""
    from echappee.flamme.kernel.outside import Stepper  # noqa: PLC0415 - it needs the extra `fast`
    from echappee.flamme.kernel.rows import AGENT  # noqa: PLC0415 - as above

    return Stepper(set_up(read_setup(tags)), policies, races, seed, AGENT)


VERSION_1: Final = Encoding(
    words=WORDS,
    idle=NUMBERS["idle"],
    spelling=spelling_of,
    fields=FIELDS,
    observe=observe,
    dtype=np.uint8,
)
