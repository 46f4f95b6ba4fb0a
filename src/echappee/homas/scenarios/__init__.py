"""What scenario files can say about Homas Tour Pro."""

from typing import Final

from echappee.homas.scenarios.books import read_homas_tour
from echappee.homas.scenarios.turns import read_homas
from echappee.scenarios.situation import GameScenarios

SCENARIOS: Final = GameScenarios(
    tables={
        "homas": read_homas,
        "homas_tour": read_homas_tour,
    }
)
