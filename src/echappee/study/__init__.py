"""After the race: what each choice was worth, and how much of the result was luck."""

from echappee.study.analysis import QUICK, Analysis, StudyEffort
from echappee.study.game_study import GameStudy, analyse, refine_one

__all__ = ["QUICK", "Analysis", "GameStudy", "StudyEffort", "analyse", "refine_one"]
