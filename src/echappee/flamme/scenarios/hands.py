"""The table `energy`: one rider draws, plays a card and recycles the rest."""

from collections.abc import Iterator
from typing import NamedTuple, cast

from echappee.engine import Question, Refused, ScriptedDealer
from echappee.engine.ledger import outcome_text
from echappee.flamme.rules.cards import Card, Pile
from echappee.flamme.rules.course import Course
from echappee.flamme.rules.phases import FLAMME, FlammeRace
from echappee.flamme.rules.position import Position, Rider, Ruleset, Team
from echappee.flamme.scenarios.riders import Entrant, print_pile, read_entrant, read_pile
from echappee.flamme.scenarios.roads import read_road
from echappee.scenarios.fields import Fields

EXPECTATIONS = ("hand", "offered", "down", "recycled")


class Deck(NamedTuple):
    """A rider with its deck in two parts, what chance gives, and the card played."""

    road: Course
    entrant: Entrant
    down: Pile
    recycled: Pile
    draws: Pile | None
    plays: str

    def draw(self) -> FlammeRace:
        """The race with the hand drawn and the question for a card open."""
        race = self._race()
        if race.requests:
            request = race.requests[0]
            raise Refused(
                "missing-draw",
                f"draws is missing: {request.take} of {print_pile(cast(Pile, tuple(request.pile)))}",
            )
        return race

    def play(self, race: FlammeRace, *, recover: bool | None) -> Rider:
        """The rider after it has played its card, and perhaps sent an exhaustion card back."""
        (question,) = race.questions
        race.answer(question.id, self.plays)
        for asked in recovery_asked(race):
            if recover is None:
                raise Refused("missing-key", "gives is missing: the rider may send an exhaustion card back")
            race.answer(asked.id, "yes" if recover else "no")
        if self.draws is not None and not any(entry.chance for entry in race.ledger):
            raise Refused("bad-value", "draws: nothing is left to chance")
        moment = next(moment for moment in race.moments if moment.position.phase == "movement")
        (rider,) = moment.position.riders
        return rider

    def _race(self) -> FlammeRace:
        who = self.entrant
        rider = Rider(
            who.team,
            who.type,
            square=who.location.square,
            lane=who.location.lane,
            pile=self.down,
            recycled=self.recycled,
        )
        start = Position(
            ruleset=Ruleset(),
            course=self.road,
            teams=(Team(who.team),),
            riders=(rider,),
            round=1,
            phase="energy",
        )
        key = str(start.key("draw", who.team, who.type))
        return FlammeRace(
            FLAMME,
            start,
            ScriptedDealer({} if self.draws is None else {key: outcome_text(self.draws)}),
        )


class Hand(NamedTuple):
    """What drawing and playing leads to."""

    deck: Deck
    expected: dict[str, Pile]
    taken: int | None

    def differences(self) -> Iterator[str]:
        """Draw and play, and compare."""
        found, taken = self._play()
        yield from differing_piles(self.expected, found)
        if self.taken is not None and self.taken != taken:
            yield f"taken: {taken}, not {self.taken}"

    def _play(self) -> tuple[dict[str, Pile], int]:
        race = self.deck.draw()
        (question,) = race.questions
        offered = tuple(map(Card.parse, question.options() or ()))
        drew = next(event for event in race.heard(self.deck.entrant.team) if event.code == "drew")
        rider = self.deck.play(race, recover=False)
        hand = tuple(map(Card.parse, cast("tuple[str, ...]", drew.args["hand"])))
        found = {"hand": hand, "offered": offered, "down": rider.pile, "recycled": rider.recycled}
        return found, rider.taken


def recovery_asked(race: FlammeRace) -> list[Question]:
    """The question whether an exhaustion card is sent back, if it is asked."""
    return [question for question in race.questions if question.id.kind == "recover"]


def differing_piles(expected: dict[str, Pile], found: dict[str, Pile]) -> Iterator[str]:
    """One line for each pile that is not as written."""
    for key, cards in expected.items():
        if found[key] != cards:
            yield f"{key}: {print_pile(found[key])}, not {print_pile(cards)}"


def read_deck(fields: Fields) -> Deck:
    road = read_road(fields.text("road", "9"), winds=True)
    entrant = read_entrant(fields.text("rider", "A 1r"), road)
    if entrant.card is not None or entrant.crashed:
        raise Refused("bad-rider", f"rider: {entrant.name} needs only a square")
    down, recycled = read_pile(fields.text("down", "")), read_pile(fields.text("recycled", ""))
    draws = read_pile(fields.text("draws")) if fields.has("draws") else None
    return Deck(
        road=road, entrant=entrant, down=down, recycled=recycled, draws=draws, plays=fields.text("plays")
    )


def read_hand(fields: Fields) -> Hand:
    deck = read_deck(fields)
    expect = fields.inner("expect")
    expected = {key: read_pile(expect.text(key)) for key in EXPECTATIONS if expect.has(key)}
    taken = expect.number("taken") if expect.has("taken") else None
    expect.close()
    if not expected and taken is None:
        raise Refused("no-expectation", f"expect is empty: give one of {', '.join(EXPECTATIONS)}, taken")
    return Hand(deck, expected, taken)
