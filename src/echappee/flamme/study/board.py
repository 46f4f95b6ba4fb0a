"""The study board: the position it starts with, positions that people set up, and a rider's hand in one."""

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Final

from echappee.engine import Draw, Race, Refused, ScriptedDealer, SeededDealer
from echappee.flamme.road.stages import find_stage
from echappee.flamme.rules import FLAMME, Card, FlammeRace, Position, Rider, Setup, TeamSetup, View, set_up
from echappee.flamme.rules.cards import EXHAUSTION, Pile, pile, without
from echappee.flamme.rules.setup import COLOURS
from echappee.flamme.study.asked import hides
from echappee.study.decision import PastChoice, seen_by
from echappee.study.game_study import Posed

LONGEST: Final = 3000
"""The longest position line, of a race with six teams of specialists."""
LONGEST_ROAD: Final = 400
"""The longest road of a position, as of a custom road at a table."""


def start(stage: str, teams: int) -> Position:
    """The first round: every team has placed its riders as far ahead as it could."""
    race: FlammeRace = Race(
        FLAMME, set_up(Setup(find_stage(stage).tiles, (TeamSetup(),) * teams)), SeededDealer(1)
    )
    while race.position.phase == "placement":
        question = race.questions[0]
        race.answer(question.id, (question.options() or ())[0])
    return race.position


def read_possible(line: str) -> Position:
    """The position in this line; a position that no race can lead to is refused."""
    road = next((field for field in line.split(" ") if field.startswith("road=")), "")
    if len(line) > LONGEST or len(road) > LONGEST_ROAD:
        raise Refused("bad-position", "the position is too long")
    if not road.startswith("road=tiles:"):
        raise Refused("bad-position", "the road of a position is made of tiles here")
    position: Position = FLAMME.read_line(line)
    for rider, fresh in zip(position.riders, _fresh(position), strict=True):
        _check_cards(rider, fresh)
    return position


def _fresh(position: Position) -> tuple[Rider, ...]:
    """The same riders before the race, with all their cards; refuses a race that cannot be set up."""
    if [team.colour for team in position.teams] != list(COLOURS[: len(position.teams)]):
        raise Refused("bad-position", f"teams are {', '.join(COLOURS)}, in this order")
    specialists = {rider.name: rider.specialist for rider in position.riders}
    teams = tuple(
        TeamSetup(
            team.kind,
            rouleur=specialists.get(f"{team.colour}.R", ""),
            sprinteur=specialists.get(f"{team.colour}.S", ""),
        )
        for team in position.teams
    )
    drafted = position.ruleset._replace(specialists=False)
    fresh: tuple[Rider, ...] = set_up(Setup(position.course.tiles, teams, drafted)).riders
    if [rider.name for rider in fresh] != [rider.name for rider in position.riders]:
        raise Refused("bad-position", "every team has a Rouleur and a Sprinteur, in this order")
    return fresh


def _check_cards(rider: Rider, fresh: Rider) -> None:
    cards = Counter([*rider.pile, *rider.recycled])
    if not rider.automatic:  # what a Peloton team has played came from one deck for both riders
        cards.update([*rider.played, *([rider.card] if rider.card else [])])
    del cards[EXHAUSTION]
    for card, more in (cards - Counter(fresh.pile)).items():
        raise Refused("bad-deck", f"{rider.name} has {more} more of the card {card} than there are")


def pose(position: Position, name: str, hand: Sequence[str]) -> Posed[View]:
    """The question which card this rider plays first in this round."""
    seat, _, kind = name.partition(".")
    rider = next((each for each in position.riders if each.name == name), None)
    if rider is None or position.phase not in ("energy", "declare"):
        raise _not_asked(name)
    race: FlammeRace = Race(FLAMME, position, ScriptedDealer())
    for question in race.questions:
        if (question.seat, question.id.kind) == (seat, "first"):
            race.answer(question.id, kind)
    for request in race.requests:
        if request.key.seat == seat:
            sure = rider.pile if len(rider.pile) < position.course.at(rider.square).draws else ()
            race.deal(request.key, _drawn(request, sure, hand))
    for question in race.questions:
        if (question.seat, question.id.rider, question.id.kind) == (seat, kind, "card"):
            view = race.view(seat)
            cards = view.rider(name).hand or rider.pile
            return Posed(PastChoice(question, view, seen_by(race, seat, hides)), list(map(str, cards)))
    raise _not_asked(name)


def _not_asked(name: str) -> Refused:
    return Refused("not-asked", f"{name[:20]} has no card to choose in this position")


def _drawn(request: Draw, sure: Pile, hand: Sequence[str]) -> str:
    """The draw that leads to this hand from these cards, which were the last face down."""
    deck = pile(card for card in request.pile if isinstance(card, Card))
    drawn = _more(sure, hand) if hand else pile(Random(str(request)).sample(deck, request.take))
    if len(drawn) != request.take or Counter(drawn) - Counter(deck):
        count = len(sure) + request.take
        raise Refused("bad-hand", f"a hand here is {count} cards of the rider's, those face down first")
    return ",".join(map(str, drawn))


def _more(sure: Pile, hand: Sequence[str]) -> Pile:
    """The cards of this hand that are not among these; none if the hand does not contain all of these."""
    try:
        return without(pile(map(Card.parse, hand)), sure)
    except ValueError:
        return ()
