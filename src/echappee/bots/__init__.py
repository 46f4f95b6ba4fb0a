"""Bots answer questions for a seat; each sees what its seat may know."""

from echappee.bots.bot import Bot, Look, drive
from echappee.bots.game_bots import AutomaticTeam, BotEntry, GameBots, bots_of, make_bot
from echappee.bots.random_bot import RandomBot

__all__ = [
    "AutomaticTeam",
    "Bot",
    "BotEntry",
    "GameBots",
    "Look",
    "RandomBot",
    "bots_of",
    "drive",
    "make_bot",
]
