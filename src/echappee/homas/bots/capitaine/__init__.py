"""Capitaine: a director of Homas Tour Pro that rides for whichever of its riders can still win."""

from echappee.homas.bots.capitaine.bot import CapitaineBot

__all__ = ["CapitaineBot"]
