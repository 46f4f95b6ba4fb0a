"""Patron's inputs as bytes made from a view; `layout.py` says where each of them is."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Final

from echappee.flamme.bots.patron import layout
from echappee.flamme.bots.patron.questions import question_figures
from echappee.flamme.bots.tempo.road import read_road
from echappee.flamme.rules import EXHAUSTION, SPRINTEUR, Card, Course, Pile, RiderView, View, without
from echappee.flamme.rules.course import REFRESH
from echappee.flamme.rules.tour_stage import lying

NUMBERS: Final[Mapping[Card, int]] = {card: number for number, card in enumerate(layout.CARDS)}


def is_usual(view: View) -> bool:
    """Whether the network knows this many teams, and all cards of the seat (of all seats for a spectator)."""
    riders = view.own or [rider for rider in view.riders if not rider.automatic]
    return len(view.teams) <= layout.TEAMS and all(card in NUMBERS for rider in riders for card in rider.deck)


class Inputs:
    """The bytes for one question about one rider, written part by part."""

    def __init__(self, view: View, rider: RiderView, question: str = "card", taken: Pile = ()) -> None:
        """A question about no particular rider is about the team's first one.

        `taken` are the cards chosen so far in a refresh.
        """
        self.bytes = bytearray(layout.INPUTS)
        self._view = view
        self._rider = rider
        self._kinds = {team.colour: team.kind for team in view.teams}
        racing = [each.square for each in view.riders if each.racing]
        self._square = rider.square or next(iter(view.course.grid), 0)
        self._road = read_road(view.course, max([self._square, *racing]))
        self._here = self._along(self._square)
        self._others = sorted((each for each in view.riders if each is not rider), key=lambda each: each.rank)
        self._mate = next((each for each in self._others if each.team == rider.team and each.racing), None)
        self._hand, self._pile, self._recycled = (rider.hand or taken, rider.pile or (), rider.recycled or ())
        if view.ruleset.declared and question in ("card", "bid"):  # the whole deck is the hand
            left = without(self._pile + self._recycled, rider.bid)
            self._hand, self._pile, self._recycled = left, (), ()
        self._write_head()
        self._write_cards()
        self._write_played()
        for index, rule in enumerate(layout.RULES):
            self._put(layout.RULED + index, layout.YES * getattr(view.ruleset, rule))
        for slot, other in enumerate(self._others):
            self._write_rider(other, layout.RIDERS + layout.RIDER_SIZE * slot)
            if other.racing:
                self._write_maps(other)
        self.bytes[layout.ROAD : layout.TOKENS] = road_ahead(view.course, self._square)
        self._write_tokens()
        for index, value in question_figures(view, rider, question, taken):
            self._put(index, value)

    def _put(self, index: int, value: int) -> None:
        """Write this as a byte, clipped to its range."""
        self.bytes[index] = min(max(value, 0), layout.YES)

    def _add(self, index: int, value: int) -> None:
        self.bytes[index] = min(self.bytes[index] + value, layout.YES)

    def _along(self, square: int) -> int:
        return self._view.course.along(square) if square else 0

    def _end(self, rider: RiderView, card: Card) -> int:
        """How far along the road this card takes a rider if nobody is in its way."""
        square = self._road.choices(rider.square, card, crashed=rider.crashed)[0].square
        return self._along(square)

    def _write_head(self) -> None:
        view, me, rules = self._view, self._rider, self._view.ruleset
        away = [self._along(each.square) - self._here for each in self._others if each.racing]
        ahead, behind = [each for each in away if each > 0], [-each for each in away if each < 0]
        to_go = view.course.to_go(self._square)
        earlier = sum(each.racing and each.rank < me.rank for each in self._others)
        values = [
            layout.YES if self._mate and self._mate.card else 0,
            layout.YES * (me.type == SPRINTEUR),
            to_go,
            8 * to_go,
            8 * view.round,
            20 * (len(away) + me.racing),
            40 * len(view.teams),
            *(
                layout.YES * on
                for on in (rules.declared, rules.itt, rules.ttt, rules.timed, rules.ride_out, me.crashed)
            ),
            80 * me.lane,
            20 * earlier,
            layout.YES if self._mate else 0,
            8 * me.taken,
            32 * len(self._hand),
            4 * max(ahead, default=0),
            layout.YES - 12 * min(ahead) if ahead else 0,
            layout.YES - 12 * min(behind) if behind else 0,
            32 * sum(each.home > 0 for each in view.riders),
        ]
        for index, value in enumerate([*values, *self._mate_figures()]):
            self._put(layout.HEAD + index, value)

    def _mate_figures(self) -> Iterator[int]:
        """Where the team-mate is, and where the card it has played leads."""
        if self._mate:
            away = self._along(self._mate.square) - self._here
            yield from (8 * away, -8 * away, 8 * self._mate.taken)
            if self._mate.card:
                away = self._end(self._mate, self._mate.card) - self._here
                yield from (20 * self._mate.card.value, 8 * away, -8 * away)

    def _write_cards(self) -> None:
        me = self._rider
        for part, (cards, unit) in enumerate(((self._hand, 64), (self._pile, 40), (self._recycled, 40))):
            for card, copies in Counter(cards).items():
                self._put(layout.OWN + layout.OWN_PARTS * NUMBERS[card] + part, unit * copies)
        for card in set(self._hand):
            gain = self._end(me, card) - self._here
            self._put(layout.OWN + layout.OWN_PARTS * NUMBERS[card] + layout.OWN_PARTS - 1, 20 * gain)
        if self._mate:
            left = (*(self._mate.pile or ()), *(self._mate.recycled or ()))
            for card, copies in Counter(left).items():
                self._put(layout.MATE + NUMBERS[card], 40 * copies)

    def _write_played(self) -> None:
        """What the rider and its team-mate have played: in a refresh some of it comes back."""
        for part, rider in enumerate((self._rider, self._mate)):
            for card, copies in Counter(rider.played if rider else ()).items():
                self._put(layout.PLAYED + layout.KINDS * part + NUMBERS[card], 40 * copies)

    def _write_rider(self, other: RiderView, at: int) -> None:
        view = self._view
        away = self._along(other.square) - self._here
        seats = [team.colour for team in view.teams]
        kind = self._kinds[other.team]
        values = [
            layout.YES * other.racing,
            layout.YES * (other.home > 0),
            6 * away,
            -6 * away,
            80 * other.lane,
            layout.YES * (kind == "peloton"),
            layout.YES * (kind == "muscle"),
            layout.YES * (other.type == SPRINTEUR),
            layout.YES * other.crashed,
            *_deck_figures(self._deck(other)),
        ]
        for index, value in enumerate(values):
            self._put(at + index, value)
        seat = (seats.index(other.team) - seats.index(self._rider.team)) % len(seats)
        self._put(at + len(values) + min(seat, layout.TEAMS - 1), layout.YES)

    def _write_maps(self, other: RiderView) -> None:
        """Where each rider is, and where it may land."""
        self._mark(layout.NOW, self._along(other.square), layout.NEIGHBOUR)
        if self._view.ruleset.trial and other not in self._view.company(self._rider):
            return
        first = layout.EARLIER if other.rank < self._rider.rank else layout.LATER
        if other.team == self._rider.team and other.card:
            self._mark(first, self._end(other, other.card), layout.SURE)
            return
        deck = self._deck(other) or (EXHAUSTION,)
        for card, copies in Counter(deck).items():
            self._mark(first, self._end(other, card), layout.SURE * copies // len(deck))

    def _mark(self, first: int, along: int, value: int) -> None:
        away = along - self._here + layout.BACK
        if 0 <= away < layout.MAP:
            self._add(first + away, value)

    def _deck(self, rider: RiderView) -> Pile:
        """All its cards that are left; the one deck of a Peloton team is its Rouleur's."""
        if self._kinds[rider.team] != "peloton":
            return rider.deck
        return next(each.deck for each in self._view.riders if each.team == rider.team)

    def _write_tokens(self) -> None:
        view = self._view
        for index, pile in enumerate(lying(view.ruleset, view.course)):
            if pile.square > self._square:
                taken = sum(token.pile == pile.name for each in view.riders for token in each.tokens)
                at = layout.TOKENS + layout.PILE_SIZE * index
                self._put(at, layout.YES)
                self._put(at + 1, layout.YES - 6 * (self._along(pile.square) - self._here))
                self._put(at + 2, 40 * pile.values[taken] if taken < len(pile.values) else 0)
                self._put(at + 3, layout.YES * (pile.name == REFRESH))


