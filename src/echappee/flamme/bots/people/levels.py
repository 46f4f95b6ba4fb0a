"""How strong somebody is: five levels, from a beginner's mistakes to patron's full strength."""

from collections.abc import Mapping
from typing import Final

from echappee.flamme.bots.people.prospects import Style

LAPSES: Final[Mapping[int, float]] = {1: 0.66, 2: 0.48, 3: 0.3, 4: 0.14, 5: 0.0}
"""By level: the share of cards that are played without thinking. Each level wins two of three races of two
teams against the one below; `python -m bench.levels` measures it."""

HABITS: Final = Style(spent=2.0, shelter=-4.0, wasted=1.5)
"""What a thoughtless rider likes: high cards early, the wind in the face, strong cards on climbs."""
HASTE: Final = 3.0
"""How much of it is chance, in the same numbers."""
TASTE: Final = 0.25
"""How much of a style is left then: beginners ride much alike. With all of it those whose style is to attack
would win more than others of their level."""
