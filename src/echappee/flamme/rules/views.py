"""What one seat may know (rules 0.4): cut from a position in exactly one function, then folded.

`cut` is the only function that turns a position into a view; `fold` updates a view with what its seat hears.
Both lead to the same view.
"""

from collections.abc import Iterable
from typing import Final, NamedTuple

from echappee.engine import Seat, fast_maker
from echappee.flamme.rules.cards import Card, Pile, pile
from echappee.flamme.rules.course import Course
from echappee.flamme.rules.position import Position, Rider, Ruleset, Team, Token


class RiderView(NamedTuple):
    """A rider as one seat sees it. The last four fields are known only of the seat's own riders."""

    team: str
    type: str
    automatic: bool
    square: int
    lane: int
    crashed: bool
    home: int
    deck: Pile
    """All cards left, wherever they are: anybody can count them."""
    played: Pile
    taken: int
    card: Card | None
    """The card of this round: of the seat's own rider, or revealed."""
    specialist: str = ""
    tokens: tuple[Token, ...] = ()
    minutes: int = 0
    time: int | None = None
    podium: int = 0
    bid: Pile = ()
    """The cards bid for the breakaway, as far as this seat knows them."""
    pile: Pile | None = None
    recycled: Pile | None = None
    hand: Pile | None = None

    @property
    def name(self) -> str:
        """Team and type, as in blue.R."""
        return f"{self.team}.{self.type}"

    @property
    def racing(self) -> bool:
        return not self.home and self.square > 0

    @property
    def rank(self) -> tuple[int, int, int]:
        return (self.home or 1_000_000, -self.square, self.lane)

    # What most events change. Slices over its fields take half the time of `_replace`.

    def at(self, square: int, lane: int) -> "RiderView":
        """The rider in this place."""
        return fast_rider_view((*self[:3], square, lane, *self[5:]))

    def moved(self, square: int, lane: int, *, crashed: bool) -> "RiderView":
        return fast_rider_view((*self[:3], square, lane, crashed, *self[6:]))

    def with_card(self, card: Card | None, deck: Pile, played: Pile) -> "RiderView":
        """The rider with this card before it, and what is left and gone of its deck."""
        return fast_rider_view((*self[:7], deck, played, self.taken, card, *self[11:]))

    def with_hand(self, pile: Pile | None, recycled: Pile | None, hand: Pile | None) -> "RiderView":
        """The rider with these cards face down, recycled and in its hand."""
        return fast_rider_view((*self[:17], pile, recycled, hand))


fast_rider_view: Final = fast_maker(RiderView)


class View(NamedTuple):
    """The table as one seat sees it; seat None is a spectator."""

    seat: Seat | None
    ruleset: Ruleset
    course: Course
    teams: tuple[Team, ...]
    riders: tuple[RiderView, ...]
    round: int
    phase: str
    first: Seat = ""
    """The team that places first, if it is not drawn by lot."""
    order: tuple[Seat, ...] = ()
    """In the draft: the order in which seats pick first."""
    drafted: tuple[str, ...] = ()
    """In the draft: the riders that have become specialists, in the order of the picks."""

    def rider(self, name: str) -> RiderView:
        team, _, type_ = name.partition(".")
        for rider in self.riders:
            if rider.type == type_ and rider.team == team:
                return rider
        raise KeyError(name)

    def company(self, rider: RiderView) -> tuple[RiderView, ...]:
        """The other riders that this one meets: all; in a trial its team-mate, or nobody (11.1.2, 11.2.1)."""
        if self.ruleset.itt:
            return ()
        team, type_, alone = rider.team, rider.type, self.ruleset.ttt
        return tuple(
            [
                other
                for other in self.riders
                if (other.type != type_ or other.team != team) and (not alone or other.team == team)
            ]
        )

    def met(self, rider: RiderView) -> list[RiderView]:
        """The others on the road that this rider meets there."""
        return [other for other in self.company(rider) if not other.home and other.square > 0]

    def with_riders(self, riders: Iterable[RiderView]) -> "View":
        return _fast_view((*self[:4], tuple(riders), *self[5:]))

    @property
    def own(self) -> tuple[RiderView, ...]:
        return tuple(rider for rider in self.riders if rider.team == self.seat)


_fast_view: Final = fast_maker(View)


def cut(position: Position, seat: Seat | None) -> View:
    """What this seat may know between two phases."""
    revealed = position.phase in ("end", "refresh", "over")
    return View(
        seat=seat,
        ruleset=position.ruleset,
        course=position.course,
        teams=position.teams,
        riders=tuple(
            [_cut_rider(rider, own=rider.team == seat, revealed=revealed) for rider in position.riders]
        ),
        round=position.round,
        phase=position.phase,
        first=position.first,
    )


def _cut_rider(rider: Rider, *, own: bool, revealed: bool) -> RiderView:
    # A sealed card still counts as part of its deck; an automatic team's is never sealed.
    sealed = rider.card is not None and not revealed and not rider.automatic
    deck = rider.pile + rider.recycled + ((rider.card,) if sealed and rider.card else ())
    tokens = rider.tokens and tuple([token for token in rider.tokens if token.value])
    return fast_rider_view(
        (
            rider.team,
            rider.type,
            rider.automatic,
            rider.square,
            rider.lane,
            rider.crashed,
            rider.home,
            pile(deck),
            rider.played,
            rider.taken,
            rider.card if own or not sealed else None,
            rider.specialist,
            tokens,
            rider.minutes,
            rider.time,
            rider.podium,
            (),
            rider.pile if own else None,
            rider.recycled if own else None,
            None,
        )
    )
