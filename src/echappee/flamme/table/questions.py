"""Questions of Flamme Rouge on the wire: where cards and places lead, and what may be taken back."""

from collections.abc import Sequence
from typing import Final

from msgspec import Struct, field

from echappee.engine import Question
from echappee.flamme.rules import SPECIALISTS, Card, Position, View
from echappee.flamme.rules.breakaway import doubles
from echappee.flamme.rules.preview import Landing, previews
from echappee.flamme.rules.refresh import LIMIT, Retrieval
from echappee.flamme.table.forecast import forecasts
from echappee.server.messages.wire import QuestionWire, SaidWire

TWICE = {f"{kind}{number}": (kind, number) for kind in ("place", "pick") for number in (1, 2)}
TWICE |= {"card1": ("bid", 1), "card2": ("bid", 2)}
"""Questions that are asked twice: what they ask, and whether it is the first or the second time."""


RECOVERING: Final = frozenset(
    name for name, each in SPECIALISTS.items() if any(card.powers.recovers for card in each.added)
)
"""The specialists with a card that recovers."""


class LandingWire(Struct, frozen=True, kw_only=True, gc=False):
    """Where a card would take the rider (rule 3.4.1)."""

    square: int
    distance: int
    raised: int
    limited: int
    rivals: tuple[str, ...]
    crowded: bool
    way: tuple[int, ...]
    said: tuple[SaidWire, ...]
    """The consequences of the card, in sentences: the road, the others, the wind."""


class FlammeSpot(Struct, frozen=True, kw_only=True):
    """A rider of this type on a square of the start grid, in the rightmost free lane."""

    answer: str
    type: str
    square: int
    lane: int


class FlammeSpots(Struct, frozen=True, kw_only=True, tag_field="what", tag="place"):
    """Which rider starts where?"""

    answers: tuple[FlammeSpot, ...]


class FlammeBids(Struct, frozen=True, kw_only=True, tag_field="what", tag="bid"):
    """Who bids for the breakaway, or which card?"""

    doubled: tuple[str, ...]
    """The riders who bid one card that counts double."""


class FlammeRefresh(Struct, frozen=True, kw_only=True, tag_field="what", tag="refresh"):
    """Which played cards does the rider take back? The answer has them in this order, with commas between."""

    cards: tuple[str, ...]
    limit: int
    """The greatest total of their values."""
    token: bool
    """Whether the rider holds the token that allows one more."""
    best: tuple[int, ...]
    """The indices of the cards with the greatest total, as few and as high as possible."""


class FlammeQuestion(QuestionWire, frozen=True, kw_only=True, tag_field="game", tag="flamme"):
    """A question to this seat: its answers, and where the cards among them would lead."""

    number: int = 0
    """1 or 2 for a question that is asked twice."""
    landings: dict[str, LandingWire] = field(default_factory=dict)
    asked: FlammeSpots | FlammeBids | FlammeRefresh | None = None
    """Further facts about the answers."""


def question_wire(question: Question, view: View) -> FlammeQuestion:
    """The question on the wire, with facts about each answer from its seat's view."""
    key, options = question.id, question.options()
    asks, number = TWICE.get(key.kind, (key.kind, 0))
    cards = options if asks == "card" and options is not None else ()
    return FlammeQuestion(
        id=str(key),
        seat=key.seat,
        rider=key.rider,
        kind=key.kind,
        asks=asks,
        number=number,
        options=None if options is None else tuple(options),
        sealed=question.sealed,
        landings=_landings(view, f"{key.seat}.{key.rider}", cards) if cards else {},
        asked=None if asks == "card" else _asked(asks, question, view),
    )


def think_to_the_end(position: Position) -> frozenset[str]:
    """The seats with a rider that may recover: a question to it reveals something about its deck (9.3.3)."""
    if position.phase != "energy":
        return frozenset()
    return frozenset(
        [rider.team for rider in position.riders if rider.specialist in RECOVERING and rider.racing]
    )


def _landings(view: View, rider: str, cards: Sequence[str]) -> dict[str, LandingWire]:
    read = list(map(Card.parse, cards))
    landings = dict(zip(read, previews(view, rider, read), strict=True))
    said = forecasts(view, rider, landings)
    return {
        card: _landing(landing, each)
        for card, landing, each in zip(cards, landings.values(), said, strict=True)
    }


def _landing(landing: Landing, said: tuple[SaidWire, ...]) -> LandingWire:
    return LandingWire(
        square=landing.square,
        distance=landing.distance,
        raised=landing.raised,
        limited=landing.limited,
        rivals=landing.rivals,
        crowded=landing.crowded,
        way=landing.way,
        said=said,
    )


def _asked(asks: str, question: Question, view: View) -> FlammeSpots | FlammeBids | FlammeRefresh | None:
    if asks == "place":
        return FlammeSpots(answers=tuple([_spot(option, view) for option in question.options() or ()]))
    if asks in ("rider", "bid"):
        return FlammeBids(
            doubled=tuple([each.name for each in view.riders if doubles(view.ruleset, each.specialist)])
        )
    return _refresh(question.choices) if isinstance(question.choices, Retrieval) else None


def _spot(option: str, view: View) -> FlammeSpot:
    square = int(option[1:])
    taken = {rider.lane for rider in view.riders if rider.square == square}
    lane = next((lane for lane in range(3) if lane not in taken), 0)
    return FlammeSpot(answer=option, type=option[0], square=square, lane=lane)


def _refresh(choices: Retrieval) -> FlammeRefresh:
    cards, limit = choices
    return FlammeRefresh(
        cards=tuple(map(str, cards)), limit=limit, token=limit > LIMIT, best=best_cards(cards, limit)
    )


def best_cards(cards: Sequence[Card], limit: int) -> tuple[int, ...]:
    """The indices of the cards with the greatest total within the limit, as few and as high as possible.

    Of cards with the same number, those with powers are better.
    """
    order = sorted(range(len(cards)), key=lambda n: (-cards[n].value, -str(cards[n]).count("+")))
    ways: dict[int, tuple[int, ...]] = {0: ()}
    for place in order:
        for total, taken in list(ways.items()):
            now, more = total + cards[place].value, (*taken, place)
            if now <= limit and (now not in ways or len(ways[now]) > len(more)):
                ways[now] = more
    return tuple(sorted(ways[max(ways)]))
