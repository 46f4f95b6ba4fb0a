"""Dash in sentences."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from dash.rules import RULES, View
from echappee.engine import Event
from echappee.words.sentences import Sentence, Telling
from echappee.words.voice import GameWords, Voice


class DashVoice(Voice):
    """Says sentences of Dash in one language."""

    def __init__(self, language: str) -> None:
        super().__init__(language, "dash.words")
        self.words = {"team": self.team}


@lru_cache
def voice(language: str) -> DashVoice:
    """The voice for this language."""
    return DashVoice(language)


def _said(events: Sequence[Event], _before: View) -> list[Sentence]:
    args = {name: value for name, value in events[0].args.items() if name != "rider"}
    return [Sentence(events[0].code, {"team": events[0].args["rider"], **args})]


WORDS: Final = GameWords(
    telling=Telling(fold=RULES.fold, told={"rode": _said, "won": _said}, merged=()), voice=voice
)
