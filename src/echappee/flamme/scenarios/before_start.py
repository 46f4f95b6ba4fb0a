"""The tables `draft`, `weather`, `placement` and `bid`, about the time before the first round."""

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from functools import partial
from typing import Final, NamedTuple

from echappee.engine import Refused
from echappee.flamme.rules import Course, FlammeRace, Position, Rider, Ruleset, Setup, Team, TeamSetup, set_up
from echappee.flamme.rules.cards import DECKS, ROULEUR, SPRINTEUR, Pile
from echappee.flamme.rules.layout import NO_LIMIT, Square
from echappee.flamme.rules.specialists import BAROUDEUR, SPECIALISTS
from echappee.flamme.rules.start import TOKENS
from echappee.flamme.scenarios.places import Riding, Sayable, expect_places
from echappee.flamme.scenarios.races import race_from
from echappee.flamme.scenarios.riders import (
    Entrant,
    print_pile,
    read_entrants,
    read_name,
    read_pile,
    teams_of,
)
from echappee.flamme.scenarios.roads import read_road, read_tile_road
from echappee.scenarios.fields import Fields, check_once, read_amount, read_said
from echappee.scenarios.situation import Expectations, Situation

NOBODY: Final = "nobody"
NUMBERS: Final = ("least", "most", "draws")
FLAGS: Final = ("exposed", "slippery")
PLAIN: Final[dict[str, object]] = {
    "least": 0,
    "most": NO_LIMIT,
    "draws": 4,
    "exposed": False,
    "slippery": False,
}
"""The effects of a square of plain road."""


class DraftPick(NamedTuple):
    """The pick of a team in the draft, and whether it is refused."""

    team: str
    specialist: str
    refused: bool


class Drafted(NamedTuple):
    """The draft after its last pick, and the picks that did not go as written."""

    race: FlammeRace
    wrong: list[str]

    @property
    def turn(self) -> str:
        """The team that picks next."""
        race = self.race
        return race.questions[0].seat if race.position.phase == "draft" and race.questions else NOBODY

    def specialists(self) -> Mapping[str, str]:
        """Every rider's specialist."""
        drafted = [event.args for event in self.race.heard(None) if event.code == "drafted"]
        nobody = {rider.name: NOBODY for rider in self.race.position.riders}
        return nobody | {str(args["rider"]): str(args["specialist"]) for args in drafted}

    def decks(self) -> Mapping[str, Pile]:
        """The riders' decks, once they are made."""
        if self.turn != NOBODY:
            raise Refused("bad-value", "decks: they are made when everybody has picked")
        return {rider.name: rider.pile for rider in self.race.position.riders}


def read_draft(fields: Fields) -> Situation:
    """Teams pick their specialists, there and back."""
    order = fields.texts("order")
    check_once("team", order)
    if not order or any(read_name(team) != (team, ROULEUR) for team in order):
        raise Refused("bad-teams", "order must be a list of teams such as Red")
    riders = tuple(Rider(team, kind, pile=DECKS[kind]) for team in order for kind in (ROULEUR, SPRINTEUR))
    start = Position(
        Ruleset(specialists=True), read_road("9"), tuple(map(Team, order)), riders, phase="draft"
    )
    known = [rider.name for rider in riders]
    picks = [_read_pick(text, order) for text in fields.texts("picks")]
    expect = Expectations[Drafted](fields if fields.has("expect") else Fields({"expect": {}}), "expect")
    expect.each(
        "riders",
        lambda inner, key: inner.named(key, "rider", known, _read_specialist),
        Drafted.specialists,
        says="{} is ",
    )
    expect.value("turn", Fields.text, lambda drafted: drafted.turn)
    expect.each("decks", _piles(known), Drafted.decks, print_pile)
    if any(pick.refused for pick in picks):
        expect.check(lambda drafted: drafted.wrong)
    return expect.situation(lambda: _draft(start, picks))


