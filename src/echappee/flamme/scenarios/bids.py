"""The table `bid`: every team bids two cards of one rider, a Baroudeur one, for a start in the breakaway."""

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from echappee.engine import Refused, ScriptedDealer
from echappee.flamme.rules.cards import DECKS, ROULEUR, Pile
from echappee.flamme.rules.course import Course
from echappee.flamme.rules.phases import FLAMME, FlammeRace
from echappee.flamme.rules.position import Position, Rider, Ruleset
from echappee.flamme.rules.specialists import BAROUDEUR, SPECIALISTS
from echappee.flamme.scenarios.outcomes import Outcome, Words, compare, read_outcome
from echappee.flamme.scenarios.riders import (
    Entrant,
    check_known,
    print_pile,
    read_entrants,
    read_name,
    read_pile,
    teams_of,
)
from echappee.flamme.scenarios.tiles import read_tile_road
from echappee.scenarios.amounts import check_once
from echappee.scenarios.fields import Fields

Piles = Mapping[str, Pile]


class Bids(NamedTuple):
    """The grid, what each team bids, and what is expected of it."""

    road: Course
    entrants: tuple[Entrant, ...]
    baroudeurs: tuple[str, ...]
    decks: Piles
    bids: Piles
    places: tuple[Outcome, ...]
    left: Piles
    removed: Piles

    def differences(self) -> Iterator[str]:
        """Bid, and compare."""
        after = self._bid()
        found = {rider.name: after.riders[index] for index, rider in enumerate(self.entrants)}
        yield from compare("places", self.places, found, self.road, {})
        for name, cards in self.left.items():
            if found[name].pile != cards:
                yield f"decks: {name} has {print_pile(found[name].pile)}, not {print_pile(cards)}"
        for name, cards in self.removed.items():
            if found[name].played != cards:
                yield f"removed: of {name} {print_pile(found[name].played)}, not {print_pile(cards)}"

    def _bid(self) -> Position:
        riders = tuple(map(self._rider, self.entrants))
        ruleset = Ruleset(breakaway=True, declared=True, baroudeur_bid=bool(self.baroudeurs))
        start = Position(ruleset, self.road, teams_of(self.entrants), riders, phase="breakaway")
        race = FlammeRace(FLAMME, start, ScriptedDealer())
        while race.position.phase == "breakaway":
            for question in race.questions:
                race.answer(question.id, self._answer(question.seat, question.id.kind))
        return race.position

    def _rider(self, entrant: Entrant) -> Rider:
        if entrant.name in self.baroudeurs:
            rider = entrant.ridden(self.decks.get(entrant.name, SPECIALISTS[BAROUDEUR].deck))
            return rider._replace(specialist=BAROUDEUR)
        return entrant.ridden(self.decks.get(entrant.name, DECKS[entrant.type]))

    def _answer(self, team: str, kind: str) -> str:
        """What this team answers: its rider, its first card, its second card."""
        name = next(name for name in self.bids if read_name(name)[0] == team)
        if kind == "rider":
            return read_name(name)[1]
        return str(self.bids[name][int(kind.removeprefix("card")) - 1])


def read_bid(fields: Fields) -> Bids:
    road = read_tile_road(fields.text("tiles"))
    if not road.breakaway:
        raise Refused("no-breakaway", "these tiles have no breakaway squares")
    entrants = read_entrants(fields.texts("riders"), road)
    for rider in entrants:
        if rider.card is not None or rider.crashed or rider.location.square not in road.grid:
            raise Refused("bad-rider", f"{rider.name} needs a square of the start grid, and nothing else")
    baroudeurs = _read_baroudeurs(fields, entrants)
    decks = _read_piles(fields, "decks", entrants)
    bids = _read_bids(fields, entrants, baroudeurs)
    expect = fields.inner("expect")
    places = tuple(read_outcome(text, road, Words()) for text in expect.texts("places", ()))
    check_known([outcome.name for outcome in places], entrants)
    left, removed = _read_piles(expect, "decks", entrants), _read_piles(expect, "removed", entrants)
    expect.close()
    if not places and not left and not removed:
        raise Refused("no-expectation", "expect is empty: give one of places, decks, removed")
    return Bids(
        road=road,
        entrants=entrants,
        baroudeurs=baroudeurs,
        decks=decks,
        bids=bids,
        places=places,
        left=left,
        removed=removed,
    )


def _read_baroudeurs(fields: Fields, entrants: tuple[Entrant, ...]) -> tuple[str, ...]:
    """The Rouleurs that are Baroudeurs and bid accordingly."""
    names = fields.texts("baroudeur", ())
    check_known(names, entrants)
    check_once(names, "rider")
    if wrong := [name for name in names if read_name(name)[1] != ROULEUR]:
        raise Refused("bad-rider", f"{wrong[0]} is not a Rouleur, and so not a Baroudeur")
    return names


def _read_bids(fields: Fields, entrants: tuple[Entrant, ...], baroudeurs: tuple[str, ...]) -> Piles:
    """One bid per team: two cards, or one for a Baroudeur."""
    bids = _read_piles(fields, "bids", entrants)
    bidders = [read_name(name)[0] for name in bids]
    check_once(bidders, "team")
    for rider in entrants:
        if rider.team not in bidders:
            raise Refused("missing-bid", f"{rider.team} bids nothing")
    for name, cards in bids.items():
        number, words = (1, "one card") if name in baroudeurs else (2, "two cards")
        if len(cards) != number:
            raise Refused("missing-card", f"{name} bids {words}, not {print_pile(cards)}")
    return bids


def _read_piles(fields: Fields, key: str, entrants: tuple[Entrant, ...]) -> Piles:
    """Cards by rider, from texts such as `Red.S 2 5 9`."""
    rows = [text.partition(" ") for text in fields.texts(key, ())]
    names = [name for name, _, _ in rows]
    check_known(names, entrants)
    check_once(names, "rider")
    return {name: read_pile(cards) for name, _, cards in rows}
