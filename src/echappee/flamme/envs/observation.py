"""What a seat of Flamme Rouge observes: numbers from its view, its own team first."""

from functools import lru_cache
from typing import Final

import numpy as np

from echappee.envs.game_envs import Field, Vector
from echappee.envs.spelling import OpenQuestion
from echappee.flamme.envs.words import CARD_NUMBERS, CARDS, WORDS
from echappee.flamme.rules import SPECIALISTS, Course, Pile, RiderView, Ruleset, View
from echappee.flamme.rules.layout import NO_LIMIT

RIDERS: Final = 12
AHEAD: Final = 24
"""How many squares a rider sees, from where it stands."""
KINDS: Final = ("pick", "place", "rider", "bid", "first", "card", "recover", "refresh")
"""The kinds of questions; those of a breakaway are called `bid` here."""
SQUARE: Final = ("lanes", "least", "most", "shelter", "slippery", "draws")
RIDER: Final = (
    *("present", "sprinteur", "automatic", "specialist", "square", "to_go", "lane", "crashed", "home"),
    *("exhaustion", "card", "minutes", "time", "podium", "tokens"),
)
OWN_PILES: Final = ("hand", "face_down", "recycled")

FIELDS: Final = (
    Field("round", (1,), "the round, 0 before the start"),
    Field("kind", (len(KINDS),), f"1 for the kind of the question: {', '.join(KINDS)}"),
    Field("asked", (2,), "1 for the seat's rider that the question is about: Rouleur, Sprinteur"),
    Field("said", (len(WORDS),), "how often each word occurs in the answer so far"),
    Field("rules", (len(Ruleset._fields),), f"1 for the rules in force: {', '.join(Ruleset._fields)}"),
    Field("riders", (RIDERS, len(RIDER)), f"all riders, the seat's team first: {', '.join(RIDER)}"),
    Field(
        "decks", (RIDERS, len(CARDS)), "how many cards of each kind each rider has left, as anybody can count"
    ),
    Field(
        "own", (2, len(OWN_PILES), len(CARDS)), f"of the seat's riders, cards by kind: {', '.join(OWN_PILES)}"
    ),
    Field("road", (2, AHEAD, len(SQUARE)), f"from each own rider on, squares: {', '.join(SQUARE)}"),
)

_SPECIALISTS: Final = {name: number for number, name in enumerate(SPECIALISTS, start=1)}
_TYPES: Final = ("R", "S")
_NO_RIDER: Final = (0,) * len(RIDER)
_HEAD: Final = sum(field.size for field in FIELDS[:5])
_NOWHERE: Final = np.zeros(AHEAD * len(SQUARE), np.int16)


def observe(view: View, heard: OpenQuestion | None) -> Vector:
    riders = _own_first(view)
    missing = RIDERS - len(riders)
    own = riders[:2]
    rows = [number for rider in riders for number in _rider(view.course, rider)]
    rows.extend(_NO_RIDER * missing)
    return np.concatenate(
        (
            _head(view, heard),
            np.array(rows, np.int16),
            *(_counts(rider.deck) for rider in riders),
            *(_counts(()),) * missing,
            *(_counts(cards or ()) for rider in own for cards in (rider.hand, rider.pile, rider.recycled)),
            *(_road(view.course, rider.square) for rider in own),
        )
    )


def _head(view: View, heard: OpenQuestion | None) -> Vector:
    head = np.zeros(_HEAD, np.int16)
    head[0] = view.round
    if heard:
        key = heard.question.id
        kind = key.kind.rstrip("12")
        head[1 + KINDS.index("bid" if kind == "card" and key.phase == "breakaway" else kind)] = 1
        if key.rider:
            head[1 + len(KINDS) + _TYPES.index(key.rider)] = 1
        for word in heard.said:
            head[3 + len(KINDS) + word] += 1
    head[3 + len(KINDS) + len(WORDS) :] = view.ruleset
    return head


def _own_first(view: View) -> list[RiderView]:
    """The riders in seat order, the observing seat first."""
    colours = [team.colour for team in view.teams]
    turn = colours.index(view.seat) if view.seat else 0
    order = {colour: place for place, colour in enumerate(colours[turn:] + colours[:turn])}
    return sorted(view.riders, key=lambda rider: order[rider.team])


def _rider(course: Course, rider: RiderView) -> tuple[int, ...]:
    return (
        1,
        rider.type == "S",
        rider.automatic,
        _SPECIALISTS.get(rider.specialist, 0),
        rider.square,
        course.to_go(rider.square) if rider.square else course.line,
        rider.lane,
        rider.crashed,
        rider.home,
        rider.taken,
        0 if rider.card is None else 1 + CARD_NUMBERS[rider.card],
        rider.minutes,
        0 if rider.time is None else rider.time,
        rider.podium,
        sum(token.value for token in rider.tokens),
    )


@lru_cache(maxsize=100_000)
def _counts(cards: Pile) -> Vector:
    counts = np.zeros(len(CARDS), np.int16)
    for card in cards:
        counts[CARD_NUMBERS[card]] += 1
    return counts


@lru_cache(maxsize=10_000)
def _road(course: Course, square: int) -> Vector:
    if not square:
        return _NOWHERE
    squares = [course.at(number) for number in range(square, square + AHEAD)]
    return np.array(
        [
            (each.lanes, each.least, each.most % NO_LIMIT, each.shelter, each.slippery, each.draws)
            for each in squares
        ],
        np.int16,
    ).ravel()