def _read_pick(text: str, order: tuple[str, ...]) -> DraftPick:
    words = text.split()
    refused = words[2:] == ["refused"]
    if len(words) != 2 + refused or words[0] not in order or words[1] not in SPECIALISTS:
        raise Refused("bad-value", f"picks: “{text}” is not a pick such as {(*order, 'Red')[0]} grimpeur")
    return DraftPick(words[0], words[1], refused)


def _read_specialist(text: str, name: str) -> str:
    if name not in SPECIALISTS:
        raise Refused(
            "bad-value", f"riders: “{text}” is not a rider with a specialist such as Red.R grimpeur"
        )
    return name


def _draft(start: Position, picks: Iterable[DraftPick]) -> Drafted:
    """Make the picks that are allowed."""
    order = ",".join(team.colour for team in start.teams)
    drafted = Drafted(race_from(start, {str(start.key("order")): order}), [])
    for pick in picks:
        if drafted.turn != pick.team:
            raise Refused("bad-value", f"picks: it is not {pick.team}'s turn, but {drafted.turn}'s")
        (question,) = drafted.race.questions
        allowed = question.allows(pick.specialist)
        if allowed and pick.refused:
            drafted.wrong.append(f"picks: {pick.team} may pick {pick.specialist}")
        elif allowed:
            drafted.race.answer(question.id, pick.specialist)
        elif not pick.refused:
            raise Refused("not-allowed", f"picks: {pick.team} may not pick {pick.specialist}")
    return drafted


def read_weather(fields: Fields) -> Situation:
    """Weather tokens on tiles, and the effects on their squares."""
    road = read_tile_road(fields)
    tokens = fields.texts("tokens")
    for token in tokens:
        if token not in TOKENS:
            raise Refused("unknown-token", f"there is no token {token}, only {' '.join(sorted(set(TOKENS)))}")
    expect = Expectations[Course](fields)
    for text in fields.texts("expect"):
        expect.check(partial(_check_square, *_read_effects(text, road.layout.names)))
    start = Position(Ruleset(weather=True), road, (), (), phase="weather")
    draws = {str(start.key("tokens")): ",".join(tokens)}
    return expect.situation(lambda: race_from(start, draws).position.course)


def _read_effects(text: str, names: Collection[str]) -> tuple[str, dict[str, object]]:
    """`SQUARE [least N] [most N] [draws N] [exposed] [slippery]`; what is not written is as on plain road."""
    square, *words = text.split() or [""]
    if square not in names:
        raise Refused("bad-place", f"“{text}” does not begin with a square of this road")
    return square, PLAIN | read_said(text, words, FLAGS, dict.fromkeys(NUMBERS, read_amount))


def _check_square(name: str, wanted: dict[str, object], laid: Course) -> Iterator[str]:
    found = _effects(laid.at(laid.square(name)))
    if found != wanted:
        yield f"expect: square {name} is {_print_effects(found)}, not {_print_effects(wanted)}"


def _effects(square: Square) -> dict[str, object]:
    numbers = {name: getattr(square, name) for name in NUMBERS}
    return numbers | {"exposed": not square.shelter, "slippery": square.slippery}


def _print_effects(effects: Mapping[str, object]) -> str:
    words = [f"{key} {effects[key]}" for key in NUMBERS if effects[key] != PLAIN[key]]
    return " ".join(words + [flag for flag in FLAGS if effects[flag]]) or "plain"


def read_placement(fields: Fields) -> Situation:
    """The start grid is filled, automatic teams first."""
    tiles = read_tile_road(fields).tiles
    start = set_up(Setup(tiles, tuple(TeamSetup(kind) for kind in fields.texts("teams"))))
    known = [rider.name for rider in start.riders]
    placed = fields.named("placed", "rider", known, _read_placed)
    if not placed:
        raise Refused("bad-value", "placed is empty")
    expect = Expectations[Riding](fields)
    expect_places(expect, "expect", Sayable(start.course, known), lambda riding: riding)
    return expect.situation(lambda: _place(start, placed))


def _read_placed(text: str, square: str) -> str:
    if not square.isdecimal():
        raise Refused("bad-place", f"placed: “{text}” is not a rider on a square such as blue.R 5")
    return square


