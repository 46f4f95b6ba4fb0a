"""Bots answer questions for a seat; each sees what its seat may know."""

from echappee.bots.bot import Bot, Look, RandomBot, drive
from echappee.bots.game_bots import (
    AutomaticTeam,
    BotEntry,
    GameBots,
    InWords,
    Portrait,
    Strength,
    Strengths,
    bots_of,
    make_bot,
    names_of,
    read_strengths,
)

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
