"""What a turn brings with an answer, as puzzles tell it."""

from echappee.engine import Race, ScriptedDealer
from echappee.homas.kernel.state import OVER
from echappee.homas.rules import HOMAS, HomasRace
from echappee.homas.study.puzzles import PUZZLES
from echappee.homas.study.puzzles.themes import told
from echappee.homas.study.puzzles.trials import turn_ends
from echappee.homas.thinking.rollouts import Tries


def test_races_stop_after_the_turn_and_bring_what_the_puzzle_says() -> None:
    for puzzle in PUZZLES.shipped()[::80]:
        race: HomasRace = Race(HOMAS, HOMAS.read_line(puzzle.position), ScriptedDealer(), puzzle.heard)
        question = puzzle.asked()
        view = race.view(question.seat)
        batch = Tries(view, question, 0).turn(puzzle.best, range(20))
        assert ((batch["round"] == view.round + 1) | (batch["phase"] == OVER)).all()
        ends = turn_ends(view, question)
        assert {answer: list(told(end)) for answer, end in ends.items()} == puzzle.facts
