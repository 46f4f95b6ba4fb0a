"""Replays: a record ridden again, told whole, with every moment at which a phase begins."""

import re
from bisect import bisect_left
from itertools import pairwise

from echappee.engine import Refused
from echappee.flamme import FLAMME, FlammeRace, Position
from echappee.server.bodies import MomentRow, Replay
from echappee.server.errors import Broken
from echappee.server.lineups import Tags, rules_of, seats_of, settings_of, stage_of
from echappee.server.radio import Radio
from echappee.server.received import ride
from echappee.server.settings import Settings, setup_of
from echappee.server.wire import FlammeView, road_wire, view_wire

_ROUND = re.compile(r"(?m)^round ([0-9]{1,5})[ \t\r]*$")


def replay_of(text: str, rounds: int | None = None) -> Replay:
    """The race of this record, perhaps only up to this round; refused with how far it holds."""
    text = text if rounds is None else _until(text, rounds)
    try:
        race, tags = ride(text)
    except Refused as refusal:
        raise Broken(refusal, _holding(text)) from None
    stage, settings = stage_of(race, tags), _settings(race, tags)
    return Replay(
        stage=stage.id if stage else "",
        name=stage.name if stage else "",
        seats=seats_of(race, tags),
        rules=rules_of(race),
        over=race.over,
        seeded="seed" in tags,
        settings=settings,
        road=road_wire(race.position.course),
        start=_open_view(race.moments[0].position),
        events=tuple(Radio(race).events()),
        moments=_moments(race, forks=settings is not None),
    )


def _moments(race: FlammeRace, *, forks: bool) -> tuple[MomentRow, ...]:
    end = len(race.ledger) if race.over else len(race.ledger) + 1
    return tuple(
        MomentRow(at.position.round, at.position.phase, at.events, at.entries, forks and at.entries < end)
        for at in race.moments
    )


def _settings(race: FlammeRace, tags: Tags) -> Settings | None:
    settings = settings_of(race, tags)
    try:
        setup_of(settings)
    except Refused:
        return None
    return settings


def _open_view(position: Position) -> FlammeView:
    """A spectator's view to which every seat has shown its piles."""
    own = {team.colour: FLAMME.cut(position, team.colour) for team in position.teams}
    riders = tuple(own[rider.team].rider(rider.name) for rider in position.riders)
    return view_wire(FLAMME.cut(position, None)._replace(riders=riders))


def _until(text: str, rounds: int) -> str:
    """The record up to the end of this round."""
    later = (match.start() for match in _ROUND.finditer(text) if int(match[1]) > rounds)
    return text[: next(later, len(text))]


def _holding(text: str) -> int:
    """The last round up to which a broken record holds; 0 if there is none."""
    rounds = [int(match[1]) for match in _ROUND.finditer(text)]
    upward = next((i for i, (one, other) in enumerate(pairwise(rounds), 1) if other <= one), len(rounds))
    good = bisect_left(rounds[:upward], True, key=lambda number: _is_broken(_until(text, number)))
    return rounds[good - 1] if good else 0


def _is_broken(text: str) -> bool:
    try:
        ride(text)
    except Refused:
        return True
    return False
