"""Where the riders of a race were after each turn, and what is counted until the first one is home."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from echappee.engine import Seat
from echappee.homas.board.course import ROW, Course
from echappee.homas.rules import ROLES, HomasRace, Position, Rider, Square
from echappee.simulate.result import FAILED
from echappee.simulate.run import failed_last
from echappee.simulate.tally import Tally


class Trail(NamedTuple):
    """One race; riders are in the order of its start."""

    squares: Sequence[Sequence[int]]
    """On the grid, then after each turn."""
    home: int
    """The turn in which the first rider came home."""
    winner: int
    failed: frozenset[Seat] = frozenset()
    """The seats that have lost because their bots failed."""


def trail_of(race: HomasRace, failed: frozenset[Seat]) -> Trail:
    begun = [moment.position for moment in race.moments if _begins_turn(moment.position)]
    end = race.position
    names = [rider.name for rider in end.riders]
    return Trail(
        squares=[[rider.square for rider in position.riders] for position in (*begun, end)],
        home=min(rider.home for rider in end.riders if rider.home),
        winner=names.index(failed_last(end.ranking, failed)[0].name),
        failed=failed,
    )


def _begins_turn(position: Position) -> bool:
    return position.phase == "move" and position.step == 0


def count_trails(start: Position, trails: Iterable[Trail]) -> Tally:
    """What was counted, besides what every game counts (`simulate/round_by_round.py`):

    - `team`, `role`, `row`, `lane`: races won; the rows of the grid are counted from 1 at the front.
    - `failed`, team: races that it lost because its bot failed.
    - `decided`, row of a summit: races in which somebody led over it; `decided wins`: those that it won.
    """
    tally = Tally()
    for trail in trails:
        _count(tally, start, trail)
    return tally


def _count(tally: Tally, start: Position, trail: Trail) -> None:
    course, winner = start.course, start.riders[trail.winner]
    tally.size += 1
    tally.add(1, "rounds", len(trail.squares) - 1)
    tally.add(1, "followed", trail.home)
    if winner.team not in trail.failed:
        _count_winner(tally, winner, course.at(trail.squares[0][trail.winner]))
    for seat in trail.failed:
        tally.add(1, FAILED, seat)
    for number in range(1, trail.home + 1):
        squares = trail.squares[number]
        order = sorted(range(len(squares)), key=lambda rider: -squares[rider])
        tally.add(1, "led", number, start.riders[order[0]].team)
        tally.add(course.rows_between(squares[order[1]], squares[order[0]]), "behind", number, "second")
        tally.add(course.rows_between(squares[order[-1]], squares[order[0]]), "behind", number, "last")
    for summit in course.summits:
        first = _first_over(course, summit.row, trail)
        if first is not None:
            tally.add(1, "decided", summit.row)
            tally.add(first == trail.winner, "decided wins", summit.row)


def _count_winner(tally: Tally, winner: Rider, grid: Square) -> None:
    tally.add(1, "team", winner.team)
    tally.add(1, "role", ROLES[winner.role - 1])
    tally.add(1, "row", 1 - grid.row)
    tally.add(1, "lane", grid.lane)


def _first_over(course: Course, row: int, trail: Trail) -> int | None:
    """The rider in front when somebody had crossed this line, if that was before anybody was home."""
    for squares in trail.squares[: trail.home]:
        front = max(squares)
        if course.at(front).progress > row * ROW:
            return squares.index(front)
    return None