def _place(start: Position, placed: Mapping[str, str]) -> Riding:
    first, _ = read_name(next(iter(placed)))
    race = race_from(start, {str(start.key("first")): first})
    for name, square in placed.items():
        team, kind = read_name(name)
        if not race.questions or race.questions[0].seat != team:
            raise Refused("bad-value", f"placed: it is not {name}'s turn")
        race.answer(race.questions[0].id, f"{kind}{square}")
    if race.position.phase == "placement" and race.questions:
        raise Refused("bad-value", f"placed: {race.questions[0].seat} has riders left")
    return Riding({rider.name: rider for rider in race.position.riders})


def read_bid(fields: Fields) -> Situation:
    """Every team bids two cards of one rider, a Baroudeur one, for a start in the breakaway."""
    road = read_tile_road(fields)
    if not road.breakaway:
        raise Refused("no-breakaway", "these tiles have no breakaway squares")
    entrants = read_entrants(fields, road)
    for rider in entrants.values():
        if rider.card is not None or rider.crashed or rider.location.square not in road.grid:
            raise Refused("bad-rider", f"{rider.name} needs a square of the start grid, and nothing else")
    baroudeurs = fields.some_of("baroudeur", "rider", entrants, ())
    if wrong := [name for name in baroudeurs if entrants[name].type != ROULEUR]:
        raise Refused("bad-rider", f"{wrong[0]} is not a Rouleur, and so not a Baroudeur")
    decks = dict.fromkeys(baroudeurs, SPECIALISTS[BAROUDEUR].deck) | _piles(entrants)(fields, "decks")
    bids = _piles(entrants)(fields, "bids")
    _check_bids(bids, entrants, baroudeurs)
    riders = tuple(
        rider.ridden(decks.get(rider.name, DECKS[rider.type]))._replace(
            specialist=BAROUDEUR if rider.name in baroudeurs else ""
        )
        for rider in entrants.values()
    )
    rules = Ruleset(breakaway=True, declared=True, baroudeur_bid=bool(baroudeurs))
    start = Position(rules, road, teams_of(entrants.values()), riders, phase="breakaway")
    expect = Expectations[Mapping[str, Rider]](fields, "expect")
    expect_places(expect, "places", Sayable(road, entrants), Riding)
    expect.each("decks", _piles(entrants), lambda found: {n: r.pile for n, r in found.items()}, print_pile)
    expect.each(
        "removed",
        _piles(entrants),
        lambda found: {name: rider.played for name, rider in found.items()},
        print_pile,
        says="of {} ",
    )
    by_team = {entrants[name].team: (entrants[name].type, *map(str, cards)) for name, cards in bids.items()}
    return expect.situation(lambda: dict(zip(entrants, _bid(start, by_team).riders, strict=True)))


def _check_bids(
    bids: Mapping[str, Pile], entrants: Mapping[str, Entrant], baroudeurs: Collection[str]
) -> None:
    """One bid per team: two cards, or one for a Baroudeur."""
    bidders = [entrants[name].team for name in bids]
    check_once("team", bidders)
    for rider in entrants.values():
        if rider.team not in bidders:
            raise Refused("missing-bid", f"{rider.team} bids nothing")
    for name, cards in bids.items():
        number, words = (1, "one card") if name in baroudeurs else (2, "two cards")
        if len(cards) != number:
            raise Refused("missing-card", f"{name} bids {words}, not {print_pile(cards)}")


def _bid(start: Position, bids: Mapping[str, tuple[str, ...]]) -> Position:
    """Each team answers with its rider, its first card, its second card."""
    race = race_from(start)
    while race.position.phase == "breakaway":
        for question in race.questions:
            number = question.id.kind.removeprefix("card")
            race.answer(question.id, bids[question.seat][0 if number == "rider" else int(number)])
    return race.position


def _piles(known: Collection[str]) -> Callable[[Fields, str], dict[str, Pile]]:
    """Cards by rider, from texts such as `Red.S 2 5 9`."""
    return lambda fields, key: fields.named(key, "rider", known, lambda _, cards: read_pile(cards))
