"""The rest of a race of Flamme Rouge, from any situation: in the kernel if it is ready, or by the rules."""

from collections.abc import Sequence
from concurrent.futures import Executor
from importlib.util import find_spec
from typing import Final, NamedTuple

from echappee.bots.game_bots import make_bot
from echappee.engine import Draw, Key, Refused
from echappee.engine.chance import Dealer, Outcome
from echappee.engine.refusals import install
from echappee.flamme.road.stages import find_stage
from echappee.flamme.rules import FLAMME, Position, Setup, TeamSetup, View, set_up
from echappee.flamme.rules.imagined import imagined
from echappee.simulate.engines import CANNOT, KERNEL, REFERENCE
from echappee.study.analysis import QUICK_EFFORTS, SLOW_EFFORTS, EffortName, StudyEffort
from echappee.study.by_rules import ByRules
from echappee.study.chances import RaceNumbers, SeatView, Truth, Winners

POLICY: Final = "tempo"
SECOND: Final = "cadet"
"""In the kernel only: whether a mistake is one if a network rides on."""
POINT: Final = 10
"""The worth of a point of the podium or of a token where times count, in seconds, as patron learned it."""


def winners(position: Position) -> Sequence[str]:
    """The team that won; where times count, the best teams of the stage."""
    if not position.ruleset.timed:
        return [position.ranking[0].team]
    scores = {team.colour: _score(position, team.colour) for team in position.teams}
    return [team for team, score in scores.items() if score == max(scores.values())]


def _score(position: Position, team: str) -> int:
    """The points of its riders, as seconds, less their times."""
    own = [rider for rider in position.riders if rider.team == team]
    points = sum(rider.podium + sum(token.value for token in rider.tokens) for rider in own)
    return POINT * points - sum(rider.time or 0 for rider in own)


def position_of(situation: Truth[Position] | SeatView[View], _: int = 0) -> Position:
    """Where races begin: the hidden cards of a view lie face down, so every race deals them again."""
    return situation.position if isinstance(situation, Truth) else imagine(situation)


def imagine(seen: SeatView[View]) -> Position:
    return imagined(seen.view)


class _KnownCards(NamedTuple):
    """A dealer for hidden hands from which a card is known to have been played: it is among those drawn."""

    played: dict[Key, str]
    dealer: Dealer

    def deal(self, request: Draw) -> Outcome | None:
        card = self.played.get(request.key._replace(kind=request.key.kind.replace("draw", "card")))
        left = [str(each) for each in request.pile]
        if card is None or card not in left:
            return self.dealer.deal(request)
        index = left.index(card)
        rest = request._replace(
            pile=(*request.pile[:index], *request.pile[index + 1 :]), take=request.take - 1
        )
        drawn = (self.dealer.deal(rest) or ()) if rest.take else ()
        return tuple(sorted((*drawn, request.pile[index]), key=request.pile.index))


def dealer(situation: Truth[Position] | SeatView[View], chance: Dealer) -> Dealer:
    return _KnownCards({entry.key: entry.result for entry in situation.entries if not entry.chance}, chance)


BY_RULES: Final = ByRules[Position, View](
    rules=FLAMME,
    winners=winners,
    bot=lambda name: make_bot(name, 0, FLAMME.name),
    start=position_of,
    dealer=dealer,
)


def ride_on(situations: Sequence[Truth[Position] | SeatView[View]], rides: RaceNumbers) -> Sequence[Winners]:
    """In the kernel where it is ready and can; by the rules in any other case."""
    rides = rides._replace(policy=rides.policy or POLICY)
    if not rides.by_rules and is_ready():
        from echappee.flamme.study.in_kernel import ride_in_kernel  # noqa: PLC0415 - it needs the extra `fast`

        try:
            return ride_in_kernel(situations, rides)
        except Refused as refusal:
            if refusal.code not in CANNOT:
                raise
    return BY_RULES.ride_on(situations, rides)


def is_ready() -> bool:
    """Whether the kernel is installed and compiled."""
    try:
        from echappee.flamme.kernel.entry import CODE  # noqa: PLC0415 - as above
    except ImportError:
        return False
    return CODE.is_compiled()


def effort(situation: Truth[Position] | SeatView[View], name: EffortName) -> StudyEffort:
    """With few races if the rules ride them."""
    if _is_fast(situation):
        return QUICK_EFFORTS[name].ridden_by(POLICY, SECOND if name == "full" else "")
    slow = SLOW_EFFORTS[name]._replace(provisional=not is_ready(), lacking=not find_spec("numba"))
    return slow.ridden_by(POLICY, by_rules=True)


def _is_fast(situation: Truth[Position] | SeatView[View]) -> bool:
    """Whether the kernel rides races from here."""
    if not is_ready():
        return False
    from echappee.flamme.study.in_kernel import ride_in_kernel  # noqa: PLC0415 - as above

    try:
        ride_in_kernel([situation], RaceNumbers(1, policy=POLICY))
    except Refused:
        return False
    return True


def pool(jobs: int) -> Executor:
    return (KERNEL if is_ready() else REFERENCE).pool(jobs)


def warm_up() -> None:
    """Compile the kernel, which takes a while the first time."""
    try:
        from echappee.flamme.kernel import Kernel  # noqa: PLC0415 - as above
    except ImportError:
        raise Refused("no-fast", f"riding fast needs the kernel: {install('fast')}") from None
    start = set_up(Setup(find_stage("base-1").tiles, (TeamSetup(), TeamSetup())))
    Kernel(start, ("random", "random")).ride(1)
