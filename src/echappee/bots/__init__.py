"""Who answers questions; each sees a view."""

from echappee.bots.bot import Bot, Look, drive
from echappee.bots.random_bot import RandomBot
from echappee.bots.registry import BOTS, make_bot
from echappee.bots.tempo import TempoBot

__all__ = ["BOTS", "Bot", "Look", "RandomBot", "TempoBot", "drive", "make_bot"]
