"""Riders as scenarios write them: `NAME SQUARE[LANE] [CARD] [[power …]] [flags]`."""

import re
from collections.abc import Callable, Collection, Iterable, Mapping
from typing import NamedTuple, TypeVar

from echappee.engine import Refused
from echappee.flamme.rules import Course, Rider, Ruleset, Team
from echappee.flamme.rules.cards import EXHAUSTION, POWERS, ROULEUR, Card, Pile, kind_of, pile
from echappee.flamme.scenarios.roads import Location, read_location
from echappee.scenarios.fields import Fields, check_once
from echappee.scenarios.situation import Expectations

FREE_FOR_ALL = Ruleset()
End = TypeVar("End")
NO_POINTS: Mapping[str, int] = {}
_NAME = re.compile(r"([^\W_][\w-]*)(?:\.([RS]))?")
_WORD = re.compile(r"\[[^\[\]]*\]|\S+")
_CARD = re.compile(r"[1-9][0-9]?")


class Entrant(NamedTuple):
    """A rider of a scenario: `name` as written; team and type follow from it.

    Powers without a card, as the end phase may have them, are those of a card of value 0.
    """

    name: str
    team: str
    type: str
    location: Location
    card: Card | None = None
    crashed: bool = False

    @property
    def seat_name(self) -> str:
        """What the race calls it."""
        return f"{self.team}.{self.type}"

    def ridden(self, deck: Pile) -> Rider:
        """The rider on the road, with this deck face down."""
        return Rider(
            self.team,
            self.type,
            square=self.location.square,
            lane=self.location.lane,
            crashed=self.crashed,
            pile=deck,
        )


def teams_of(entrants: Iterable[Entrant], points: Mapping[str, int] = NO_POINTS) -> tuple[Team, ...]:
    """The teams of these riders, in the order in which they are named, with their tour points."""
    names = dict.fromkeys(rider.team for rider in entrants)
    return tuple(Team(team, points=points.get(team, 0)) for team in names)


def read_entrant(text: str, road: Course) -> Entrant:
    words = _WORD.findall(text)
    if len(words) < 2:
        raise Refused("bad-rider", f"“{text}” is not a rider such as A 16r 5")
    team, kind = read_name(words[0])
    location = read_location(words[1], road)
    card, rest = _read_card_with_powers(words[2:])
    crashed = rest[:1] == ["crashed"]
    if rest[crashed:]:
        raise Refused("unknown-word", f"“{text}”: {rest[crashed:][0]} means nothing here")
    return Entrant(name=words[0], team=team, type=kind, location=location, card=card, crashed=crashed)


def read_entrants(fields: Fields, road: Course, rules: Ruleset = FREE_FOR_ALL) -> dict[str, Entrant]:
    """All riders by name; no two with one name, and no two in one lane if they can meet."""
    entrants = tuple(read_entrant(text, road) for text in fields.texts("riders"))
    if not entrants:
        raise Refused("no-riders", "there are no riders")
    check_once("rider", [rider.seat_name for rider in entrants])
    for rider in entrants:
        mates = [mate.name for mate in entrants if mate.team == rider.team]
        if rider.name == rider.team and len(mates) > 1:
            raise Refused("bad-rider", f"{rider.name} is alone in its team, so there is no {mates[-1]}")
    _check_lanes(entrants, rules)
    return {rider.name: rider for rider in entrants}


def read_name(word: str) -> tuple[str, str]:
    """Team and type from `Red.S`; a plain name is a Rouleur, alone in its team."""
    match = _NAME.fullmatch(word)
    if match is None:
        raise Refused("bad-rider", f"{word} is not a name such as A, Red.R or Red.S")
    return match[1], match[2] or ROULEUR


def read_played(text: str) -> tuple[str, Card]:
    """A rider's name and its card, as in `B 2` or `C 3 [chase]`."""
    words = _WORD.findall(text)
    if len(words) < 2:
        raise Refused("missing-card", f"{text.strip() or 'somebody'} has no card")
    card, rest = _read_card_with_powers(words[1:])
    if card is None or not card.value or rest:
        raise Refused("bad-rider", f"“{text}” is not a rider with its card such as B 2")
    return words[0], card


def read_card(word: str) -> Card:
    """A card by its value."""
    if not _CARD.fullmatch(word):
        raise Refused("bad-card", f"{word} is not a card: it is written by its value, 1 to 99")
    return Card(int(word))


def read_pile(text: str) -> Pile:
    """Cards such as `3 4+recovery 2e`, an exhaustion card being written 2e."""
    return pile(EXHAUSTION if word == str(EXHAUSTION) else read_whole_card(word) for word in text.split())


def read_whole_card(word: str) -> Card:
    """A card by its value and its powers in one word, as in `6+asc6`."""
    value, *powers = word.split("+")
    return _with_powers(read_card(value), powers) if powers else read_card(value)


def pile_at(fields: Fields, key: str) -> Pile:
    """The cards of this key; none if it is not there."""
    return read_pile(fields.text(key, ""))


def expect_pile(expect: Expectations[End], key: str, found: Callable[[End], Mapping[str, Pile]]) -> None:
    """The cards that must be in the pile of this name."""
    expect.value(key, pile_at, lambda end: found(end)[key], print_pile)


def print_pile(cards: Pile) -> str:
    return " ".join(map(str, cards)) or "none"


def _read_card_with_powers(words: list[str]) -> tuple[Card | None, list[str]]:
    """The card that begins these words, its powers in brackets, and the words that are left."""
    value, rest = (words[0], words[1:]) if words and words[0].isdigit() else (None, words)
    card = None if value is None else read_card(value)
    if rest and rest[0].startswith("[") and rest[0].endswith("]"):
        return _with_powers(card or Card(0), rest[0][1:-1].split()), rest[1:]
    return card, rest


def _with_powers(card: Card, powers: Collection[str]) -> Card:
    """The card with these powers, in any order."""
    for power in powers:
        if power not in POWERS:
            raise Refused("unknown-power", f"there is no power {power or 'without a name'}")
    check_once("power", tuple(powers))
    if not powers:
        raise Refused("unknown-power", "there is no power in []")
    return Card(card.value, kind_of(powers))


def _check_lanes(entrants: Iterable[Entrant], rules: Ruleset) -> None:
    """In a team trial only team-mates meet, in an individual trial nobody."""
    taken: dict[tuple[str, Location], str] = {}
    for rider in entrants:
        company = rider.name if rules.itt else rider.team if rules.ttt else ""
        other = taken.setdefault((company, rider.location), rider.name)
        if other != rider.name:
            raise Refused("taken-lane", f"{other} and {rider.name} are in one lane")
