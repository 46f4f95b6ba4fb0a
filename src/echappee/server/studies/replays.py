"""Replays: a whole recorded race with nothing hidden, and every moment at which a phase begins."""

from collections.abc import Sequence

from msgspec import json

from echappee.engine import Refused
from echappee.games import Game, game_named, game_of
from echappee.notation import SomePosition, SomeRace, SomeView, Tags
from echappee.server.messages.settings import Settings
from echappee.server.messages.studies import BoardState, MomentRow, PositionLine, Replay
from echappee.server.tables.game_table import Counsel, GameTable
from echappee.server.tables.radio import Radio, said_wire
from echappee.server.tables.seats import check_settings
from echappee.server.tables.untrusted_record import ride_record, up_to_round
from echappee.study import GameStudy
from echappee.study.game_study import GameBoard


def replay_json(text: str, rounds: int | None) -> bytes:
    """A replay as it is sent; a job for a worker."""
    return json.encode(replay_of(text, rounds))


def replay_of(text: str, rounds: int | None = None) -> Replay:
    """The race of this record, perhaps only up to this round; a refusal says how far the record is valid."""
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


DIGITS = 4


def start_json(game: str, road: str, teams: int) -> bytes:
    """The first position on this road as JSON; a job for a worker, like the others."""
    found = game_named(game)
    return _line(found, _board(found).start(road, teams))


def moment_json(text: str, entries: int) -> bytes:
    """The position of this record after this many entries, the latest if there are several.

    A race that is not over cannot be studied.
    """
    race, _tags = ride_record(text)
    if not race.over:
        raise Refused("race-not-over", "record: the race is not over yet")
    moments = [moment for moment in race.moments if moment.entries == entries]
    if not moments:
        raise Refused("bad-fork", "a race can only start where a phase begins; none begins here")
    return _line(game_of(race), moments[-1].position)


def board_json(line: str, rider: str, hand: Sequence[str]) -> bytes:
    """The judgement of this position, and of this rider's cards."""
    game = game_named(line.partition("/")[0])
    board, table = _board(game), game.room(GameTable)
    position = board.read(line)
    posed = board.pose(position, rider, hand) if rider else None
    told = table.advise(posed.question, posed.view) if posed and table.advise else Counsel({}, {})
    judge, seen = board.judge(), posed.view if posed else game.rules.cut(position, None)
    state = BoardState(
        judge=judge.name,
        road=table.road_wire(seen),
        view=table.open_view_wire(position),
        teams={team: round(chance, DIGITS) for team, chance in judge.teams(seen).items()},
        hand=tuple(posed.hand) if posed else (),
        chances=told.chances,
        said={answer: said_wire(sentence) for answer, sentence in told.said.items()},
    )
    return json.encode(state)


def _board(game: Game) -> GameBoard[SomePosition, SomeView]:
    board: GameBoard[SomePosition, SomeView] | None = game.room(GameStudy).board
    if board is None:
        raise Refused("no-board", "nobody can judge a position of this game by looking")
    return board


def _line(game: Game, position: SomePosition) -> bytes:
    return json.encode(PositionLine(game.rules.line(position)))
