"""How races of Homas Tour Pro are studied: a bot rides races from each moment."""

from typing import Final

from echappee.homas.rules import Position, View
from echappee.homas.study.puzzles import PUZZLES
from echappee.homas.study.study import steps, study
from echappee.study import GameStudy

STUDY: Final = GameStudy[Position, View](study=study, steps=steps, puzzles=PUZZLES)
