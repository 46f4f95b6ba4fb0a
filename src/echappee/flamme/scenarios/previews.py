"""The table `preview`: where a card would take a rider, as its team may ask beforehand."""

from collections.abc import Iterator
from typing import NamedTuple

from echappee.engine import Refused
from echappee.flamme.rules.cards import DECKS, Card
from echappee.flamme.rules.course import Course
from echappee.flamme.rules.position import Position, Ruleset
from echappee.flamme.rules.preview import preview
from echappee.flamme.rules.views import cut
from echappee.flamme.scenarios.riders import Entrant, check_known, read_entrants, read_whole_card, teams_of
from echappee.flamme.scenarios.roads import find_square, name_of, read_road
from echappee.scenarios.fields import Fields

NUMBERS = ("distance", "raised", "limited")


class Preview(NamedTuple):
    """Riders with whole decks, the question, and the answer expected."""

    road: Course
    entrants: tuple[Entrant, ...]
    name: str
    card: Card
    numbers: dict[str, int]
    square: str
    """The name of the square where it ends; empty if nothing is said of it."""
    rivals: tuple[str, ...] | None
    crowded: bool | None

    def differences(self) -> Iterator[str]:
        """Ask, and compare."""
        riders = tuple(who.ridden(DECKS[who.type]) for who in self.entrants)
        teams = teams_of(self.entrants)
        named = {rider.name: who.name for rider, who in zip(riders, self.entrants, strict=True)}
        asked = next(rider for rider in riders if named[rider.name] == self.name)
        position = Position(
            ruleset=Ruleset(), course=self.road, teams=teams, riders=riders, round=1, phase="energy"
        )
        landing = preview(cut(position, asked.team), asked.name, self.card)
        found = landing._asdict()
        for key, number in self.numbers.items():
            if found[key] != number:
                yield f"{key}: {found[key]}, not {number}"
        there = name_of(self.road, landing.square)
        if self.square not in ("", there):
            yield f"square: {there}, not {self.square}"
        rivals = tuple(named[name] for name in landing.rivals)
        if self.rivals is not None and set(self.rivals) != set(rivals):
            yield f"rivals: {' '.join(rivals) or 'none'}, not {' '.join(self.rivals) or 'none'}"
        if self.crowded is not None and self.crowded != landing.crowded:
            yield f"crowded: {str(landing.crowded).lower()}, not {str(self.crowded).lower()}"


def read_preview(fields: Fields) -> Preview:
    road = read_road(fields.text("road"))
    entrants = read_entrants(fields.texts("riders"), road)
    for rider in entrants:
        if rider.card is not None:
            raise Refused("bad-rider", f"{rider.name}: nobody has played a card yet")
    name, card = fields.text("rider"), read_whole_card(fields.card("card"))
    check_known([name], entrants)
    expect = fields.inner("expect")
    numbers = {key: expect.number(key) for key in NUMBERS if expect.has(key)}
    square = expect.square("square")
    if square:
        find_square(road, square, "square")
    rivals = expect.texts("rivals") if expect.has("rivals") else None
    check_known(rivals or (), entrants)
    crowded = expect.truth("crowded") if expect.has("crowded") else None
    expect.close()
    if not numbers and not square and rivals is None and crowded is None:
        given = ", ".join((*NUMBERS, "square", "rivals", "crowded"))
        raise Refused("no-expectation", f"expect is empty: give one of {given}")
    return Preview(
        road=road,
        entrants=entrants,
        name=name,
        card=card,
        numbers=numbers,
        square=square,
        rivals=rivals,
        crowded=crowded,
    )
