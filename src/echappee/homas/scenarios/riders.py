"""Riders of Homas Tour Pro as scenarios write them: `21 5.3 cards 6h,5k wait 1`."""

import re
from collections.abc import Iterable, Mapping
from typing import Final, cast

from echappee.engine import Refused
from echappee.homas.board.course import NOWHERE, Course
from echappee.homas.rules.cards import FITNESS, KINDS, sorted_cards
from echappee.homas.rules.position import Position, Rider
from echappee.scenarios.fields import AmountReader, Fields, check_once, read_said

NONE: Final = "none"
_RIDER = re.compile(r"[1-5][1-4]", re.ASCII)
_NUMBER = re.compile(r"[0-9]{1,2}", re.ASCII)


def read_rider(word: str) -> str:
    """The name of a rider: its team's number and its own."""
    if not _RIDER.fullmatch(word):
        raise Refused("bad-rider", f"{word or 'nothing'} is not a rider such as 21")
    return word


def read_square(road: Course, word: str) -> int:
    """A square by its name, as in 57.2."""
    if word not in road.numbers:
        raise Refused("bad-square", f"there is no square {word} on this road, as in 5.3: row 5, lane 3")
    return road.numbers[word]


def read_number(text: str, word: str, amount: str) -> int:
    """The number after a word."""
    if not _NUMBER.fullmatch(amount):
        raise Refused("bad-rider", f"“{text}”: {word} needs a number")
    return int(amount)


def read_cards(text: str) -> tuple[str, ...]:
    """Energy cards, as in `6h,5k`; `none` for none."""
    cards = () if text == NONE else tuple(text.split(","))
    if "" in cards:
        raise Refused("bad-card", f"“{text}” are no cards such as 6h,5k: commas, no space; or {NONE}")
    for card in cards:
        if card not in KINDS:
            raise Refused("bad-card", f"{card} is not an energy card; there are {', '.join(KINDS)}")
    return sorted_cards(cards)


def read_teams(fields: Fields, key: str) -> tuple[int, ...]:
    """Teams by their numbers, each once."""
    teams = fields.items(key)
    if any(type(team) is not int or not 1 <= team <= 5 for team in teams):
        raise Refused("bad-teams", f"{key} must be a list of teams, 1 to 5")
    check_once("team", [str(team) for team in teams])
    return cast("tuple[int, ...]", tuple(teams))


def read_team_cards(fields: Fields, key: str) -> dict[str, tuple[str, ...]]:
    """Team cards by the team's number, from texts such as `2 6h,5k`."""
    return fields.named(key, "team", "12345", lambda _, cards: read_cards(cards))


def read_placed(texts: Iterable[str], start: Position) -> tuple[Rider, ...]:
    """All twenty riders; those not named in these texts are off the road and hold nothing."""
    placed = [_read_placed(text, start) for text in texts]
    if not placed:
        raise Refused("no-riders", "there are no riders")
    check_once("rider", [rider.name for rider in placed])
    if not start.course.trial:
        _check_squares(start.course, placed)
    named = {rider.name: rider for rider in placed}
    return tuple(named.get(rider.name, rider._replace(cards=(), square=NOWHERE)) for rider in start.riders)


def _check_squares(road: Course, riders: Iterable[Rider]) -> None:
    taken: dict[int, str] = {}
    for rider in riders:
        other = taken.setdefault(rider.square, rider.name) if rider.racing else rider.name
        if other != rider.name:
            name = road.at(rider.square).name
            raise Refused("taken-square", f"{other} and {rider.name} are both on {name}")


def _read_placed(text: str, start: Position) -> Rider:
    words = text.split()
    if len(words) < 2:
        raise Refused("bad-rider", f"“{text}” is not a rider such as 21 5.3 cards 6h,5k")
    rider = start.rider(read_rider(words[0]))
    rider = rider._replace(cards=(), square=read_square(start.course, words[1]))
    for word, amount in read_said(text, words[2:], FLAGS, AMOUNTS).items():
        if rider.neutral and word in ("cards", "spent", "fitness"):
            raise Refused("bad-rider", f"“{text}”: {rider.name} is neutral and has no cards")
        rider = rider._replace(**FLAGS.get(word, {word: amount}))  # type: ignore[arg-type]
    return rider


def _fitness(text: str, _: str, amount: str) -> str:
    if amount not in FITNESS:
        raise Refused("bad-card", f"“{text}”: fitness cards are {' '.join(FITNESS)}")
    return amount


FLAGS: Final[Mapping[str, Mapping[str, object]]] = {
    "moved": {"moved": True},
    "rested": {"moved": True, "still": True},
    "one-die": {"one_die": True},
}
"""Words about what happened to a rider in this turn."""
AMOUNTS: Final[Mapping[str, AmountReader]] = {
    "cards": lambda _text, _word, amount: read_cards(amount),
    "spent": lambda _text, _word, amount: read_cards(amount),
    "fitness": _fitness,
    "wait": read_number,
    "home": read_number,
}
"""Words with an argument."""
