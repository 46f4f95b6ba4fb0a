"""How races of Homas Tour Pro are studied: its own bot rides races from each moment."""

from typing import Final

from echappee.homas.rules import Position, View
from echappee.homas.study.studying import steps, study
from echappee.study.game_study import RiddenStudy

STUDY: Final = RiddenStudy[Position, View](steps=steps, study=study)
