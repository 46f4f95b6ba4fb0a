"""Where to end a move (rule 2.1.4)."""

from collections.abc import Sequence

from echappee.homas.bots.capitaine.outlook import Outlook
from echappee.homas.bots.capitaine.places import Place
from echappee.homas.rules.events import TABLE


def end(sight: Outlook, index: int, options: Sequence[str]) -> str:
    """The best square; a descent's table is left alone."""
    place = Place(sight, index)
    numbers = {name: sight.course.numbers[name] for name in options if name != TABLE}
    return max(numbers, key=lambda name: (place.of(numbers[name]), numbers[name]))
