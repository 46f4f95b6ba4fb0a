"""The table `recovery`: a card is played that may send an exhaustion card back."""

from collections.abc import Iterator
from typing import NamedTuple

from echappee.engine import Refused
from echappee.flamme.rules.cards import Pile
from echappee.flamme.scenarios.hands import Deck, differing_piles, read_deck
from echappee.flamme.scenarios.riders import read_pile
from echappee.scenarios.fields import Fields

EXPECTATIONS = ("down", "recycled")


class Recovery(NamedTuple):
    """A card played, whether an exhaustion card is sent back, and what is expected of the deck."""

    deck: Deck
    gives: bool | None
    """The answer; None if no question is expected."""
    asked: bool | None
    expected: dict[str, Pile]

    def differences(self) -> Iterator[str]:
        """Play the card, and compare."""
        race = self.deck.draw()
        rider = self.deck.play(race, recover=self.gives)
        asked = any(entry.key.kind == "recover" for entry in race.ledger)
        if self.asked is not None and self.asked != asked:
            yield f"asked: {str(asked).lower()}, not {str(self.asked).lower()}"
        if self.gives is not None and not asked:
            yield "gives: nothing is asked"
        yield from differing_piles(self.expected, {"down": rider.pile, "recycled": rider.recycled})


def read_recovery(fields: Fields) -> Recovery:
    deck = read_deck(fields)
    gives = fields.truth("gives") if fields.has("gives") else None
    expect = fields.inner("expect")
    asked = expect.truth("asked") if expect.has("asked") else None
    expected = {key: read_pile(expect.text(key)) for key in EXPECTATIONS if expect.has(key)}
    expect.close()
    if not expected and asked is None:
        raise Refused("no-expectation", f"expect is empty: give one of asked, {', '.join(EXPECTATIONS)}")
    return Recovery(deck, gives, asked, expected)
