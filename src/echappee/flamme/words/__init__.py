"""Flamme Rouge in sentences; its catalogues are beside the code."""

from typing import Final

from echappee.flamme.words.narration import TELLING
from echappee.flamme.words.voice import voice
from echappee.words.voice import GameWords

WORDS: Final = GameWords(telling=TELLING, voice=voice)
