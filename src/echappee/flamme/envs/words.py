"""The words with which questions of Flamme Rouge are answered."""

from typing import Final, NamedTuple

from echappee.engine import Question
from echappee.envs.spelling import COMMON, DONE, ListedSpelling, Spelling, Words
from echappee.flamme.rules.cards import ATTACK, ATTACK_IN_FRONT, DECKS, EXHAUSTION, Card, pile
from echappee.flamme.rules.refresh import Retrieval, print_cards
from echappee.flamme.rules.specialists import SPECIALISTS

CARDS: Final = tuple(
    sorted(
        {EXHAUSTION, ATTACK, ATTACK_IN_FRONT}.union(
            *DECKS.values(), *(specialist.deck for specialist in SPECIALISTS.values())
        )
    )
)
"""All cards."""
PLACES: Final = 12
"""More squares than a start grid has."""
WORDS: Final = (
    *COMMON,
    *map(str, CARDS),
    "R",
    "S",
    *(f"place-{place}" for place in range(1, PLACES + 1)),
    *SPECIALISTS,
    "yes",
    "no",
)
NUMBERS: Final = {word: number for number, word in enumerate(WORDS)}
CARD_NUMBERS: Final = {card: number for number, card in enumerate(CARDS)}


class RetrievalSpelling(NamedTuple):
    """Cards that are taken back one by one, in their order, until it is done."""

    choices: Retrieval

    def allowed(self, said: Words) -> Words:
        if said[-1:] == (DONE,):
            return ()
        taken = _cards(said)
        left = list(self.choices.cards)
        for card in taken:
            left.remove(card)
        room = self.choices.limit - sum(card.value for card in taken)
        fitting = [card for card in left if card.value <= room and card >= max(taken, default=card)]
        return (DONE, *dict.fromkeys(NUMBERS[str(card)] for card in fitting))

    def answer(self, said: Words) -> str:
        return print_cards(pile(_cards(said[:-1])))


def spelling_of(question: Question) -> Spelling:
    """A rider is placed in two words, cards are taken back one by one, and all else is one word."""
    choices = question.choices
    if isinstance(choices, Retrieval):
        return RetrievalSpelling(choices)
    answers = question.options() or ()
    if question.id.phase == "placement":
        squares = sorted({int(answer[1:]) for answer in answers}, reverse=True)
        return ListedSpelling({_placed(answer, squares): answer for answer in answers})
    return ListedSpelling({(NUMBERS[answer],): answer for answer in answers})


def _placed(answer: str, squares: list[int]) -> Words:
    """The rider, and its square among the open ones, counted from the front."""
    return NUMBERS[answer[0]], NUMBERS[f"place-{1 + squares.index(int(answer[1:]))}"]


def _cards(said: Words) -> list[Card]:
    return [Card.parse(WORDS[word]) for word in said]
