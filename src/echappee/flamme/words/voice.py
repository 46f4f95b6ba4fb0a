"""Sentences of Flamme Rouge as text: the words for riders, cards, times and weather."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from echappee.flamme.rules import SPECIALISTS, Card
from echappee.words.languages import ENGLISH
from echappee.words.sentences import clock
from echappee.words.voice import Voice

_CARDS: Final = {"": "energy", "e": "exhaustion", "a": "attack"}


@lru_cache
def voice(language: str) -> "FlammeVoice":
    """The voice for this language; its catalogues are read once."""
    return FlammeVoice(language)


class FlammeVoice(Voice):
    """Says sentences of Flamme Rouge in one language; the sheets add their own catalogues.

    The name of an argument says what it is: `rider` and `leader` are riders (`blue.R`); `riders`, `ahead`
    and `blockers` lists of them; `seats` a list of teams; `specialist` is a specialist; `card` is a card
    (`2e`, `6+chase`), `cards` a list; `square` is what people call a square; `time` is in seconds; `weather`
    a list of kind, first and last square.
    """

    def __init__(self, language: str, *packages: str) -> None:
        super().__init__(language, __package__, *packages)
        self.words = {
            "rider": self.rider,
            "leader": self.rider,
            "riders": self.riders,
            "ahead": self.riders,
            "blockers": self.riders,
            "seats": lambda seats: self.listed(map(self.team, seats)),
            "specialist": self.specialist,
            "card": self._card,
            "cards": lambda cards: self.listed(map(self._card, cards)),
            "time": clock,
            "weather": lambda runs: self.listed(self._weather(*run) for run in runs),
        }

    def rider(self, name: str) -> str:
        """As in Blue’s Rouleur."""
        colour, _, kind = name.partition(".")
        return self.message("rider-of-colour", {"colour": colour, "type": kind})

    def riders(self, names: Sequence[str]) -> str:
        """A list of riders; both riders of a team are one item."""
        colours = [name.partition(".")[0] for name in names]
        called = [
            self.message("both-riders-of-colour", {"colour": colour})
            if colours.count(colour) > 1
            else self.rider(name)
            for name, colour in zip(names, colours, strict=True)
        ]
        return self.listed(dict.fromkeys(called))

    def specialist(self, id: str) -> str:
        """The specialist's name; in English if it has not been translated."""
        called = SPECIALISTS[id].called
        return called.get(self.language, called[ENGLISH])

    def power(self, id: str) -> str:
        """What a card with this power can do, in a word or two."""
        return self.message("power", {"power": id})

    def _card(self, text: str) -> str:
        """A card by its value, and by its name where it is not an ordinary one."""
        card = Card.parse(text)
        powers = self.listed(map(self.power, card.kind.split("+")[1:]))
        kind = _CARDS.get(card.kind, "power")
        return self.message("card", {"kind": kind, "value": card.value, "powers": powers})

    def _weather(self, kind: str, first: str, last: str, *_left: int) -> str:
        return self.message("weather-run", {"weather": kind, "first": first, "last": last})
