"""What a card would lead to, in sentences: the road, where it ends, who else may be there, and the wind.

All of it comes from the view of the rider's seat. A weighty word stands between `**`. It is sent with every
question, so the part that depends on the road alone is cached.
"""

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from echappee.flamme.rules import EXHAUSTION, Card, Course, Landing, RiderView, View
from echappee.flamme.rules.cards import Powers
from echappee.flamme.rules.preview import ride_alone
from echappee.server.messages.wire import SaidWire

NAMED: Final = 3
"""How many riders in the way are named; if there are more, only their number is told."""


def forecasts(view: View, name: str, landings: Mapping[Card, Landing]) -> list[tuple[SaidWire, ...]]:
    """Everything worth saying about each of these cards, in the order in which it would happen."""
    rider, course, itt = view.rider(name), view.course, view.ruleset.itt
    recovery = EXHAUSTION in (rider.recycled or ())
    nearest = min([_usual_end(course, other) for other in view.met(rider)], default=None)
    said = []
    for card, landing in landings.items():
        powers = card.powers
        road, to_go = _road(course, rider.square, rider.crashed, card)
        end = () if to_go < 0 else _power_in_the_wind(powers, itt=itt)
        windy = to_go >= 0 and not itt and not powers.relentless and (nearest is None or nearest > to_go)
        first = (_RECOVERY,) if recovery and powers.recovers else ()
        said.append((*first, *road, *_others(powers, landing), *end, *((_WIND,) if windy else ())))
    return said


_RECOVERY: Final = SaidWire("forecast-recovery", "9.3.3", {})
_NIMBLE: Final = SaidWire("forecast-nimble", "9.3.8", {})
_CHASE: Final = SaidWire("forecast-chase", "9.3.7", {})
_BREAKAWAY: Final = SaidWire("forecast-breakaway", "9.3.6", {})
_RELENTLESS: Final = SaidWire("forecast-relentless", "9.3.5", {})
_TRIAL: Final = SaidWire("forecast-trial", "11.2.2", {})
_WIND: Final = SaidWire("forecast-wind", "4.3.1", {})


def _usual_end(course: Course, rider: RiderView) -> int:
    """How far a rider will be from the line after its card, or after a middling one if its card is hidden."""
    deck = rider.deck  # in canonical order
    card = rider.card or (deck[len(deck) // 2] if deck else EXHAUSTION)
    return _road(course, rider.square, rider.crashed, card)[1]


@lru_cache(maxsize=20_000)
def _road(course: Course, square: int, crashed: bool, card: Card) -> tuple[tuple[SaidWire, ...], int]:  # noqa: FBT001
    """The road's effect on a card, and how far from the line it ends."""
    ride = ride_alone(course, square, crashed, card)
    wanted, way, to_go = ride.wanted, ride.way, course.to_go(ride.square)
    said = []
    if crashed:
        said.append(SaidWire("forecast-stood-up", "3.2.2", {}))
    if ride.raised:
        here = course.at(square)
        rule = "3.2.3" if wanted <= here.least else "9.3.2"
        said.append(SaidWire("forecast-raised", rule, {"terrain": here.terrain, "speed": wanted}))
    touched = (square, *way)
    if ride.limited:
        said.append(_limit(course, touched, wanted, card.powers.climb))
    elif any(course.at(number).most < wanted for number in touched):
        said.append(SaidWire("forecast-strong", "9.3.1", {"distance": len(way)}))
    if to_go < 0:
        said.append(SaidWire("forecast-over", "5.1.1", {"beyond": -to_go}))
    else:
        said.append(SaidWire("forecast-lands", "3.3.1", {"left": to_go + 1}))
    return tuple(said), to_go


def _limit(course: Course, touched: tuple[int, ...], wanted: int, climb: int) -> SaidWire:
    """The ascent that holds the rider back: under its wheels, or some squares away."""
    distance = len(touched) - 1
    numbers = [*touched]
    while len(numbers) <= wanted:
        numbers.append(course.next(numbers[-1])[0])
    first = next(n for n, number in enumerate(numbers) if max(course.at(number).most, climb) < wanted)
    if first == 0:
        return SaidWire("forecast-climbing", "3.2.4", {"distance": distance})
    return SaidWire("forecast-rises", "3.2.4", {"squares": first - 1, "distance": distance})


def _others(powers: Powers, landing: Landing) -> tuple[SaidWire, ...]:
    rivals, chase = landing.rivals, (_CHASE,) if powers.chases else ()
    if powers.nimble:
        return (_NIMBLE, *chase)
    if not rivals:
        return chase
    if landing.crowded and len(rivals) > NAMED:
        return (SaidWire("forecast-crowd", "3.3.3", {"count": len(rivals)}), *chase)
    kind = "forecast-crowded" if landing.crowded else "forecast-beside"
    return (SaidWire(kind, "3.3.3", {"riders": rivals[:NAMED]}), *chase)


@lru_cache
def _power_in_the_wind(powers: Powers, *, itt: bool) -> tuple[SaidWire, ...]:
    """A card's power over slipstream and exhaustion."""
    said = [_BREAKAWAY] if powers.breaks_away and not itt else []
    if powers.relentless:
        return (*said, _RELENTLESS)
    return (*said, _TRIAL) if itt else tuple(said)
