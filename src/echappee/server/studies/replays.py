"""Replays: a whole recorded race with nothing hidden, and every moment at which a phase begins."""

from msgspec import json

from echappee.engine import Refused
from echappee.games import game_of
from echappee.notation.game_rules import SomeRace
from echappee.server.messages.settings import Settings
from echappee.server.messages.studies import MomentRow, Replay
from echappee.server.tables.game_table import GameTable, Tags
from echappee.server.tables.radio import Radio
from echappee.server.tables.seats import check_settings
from echappee.server.tables.untrusted_record import ride_record, up_to_round


def replay_json(text: str, rounds: int | None) -> bytes:
    """A replay as it is sent; a job for a worker."""
    return json.encode(replay_of(text, rounds))


def replay_of(text: str, rounds: int | None = None) -> Replay:
    """The race of this record, perhaps only up to this round; a refusal says how far the record holds."""
    race, tags = ride_record(text if rounds is None else up_to_round(text, rounds))
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
