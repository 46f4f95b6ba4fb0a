"""A position as one canonical line of text, and back.

    flamme/1 rules=base teams=blue,red:muscle road=tiles:a,…,u at=7.energy blue.R=34r|3,4,4|5,6|3,7||1 …

A team that is not automatic is its colour; in a trial of a tour its points follow, if any: `red:team:7`.

A rider's field is its location (`-` before it is placed, `!` after it if it has crashed, `@9` if it came home
in round 9), its face-down, recycled and played cards, the card of this round, and the exhaustion taken.
If it is a specialist, has passed a pile of tokens or has lost time, five more follow: the specialist, the
tokens (`major5`, `minor0` if nothing was left for it), its minutes, its time in seconds, its podium.
"""

import re
from collections.abc import Iterable, Mapping

from echappee.engine import Refused
from echappee.flamme.rules.cards import Card, Pile, pile
from echappee.flamme.rules.course import Course
from echappee.flamme.rules.course_text import course, print_location, read_location
from echappee.flamme.rules.position import (
    EDITION,
    RULES,
    Position,
    Rider,
    Team,
    Token,
    phases,
    print_rules,
    read_rules,
)
from echappee.flamme.rules.setup import KINDS
from echappee.flamme.rules.specialists import SPECIALISTS
from echappee.notation.record import is_number

HEAD = f"flamme/{EDITION}"

_NAME = re.compile(r"([A-Za-z0-9]+)\.([RS])")
_TEAM = re.compile(rf"([A-Za-z0-9]+)(?::({'|'.join(KINDS)}))?(?::([1-9][0-9]{{0,2}}))?")
_WHERE = re.compile(r"([0-9]+(?:\+[0-9])?(?:[rml]|g[0-9]+))(!?)(?:@([1-9][0-9]{0,8}))?")
_TOKEN = re.compile(r"(major|minor|refresh)([0-9])")
_PLAIN = "||0||0"
"""The values of the five further fields for most riders; then they are left out."""


def print_line(position: Position) -> str:
    fields = [
        HEAD,
        f"rules={print_rules(position.ruleset)}",
        f"teams={','.join(map(_print_team, position.teams))}",
        f"road={position.course.text}",
        f"at={position.round}.{position.phase}" + (f".{position.first}" if position.first else ""),
        *(f"{rider.name}={_print_rider(position.course, rider)}" for rider in position.riders),
    ]
    return " ".join(fields)


def read_line(text: str) -> Position:
    """Read a position line; refuses what is not one, or not a possible position."""
    head, *fields = text.split(" ")
    if head != HEAD:
        raise Refused(
            "bad-position", f"a position of edition {EDITION} begins with {HEAD}, not {head[:20]!r}"
        )
    values = [_field(field) for field in fields]
    if [name for name, _ in values[:4]] != ["rules", "teams", "road", "at"]:
        raise Refused("bad-position", "a position has the fields rules, teams, road and at, then its riders")
    rules, teams, road, at = (value for _, value in values[:4])
    laid = course(road)
    number, phase, first = _read_moment(at)
    by_colour = {team.colour: team for team in _read_teams(teams)}
    riders = tuple(_read_rider(laid, by_colour, name, value) for name, value in values[4:])
    position = Position(
        ruleset=read_rules(rules),
        course=laid,
        teams=tuple(by_colour.values()),
        riders=riders,
        round=number,
        phase=phase,
        first=first,
    )
    _check(position)
    if print_line(position) != text:
        raise Refused("bad-position", "the position is not written in its canonical form")
    return position


def _print_team(team: Team) -> str:
    if team.points:
        return f"{team.colour}:{team.kind}:{team.points}"
    return team.colour + f":{team.kind}" * team.automatic


def _print_rider(laid: Course, rider: Rider) -> str:
    where = print_location(laid, rider.square, rider.lane) if rider.square else "-"
    where += "!" * rider.crashed + (f"@{rider.home}" if rider.home else "")
    piles = [_print_pile(cards) for cards in (rider.pile, rider.recycled, rider.played)]
    fields = [where, *piles, str(rider.card or ""), str(rider.taken)]
    more = "|".join(
        [
            rider.specialist,
            ",".join(map(str, rider.tokens)),
            str(rider.minutes),
            "" if rider.time is None else str(rider.time),
            str(rider.podium),
        ]
    )
    return "|".join(fields if more == _PLAIN else [*fields, more])


def _print_pile(cards: Iterable[Card]) -> str:
    return ",".join(map(str, cards))