@lru_cache(maxsize=4096)
def _deck_figures(deck: Pile) -> Sequence[int]:
    """How many cards, how many of them exhaustion, how good on average and at best, how many strong."""
    values = [card.value for card in deck]
    return (
        12 * len(deck),
        25 * deck.count(EXHAUSTION),
        25 * sum(values) // len(deck) if deck else 0,
        20 * max(values, default=0),
        32 * sum(value >= layout.STRONG for value in values),
    )


@lru_cache(maxsize=4096)
def road_ahead(course: Course, square: int) -> bytes:
    """The next squares of the inner way one by one, then longer stretches."""
    found: list[int] = []
    for _ in range(layout.AHEAD):
        here = course.at(square)
        found += [
            25 * (layout.MOST_SPEED - here.most),
            50 * here.least,
            80 * here.lanes,
            layout.YES * here.slippery,
            layout.YES * (not here.shelter),
            50 * here.draws,
            layout.YES * (square > course.line),
        ]
        square = course.next(square)[0]
    for _ in range(layout.STRETCHES):
        counts = [0] * layout.STRETCH_SIZE
        for _ in range(layout.STRETCH):
            if square <= course.line:
                here = course.at(square)
                marks = (
                    True,
                    here.most < layout.MOST_SPEED,
                    here.least > 0,
                    here.lanes < 2,
                    not here.shelter,
                )
                counts = [count + mark for count, mark in zip(counts, marks, strict=True)]
                square = course.next(square)[0]
        found += [30 * count for count in counts]
    return bytes(min(max(value, 0), layout.YES) for value in found)
