"""What scenario files can say about Flamme Rouge."""

from typing import Final

from echappee.flamme.scenarios.before_start import read_bid, read_draft, read_placement, read_weather
from echappee.flamme.scenarios.books import read_tour
from echappee.flamme.scenarios.cards import read_energy, read_refresh
from echappee.flamme.scenarios.road_questions import read_preview, read_tokens
from echappee.flamme.scenarios.rounds import read_round
from echappee.scenarios.situation import GameScenarios

SCENARIOS: Final = GameScenarios(
    tables={
        "round": read_round,
        "energy": read_energy,
        "bid": read_bid,
        "placement": read_placement,
        "weather": read_weather,
        "preview": read_preview,
        "draft": read_draft,
        "recovery": read_energy,
        "refresh": read_refresh,
        "tokens": read_tokens,
        "tour": read_tour,
    }
)
