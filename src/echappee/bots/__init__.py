"""Bots answer questions for a seat; each sees what its seat may know."""

from echappee.bots.bot import Bot, Look, drive
from echappee.bots.game_bots import (
    AutomaticTeam,
    BotEntry,
    GameBots,
    InWords,
    Portrait,
    bots_of,
    make_bot,
    names_of,
)
from echappee.bots.random_bot import RandomBot
from echappee.bots.strengths import Strength, Strengths, read_strengths

__all__ = [
    "AutomaticTeam",
    "Bot",
    "BotEntry",
    "GameBots",
    "InWords",
    "Look",
    "Portrait",
    "RandomBot",
    "Strength",
    "Strengths",
    "bots_of",
    "drive",
    "make_bot",
    "names_of",
    "read_strengths",
]
