"""Replays: a whole recorded race with nothing hidden, and every moment at which a phase begins."""

from collections.abc import Sequence

from msgspec import convert, json

from echappee.engine import Refused
from echappee.games import Game, game_named, game_of
from echappee.notation import SomePosition, SomeRace, SomeView, Tags
from echappee.server.messages.settings import Settings
from echappee.server.messages.studies import BoardState, MomentRow, PositionLine, Replay
from echappee.server.messages.wire import FigureRow
from echappee.server.tables.game_table import Counsel, GameTable
from echappee.server.tables.radio import Radio, figure_rows, said_wire, with_wins
from echappee.server.tables.seats import check_settings
from echappee.server.tables.untrusted_record import ride_record, up_to_round
from echappee.study import GameStudy
from echappee.study.advice import advise, chances
from echappee.study.as_json import chances_json
from echappee.study.chances import Truth
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
    board, study, table = _board(game), game.room(GameStudy), game.room(GameTable)
    position = board.read(line)
    posed = board.pose(position, rider, hand) if rider else None
    asked = posed.choice if posed else None
    told = table.counsel(asked.question, asked.view) if asked and table.counsel else Counsel({}, {})
    tried = advise(study, asked.seen, asked.question) if asked else None
    situation = asked.seen if asked else Truth(position)
    teams = chances(study, situation)
    state = BoardState(
        policy=study.effort(situation, "advice").policy,
        road=table.road_wire(asked.view if asked else game.rules.cut(position, None)),
        view=table.open_view_wire(position),
        teams=convert(chances_json(teams.figures), dict[str, FigureRow]),
        hand=tuple(posed.hand) if posed else (),
        wins=figure_rows(tried.figures) if tried else {},
        best=tried.best if tried and tried.clear else None,
        chances=with_wins(told.chances, tried.figures) if tried else {},
        said={answer: said_wire(sentence) for answer, sentence in told.said.items()},
    )
    return json.encode(state)


def _board(game: Game) -> GameBoard[SomePosition, SomeView]:
    board: GameBoard[SomePosition, SomeView] | None = game.room(GameStudy).board
    if board is None:
        raise Refused("no-board", "this game has no study board")
    return board


def _line(game: Game, position: SomePosition) -> bytes:
    return json.encode(PositionLine(game.rules.line(position)))
