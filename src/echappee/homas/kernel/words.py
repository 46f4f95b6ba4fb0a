"""Answers as words, as in `envs/words.py`: the words of an option are spelled when they are needed."""

from typing import Any, Final

import numpy as np

from echappee.homas.board.course import LANES
from echappee.homas.bots.layout import ASKED, WORDS
from echappee.homas.kernel.answers import WORDS as PLAIN
from echappee.homas.kernel.chance import (
    CARDS,
    CHANCE,
    COUNTER,
    DASH,
    DISCARD,
    FALL_BACK,
    FOLLOW,
    KEEP,
    LEAD,
    LETTER,
    PLACE,
    RECOVERY,
    RELAY,
    SEVEN,
    TAKE,
    THEN,
    TO,
    WAIT,
)
from echappee.homas.kernel.rules import questions
from echappee.homas.kernel.rules.cards import KINDS, SECOND, TEAM_CARD, WITH_ATTACK, count
from echappee.homas.kernel.rules.questions import CARDS_AT, GRID, GRID_LANES, HAND_BITS, ORDERS
from echappee.homas.kernel.rules.riders import rider_at
from echappee.homas.kernel.state import OWN, RIDERS, RUSH
from echappee.homas.rules.cards import FITNESS
from echappee.homas.rules.lineup import LETTERS
from echappee.kernel import Race, Small, Table, compiled

Talk = Any
KINDS_ASKED: Final = {
    CARDS: "energy",
    KEEP: "keep",
    LETTER: "lineup",
    PLACE: "place",
    LEAD: "lead",
    TAKE: "take",
    RELAY: "relay",
    SEVEN: "seven",
    CHANCE: "chance",
    RECOVERY: "recover",
    DISCARD: "discard",
    TO: "to",
    THEN: "then",
    FOLLOW: "follow",
    COUNTER: "counter",
    WAIT: "wait",
    FALL_BACK: "retreat",
    DASH: "sprint",
}
NUMBERS: Final = {word: number for number, word in enumerate(WORDS)}
IDLE: Final = NUMBERS["idle"]
DONE: Final = NUMBERS["done"]
NEXT: Final = NUMBERS["next"]
ROLLING: Final = NUMBERS["roll"]
ATTACKING: Final = NUMBERS["attack"]
FIRST_CARD: Final = NUMBERS["6"]
FIRST_HELP: Final = NUMBERS["t6"]
FIRST_RIDER: Final = NUMBERS["0.1"]
FIRST_LETTER: Final = NUMBERS[LETTERS[0]]
FIRST_FITNESS: Final = NUMBERS[f"fitness-{FITNESS[0]}"]
FIRST_LANE: Final = NUMBERS[f"lane-{LANES[0]}"]
FIRST_BACK: Final = NUMBERS["back-0"]
FIRST_PART: Final = NUMBERS["keep-1"] - 1
"""Plus the number of the die or card that is kept."""


def _plain() -> Small:
    """The words of the options that are one word, by the number of the option without its sign."""
    found = np.zeros(1 - min(PLAIN), np.int16)
    for option, text in PLAIN.items():
        found[-option] = NUMBERS[text]
    return found


def _kinds() -> Small:
    """By the number of a question: its kind among those that are asked."""
    found = np.zeros(max(KINDS_ASKED) + 1, np.int16)
    for question, kind in KINDS_ASKED.items():
        found[question] = ASKED.index(kind)
    return found


PLAIN_WORDS: Final = _plain()
KIND_NUMBERS: Final = _kinds()
RUSHING: Final = ASKED.index("rush")


@compiled
def kind_of(question: int, phase: int) -> int:
    """The kind of a question; sprints on the way are called rushes."""
    return RUSHING if question == DASH and phase == RUSH else KIND_NUMBERS[question]


@compiled
def is_about_rider(question: int) -> bool:
    """Whether the question names a rider, not only a seat."""
    return question in (KEEP, DASH) or LEAD <= question <= WAIT


@compiled
def find_words(table: Table, race: Race, talk: Talk, said: Race, many: int, mask: Race) -> int:
    """Mark the words that may come after these; how many there are.

    `race.only` is one of them, and `race.whole` the option which is all said, or -1.
    """
    for word in range(len(mask)):
        mask[word] = 0
    for index in range(len(race.backs)):
        race.backs[index] = 0
    race.only = race.whole = -1
    found = 0
    for index in range(talk.count):
        length = _spell(table, race, talk, talk.options[index])
        if length < many or not _begins_with(race, said, many):
            continue
        if length == many:
            race.whole = index
        elif mask[race.spelled[many]] == 0:
            race.only = race.spelled[many]
            mask[race.only] = 1
            found += 1
    if found and race.whole >= 0:
        mask[DONE] = 1
        found += 1
    return found


