"""Domestique: a director of Homas Tour Pro whose helpers work so that its leader and sprinter need not."""

from echappee.homas.bots.domestique.bot import DomestiqueBot

__all__ = ["DomestiqueBot"]