def _field(text: str) -> tuple[str, str]:
    name, sign, value = text.partition("=")
    if not sign:
        raise Refused("bad-position", f"name=value was expected, not {text[:40]!r}")
    return name, value


def _read_moment(text: str) -> tuple[int, str, str]:
    """Round and phase, and before the grid is filled perhaps who places first: `0.placement.red`."""
    number, phase, first = [*text.split(".", 2), "", ""][:3]
    if not is_number(number) or phase not in RULES:
        raise Refused("bad-position", f"at={text[:40]} is not a round and phase such as 7.energy")
    return int(number), phase, first


def _read_teams(text: str) -> tuple[Team, ...]:
    found = [_TEAM.fullmatch(part) for part in text.split(",")]
    if None in found:
        raise Refused("bad-position", f"{text.split(',')[found.index(None)][:40]} is not a team")
    return tuple(Team(match[1], match[2] or "team", int(match[3] or 0)) for match in found if match)


def _read_rider(laid: Course, teams: Mapping[str, Team], name: str, value: str) -> Rider:
    named = _NAME.fullmatch(name)
    parts = value.split("|")
    if len(parts) == 6:
        parts += _PLAIN.split("|")
    numbers = [parts[index] for index in (5, 8, 10)] + [parts[9] or "0"] if len(parts) == 11 else [""]
    if named is None or not all(map(is_number, numbers)):
        raise Refused("bad-position", f"{name}={value[:40]} is not a rider")
    if named[1] not in teams:
        raise Refused("bad-position", f"{name} does not ride for a team of this race")
    rider = Rider(
        named[1],
        named[2],
        teams[named[1]].automatic,
        pile=_read_pile(parts[1]),
        recycled=_read_pile(parts[2]),
        played=_read_pile(parts[3]),
        card=_read_pile(parts[4])[0] if parts[4] else None,
        taken=int(parts[5]),
        specialist=_read_specialist(parts[6]),
        tokens=_read_tokens(parts[7]),
        minutes=int(parts[8]),
        time=int(parts[9]) if parts[9] else None,
        podium=int(parts[10]),
    )
    if parts[0] == "-":
        return rider
    where = _WHERE.fullmatch(parts[0])
    if where is None:
        raise Refused("bad-position", f"{name}: {parts[0]} is not a location such as 12r, 12r! or 12r@9")
    square, lane = read_location(laid, where[1])
    return rider._replace(square=square, lane=lane, crashed=bool(where[2]), home=int(where[3] or 0))


def _read_pile(text: str) -> Pile:
    try:
        return pile(map(Card.parse, text.split(","))) if text else ()
    except ValueError as error:
        raise Refused("bad-position", str(error)) from None


def _read_specialist(text: str) -> str:
    if text and text not in SPECIALISTS:
        raise Refused("bad-position", f"there is no specialist {text[:20]}")
    return text


def _read_tokens(text: str) -> tuple[Token, ...]:
    found = [_TOKEN.fullmatch(part) for part in text.split(",")] if text else []
    if any(match is None for match in found):
        raise Refused("bad-position", f"{text[:40]} are not tokens such as major5,minor0")
    return tuple(Token(match[1], int(match[2])) for match in found if match)


def _check(position: Position) -> None:
    """Refuse positions that no race can reach."""
    racing = [rider for rider in position.riders if rider.racing]
    for company in position.companies:
        met = [position.riders[index] for index in company]
        locations = [(rider.square, rider.lane) for rider in met if rider.racing]
        if len(set(locations)) < len(locations):
            raise Refused("bad-position", "two riders are in one lane")
    if len({rider.name for rider in position.riders}) < len(position.riders):
        raise Refused("bad-position", "a rider is written twice")
    if position.first and (position.round or position.first not in position.seats):
        raise Refused("bad-position", f"{position.first[:20]} cannot place first")
    if any(team.points for team in position.teams) and not position.ruleset.trial:
        raise Refused("bad-position", "teams have tour points only in a time trial")
    if not position.seats:
        raise Refused("bad-position", "no team is left to decide anything")
    if position.phase == "movement" and any(rider.card is None for rider in racing):
        raise Refused("bad-position", "a rider has no card to move by")
    if position.phase not in ("over", *phases(position.ruleset)):
        raise Refused("bad-position", f"these rules have no phase {position.phase}")
    if position.round > 0 and any(rider.square == 0 for rider in position.riders):
        raise Refused("bad-position", "a rider is not on the road")
