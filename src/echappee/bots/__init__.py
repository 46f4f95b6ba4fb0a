"""Who answers questions; each sees a view."""

from echappee.bots.bot import Bot, Look, drive
from echappee.bots.domestique import DomestiqueBot
from echappee.bots.random_bot import RandomBot
from echappee.bots.registry import BOTS, bots_of, make_bot
from echappee.bots.tempo import TempoBot

__all__ = [
    "BOTS",
    "Bot",
    "DomestiqueBot",
    "Look",
    "RandomBot",
    "TempoBot",
    "bots_of",
    "drive",
    "make_bot",
]
