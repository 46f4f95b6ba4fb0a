"""The words with which questions of Homas Tour Pro are answered.

Riders are named as the seat sees them: `0.3` is its own sprinter, `1.3` that of the next team. A square is
its lane, and how many squares of that lane are further ahead among those that may be chosen.
"""

from collections.abc import Iterator, Sequence
from typing import Final

from echappee.engine import Question
from echappee.envs.spelling import ListedSpelling, Words
from echappee.homas.bots.layout import WORDS
from echappee.homas.rules.cards import COLOURS
from echappee.homas.rules.events import TABLE
from echappee.homas.rules.offers import NONE
from echappee.homas.rules.options import ATTACK

NUMBERS: Final = {word: number for number, word in enumerate(WORDS)}


def spelling_of(question: Question) -> ListedSpelling:
    answers = question.options() or ()
    spell = _SPELLERS.get(question.id.kind, _in_cards)
    return ListedSpelling(dict(zip(spell(answers, COLOURS.index(question.seat)), answers, strict=True)))


def _in_cards(answers: Sequence[str], _: int) -> Iterator[Words]:
    """One or two cards, after `attack` for an attack with them; or a word alone."""
    for answer in answers:
        words = answer.removeprefix(ATTACK).split("+")
        yield tuple(NUMBERS[word] for word in (("attack", *words) if answer.startswith(ATTACK) else words))


def _in_riders(answers: Sequence[str], seat: int) -> Iterator[Words]:
    """Riders, each with its card if it plays one; or none."""
    for answer in answers:
        parts = () if answer == NONE else answer.split(",")
        yield tuple(word for part in parts for word in _rider_with_card(part, seat)) or (NUMBERS[NONE],)


def _rider_with_card(part: str, seat: int) -> Iterator[int]:
    name, _, card = part.partition("-")
    yield _rider(name, seat)
    if card:
        yield NUMBERS[card]


def _in_squares(answers: Sequence[str], seat: int) -> Iterator[Words]:
    """A square, after a rider where one is put there; or the event table."""
    ahead = dict[tuple[str, str], int]()
    for answer in answers:
        name, _, square = answer.rpartition(",")
        lane = square.rpartition(".")[2]
        if answer == TABLE:
            yield (NUMBERS[TABLE],)
            continue
        back = ahead.get((name, lane), 0)
        ahead[name, lane] = back + 1
        yield (
            *(_rider(each, seat) for each in (name,) if each),
            NUMBERS[f"lane-{lane}"],
            NUMBERS[f"back-{back}"],
        )


def _in_letters(answers: Sequence[str], seat: int) -> Iterator[Words]:
    """A letter of the starting board, and the riders from right to left."""
    for answer in answers:
        yield NUMBERS[answer[0]], *(_rider(f"{seat + 1}{role}", seat) for role in answer[1:])


def _in_hands(answers: Sequence[str], _: int) -> Iterator[Words]:
    """The cards of each rider and of the team, with `next` between them."""
    for answer in answers:
        hands = [() if hand == "0" else hand.split(",") for hand in answer.split("-")]
        words = [word for hand in hands for word in (*hand, "next")]
        yield tuple(NUMBERS[word] for word in words[:-1])


def _in_fitness(answers: Sequence[str], _: int) -> Iterator[Words]:
    for answer in answers:
        yield (NUMBERS[f"fitness-{answer}"],)


def _rider(name: str, seat: int) -> int:
    team = (int(name[0]) - 1 - seat) % len(COLOURS)
    return NUMBERS[f"{team}.{name[1]}"]


_SPELLERS: Final = {
    "lineup": _in_letters,
    "place": _in_squares,
    "to": _in_squares,
    "then": _in_squares,
    "follow": _in_riders,
    "relay": _in_riders,
    "retreat": _in_riders,
    "counter": _in_riders,
    "energy": _in_hands,
    "keep": _in_fitness,
}
"""By the kind of the question; all others are answered with cards."""
