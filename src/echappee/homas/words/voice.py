"""Sentences of Homas Tour Pro as text: riders are called by team and number, as in Red 21."""

from collections.abc import Sequence
from functools import lru_cache

from echappee.homas.rules.cards import COLOURS, value
from echappee.homas.rules.options import HELP
from echappee.homas.words.sentences import PREFIX, fitness_value
from echappee.words.voice import Voice


@lru_cache
def voice(language: str) -> "HomasVoice":
    """The voice for this language; its catalogues are read once."""
    return HomasVoice(language)


class HomasVoice(Voice):
    """Says sentences of Homas Tour Pro in one language; the sheets add their own catalogues."""

    def __init__(self, language: str, *packages: str) -> None:
        super().__init__(language, __package__, *packages)
        self.words = {
            "rider": self.rider,
            "leader": self.rider,
            "asker": self.rider,
            "riders": self.riders,
            "numbers": ", ".join,
            "seat": self.team,
            "seats": lambda seats: self.listed(map(self.team, seats)),
            "card": self.card,
            "cards": lambda cards: self.listed(map(self.card, cards)),
        }

    def rider(self, name: str) -> str:
        """As in Red 21."""
        return self._own("rider", colour=COLOURS[int(name[0]) - 1], number=name)

    def riders(self, names: Sequence[str]) -> str:
        return self.listed(map(self.rider, names))

    def role(self, role: int) -> str:
        return self._own("role", role=role)

    def card(self, card: str) -> str:
        """An energy card; one of the team is named so."""
        if card.startswith(HELP):
            return self._own("team-card", card=self.card(card.removeprefix(HELP)))
        return self._own("card", value=value(card), kind=card[1:] or "free")

    def fitness(self, card: str) -> str:
        """A fitness card and its squares."""
        return self._own("fitness-card", fitness=fitness_value(card))

    def _own(self, id: str, **args: str | int) -> str:
        return self.message(PREFIX + id, args)
