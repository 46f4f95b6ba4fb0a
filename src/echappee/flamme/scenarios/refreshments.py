"""The table `refresh`: half way through an extended stage a rider takes cards back."""

from collections.abc import Iterator
from typing import NamedTuple

from echappee.engine import Refused, ScriptedDealer
from echappee.flamme.rules.cards import Pile
from echappee.flamme.rules.course import REFRESH
from echappee.flamme.rules.phases import FLAMME, FlammeRace
from echappee.flamme.rules.position import Position, Rider, Ruleset, Team, Token
from echappee.flamme.rules.refresh import print_cards
from echappee.flamme.scenarios.hands import differing_piles
from echappee.flamme.scenarios.riders import read_pile
from echappee.flamme.scenarios.roads import read_road
from echappee.scenarios.fields import Fields

EXPECTATIONS = ("down", "recycled", "played")
TEAM, TYPE = "A", "R"


class Refreshment(NamedTuple):
    """A rider's cards, those it wants back, and what is expected of them."""

    rider: Rider
    takes: Pile
    allowed: bool
    asked: bool | None
    expected: dict[str, Pile]

    def differences(self) -> Iterator[str]:
        """Ask for the cards, and compare."""
        start = Position(
            ruleset=Ruleset(extended=True),
            course=read_road("9"),
            teams=(Team(TEAM),),
            riders=(self.rider,),
            round=1,
            phase="refresh",
        )
        race = FlammeRace(FLAMME, start, ScriptedDealer())
        questions = [question for question in race.questions if question.id.kind == "refresh"]
        if self.asked is not None and self.asked != bool(questions):
            yield f"asked: {str(bool(questions)).lower()}, not {str(self.asked).lower()}"
        answer = print_cards(self.takes)
        for question in questions:
            if question.allows(answer) != self.allowed:
                yield f"allowed: {answer} is {'refused' if self.allowed else 'allowed'}"
                return
            race.answer(question.id, answer if self.allowed else print_cards(()))
        after = next((moment for moment in race.moments if moment.position.phase != "refresh"), None)
        (rider,) = after.position.riders if after else race.position.riders
        piles = {"down": rider.pile, "recycled": rider.recycled, "played": rider.played}
        yield from differing_piles(self.expected, piles)


def read_refreshment(fields: Fields) -> Refreshment:
    piles = {key: read_pile(fields.text(key, "")) for key in EXPECTATIONS}
    token, home = fields.truth("token", default=False), fields.truth("home", default=False)
    takes = read_pile(fields.text("takes", ""))
    expect = fields.inner("expect")
    allowed = expect.truth("allowed", default=True)
    asked = expect.truth("asked") if expect.has("asked") else None
    expected = {key: read_pile(expect.text(key)) for key in EXPECTATIONS if expect.has(key)}
    expect.close()
    if asked is None and not expected and allowed:
        raise Refused("no-expectation", f"expect is empty: give allowed, asked, {', '.join(EXPECTATIONS)}")
    if expected and not allowed:
        raise Refused("bad-value", "expect: what is refused changes no pile")
    rider = Rider(
        TEAM,
        TYPE,
        square=5,
        pile=piles["down"],
        recycled=piles["recycled"],
        played=piles["played"],
        home=int(home),
        tokens=(Token(REFRESH, 1),) * token,
    )
    return Refreshment(rider, takes, allowed, asked, expected)
