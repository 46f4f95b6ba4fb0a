"""After the race: what each choice was worth, and how much of the result was luck."""

from echappee.study.analysis import Analysis, EffortName, StudyEffort
from echappee.study.examine import analyse, wanted
from echappee.study.game_study import GameStudy

__all__ = ["Analysis", "EffortName", "GameStudy", "StudyEffort", "analyse", "wanted"]
