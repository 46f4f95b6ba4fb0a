"""Puzzles tried once more: patron's network learns, and what was a puzzle may not be one any longer."""

from echappee.engine import Race, ScriptedDealer
from echappee.flamme.rules import FLAMME, FlammeRace
from echappee.flamme.study.puzzles.finding import puzzle_in
from echappee.study.puzzles import Puzzle
from echappee.study.walking import Choice


def check_puzzle(puzzle: Puzzle) -> Puzzle | None:
    """The puzzle as it would be found today; None if it would not be."""
    race: FlammeRace = Race(FLAMME, FLAMME.read_line(puzzle.position), ScriptedDealer(), puzzle.heard)
    question = puzzle.asked()
    choice = Choice(
        question=question,
        view=race.view(question.seat),
        began=FLAMME.cut(race.position, question.seat),
        public=race.view(None),
        answer=puzzle.best,
    )
    return puzzle_in(choice, puzzle.heard, puzzle.race)