@compiled
def _begins_with(race: Race, said: Race, many: int) -> bool:
    for index in range(many):
        if race.spelled[index] != said[index]:
            return False
    return True


@compiled
def _spell(table: Table, race: Race, talk: Talk, option: int) -> int:
    """Write the words of this option; how many they are. Squares are counted, so options come in order."""
    question, seat = talk.question, talk.seat
    if option <= questions.TABLE:
        many = _put(race, 0, PLAIN_WORDS[-option])
    elif question in (LEAD, TAKE, WAIT, DASH):
        many = _spell_played(race, option)
    elif question in (TO, THEN):
        many = _spell_square(race, 0, table.lane[option] - 1, 0)
    elif question in (RELAY, FOLLOW):
        many = _spell_rider(race, 0, option, seat)
    elif question in (COUNTER, FALL_BACK):
        many = _spell_riders(race, option, seat, question == COUNTER)
    elif question == PLACE:
        many = _spell_rider(race, 0, option // GRID, seat)
        many = _spell_square(race, many, option % GRID_LANES, option // GRID % OWN)
    elif question == LETTER:
        many = _spell_letter(race, option)
    elif question == CARDS:
        many = _spell_hands(race, option)
    else:
        many = _put(race, 0, option + _first_of(question))
    return many


@compiled
def _first_of(question: int) -> int:
    """The word of the first option of questions that are answered with a number."""
    if question == SEVEN:
        return FIRST_PART
    return FIRST_FITNESS if question == KEEP else FIRST_CARD


@compiled
def _put(race: Race, many: int, word: int) -> int:
    race.spelled[many] = word
    return many + 1


@compiled
def _spell_played(race: Race, option: int) -> int:
    """One or two cards, after `attack` for an attack with them."""
    if option == questions.ROLL:
        return _put(race, 0, ROLLING)
    many = _put(race, 0, ATTACKING) if option & WITH_ATTACK else 0
    if option & 3:
        many = _put(race, many, FIRST_CARD + (option & 3) - 1)
    if option >> SECOND & 3:
        many = _put(race, many, FIRST_CARD + (option >> SECOND & 3) - 1)
    if option >> TEAM_CARD & 3:
        many = _put(race, many, FIRST_HELP + (option >> TEAM_CARD & 3) - 1)
    return many


@compiled
def _spell_square(race: Race, many: int, lane: int, group: int) -> int:
    """Its lane, and how many of that lane came before it in this group of options."""
    at = GRID_LANES * group + lane
    many = _put(race, _put(race, many, FIRST_LANE + lane), FIRST_BACK + race.backs[at])
    race.backs[at] += 1
    return many


@compiled
def _spell_rider(race: Race, many: int, rider: int, seat: int) -> int:
    return _put(race, many, FIRST_RIDER + (rider - OWN * seat) % RIDERS)


@compiled
def _spell_riders(race: Race, option: int, seat: int, with_cards: bool) -> int:
    many = 0
    for place in range(OWN):
        rider = rider_at(option & (1 << CARDS_AT) - 1, place)
        if rider >= 0:
            many = _spell_rider(race, many, rider, seat)
            if with_cards:
                many = _put(race, many, FIRST_CARD + (option >> CARDS_AT + 2 * place & 3) - 1)
    return many


@compiled
def _spell_letter(race: Race, option: int) -> int:
    many = _put(race, 0, FIRST_LETTER + option // len(ORDERS))
    for place in range(OWN):
        many = _put(race, many, FIRST_RIDER + ORDERS[option % len(ORDERS), place])
    return many


@compiled
def _spell_hands(race: Race, option: int) -> int:
    """The cards of each rider and of the team, with `next` between them."""
    many = 0
    for place in range(OWN + 1):
        if place:
            many = _put(race, many, NEXT)
        cards = option >> HAND_BITS * place & (1 << HAND_BITS) - 1
        for kind in range(KINDS):
            for _ in range(count(cards, kind)):
                many = _put(race, many, FIRST_CARD + kind)
    return many
