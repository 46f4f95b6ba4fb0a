"""What Homas Tour Pro brings to the study of a race: races that are ridden on by its own bot."""

from typing import Final

from echappee.homas.rules import Position, View
from echappee.homas.study.studying import steps, study
from echappee.study.game_study import RiddenStudy

STUDY: Final = RiddenStudy[Position, View](steps=steps, study=study)
