"""What a scenario of Homas Tour Pro is expected to give, and how that differs from what came."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final, NamedTuple, cast

from echappee.engine import Refused
from echappee.homas.board.course import Course
from echappee.homas.rules import RiderView, View
from echappee.homas.rules.cards import sorted_cards
from echappee.homas.rules.position import Position
from echappee.homas.scenarios.answers import Answer, read_answer
from echappee.homas.scenarios.ridden import NOBODY, Ridden
from echappee.homas.scenarios.riders import NONE, read_cards, read_number, read_rider, read_square
from echappee.homas.scenarios.told import LISTS, read_lines, tell_again
from echappee.scenarios.amounts import check_once, print_amount, read_amount
from echappee.scenarios.fields import Fields

FLAGS: Final = {
    "moved": "has not moved",
    "rested": "did not stay where it was",
    "waiting": "has moved",
    "one-die": "has both dice",
}
"""What can be said of a rider in one word, and what is said where it is not so."""
CARDS: Final = ("cards", "spent")
NUMBERS: Final = ("wait", "place")


class Outcome(NamedTuple):
    """What is expected of one rider: its square, and what is said besides."""

    rider: str
    square: int
    said: Mapping[str, object]


class Expected(NamedTuple):
    """Everything that is expected; what is missing is not looked at."""

    riders: tuple[Outcome, ...]
    lists: Mapping[str, tuple[str, ...]]
    team_cards: Mapping[int, tuple[str, ...]]
    disqualified: tuple[int, ...] | None
    may: tuple[Answer, ...]
    may_not: tuple[Answer, ...]
    next: str

    def differences(self, ridden: Ridden) -> Iterator[str]:
        """One line for each thing that is not as written."""
        view = ridden.view
        for outcome in self.riders:
            yield from _of_rider(outcome, view)
        told = ridden.race.heard(None)
        for key, lines in self.lists.items():
            if (found := tuple(tell_again(key, told))) != lines:
                yield f"{key}: {_listed(found)}, not {_listed(lines)}"
        for team in view.teams:
            cards = self.team_cards.get(team.number, team.cards)
            if cards != team.cards:
                yield f"left: {team.number} has {_cards(team.cards)}, not {_cards(cards)}"
        out = tuple(team.number for team in view.teams if team.disqualified)
        if self.disqualified is not None and self.disqualified != out:
            yield f"disqualified: {_listed(out)}, not {_listed(self.disqualified)}"
        yield from self._questions(ridden)

    def _questions(self, ridden: Ridden) -> Iterator[str]:
        """What is asked in the end."""
        for key, answers in (("may", self.may), ("may_not", self.may_not)):
            for answer in answers:
                allowed = ridden.allows(answer)
                if allowed != (key == "may"):
                    yield f"{key}: “{answer.text}” can{'' if allowed else 'not'} be said now"
        if self.next not in ("", ridden.next):
            yield f"next: {ridden.next}, not {self.next}"


def read_expected(fields: Fields, start: Position) -> Expected:
    """What this table expects; refuses one that expects nothing."""
    road = start.course
    before_start = start.round == 0
    riding = {rider.name for rider in start.riders if rider.racing or rider.home or before_start}
    riders = tuple(_read_outcome(text, road) for text in fields.texts("expect", ()))
    check_once([outcome.rider for outcome in riders], "rider")
    for outcome in riders:
        if outcome.rider not in riding:
            raise Refused("unknown-rider", f"expect: {outcome.rider} is not on the road")
    lists = {key: read_lines(fields, key) for key in LISTS if fields.has(key)}
    cards = read_team_cards(fields, "left")
    out = read_teams(fields, "disqualified") if fields.has("disqualified") else None
    may, may_not = (
        tuple(read_answer(text, road) for text in fields.texts(key, ())) for key in ("may", "may_not")
    )
    coming = fields.text("next", "")
    if coming not in ("", NOBODY):
        read_rider(coming)
    expected = Expected(
        riders=riders, lists=lists, team_cards=cards, disqualified=out, may=may, may_not=may_not, next=coming
    )
    if not any((riders, lists, cards, out is not None, may, may_not, coming)):
        raise Refused("no-expectation", "nothing is expected")
    return expected


def read_teams(fields: Fields, key: str) -> tuple[int, ...]:
    """Teams by their numbers, each once."""
    teams = fields.items(key)
    if any(type(team) is not int or not 1 <= team <= 5 for team in teams):
        raise Refused("bad-teams", f"{key} must be a list of teams, 1 to 5")
    check_once([str(team) for team in teams], "team")
    return cast("tuple[int, ...]", tuple(teams))


def read_team_cards(fields: Fields, key: str) -> dict[int, tuple[str, ...]]:
    """Team cards by team, from texts such as `2 6h,5k`."""
    found: dict[int, tuple[str, ...]] = {}
    for text in fields.texts(key, ()):
        team, _, cards = text.partition(" ")
        if team not in tuple("12345") or int(team) in found:
            raise Refused("bad-teams", f"{key}: “{text}” is not a team with its cards, as in 2 6h,5k")
        found[int(team)] = read_cards(cards.strip())
    return found


def _read_outcome(text: str, road: Course) -> Outcome:
    """`RIDER SQUARE [words]`."""
    words = text.split()
    if len(words) < 2:
        raise Refused("bad-outcome", f"“{text}” is not an outcome such as 21 14.3")
    said: dict[str, object] = {}
    rest = iter(words[2:])
    for word in rest:
        if word in said or word not in (*FLAGS, *CARDS, *NUMBERS, "delay"):
            raise Refused("unknown-word", f"“{text}”: {word} means nothing here")
        if word in FLAGS:
            said[word] = True
        elif word in CARDS:
            said[word] = read_cards(next(rest, ""))
        elif word in NUMBERS:
            said[word] = read_number(text, word, next(rest, ""))
        else:
            said[word] = read_amount(text, "time", next(rest, ""))
    return Outcome(read_rider(words[0]), read_square(road, words[1]), said)


def _of_rider(outcome: Outcome, view: View) -> Iterator[str]:
    rider = view.rider(outcome.rider)
    if rider.square != outcome.square:
        there, should = (view.course.at(number).name for number in (rider.square, outcome.square))
        yield f"expect: {rider.name} is on {there}, not on {should}"
    for word, wanted in outcome.said.items():
        found = _found(rider, word)
        if found != wanted:
            yield f"expect: {rider.name} {_difference(word, found, wanted)}"


def _found(rider: RiderView, word: str) -> object:
    if word == "waiting":
        return rider.waiting
    if word == "rested":
        return rider.moved and rider.still
    if word in CARDS:
        return sorted_cards(getattr(rider, word))
    return getattr(rider, word.replace("-", "_"))


def _difference(word: str, found: object, wanted: object) -> str:
    if word in FLAGS:
        return FLAGS[word]
    if word in CARDS:
        there, should = (_cards(cast("tuple[str, ...]", cards)) for cards in (found, wanted))
    else:
        kind = "time" if word == "delay" else word
        there, should = (print_amount(kind, cast("int", amount)) for amount in (found, wanted))
    return f"has {word} {there}, not {should}"


def _cards(cards: tuple[str, ...]) -> str:
    return ",".join(cards) or NONE


def _listed(lines: Sequence[object]) -> str:
    return ", ".join(map(str, lines)) or NONE
