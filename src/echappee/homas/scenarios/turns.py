"""The table `homas`: riders on a road of Homas Tour Pro, their dice, the answers, and the consequences."""

import re
from collections.abc import Iterable, Iterator
from typing import Final

from echappee.engine import Refused
from echappee.homas.board.course import NOWHERE, ROW
from echappee.homas.board.handmade import HEAD
from echappee.homas.rules import COLOURS, Setup, set_up
from echappee.homas.rules.finish import RUSH_PLACES, SUMMIT_PLACES, delay
from echappee.homas.rules.lineup import ONE_BY_ONE
from echappee.homas.rules.position import Passage, Position, Rider
from echappee.homas.rules.traffic import groups
from echappee.homas.scenarios.answers import read_answers
from echappee.homas.scenarios.conversation import ride
from echappee.homas.scenarios.expected import read_expected
from echappee.homas.scenarios.riders import read_placed, read_team_cards, read_teams
from echappee.scenarios.fields import Fields
from echappee.scenarios.situation import Situation

LINING_UP: Final = "lineup"
PHASES: Final = ("move", "rush", "sprint", "retreat", LINING_UP)
DIRECTORS: Final = (2, 3, 4, 5)
TEAMS: Final = (1, 2, 3, 4, 5)
_STRETCH = re.compile(r"[0-9]x[0-9]", re.ASCII)


def read_homas(fields: Fields) -> Situation:
    start = _read_position(fields)
    dice = _read_dice(fields)
    answers = read_answers(fields.texts("answers", ()), start.course)
    for answer in answers:
        if start.rider(answer.rider).neutral:
            raise Refused("bad-answer", f"“{answer.text}”: {answer.rider} is neutral, nobody decides for it")
    return read_expected(fields, start).situation(lambda: ride(start, dice, answers))


def _read_position(fields: Fields) -> Position:
    """The table before the first die."""
    directors = read_teams(fields, "directors") if fields.has("directors") else DIRECTORS
    ranks = read_teams(fields, "ranks") if fields.has("ranks") else TEAMS
    kinds = tuple("team" if number in directors else "neutral" for number in TEAMS)
    order = tuple(COLOURS[number - 1] for number in ranks)
    start = set_up(Setup(_read_road(fields), kinds, order, lineup=ONE_BY_ONE))
    cards = read_team_cards(fields, "team_cards")
    teams = tuple(team._replace(cards=cards.get(str(team.number), ())) for team in start.teams)
    for team in teams:
        if team.neutral and team.cards:
            raise Refused("bad-teams", f"team_cards: team {team.number} is neutral")
    phase = fields.choice("from", *PHASES)
    position = start._replace(teams=teams, rain=fields.truth("rain", default=False), phase=phase)
    if phase == LINING_UP:
        return position
    riders = read_placed(fields.texts("riders"), start)
    return _with_history(position._replace(riders=riders, round=_read_round(fields)))


def _read_road(fields: Fields) -> str:
    """A course by its id, or rows written by hand, which have numbers such as 0x12."""
    text = fields.text("road")
    return HEAD + text if _STRETCH.search(text) else text


def _read_round(fields: Fields) -> int:
    number = fields.number("round", 2)
    if not 1 <= number <= 99:
        raise Refused("bad-value", f"round is 1 to 99, not {number}")
    return number


def _read_dice(fields: Fields) -> tuple[int, ...]:
    dice = fields.items("dice")
    if any(type(face) is not int or not 1 <= face <= 6 for face in dice):
        raise Refused("bad-value", "dice must be a list of numbers, 1 to 6")
    return tuple(int(str(face)) for face in dice)


def _with_history(position: Position) -> Position:
    """This position with riders that have arrived, and those that have crossed each line."""
    home = sorted((r for r in position.riders if r.home), key=lambda r: (r.home, -r.square))
    for rider in home:
        if rider.home >= position.round:
            raise Refused(
                "bad-rider", f"{rider.name} is home before turn {position.round}, not in {rider.home}"
            )
    if home:
        position = _brought_home(position, home)
    kinds = {mark.row: mark.kind for mark in position.course.summits}
    return position._replace(
        sprints=tuple(_passed(position, row, RUSH_PLACES) for row, _ in position.sprints),
        summits=tuple(_passed(position, row, SUMMIT_PLACES[kinds[row]]) for row, _ in position.summits),
    )


def _brought_home(position: Position, home: list[Rider]) -> Position:
    """This position with places and delays of the riders at home; how they sprinted is not known."""
    first = home[0]
    places = {rider.name: place for place, rider in enumerate(home, start=1)}
    delays = {
        member.name: delay(
            member.home - first.home,
            position.course.rows_between(group[0].square, first.square),
            position.course.finish,
        )
        for group in _arrivals(position, sorted({rider.home for rider in home}))
        for member in group
    }
    riders = tuple(
        rider._replace(place=places.get(rider.name, 0), delay=delays.get(rider.name, 0))
        for rider in position.riders
    )
    return position._replace(riders=riders, first=first.square)


def _arrivals(position: Position, turns: Iterable[int]) -> Iterator[list[Rider]]:
    """The riders that came home together in each of these turns, the most advanced first."""
    alone = position.course.trial or position.course.finish == "mountain"
    for turn in turns:
        then = [r._replace(home=0) if r.home == turn else r._replace(square=NOWHERE) for r in position.riders]
        for group in groups(position.course, then):
            members = [position.riders[index] for index in group]
            yield from ([member] for member in members) if alone else (members,)


def _passed(position: Position, row: int, places: int) -> Passage:
    """The riders that crossed this line earlier: those beyond it, unless the rush for it comes next."""
    beyond = [rider for rider in position.riders if _beyond(position, rider, row)]
    names = [rider.name for rider in sorted(beyond, key=lambda rider: -rider.square)]
    return Passage(row, () if position.phase == "rush" else tuple(names[:places]))


def _beyond(position: Position, rider: Rider, row: int) -> bool:
    on_the_road = rider.racing or rider.home
    return bool(on_the_road) and position.square(rider).progress > row * ROW
