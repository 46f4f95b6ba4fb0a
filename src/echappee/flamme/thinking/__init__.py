"""Looking ahead: what a seat can find out by riding races in the kernel before it answers."""

from typing import Final

from echappee.bots.lookup import GameThinking
from echappee.flamme.rules import View
from echappee.flamme.thinking.bot import ThinkingBot
from echappee.flamme.thinking.rollouts import rollouts

__all__ = ["THINKING", "rollouts"]

THINKING: Final[GameThinking[View]] = GameThinking(bots={"patron": ThinkingBot})
