"""Puzzles on the wire: the list of a game's puzzles, and each of them."""

from collections.abc import Sequence

from echappee.engine import Refused
from echappee.games import Game
from echappee.server.messages.studies import PuzzleAnswer, PuzzleRow, Puzzles, PuzzleState
from echappee.server.tables.game_table import GameTable, Known
from echappee.server.tables.radio import event_wire, said_wire
from echappee.study import GameStudy
from echappee.study.puzzles import Puzzle


def puzzles_of(game: Game) -> Puzzles:
    rows = (PuzzleRow(each.theme, each.level, each.rating) for each in _shipped(game))
    return Puzzles(tuple(rows))


def puzzle_of(game: Game, number: str) -> PuzzleState:
    """The puzzle with this number, counted from 1."""
    shipped = _shipped(game)
    if not number.isdecimal() or not 0 < int(number) <= len(shipped):
        raise Refused("no-such-page", "there is no puzzle with this number")
    return _state(game, int(number), shipped[int(number) - 1])


def _shipped(game: Game) -> Sequence[Puzzle]:
    """None if the game has no puzzles."""
    puzzles = game.room(GameStudy).puzzles
    return puzzles.shipped() if puzzles else ()


def _state(game: Game, number: int, puzzle: Puzzle) -> PuzzleState:
    table, question, race = game.room(GameTable), puzzle.asked(), puzzle.moment()
    view = race.view(question.seat)
    return PuzzleState(
        number=number,
        theme=puzzle.theme,
        level=puzzle.level,
        rating=puzzle.rating,
        position=puzzle.position,
        road=table.road_wire(view),
        view=table.view_wire(view, Known()),
        events=tuple(map(event_wire, race.heard(question.seat))),
        question=table.question_wire(question, view),
        answers=tuple(
            PuzzleAnswer(
                answer=answer,
                chance=chance,
                error=error,
                said=tuple(map(said_wire, puzzle.facts[answer])),
            )
            for answer, (chance, error) in sorted(puzzle.answers.items(), key=lambda each: -each[1][0])
        ),
    )
