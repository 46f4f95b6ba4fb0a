"""The tables `energy`, `recovery` and `refresh`: a rider draws and plays a card, or takes cards back."""

from collections.abc import Mapping
from typing import Final, NamedTuple, cast

from echappee.engine import Refused, outcome_text
from echappee.flamme.rules import Card, Pile, Position, Rider, Ruleset, Team, Token
from echappee.flamme.rules.course import REFRESH
from echappee.flamme.rules.refresh import print_cards
from echappee.flamme.scenarios.races import race_from
from echappee.flamme.scenarios.riders import expect_pile, pile_at, print_pile, read_entrant, read_pile
from echappee.flamme.scenarios.roads import read_road
from echappee.scenarios.fields import Fields
from echappee.scenarios.situation import Expectations, NotAsWrittenError, Situation, print_truth

PARTS: Final = ("down", "recycled", "played")
"""The parts of a deck by which a rider takes cards back."""


class Turn(NamedTuple):
    """A rider's cards after its turn, and the questions to it."""

    piles: Mapping[str, Pile]
    taken: int
    asked: bool
    """Whether the rider could choose something besides its card."""


def read_energy(fields: Fields) -> Situation:
    """A rider draws and plays; with a card that recovers it gives an exhaustion card back, or keeps it."""
    start, draws, plays = _read_deck(fields)
    gives = fields.truth("gives") if fields.has("gives") else None
    expect = Expectations[Turn](fields, "expect")
    for key in ("hand", "offered", "down", "recycled"):
        expect_pile(expect, key, lambda turn: turn.piles)
    expect.value("taken", Fields.number, lambda turn: turn.taken)
    expect.value("asked", Fields.truth, lambda turn: turn.asked, print_truth)
    situation = expect.situation(lambda: _play(start, draws, plays, gives=gives))
    if gives is not None:
        expect.check(lambda turn: () if turn.asked else ["gives: nothing is asked"])
    return situation


def read_refresh(fields: Fields) -> Situation:
    down, recycled, played = (pile_at(fields, key) for key in PARTS)
    tokens = (Token(REFRESH, 1),) * fields.truth("token", default=False)
    home = int(fields.truth("home", default=False))
    rider = Rider("A", "R", square=5, pile=down, recycled=recycled, played=played, home=home, tokens=tokens)
    takes = pile_at(fields, "takes")
    expect = Expectations[Turn](fields, "expect")
    allowed = expect.fields.truth("allowed", default=True) if expect.has("allowed") else True
    expect.value("asked", Fields.truth, lambda turn: turn.asked, print_truth)
    for key in PARTS:
        if expect.has(key) and not allowed:
            raise Refused("bad-value", "expect: what is refused changes no pile")
        expect_pile(expect, key, lambda turn: turn.piles)
    if not allowed:
        expect.check(lambda _: ())  # that it is refused is seen in play
    return expect.situation(lambda: _take_back(rider, takes, allowed=allowed))


def _read_deck(fields: Fields) -> tuple[Position, Pile | None, str]:
    """A rider with its deck in two parts, the draws, and the card played."""
    road = read_road(fields.text("road", "9"), winds=True)
    who = read_entrant(fields.text("rider", "A 1r"), road)
    if who.card is not None or who.crashed:
        raise Refused("bad-rider", f"rider: {who.name} needs only a square")
    rider = who.ridden(pile_at(fields, "down"))._replace(recycled=pile_at(fields, "recycled"))
    draws = read_pile(fields.text("draws")) if fields.has("draws") else None
    start = Position(Ruleset(), road, (Team(who.team),), (rider,), round=1, phase="energy")
    return start, draws, fields.text("plays")


def _play(start: Position, draws: Pile | None, plays: str, *, gives: bool | None) -> Turn:
    """Draw, play a card, and perhaps send an exhaustion card back."""
    (rider,) = start.riders
    key = str(start.key("draw", rider.team, rider.type))
    race = race_from(start, {} if draws is None else {key: outcome_text(draws)})
    for request in race.requests:
        pile = print_pile(cast(Pile, tuple(request.pile)))
        raise Refused("missing-draw", f"draws is missing: {request.take} of {pile}")
    (question,) = race.questions
    offered = tuple(map(Card.parse, question.options() or ()))
    drew = next(event for event in race.heard(rider.team) if event.code == "drew")
    race.answer(question.id, plays)
    asked = [question for question in race.questions if question.id.kind == "recover"]
    for recover in asked:
        if gives is None:
            raise Refused("missing-key", "gives is missing: the rider may send an exhaustion card back")
        race.answer(recover.id, "yes" if gives else "no")
    if draws is not None and not any(entry.chance for entry in race.ledger):
        raise Refused("bad-value", "draws: nothing is left to chance")
    (rider,) = next(m.position.riders for m in race.moments if m.position.phase == "movement")
    hand = tuple(map(Card.parse, cast("tuple[str, ...]", drew.args["hand"])))
    piles = {"hand": hand, "offered": offered, "down": rider.pile, "recycled": rider.recycled}
    return Turn(piles, rider.taken, bool(asked))


def _take_back(rider: Rider, takes: Pile, *, allowed: bool) -> Turn:
    """The refresh phase of an extended stage, half way through it."""
    rules = Ruleset(extended=True)
    race = race_from(Position(rules, read_road("9"), (Team(rider.team),), (rider,), round=1, phase="refresh"))
    questions = [question for question in race.questions if question.id.kind == "refresh"]
    answer = print_cards(takes)
    for question in questions:
        if question.allows(answer) != allowed:
            raise NotAsWrittenError(f"allowed: {answer} is {'refused' if allowed else 'allowed'}")
        race.answer(question.id, answer if allowed else print_cards(()))
    after = next((moment for moment in race.moments if moment.position.phase != "refresh"), None)
    (rider,) = after.position.riders if after else race.position.riders
    piles = dict(zip(PARTS, (rider.pile, rider.recycled, rider.played), strict=True))
    return Turn(piles, rider.taken, bool(questions))
