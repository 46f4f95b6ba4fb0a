"""What scenario files can say about Flamme Rouge."""

from typing import Final

from echappee.flamme.scenarios.bids import read_bid
from echappee.flamme.scenarios.drafts import read_draft
from echappee.flamme.scenarios.hands import read_hand
from echappee.flamme.scenarios.piles import read_piles
from echappee.flamme.scenarios.placements import read_placement
from echappee.flamme.scenarios.previews import read_preview
from echappee.flamme.scenarios.recoveries import read_recovery
from echappee.flamme.scenarios.refreshments import read_refreshment
from echappee.flamme.scenarios.rounds import read_round
from echappee.flamme.scenarios.tours import read_tour
from echappee.flamme.scenarios.winds import read_winds
from echappee.scenarios.game_scenarios import GameScenarios

SCENARIOS: Final = GameScenarios(
    tables={
        "round": read_round,
        "energy": read_hand,
        "bid": read_bid,
        "placement": read_placement,
        "weather": read_winds,
        "preview": read_preview,
        "draft": read_draft,
        "recovery": read_recovery,
        "refresh": read_refreshment,
        "tokens": read_piles,
        "tour": read_tour,
    }
)
