"""Patron's inputs for some questions only: the grid, the draft, a refresh, the bids."""

from collections import Counter
from collections.abc import Iterator
from typing import Final

from echappee.flamme.bots.patron import layout
from echappee.flamme.rules import EXHAUSTION, Pile, RiderView, Token, View, without
from echappee.flamme.rules.breakaway import doubles
from echappee.flamme.rules.course import REFRESH
from echappee.flamme.rules.refresh import LIMIT
from echappee.flamme.rules.specialists import FEW, SPECIALISTS

Figures = Iterator[tuple[int, int]]
"""Where each figure is written, and its value."""
PLACING: Final = ("place rider", "place")


def question_figures(view: View, rider: RiderView, question: str, taken: Pile) -> Figures:
    """`taken` are the cards chosen so far in a refresh."""
    yield layout.QUESTION + layout.QUESTIONS.index(question), layout.YES
    if question in PLACING:
        for place, riders in enumerate(_open_places(view)):
            yield layout.GRID + place, layout.OPEN * (1 + riders)
    if question == "pick":
        for name in free_specialists(view):
            yield layout.DRAFT + layout.NAMES.index(name), layout.YES
    for own in view.own:
        if own.specialist:
            yield layout.DRAFT + layout.NAMES.index(own.specialist), layout.MINE
    if question == "refresh":
        yield from _refresh_figures(rider, taken)
    yield from _bid_figures(view)


def _open_places(view: View) -> Iterator[int]:
    """How many riders stand on each square of the grid with a free lane, the foremost first."""
    standing = Counter(rider.square for rider in view.riders)
    for square in view.course.grid:
        if standing[square] < view.course.at(square).lanes:
            yield standing[square]


def free_specialists(view: View) -> Iterator[str]:
    """The specialists that this seat may still pick (9.1.3)."""
    copies = 1 if sum(not team.automatic for team in view.teams) <= FEW else 2
    taken = Counter(rider.specialist for rider in view.riders)
    plain = {rider.type for rider in view.own if not rider.specialist}
    for name, specialist in SPECIALISTS.items():
        if specialist.type in plain and taken[name] < copies:
            yield name


def left_to_take(rider: RiderView, taken: Pile) -> tuple[Pile, int]:
    """The cards that it has played and not taken back, and the value that it may still take (11.3.3)."""
    played = tuple(card for card in rider.played if card != EXHAUSTION)
    limit = LIMIT + (Token(REFRESH, 1) in rider.tokens)
    return without(played, taken), limit - sum(card.value for card in taken)


def _refresh_figures(rider: RiderView, taken: Pile) -> Figures:
    cards, room = left_to_take(rider, taken)
    for card, copies in Counter(cards).items():
        yield layout.TAKEN + layout.CARDS.index(card), 64 * copies
    yield layout.ROOM, 10 * room


def _bid_figures(view: View) -> Figures:
    seats = [team.colour for team in view.teams]
    for seat, colour in enumerate(seats):
        value = sum(_bid(view, rider) for rider in view.riders if rider.team == colour)
        yield layout.BIDS + (seat - seats.index(view.seat or "")) % len(seats), layout.BID * value


def _bid(view: View, rider: RiderView) -> int:
    """The value of the bid that it has shown (6.4.4, 6.5.1)."""
    factor = 2 if doubles(view.ruleset, rider.specialist) else 1
    return factor * sum(card.value for card in rider.bid)
