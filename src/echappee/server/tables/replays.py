"""Replays: a whole recorded race with nothing hidden, and every moment at which a phase begins."""

import re
from bisect import bisect_left
from itertools import pairwise

from echappee.engine import Refused
from echappee.games import game_of
from echappee.notation.game_rules import SomeRace
from echappee.server.http.bodies import MomentRow, Replay
from echappee.server.http.errors import Broken
from echappee.server.tables.choices import Settings
from echappee.server.tables.game_table import GameTable, Tags
from echappee.server.tables.radio import Radio
from echappee.server.tables.settings import check_settings
from echappee.server.tables.untrusted_record import ride

_ROUND = re.compile(r"(?m)^round ([0-9]{1,5})[ \t\r]*$")


def replay_of(text: str, rounds: int | None = None) -> Replay:
    """The race of this record, perhaps only up to this round; a refusal says how far the record holds."""
    text = text if rounds is None else _until(text, rounds)
    try:
        race, tags = ride(text)
    except Refused as refusal:
        raise Broken(refusal, _holding(text)) from None
    game = game_of(race).room(GameTable)
    road, settings = game.road_ridden(race, tags), _settings(race, tags)
    return Replay(
        stage=road.id,
        name=road.name,
        seats=game.seats_ridden(race, tags),
        rules=game.rules_ridden(race),
        over=race.over,
        seeded="seed" in tags,
        settings=settings,
        road=game.road_wire(race.view(None)),
        start=game.open_view_wire(race.moments[0].position),
        events=tuple(Radio(race).events()),
        moments=_moments(race, forks=settings is not None),
        jerseys=game.jerseys(tags),
    )


def _moments(race: SomeRace, *, forks: bool) -> tuple[MomentRow, ...]:
    end = len(race.ledger) if race.over else len(race.ledger) + 1
    return tuple(
        MomentRow(
            round=at.position.round,
            phase=at.position.phase,
            events=at.events,
            entries=at.entries,
            fork=forks and at.entries < end,
        )
        for at in race.moments
    )


def _settings(race: SomeRace, tags: Tags) -> Settings | None:
    """The settings of a table for the same race; None if it cannot be ridden at a table."""
    settings = game_of(race).room(GameTable).settings_ridden(race, tags)
    try:
        check_settings(settings)
    except Refused:
        return None
    return settings


def _until(text: str, rounds: int) -> str:
    """The record up to the end of this round."""
    later = (match.start() for match in _ROUND.finditer(text) if int(match[1]) > rounds)
    return text[: next(later, len(text))]


def _holding(text: str) -> int:
    """The last round up to which a broken record holds; 0 if none."""
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
