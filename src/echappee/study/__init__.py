"""After the race: what each choice was worth, and how much of the result was luck."""

from echappee.study.analysis import Analysis, analyse, analyse_race
from echappee.study.game_study import GameStudy, Judge

__all__ = ["Analysis", "GameStudy", "Judge", "analyse", "analyse_race"]
