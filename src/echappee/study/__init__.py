"""After the race: what each choice was worth, and how much of the result was luck."""

from echappee.study.analysis import Analysis, analyse
from echappee.study.game_study import GameStudy, Judge
from echappee.study.refining import refine, refine_one

__all__ = ["Analysis", "GameStudy", "Judge", "analyse", "refine", "refine_one"]
