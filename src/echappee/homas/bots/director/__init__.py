"""A director of Homas Tour Pro: one player, with skills as data."""

from echappee.homas.bots.director.characters import CHARACTERS, PEOPLE
from echappee.homas.bots.director.director import Director
from echappee.homas.bots.director.skill import BEST, Skill, skill

__all__ = ["BEST", "CHARACTERS", "PEOPLE", "Director", "Skill", "skill"]
