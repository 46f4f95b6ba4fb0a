"""The arguments of Flamme Rouge's events as types, for clients and the schema."""

from msgspec import Struct


class FlammePhase(Struct, frozen=True):
    """A phase begins; round 0 is before the start."""

    round: int
    phase: str


class FlammeSeats(Struct, frozen=True):
    """Teams, in an order that was drawn."""

    seats: tuple[str, ...]


class FlammeSpecialist(Struct, frozen=True):
    """A rider is this specialist from now on."""

    rider: str
    specialist: str


class FlammeWeather(Struct, frozen=True):
    """Tiles with their weather, as a road is written."""

    road: str


class FlammeRiderEvent(Struct, frozen=True):
    """Something happened to this rider."""

    rider: str


class FlammeRiderCard(Struct, frozen=True):
    """A rider and a card: as it is called, or an automatic rider's."""

    rider: str
    card: str


class FlammeRiderCards(Struct, frozen=True):
    """A rider and several cards."""

    rider: str
    cards: tuple[str, ...]


class FlammeRiderPlace(Struct, frozen=True):
    """A rider stands there now."""

    rider: str
    square: int
    lane: int


class FlammeHand(Struct, frozen=True):
    """The cards that a rider has drawn, and whether its recycled cards were shuffled for that."""

    rider: str
    hand: tuple[str, ...]
    reshuffled: bool


class FlammeMove(Struct, frozen=True):
    """A rider has moved by a card: how far it may go, what the road and others took from it, and its way."""

    rider: str
    card: str
    stood_up: bool
    speed: int
    limited: int
    blocked: int
    start: int
    square: int
    lane: int
    way: tuple[int, ...]
    crashed: bool


class FlammeSlip(Struct, frozen=True):
    """Riders that slipstream has moved: each with the square and the lane where it stands now."""

    moves: tuple[tuple[str, int, int], ...]


class FlammeChase(Struct, frozen=True):
    """A rider has closed a gap by the power of its card."""

    rider: str
    start: int
    square: int
    lane: int


class FlammeBreakaway(Struct, frozen=True):
    """A rider won a bid, and starts from there with this many exhaustion cards."""

    rider: str
    square: int
    lane: int
    exhaustion: int


class FlammeToken(Struct, frozen=True):
    """A rider takes the best token of a pile."""

    rider: str
    pile: str
    side: str
    value: int


class FlammeHome(Struct, frozen=True):
    """A rider crosses the line in this round."""

    rider: str
    round: int


class FlammeTime(Struct, frozen=True):
    """The time of a rider in seconds."""

    rider: str
    time: int


class FlammePodium(Struct, frozen=True):
    """The points of a rider that comes home among the first."""

    rider: str
    points: int


class FlammeNothing(Struct, frozen=True):
    """The code says it all."""


class FlammeEvents(Struct, frozen=True, kw_only=True, rename="kebab"):
    """The arguments of each event of Flamme Rouge, by its code."""

    phase: FlammePhase
    draft_order: FlammeSeats
    drafted: FlammeSpecialist
    weather: FlammeWeather
    placed: FlammeRiderPlace
    bid: FlammeRiderCard
    bid_revealed: FlammeRiderCards
    bid_doubled: FlammeRiderCards
    bid_lost: FlammeRiderEvent
    broke_away: FlammeBreakaway
    drew: FlammeHand
    played: FlammeRiderCard
    declared: FlammeRiderCard
    deck: FlammeRiderCard
    revealed: FlammeRiderCard
    turned: FlammeRiderCard
    recovered: FlammeRiderEvent
    moved: FlammeMove
    pushed: FlammeRiderPlace
    chased: FlammeChase
    removed: FlammeNothing
    slipped: FlammeSlip
    exhausted: FlammeRiderEvent
    minute: FlammeRiderEvent
    led: FlammeRiderEvent
    token: FlammeToken
    refresh_token: FlammeRiderEvent
    refreshed: FlammeRiderCards
    home: FlammeHome
    timed: FlammeTime
    podium: FlammePodium
    won: FlammeRiderEvent
