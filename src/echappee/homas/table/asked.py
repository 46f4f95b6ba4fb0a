"""Questions of Homas Tour Pro as data: each answer, how far it leads and what it costs.

Clients show this and send an `answer` back; none has to be parsed.
"""

from msgspec import Struct, field

from echappee.homas.board.course import NOWHERE


class HomasAnswer(Struct, frozen=True, kw_only=True, omit_defaults=True, gc=False):
    """One of the options."""

    answer: str


class HomasMove(HomasAnswer, frozen=True, kw_only=True, omit_defaults=True, gc=False):
    """What a rider moves or sprints with: cards and dice; or else a fitness card, a relay, a rest."""

    does: str = "ride"
    """ride, fitness, relay or rest."""
    own: tuple[str, ...] = ()
    team: tuple[str, ...] = ()
    attack: bool = False
    dice: int = 0
    cards: int = 0
    """The values of the cards."""
    least: int = 0
    most: int = 0
    """The most squares that this may bring, with the road's effect; 0 if it brings none."""
    seven: bool = False
    """Whether it may lead to a natural seven."""
    place: int = 0
    """In a sprint, the best place that it may reach among those who have sprinted."""


class HomasHeld(Struct, frozen=True, omit_defaults=True, gc=False):
    """An energy card of the rider or of the team, and why it cannot be played here (empty: it can)."""

    card: str
    team: bool = False
    why: str = ""


class HomasMoves(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="what", tag="move"):
    """How does the rider whose turn it is ride?"""

    answers: tuple[HomasMove, ...]
    hand: tuple[HomasHeld, ...]
    fitness: str = ""
    """Why its fitness card cannot be played."""
    why: tuple[str, ...] = ()
    """Everything that limits the choice here, each thing once."""
    exposed: bool = False
    """Whether nobody can follow here, which reverses the sign on +5 (3.4.2)."""


class HomasSprint(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="what", tag="sprint"):
    """What does the rider sprint with?"""

    answers: tuple[HomasMove, ...]
    hand: tuple[HomasHeld, ...]
    before: tuple[str, ...] = ()
    """The riders of the group that have sprinted, in the order of the photo finish so far."""
    needs: int = 0
    """The lowest score that beats all of them; higher than any possible score if none does."""


class HomasEnd(HomasAnswer, frozen=True, kw_only=True, omit_defaults=True, gc=False):
    """A square to ride to, how many squares away it is, and the rider whose wheel is there."""

    square: int
    squares: int
    wheel: str = ""
    useful: bool = False


class HomasOdds(Struct, frozen=True, omit_defaults=True, gc=False):
    """The odds of a roll on the event table, in percent, and its modifiers by cause."""

    helped: int
    nothing: int
    slowed: int
    lost: int
    less: dict[str, int] = field(default_factory=dict)


class HomasEnds(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="what", tag="end"):
    """Where does the rider ride to?"""

    answers: tuple[HomasEnd, ...]
    odds: HomasOdds | None = None
    """Where the rider may roll on the event table first; the answer is `table`."""


class HomasWheel(HomasAnswer, frozen=True, kw_only=True, omit_defaults=True, gc=False):
    """A rider that follows or takes the relay (empty: none), the square it reaches and its distance."""

    rider: str = ""
    square: int = NOWHERE
    squares: int = 0
    wait: int = 0
    """The turns that it has to buy back first."""


class HomasWheels(Struct, frozen=True, kw_only=True, tag_field="what", tag="wheel"):
    """Who follows, or who takes the relay?"""

    answers: tuple[HomasWheel, ...]


class HomasCounter(HomasAnswer, frozen=True, kw_only=True, gc=False):
    """Riders that counter an attack, each with the card that it spends."""

    spent: dict[str, str]


class HomasCounterer(Struct, frozen=True, kw_only=True, omit_defaults=True, gc=False):
    """A rider that may counter: the cards it can spend, the square it reaches and its distance."""

    rider: str
    cards: tuple[str, ...]
    square: int
    squares: int
    wait: int = 0


class HomasCounters(Struct, frozen=True, kw_only=True, tag_field="what", tag="counter"):
    """Who counters an attack?"""

    answers: tuple[HomasCounter, ...]
    riders: tuple[HomasCounterer, ...]
    """In the order in which they are asked."""


class HomasFate(HomasAnswer, frozen=True, kw_only=True, omit_defaults=True, gc=False):
    """How to take a seven or a chance: table, keep (one die or card); attack, ride or recover."""

    does: str
    part: int = 0
    """The die or card that is kept, or the whole seven."""
    squares: int = 0
    """How far that goes here."""


class HomasFates(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="what", tag="fate"):
    """How does the rider take a seven, or a chance?"""

    answers: tuple[HomasFate, ...]
    odds: HomasOdds | None = None


class HomasCard(HomasAnswer, frozen=True, kw_only=True, omit_defaults=True, gc=False):
    """A card, perhaps the team's; the empty one means waiting."""

    card: str = ""
    team: bool = False
    attack: bool = False
    """Whether this fitness card has to be played as an attack."""


class HomasCards(Struct, frozen=True, kw_only=True, tag_field="what", tag="card"):
    """Which card buys a turn back, goes, comes back, or is kept?"""

    answers: tuple[HomasCard, ...]


class HomasHands(HomasAnswer, frozen=True, kw_only=True, gc=False):
    """The energy cards of riders 1 to 4 and of the team."""

    hands: tuple[tuple[str, ...], ...]


class HomasEnergy(Struct, frozen=True, kw_only=True, tag_field="what", tag="energy"):
    """Which energy cards does the team ride this stage with?"""

    answers: tuple[HomasHands, ...]


class HomasLine(HomasAnswer, frozen=True, kw_only=True, gc=False):
    """A letter of the starting board, and the riders in lanes 1 to 4."""

    letter: str
    riders: tuple[str, ...]


class HomasLineup(Struct, frozen=True, kw_only=True, tag_field="what", tag="lineup"):
    """Where does the team line up?"""

    answers: tuple[HomasLine, ...]
    board: dict[str, tuple[str, ...]]
    """The squares of each letter in lanes 1 to 4."""


class HomasPlace(HomasAnswer, frozen=True, kw_only=True, gc=False):
    """A rider and a square of the grid."""

    rider: str
    square: str


class HomasPlaces(Struct, frozen=True, kw_only=True, tag_field="what", tag="place"):
    """Which rider lines up next, and where?"""

    answers: tuple[HomasPlace, ...]


class HomasBack(HomasAnswer, frozen=True, kw_only=True, omit_defaults=True, gc=False):
    """The riders that fall back together."""

    riders: tuple[str, ...] = ()


class HomasRetreat(Struct, frozen=True, kw_only=True, tag_field="what", tag="retreat"):
    """Who falls back a square?"""

    answers: tuple[HomasBack, ...]


HomasAsked = (
    HomasMoves
    | HomasSprint
    | HomasEnds
    | HomasWheels
    | HomasCounters
    | HomasFates
    | HomasCards
    | HomasEnergy
    | HomasLineup
    | HomasPlaces
    | HomasRetreat
)
