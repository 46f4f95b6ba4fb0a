"""Sentences of Homas Tour Pro as text: riders are called by team and number, as in Red 21."""

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import Any, Final

from echappee.homas.cards import COLOURS, value
from echappee.homas.means import HELP
from echappee.words.homas.sentences import PREFIX, fitness_value
from echappee.words.voice import LOCALES, Voice, catalogue

PART: Final = "homas."
"""How the names of its catalogues begin."""


@lru_cache
def voice(language: str) -> "HomasVoice":
    """The voice for this language; its catalogues are read once."""
    return HomasVoice(LOCALES[language], catalogue(language) + catalogue(language, PART))


class HomasVoice(Voice):
    """Says sentences of Homas Tour Pro in one language."""

    def __init__(self, locale: str, messages: str) -> None:
        super().__init__(locale, messages)
        self.words: Mapping[str, Callable[[Any], str]] = {
            "rider": self.rider,
            "leader": self.rider,
            "asker": self.rider,
            "riders": self.riders,
            "seat": self.team,
            "seats": lambda seats: self.listed(map(self.team, seats)),
            "card": self.card,
            "cards": lambda cards: self.listed(map(self.card, cards)),
        }

    def rider(self, name: str) -> str:
        """As in Red 21."""
        return self._own("rider", colour=COLOURS[int(name[0]) - 1], number=name)

    def riders(self, names: Sequence[str]) -> str:
        """A list of riders, one by one."""
        return self.listed(map(self.rider, names))

    def role(self, role: int) -> str:
        """What a rider of this number is."""
        return self._own("role", role=role)

    def card(self, card: str) -> str:
        """An energy card; one of the team is named so."""
        if card.startswith(HELP):
            return self._own("team-card", card=self.card(card.removeprefix(HELP)))
        return self._own("card", value=value(card), kind=card[1:] or "free")

    def fitness(self, card: str) -> str:
        """A fitness card and what it is worth."""
        return self._own("fitness-card", fitness=fitness_value(card))

    def _own(self, id: str, **args: str | int) -> str:
        return self.message(PREFIX + id, args)
