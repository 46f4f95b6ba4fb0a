"""Homas Tour Pro in sentences; its catalogues lie beside the code."""

from typing import Final

from echappee.homas.words.narration import TELLING
from echappee.homas.words.voice import voice
from echappee.words.voice import GameWords

WORDS: Final = GameWords(telling=TELLING, voice=voice)
