"""Who answers questions; each sees a view."""

from echappee.bots.bot import Bot, Look, drive
from echappee.bots.random_bot import RandomBot

__all__ = ["Bot", "Look", "RandomBot", "drive"]
