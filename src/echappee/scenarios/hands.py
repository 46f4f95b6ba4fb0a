"""The table `energy`: one rider draws, plays a card and recycles the rest."""

from collections.abc import Iterator
from typing import NamedTuple, cast

from echappee.engine import Refused, ScriptedDealer
from echappee.engine.ledger import outcome_text
from echappee.flamme.cards import Card, Pile
from echappee.flamme.course import Course
from echappee.flamme.position import Position, Rider, Ruleset, Team
from echappee.flamme.rules import FLAMME, FlammeRace
from echappee.scenarios.fields import Fields
from echappee.scenarios.riders import Entrant, print_pile, read_entrant, read_pile
from echappee.scenarios.roads import read_road

EXPECTATIONS = ("hand", "offered", "down", "recycled")


class Hand(NamedTuple):
    """A rider's deck in two parts, what chance gives, and the card played."""

    road: Course
    entrant: Entrant
    down: Pile
    recycled: Pile
    draws: Pile | None
    plays: str
    expected: dict[str, Pile]
    taken: int | None

    def differences(self) -> Iterator[str]:
        """Draw and play, and compare."""
        found, taken = self._play()
        for key, cards in self.expected.items():
            if found[key] != cards:
                yield f"{key}: {print_pile(found[key])}, not {print_pile(cards)}"
        if self.taken is not None and self.taken != taken:
            yield f"taken: {taken}, not {self.taken}"

    def _play(self) -> tuple[dict[str, Pile], int]:
        race = self._race()
        if race.requests:
            request = race.requests[0]
            raise Refused(
                "missing-draw",
                f"draws is missing: {request.take} of {print_pile(cast(Pile, tuple(request.pile)))}",
            )
        (question,) = race.questions
        offered = tuple(map(Card.parse, question.options() or ()))
        drew = next(event for event in race.heard(self.entrant.team) if event.code == "drew")
        race.answer(question.id, self.plays)
        if self.draws is not None and not any(entry.chance for entry in race.ledger):
            raise Refused("bad-value", "draws: nothing is left to chance")
        moment = next(moment for moment in race.moments if moment.position.phase == "movement")
        (rider,) = moment.position.riders
        hand = tuple(map(Card.parse, cast("tuple[str, ...]", drew.args["hand"])))
        found = {"hand": hand, "offered": offered, "down": rider.pile, "recycled": rider.recycled}
        return found, rider.taken

    def _race(self) -> FlammeRace:
        who = self.entrant
        rider = Rider(
            who.team,
            who.type,
            square=who.place.square,
            lane=who.place.lane,
            pile=self.down,
            recycled=self.recycled,
        )
        start = Position(Ruleset(), self.road, (Team(who.team),), (rider,), 1, "energy")
        key = str(start.key("draw", who.team, who.type))
        return FlammeRace(
            FLAMME,
            start,
            ScriptedDealer({} if self.draws is None else {key: outcome_text(self.draws)}),
        )


def read_hand(fields: Fields) -> Hand:
    """The hand that this table describes."""
    road = read_road(fields.text("road", "9"), winds=True)
    entrant = read_entrant(fields.text("rider", "A 1r"), road)
    if entrant.card is not None or entrant.crashed:
        raise Refused("bad-rider", f"rider: {entrant.name} needs a place only")
    down, recycled = read_pile(fields.text("down", "")), read_pile(fields.text("recycled", ""))
    draws = read_pile(fields.text("draws")) if fields.has("draws") else None
    plays = fields.text("plays")
    expect = fields.inner("expect")
    expected = {key: read_pile(expect.text(key)) for key in EXPECTATIONS if expect.has(key)}
    taken = expect.number("taken") if expect.has("taken") else None
    expect.close()
    if not expected and taken is None:
        raise Refused("no-expectation", f"expect is empty: give one of {', '.join(EXPECTATIONS)}, taken")
    return Hand(road, entrant, down, recycled, draws, plays, expected, taken)
