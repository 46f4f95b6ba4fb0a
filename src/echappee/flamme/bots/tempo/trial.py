"""Against the clock: in an individual trial the highest card of each type tires its rider."""

from echappee.flamme.bots.tempo.forecast import eagerness
from echappee.flamme.rules import RiderView, View
from echappee.flamme.rules.cards import EXHAUSTION


class Hardest:
    """How likely each value is the highest of the round, as far as one rider can tell."""

    def __init__(self, view: View, rider: RiderView, boldness: float) -> None:
        rivals = [each for each in view.riders if each.racing and each.type == rider.type]
        self._decks = [_weighed(each, boldness) for each in rivals if each is not rider]

    def chance(self, value: int) -> float:
        """How likely nobody of the same type plays higher; equal cards tire both riders."""
        chance = 1.0
        for deck in self._decks:
            chance *= sum(weight for other, weight in deck if other <= value) / sum(
                weight for _, weight in deck
            )
        return chance


def _weighed(rider: RiderView, boldness: float) -> list[tuple[int, float]]:
    return [(card.value, eagerness(card.value, boldness)) for card in rider.deck or (EXHAUSTION,)]
