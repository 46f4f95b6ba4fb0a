"""Bots answer questions for a seat; each sees what its seat may know."""

from echappee.bots.bot import Bot, Look, RandomBot, drive
from echappee.bots.bot_entry import BotEntry, InWords, Portrait
from echappee.bots.game_bots import (
    AutomaticTeam,
    GameBots,
    Strength,
    Strengths,
    bot_named,
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
    "bot_named",
    "bots_of",
    "drive",
    "make_bot",
    "names_of",
    "read_strengths",
]
