"""What people do with races in a program, in one call each; `import echappee` offers all of it."""

from echappee.front.prepared import Prepared, prepare
from echappee.front.rows import Rows
from echappee.front.simulation import Simulation
from echappee.front.studies import Study, load_race, puzzles_for, study_race

__all__ = ["Prepared", "Rows", "Simulation", "Study", "load_race", "prepare", "puzzles_for", "study_race"]
