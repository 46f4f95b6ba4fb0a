"""The study board: positions from a road, a record or typed in, and each team's chance to win."""

from collections.abc import Sequence

from msgspec import json

from echappee.engine import Refused
from echappee.games import Game, game_named, game_of
from echappee.notation.game_rules import SomePosition, SomeView
from echappee.server.messages.studies import BoardState, PositionLine
from echappee.server.tables.game_table import Counsel, GameTable
from echappee.server.tables.radio import said_wire
from echappee.server.tables.untrusted_record import ride_record
from echappee.study import GameStudy
from echappee.study.game_study import GameBoard

DIGITS = 4


def start_json(game: str, road: str, teams: int) -> bytes:
    """The first position on this road as it is sent; a job for a worker, as the others."""
    found = game_named(game)
    return _line(found, _board(found).start(road, teams))


def moment_json(text: str, entries: int) -> bytes:
    """The position of this record after this many entries, the latest if there are several.

    A race that is not over is nobody's to study.
    """
    race, _tags = ride_record(text)
    if not race.over:
        raise Refused("race-not-over", "record: the race is not over yet")
    moments = [moment for moment in race.moments if moment.entries == entries]
    if not moments:
        raise Refused("bad-fork", "a race can only start where a phase begins; none begins here")
    return _line(game_of(race), moments[-1].position)


def board_json(line: str, rider: str, hand: Sequence[str]) -> bytes:
    """What there is to say about this position, and about the cards of this rider."""
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
