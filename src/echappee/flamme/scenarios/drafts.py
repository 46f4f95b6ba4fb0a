"""The table `draft`: teams pick their specialists, there and back."""

from collections.abc import Iterator
from typing import NamedTuple

from echappee.engine import Refused, ScriptedDealer
from echappee.flamme.rules.cards import DECKS, ROULEUR, SPRINTEUR, Pile
from echappee.flamme.rules.phases import FLAMME, FlammeRace
from echappee.flamme.rules.position import Position, Rider, Ruleset, Team
from echappee.flamme.rules.specialists import SPECIALISTS
from echappee.flamme.scenarios.riders import print_pile, read_name, read_pile
from echappee.flamme.scenarios.roads import read_road
from echappee.scenarios.amounts import check_once
from echappee.scenarios.fields import Fields

NOBODY = "nobody"


class Pick(NamedTuple):
    """What a team asks for, and whether it gets it."""

    team: str
    specialist: str
    refused: bool


class Draft(NamedTuple):
    """Teams in the order that was drawn, their picks, and what is expected."""

    order: tuple[str, ...]
    picks: tuple[Pick, ...]
    riders: dict[str, str]
    decks: dict[str, Pile]
    turn: str
    """The team whose turn it is after the last pick; empty if nothing is said of it."""

    def differences(self) -> Iterator[str]:
        """Pick, and compare."""
        race = self._race()
        for pick in self.picks:
            yield from _differences_in_pick(race, pick)
        drafted = {
            event.args["rider"]: event.args["specialist"]
            for event in race.heard(None)
            if event.code == "drafted"
        }
        for name, specialist in self.riders.items():
            if drafted.get(name, NOBODY) != specialist:
                yield f"riders: {name} is {drafted.get(name, NOBODY)}, not {specialist}"
        if self.turn not in ("", _turn(race)):
            yield f"turn: {_turn(race)}, not {self.turn}"
        if self.decks:
            yield from self._differences_in_decks(race)

    def _differences_in_decks(self, race: FlammeRace) -> Iterator[str]:
        if _turn(race) != NOBODY:
            raise Refused("bad-value", "decks: they are made when everybody has picked")
        found = {rider.name: rider.pile for rider in race.position.riders}
        for name, cards in self.decks.items():
            if found[name] != cards:
                yield f"decks: {name} has {print_pile(found[name])}, not {print_pile(cards)}"

    def _race(self) -> FlammeRace:
        riders = tuple(
            Rider(team, kind, pile=DECKS[kind]) for team in self.order for kind in (ROULEUR, SPRINTEUR)
        )
        start = Position(
            Ruleset(specialists=True), read_road("9"), tuple(map(Team, self.order)), riders, phase="draft"
        )
        return FlammeRace(FLAMME, start, ScriptedDealer({str(start.key("order")): ",".join(self.order)}))


def _turn(race: FlammeRace) -> str:
    return race.questions[0].seat if race.position.phase == "draft" and race.questions else NOBODY


def _differences_in_pick(race: FlammeRace, pick: Pick) -> Iterator[str]:
    """Make this pick if it is allowed, and report it if it should not be."""
    if _turn(race) != pick.team:
        raise Refused("bad-value", f"picks: it is not {pick.team}'s turn, but {_turn(race)}'s")
    (question,) = race.questions
    allowed = question.allows(pick.specialist)
    if allowed and not pick.refused:
        race.answer(question.id, pick.specialist)
    elif allowed:
        yield f"picks: {pick.team} may pick {pick.specialist}"
    elif not pick.refused:
        raise Refused("not-allowed", f"picks: {pick.team} may not pick {pick.specialist}")


def read_draft(fields: Fields) -> Draft:
    order = fields.texts("order")
    check_once(order, "team")
    if not order or any(read_name(team) != (team, ROULEUR) for team in order):
        raise Refused("bad-teams", "order must be a list of teams such as Red")
    picks = tuple(_read_pick(text, order) for text in fields.texts("picks"))
    expect = fields.inner("expect") if fields.has("expect") else Fields({})
    rows = [text.split() for text in expect.texts("riders", ())]
    if bad := [" ".join(row) for row in rows if len(row) != 2 or row[1] not in SPECIALISTS]:
        raise Refused(
            "bad-value", f"riders: “{bad[0]}” is not a rider with a specialist such as Red.R grimpeur"
        )
    decks = [text.partition(" ") for text in expect.texts("decks", ())]
    turn = expect.text("turn", "")
    expect.close()
    _check_names([row[0] for row in rows], order)
    _check_names([name for name, _, _ in decks], order)
    if not rows and not decks and not turn and not any(pick.refused for pick in picks):
        raise Refused("no-expectation", "nothing is expected: give a refused pick, riders, decks or turn")
    return Draft(
        order,
        picks,
        {row[0]: row[1] for row in rows},
        {name: read_pile(cards) for name, _, cards in decks},
        turn,
    )


def _read_pick(text: str, order: tuple[str, ...]) -> Pick:
    words = text.split()
    refused = words[2:] == ["refused"]
    if len(words) != 2 + refused or words[0] not in order or words[1] not in SPECIALISTS:
        raise Refused("bad-value", f"picks: “{text}” is not a pick such as {(*order, 'Red')[0]} grimpeur")
    return Pick(words[0], words[1], refused)


def _check_names(names: list[str], order: tuple[str, ...]) -> None:
    """Riders are written Red.R and Red.S, each once."""
    check_once(names, "rider")
    known = [f"{team}.{kind}" for team in order for kind in (ROULEUR, SPRINTEUR)]
    for name in names:
        if name not in known:
            raise Refused("unknown-rider", f"there is no rider {name}, only {' '.join(known)}")
