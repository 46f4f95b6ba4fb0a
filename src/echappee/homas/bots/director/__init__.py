"""A director of Homas Tour Pro: one player, with skills as data."""

from echappee.homas.bots.director.characters import CHARACTERS, PEOPLE
from echappee.homas.bots.director.director import Director
from echappee.homas.bots.director.skill import BEST, Skill, Skills, skills

__all__ = ["BEST", "CHARACTERS", "PEOPLE", "Director", "Skill", "Skills", "skills"]
