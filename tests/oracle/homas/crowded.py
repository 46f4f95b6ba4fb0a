"""Made-up crowded positions: twenty riders on a few rows, and whatever a turn may have left of them."""

from random import Random
from typing import Final

from echappee.homas.rules import COURSES, Course, Position, Rider, Setup, Team, set_up
from echappee.homas.rules.cards import COLOURS, FITNESS
from tests.properties.homas.races import SHORT

BENDS: Final = (
    "road:0x44;right=3-5;left=7-10;right=12-13;left=17-19;right=20-23;left=26-29;right=31-34;left=37-40;red=30",
    "road:+3x9,-4x9,+5x9,k-2x9;mountain=1-18;left=8-10;right=17-20;left=26-28;right=30-33;red=20",
)
"""Curve after curve, and one kind of road after the other."""
ROADS: Final = tuple(
    text for text in (*COURSES, *SHORT, *BENDS * 6) if "trial" not in text and "prologue" not in text
)


def crowded(number: int) -> Position:
    """The position of this number, in the middle of a turn."""
    random = Random(f"crowded {number}")
    directors = random.choice((1, 2, 3, 4))
    kinds = ["team"] * directors + ["neutral"] * (5 - directors)
    random.shuffle(kinds)
    start = set_up(Setup(random.choice(ROADS), tuple(kinds), tuple(random.sample(COLOURS, 5))))
    squares = _squares(start.course, random)
    riders = tuple(_rider(r, square, random) for r, square in zip(start.riders, squares, strict=True))
    return start._replace(
        teams=tuple(_team(team, random) for team in start.teams),
        riders=riders,
        rain=random.random() < 0.2,
        round=random.choice((1, 2, 5, 9)),
        phase="move",
    )


def _squares(course: Course, random: Random) -> list[int]:
    """A square for each rider, on six to ten rows."""
    front = random.randint(0, course.length + 3)
    rows = range(max(front - random.randint(6, 10), -4), max(front, 3) + 1)
    return random.sample([n for n, square in enumerate(course.squares) if square.row in rows], 20)


def _team(team: Team, random: Random) -> Team:
    return team._replace(cards=_some(team.cards, random))


def _rider(rider: Rider, square: int, random: Random) -> Rider:
    """With some of its cards; now and then it has moved, has fallen, or has one die."""
    moved = random.random() < 0.1
    fallen = random.random() < 0.1
    rider = rider._replace(
        square=square, moved=moved, still=moved and random.random() < 0.5, wait=fallen * random.randint(1, 3)
    )
    if rider.neutral:
        return rider._replace(wait=min(rider.wait, 1))
    held = _some(rider.cards, random)
    spent = list(rider.cards)
    for card in held:
        spent.remove(card)
    return rider._replace(
        cards=held, spent=tuple(spent), fitness=random.choice(("", *FITNESS)), one_die=random.random() < 0.1
    )


def _some(cards: tuple[str, ...], random: Random) -> tuple[str, ...]:
    return tuple(card for card in cards if random.random() < 0.7)
