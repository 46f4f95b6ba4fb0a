from echappee.bots import drive
from echappee.bots.lookup import find_bot
from echappee.engine import (
    Draw,
    Question,
    Race,
    Refused,
    ScriptedDealer,
    SeededDealer,
    outcomes,
    sample_outcome,
)
from echappee.front import Prepared, Rows, Simulation, Study, load_race, prepare, puzzles_for, study_race
from echappee.games import save
from echappee.notation import SomeRace, verify
from echappee.study.puzzles import Puzzle

__version__: str
__all__ = [
    "Draw",
    "Prepared",
    "Puzzle",
    "Question",
    "Race",
    "Refused",
    "Rows",
    "ScriptedDealer",
    "SeededDealer",
    "Simulation",
    "SomeRace",
    "Study",
    "drive",
    "find_bot",
    "load_race",
    "outcomes",
    "prepare",
    "puzzles_for",
    "sample_outcome",
    "save",
    "study_race",
    "verify",
]
