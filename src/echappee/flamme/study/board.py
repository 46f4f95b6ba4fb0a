"""Positions on the study board: where they begin, and a rider with a hand in one of them."""

from collections import Counter
from collections.abc import Sequence
from random import Random

from echappee.engine import Draw, Race, Refused, ScriptedDealer, SeededDealer
from echappee.flamme.road.stages import find_stage
from echappee.flamme.rules import FLAMME, Card, FlammeRace, Position, Setup, TeamSetup, View, set_up
from echappee.flamme.rules.cards import Pile, pile, without
from echappee.study.game_board import Posed


def start(stage: str, teams: int) -> Position:
    """The first round: every team has placed its riders as far ahead as it could."""
    race: FlammeRace = Race(
        FLAMME, set_up(Setup(find_stage(stage).tiles, (TeamSetup(),) * teams)), SeededDealer(1)
    )
    while race.position.phase == "placement":
        question = race.questions[0]
        race.answer(question.id, (question.options() or ())[0])
    return race.position


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
            return Posed(question, view, list(map(str, view.rider(name).hand or rider.pile)))
    raise _not_asked(name)


def _not_asked(name: str) -> Refused:
    return Refused("not-asked", f"{name[:20]} has no card to choose in this position")


def _drawn(request: Draw, sure: Pile, hand: Sequence[str]) -> str:
    """What must be drawn for this hand, where these cards are in it already: they were the last face down."""
    deck = pile(card for card in request.pile if isinstance(card, Card))
    drawn = _more(sure, hand) if hand else pile(Random(str(request)).sample(deck, request.take))
    if len(drawn) != request.take or Counter(drawn) - Counter(deck):
        count = len(sure) + request.take
        raise Refused("bad-hand", f"a hand here is {count} cards of the rider's, those face down first")
    return ",".join(map(str, drawn))


def _more(sure: Pile, hand: Sequence[str]) -> Pile:
    """The hand without these cards; nothing if it is not one of cards with all of these."""
    try:
        return without(pile(map(Card.parse, hand)), sure)
    except ValueError:
        return ()
