"""The arguments of Homas Tour Pro's events as types, for clients and the schema."""

from msgspec import Struct

ChangeWire = tuple[str, str, str | int | bool | tuple[str, ...]]
"""A rider or a team, a field as in the views, and its new value."""


class HomasTold(Struct, frozen=True, kw_only=True):
    """Everything that an event has changed."""

    changes: tuple[ChangeWire, ...]


class HomasPhase(Struct, frozen=True):
    """A phase begins; turn 0 is before the start."""

    round: int
    phase: str


class HomasRain(Struct, frozen=True):
    """Whether it rains."""

    die: int
    rain: bool


class HomasOrder(HomasTold, frozen=True, kw_only=True):
    """The teams in the order in which they line up."""

    seats: tuple[str, ...]


class HomasRiders(HomasTold, frozen=True, kw_only=True):
    """Something happened to these riders."""

    riders: tuple[str, ...]


class HomasRiderEvent(HomasTold, frozen=True, kw_only=True):
    """Something happened to this rider."""

    rider: str


class HomasRiderCard(HomasRiderEvent, frozen=True, kw_only=True):
    """A rider and a card; a team's begins with a t."""

    card: str


class HomasRiderCards(HomasRiderEvent, frozen=True, kw_only=True):
    """A rider and the energy cards that it plays."""

    cards: tuple[str, ...]


class HomasDrawn(Struct, frozen=True, kw_only=True):
    """The fitness cards of which a rider keeps one."""

    rider: str
    cards: tuple[str, ...]


class HomasEnergyTaken(HomasTold, frozen=True, kw_only=True):
    """The energy cards with which a team rides this stage."""

    seat: str
    hand: str


class HomasLined(HomasRiders, frozen=True, kw_only=True):
    """Riders stand on the squares of a letter; it is empty against the clock."""

    letter: str


class HomasPut(HomasRiderEvent, frozen=True, kw_only=True):
    """A rider stands on this square of the grid."""

    square: int


class HomasFitnessPlayed(HomasRiderCard, frozen=True, kw_only=True):
    """A fitness card, and whether it is an attack."""

    attack: bool


class HomasRoll(HomasRiderEvent, frozen=True, kw_only=True):
    """Dice, and their total with cards and rules, before the road's effect."""

    dice: tuple[int, ...]
    total: int


class HomasDie(HomasRiderEvent, frozen=True, kw_only=True):
    """A die that decides something about a rider."""

    die: int


class HomasTeamRoll(HomasDie, frozen=True, kw_only=True):
    """A die that must be higher than the rank of the team."""

    rank: int
    failed: bool


class HomasSeven(HomasRiderEvent, frozen=True, kw_only=True):
    """The die or card of a seven that is kept."""

    part: int


class HomasFateTold(HomasRiderEvent, frozen=True, kw_only=True):
    """A roll on the event table, and the row that it leads to."""

    dice: tuple[int, ...]
    result: int
    name: str


class HomasFall(HomasRiders, frozen=True, kw_only=True):
    """The riders whom this one brings down."""

    rider: str


class HomasTurns(HomasRiderEvent, frozen=True, kw_only=True):
    """How many turns a rider loses."""

    turns: int


class HomasStep(HomasRiderEvent, frozen=True, kw_only=True):
    """A rider goes from one square to another."""

    start: int
    square: int


class HomasRide(HomasStep, frozen=True, kw_only=True):
    """The same with the squares on the way."""

    way: tuple[int, ...]


class HomasFollowed(HomasStep, frozen=True, kw_only=True):
    """A rider goes along with another."""

    leader: str


class HomasCountered(HomasFollowed, frozen=True, kw_only=True):
    """A rider goes along with an attack, for a card; neutral riders need none."""

    card: str


class HomasRelayed(HomasRiderEvent, frozen=True, kw_only=True):
    """Who takes the relay of whom, and the file from the front."""

    asker: str
    file: tuple[str, ...]


class HomasRefusedRelay(HomasRiders, frozen=True, kw_only=True):
    """Nobody would relay; how many of them pass."""

    passing: int


class HomasPassed(HomasRiders, frozen=True, kw_only=True):
    """Riders who cross the line at this row, and the place of the first of them."""

    row: int
    first: int


class HomasSprinted(HomasRiderEvent, frozen=True, kw_only=True):
    """The score of a rider, how many rows it caught, and the row that this leads to."""

    score: int
    caught: int
    row: int


class HomasArrived(HomasRiders, frozen=True, kw_only=True):
    """Riders come home: the place of the first of them, and the seconds behind the winner."""

    place: int
    delay: int


class HomasDisqualified(HomasRiderEvent, frozen=True, kw_only=True):
    """A team is out, because of this rider's fitness card."""

    seat: str


class HomasEvents(Struct, frozen=True, kw_only=True, rename="kebab"):
    """The arguments of each event of Homas Tour Pro, by its code."""

    phase: HomasPhase
    rain: HomasRain
    order: HomasOrder
    energy_chosen: HomasEnergyTaken
    fitness: HomasRiders
    fitness_drawn: HomasDrawn
    fitness_dealt: HomasRiderCard
    lined_up: HomasLined
    placed: HomasPut
    played: HomasRiderCards
    attacked: HomasRiderCards
    fitness_played: HomasFitnessPlayed
    rolled: HomasRoll
    kept: HomasSeven
    event: HomasFateTold
    team_roll: HomasTeamRoll
    fell: HomasFall
    loses_turns: HomasTurns
    discarded: HomasRiderCard
    waited: HomasRiderEvent
    bought_back: HomasRiderCard
    rode: HomasRide
    followed: HomasFollowed
    countered: HomasCountered
    neutral_counters: HomasDie
    asked_relay: HomasRiderEvent
    relayed: HomasRelayed
    relay_refused: HomasRefusedRelay
    blocked: HomasRiderEvent
    rested: HomasRiderEvent
    recovered: HomasRiderCard
    retreated: HomasStep
    summit: HomasPassed
    rushed: HomasPassed
    sprinted: HomasSprinted
    arrived: HomasArrived
    disqualified: HomasDisqualified
