"""After the race: what each choice was worth, and how much of the result was luck."""

from echappee.study.analysis import Analysis, analyse, analyse_riding
from echappee.study.game_study import QUICK, Effort, GameStudy, Judge, RiddenStudy
from echappee.study.refining import refine, refine_one

__all__ = [
    "QUICK",
    "Analysis",
    "Effort",
    "GameStudy",
    "Judge",
    "RiddenStudy",
    "analyse",
    "analyse_riding",
    "refine",
    "refine_one",
]
